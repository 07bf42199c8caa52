//! One phase: the play after a first move, or without one.

use std::num::NonZeroUsize;

use strum::IntoStaticStr;

use super::super::branch::{Branch, leaves_all};
use super::super::{KeyMove, NamedMove, SearchControl, Stopped};
use crate::board::{Role, Square};
use crate::rules::Play;

/// The kind of a phase.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum PhaseKind {
    /// The defence moves first, as if the attack could pass.
    SetPlay,
    /// The play after a first move that one reply refutes.
    Try,
    /// The actual play, after a key.
    Key,
}

impl PhaseKind {
    /// Returns the identifier: `set-play`, `try` or `key`.
    ///
    /// ```
    /// assert_eq!(fenwright::rules::solver::PhaseKind::SetPlay.id(), "set-play");
    /// ```
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The play after a first move of the attack, or the set play.
#[derive(Clone, Debug)]
pub struct Phase {
    /// The kind.
    pub kind: PhaseKind,
    /// The first move; `None` in the set play.
    pub first: Option<NamedMove>,
    /// The fastest moves that would force the mate if the defence passed; empty in the set play.
    pub threats: Vec<KeyMove>,
    /// `true` if the first move neither threatens nor checks: it only waits.
    pub is_waiting: bool,
    /// The reply that refutes a try.
    pub refutation: Option<NamedMove>,
    /// The position where the moves of this phase begin.
    pub(super) start: Play,
    pub(super) replies: Vec<(NamedMove, PhaseCell)>,
}

/// The answers of the attack to a reply in one phase. There are several if the phase has a dual.
#[derive(Clone, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum PhaseCell {
    /// The reply is illegal in this phase.
    Illegal,
    /// No answer forces the mate in time. In a try, the reply is its refutation.
    NoMate,
    /// All threats remain among the fastest answers, which are these, or an answer is faster. The reply is no defence.
    Threat(Vec<KeyMove>),
    /// The fastest answers to a defence. A reply to a waiting move and in the set play is always a defence.
    Mates(Vec<KeyMove>),
}

impl PhaseCell {
    /// Returns the identifier: `illegal`, `no-mate`, `threat` or `mates`.
    ///
    /// ```
    /// assert_eq!(fenwright::rules::solver::PhaseCell::NoMate.id(), "no-mate");
    /// ```
    pub fn id(&self) -> &'static str {
        self.into()
    }

    /// Returns the fastest answers; empty if there are none.
    pub fn answers(&self) -> &[KeyMove] {
        match self {
            Self::Illegal | Self::NoMate => &[],
            Self::Threat(answers) | Self::Mates(answers) => answers,
        }
    }

    /// Returns the answers to a defence; empty if the reply is no defence or has no answer.
    pub fn mates(&self) -> &[KeyMove] {
        if let Self::Mates(answers) = self { answers } else { &[] }
    }
}

/// The identity of a mate: the square of the piece before the first move, its destination, and its promotion.
pub(super) type MateId = (Square, Square, Option<Role>);

impl Phase {
    /// Expands the replies of a branch, where the defence is to move.
    pub(super) fn expand(
        kind: PhaseKind,
        (first, refutation): (Option<NamedMove>, Option<NamedMove>),
        branch: &Branch<'_>,
        start: Play,
        (workers, watch): (NonZeroUsize, &SearchControl),
    ) -> Result<Self, Stopped> {
        let is_set_play = kind == PhaseKind::SetPlay;
        let threats = if is_set_play { Vec::new() } else { branch.threats(workers, watch)? };
        let cell = |answers: &[KeyMove]| match answers.first() {
            None => PhaseCell::NoMate,
            Some(fastest) if leaves_all(&threats, Some(fastest.length), answers) => PhaseCell::Threat(answers.to_vec()),
            Some(_) => PhaseCell::Mates(answers.to_vec()),
        };
        // Without threats, every reply is returned.
        let variations = branch.variations(&[], workers, watch)?.into_iter();
        let replies = variations.flat_map(|variation| {
            let cell = cell(&variation.answers);
            variation.replies.into_iter().map(move |reply| (reply, cell.clone()))
        });
        let replies = replies.collect();
        let is_waiting = !is_set_play && threats.is_empty() && !branch.game.is_check();
        Ok(Self { kind, first, threats, is_waiting, refutation, start, replies })
    }

    /// Returns `true` if at least one reply has an answer.
    pub(super) fn has_answers(&self) -> bool {
        self.replies.iter().any(|(_, cell)| !cell.answers().is_empty())
    }

    /// Returns the identity of an answer, which is the same in all phases: the piece of the first move counts as if it
    /// were on its square in the diagram.
    pub(super) fn mate_id(&self, answer: &KeyMove) -> MateId {
        let played = answer.legal_move;
        let moved = self.first.as_ref().map(|first| first.legal_move).filter(|first| first.to == played.from);
        (moved.map_or(played.from, |first| first.from), played.to, played.promotion)
    }
}
