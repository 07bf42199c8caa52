//! The question for the only move, answered by tables or by the engine.

use super::Analysing;
use crate::app::shell::Shell;
use crate::engine::{Objective, OnlyMove, OnlyMoveRule};
use crate::wording;

/// The answer to the question for the only move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OnlyMoveAnswer {
    pub(super) sentence: String,
    /// `true` if tables prove it; `false` if the engine thinks so.
    pub(super) is_proven: bool,
}

/// Number of searched positions from which an unclear answer is shown.
const LONG: u64 = 10_000_000;

impl Analysing {
    /// Returns whether there is only one move that wins or, if none does, that draws.
    pub(super) fn only_move(&self, shell: &Shell) -> Option<OnlyMoveAnswer> {
        if self.is_threat || self.plays.is_some() || shell.is_preview() {
            return None;
        }
        if let Some(known) = shell.proof.known() {
            let sentence = wording::proven_moves(shell.position(), &known.proof, &known.moves);
            return Some(OnlyMoveAnswer { sentence, is_proven: true });
        }
        let sentence = self.judged(shell.settings.engine.rule)?;
        Some(OnlyMoveAnswer { sentence, is_proven: false })
    }

    fn judged(&self, rule: OnlyMoveRule) -> Option<String> {
        let analysis = self.analysis().filter(|analysis| !analysis.lines.is_empty())?;
        match analysis.wins_or_draws(rule) {
            // In most positions several moves draw.
            (Objective::Draw, OnlyMove::AlsoWins(_)) => None,
            // A search that goes on may still become clear, and a single line never does.
            (_, OnlyMove::Unclear) if analysis.lines.len() < 2 || analysis.nodes < LONG => None,
            _ => Some(wording::only_move(analysis, rule)),
        }
    }
}
