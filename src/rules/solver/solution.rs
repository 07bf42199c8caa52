//! Solutions and the judgement on a problem.

use strum::IntoStaticStr;

use super::Solver;
use super::first_moves::{FirstMove, FirstMoves};
use crate::board::Goal;
use crate::rules::{LegalMove, Play};

/// A first move that forces the mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMove {
    /// The move.
    pub legal_move: LegalMove,
    /// Standard algebraic notation, with `+` or `#`.
    pub san: String,
    /// UCI notation.
    pub uci: String,
    /// The maximum number of moves until the mate, including this one.
    pub length: u8,
}

/// All first moves that force mate, or a selfmate, in a number of moves, as far as they were searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The aim.
    pub goal: Goal,
    /// The required number of moves.
    pub moves: u8,
    /// The number of moves up to which the result is complete; less than `moves` if the search was stopped.
    pub searched_moves: u8,
    /// The first moves that force the mate, the fastest first.
    pub keys: Vec<KeyMove>,
    /// The number of legal first moves.
    pub legal_move_count: usize,
    /// `true` if the side to move is already mated.
    pub is_mated: bool,
}

/// The judgement on a problem that follows from its solution.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum Judgement {
    /// Exactly one first move mates, in exactly the required number of moves.
    Sound,
    /// Several first moves mate in the required number of moves.
    Cooked,
    /// A mate is faster than required.
    Short,
    /// There are several helpmates, which may be intended.
    Several,
    /// No first move mates.
    NoSolution,
    /// The side to move is already mated.
    AlreadyMate,
    /// The search was stopped before a judgement was possible.
    Unfinished,
}

/// Returns the mating first moves with their names, the fastest first.
pub(super) fn sorted_keys(play: &Play, found: &FirstMoves) -> Vec<KeyMove> {
    let key = |first: &FirstMove| {
        let (first, length) = (first.played, first.length?);
        Some(KeyMove { legal_move: first, san: play.to_san(first)?, uci: play.to_uci(first), length })
    };
    let mut keys: Vec<KeyMove> = found.moves.iter().filter_map(key).collect();
    keys.sort_by(|one, other| one.length.cmp(&other.length).then_with(|| one.uci.cmp(&other.uci)));
    keys
}

impl Solution {
    pub(super) fn new(goal: Goal, play: &Play, moves: u8, found: &FirstMoves) -> Self {
        let keys = sorted_keys(play, found);
        let legal_move_count = found.moves.len();
        Self {
            goal,
            moves,
            searched_moves: found.searched_moves,
            keys,
            legal_move_count,
            is_mated: legal_move_count == 0 && play.is_check(),
        }
    }

    /// Returns `true` if the result is complete.
    pub fn is_complete(&self) -> bool {
        self.searched_moves == self.moves
    }

    /// Returns `true` if there are keys and all of the shortest ones are known.
    pub fn is_proven(&self) -> bool {
        self.shortest().is_some_and(|shortest| shortest <= self.searched_moves)
    }

    /// Returns `true` if the keys are as many as the author intended; `None` if nothing is stated, the result is not
    /// complete, or there is no key of the required length or a faster one.
    pub fn fulfills(&self, intended: &[u16]) -> Option<bool> {
        let count = intended.iter().fold(1, |count, next| count * usize::from(*next));
        let is_judged = !intended.is_empty() && self.is_complete() && self.shortest() == Some(self.moves);
        is_judged.then_some(self.keys.len() == count)
    }

    /// Returns the length of the fastest mate, if there is one.
    pub fn shortest(&self) -> Option<u8> {
        self.keys.first().map(|key| key.length)
    }

    /// Returns the key to which conventions apply: the only key of a sound problem in more than one move.
    pub fn only_key(&self) -> Option<&KeyMove> {
        self.keys.first().filter(|_| self.judgement() == Judgement::Sound && self.moves > 1)
    }

    /// Returns the judgement on the problem. After a stopped search, only a mate faster than required can be judged.
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
}

impl Solver {
    /// Returns a solution with keys given by their names in SAN, without a search. Each key gets the length `moves`.
    pub fn solution_with_keys(&self, names: &[&str]) -> Solution {
        let legal = self.play.moves();
        let key = |first: &LegalMove| {
            let first = *first;
            let name = self.play.to_san(first).filter(|name| names.contains(&name.as_str()))?;
            Some(KeyMove { legal_move: first, san: name, uci: self.play.to_uci(first), length: self.moves })
        };
        let mut keys: Vec<KeyMove> = legal.iter().filter_map(key).collect();
        keys.sort_by(|one, other| one.uci.cmp(&other.uci));
        let (goal, moves, is_mated) = (self.goal, self.moves, legal.is_empty() && self.play.is_check());
        Solution { goal, moves, searched_moves: moves, keys, legal_move_count: legal.len(), is_mated }
    }
}

impl Judgement {
    /// Returns the identifier in kebab-case, such as `no-solution`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}
