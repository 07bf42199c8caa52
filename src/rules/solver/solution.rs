//! What was found, and what it means for a problem.

use super::first_moves::{FirstMove, FirstMoves};
use super::{Aim, Solver, wording};
use crate::rules::{LegalMove, Play};

/// A first move that forces mate, or a selfmate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The move.
    pub first: LegalMove,
    /// In standard algebraic notation, with `+` or `#`.
    pub name: String,
    /// In the notation of UCI.
    pub uci: String,
    /// In how many moves the mate comes at the latest, itself included.
    pub length: u8,
}

/// All first moves that force mate, or a selfmate, in so many moves, as far as they were looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was to be forced.
    pub aim: Aim,
    /// In how many moves the mate was to be.
    pub moves: u8,
    /// Up to how many moves everything is known; less than `moves` if the search was stopped.
    pub searched: u8,
    /// The first moves that mate, the shortest mates first.
    pub keys: Vec<Key>,
    /// How many first moves there are.
    pub legal: usize,
    /// Whether the side to move is mated.
    pub is_mated: bool,
}

/// What a solution means for a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// One first move mates, in just as many moves as were asked for.
    Sound,
    /// Several do.
    Cooked,
    /// A mate is shorter than was asked for.
    Short,
    /// There are several helpmates, as their author may have meant it.
    Several,
    /// No first move mates.
    NoSolution,
    /// The side to move is mated already.
    AlreadyMate,
    /// The search was stopped before it knew.
    Unfinished,
}

/// The first moves that mate, with their names, the shortest mates first.
pub(super) fn keys(play: &Play, found: &FirstMoves) -> Vec<Key> {
    let key = |first: &FirstMove| {
        let (first, length) = (first.played, first.length?);
        Some(Key { first, name: play.name(first)?, uci: play.uci_name(first), length })
    };
    let mut keys: Vec<Key> = found.moves.iter().filter_map(key).collect();
    keys.sort_by(|one, other| one.length.cmp(&other.length).then_with(|| one.uci.cmp(&other.uci)));
    keys
}

impl Solution {
    pub(super) fn of(aim: Aim, play: &Play, moves: u8, found: &FirstMoves) -> Self {
        let keys = keys(play, found);
        let legal = found.moves.len();
        Self { aim, moves, searched: found.searched, keys, legal, is_mated: legal == 0 && play.is_check() }
    }

    /// Whether all is known that was asked for.
    pub fn is_complete(&self) -> bool {
        self.searched == self.moves
    }

    /// Whether there are keys, and all are known that are as short as the shortest.
    pub fn is_proven(&self) -> bool {
        self.shortest().is_some_and(|shortest| shortest <= self.searched)
    }

    /// The length of the shortest mate, if there is one.
    pub fn shortest(&self) -> Option<u8> {
        self.keys.first().map(|key| key.length)
    }

    /// The key of which conventions speak: that of a sound problem in more than one move. Any other first move that mates
    /// at once gives check, and where there are several keys none of them is the author's.
    pub fn only_key(&self) -> Option<&Key> {
        self.keys.first().filter(|_| self.judgement() == Judgement::Sound && self.moves > 1)
    }

    /// What it means for a problem. Of a search that was stopped only what is certain is said: a mate that is shorter
    /// than asked for.
    pub fn judgement(&self) -> Judgement {
        match self.shortest() {
            _ if self.is_mated => Judgement::AlreadyMate,
            Some(shortest) if shortest < self.moves => Judgement::Short,
            _ if !self.is_complete() => Judgement::Unfinished,
            None => Judgement::NoSolution,
            Some(_) if self.keys.len() == 1 => Judgement::Sound,
            Some(_) => Judgement::Cooked,
        }
    }

    /// What it means, in a sentence for the user, without a full stop.
    pub fn sentence(&self) -> String {
        wording::sentence(self)
    }
}

impl Solver {
    /// The solution whose keys are known by their names, each as long as can be: what follows them can be worked out
    /// without a search for them.
    pub fn with_keys(&self, names: &[&str]) -> Solution {
        let legal = self.play.moves();
        let key = |first: &LegalMove| {
            let first = *first;
            let name = self.play.name(first).filter(|name| names.contains(&name.as_str()))?;
            Some(Key { first, name, uci: self.play.uci_name(first), length: self.moves })
        };
        let mut keys: Vec<Key> = legal.iter().filter_map(key).collect();
        keys.sort_by(|one, other| one.uci.cmp(&other.uci));
        let (aim, moves, is_mated) = (self.aim, self.moves, legal.is_empty() && self.play.is_check());
        Solution { aim, moves, searched: moves, keys, legal: legal.len(), is_mated }
    }
}

impl Judgement {
    /// A name that does not change, such as `no-solution`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Cooked => "cooked",
            Self::Short => "short",
            Self::Several => "several",
            Self::NoSolution => "no-solution",
            Self::AlreadyMate => "already-mate",
            Self::Unfinished => "unfinished",
        }
    }
}
