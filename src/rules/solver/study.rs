//! Studies: positions that a side must win or draw, judged by proven results of all first moves.

use super::problem_notation::MAX_KEYS;
use super::{Judgement, NamedMove, NotationLine};
use crate::board::{Goal, Position, Stipulation};
use crate::rules::{GameResult, LegalMove, Play, Proof, ProvenMove};

/// The proven result of a study, and those of its first moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The stipulation, a win or a draw.
    pub stipulation: Stipulation,
    /// The result that the stipulation asks for, for the side to move.
    pub required: GameResult,
    /// The result for the side to move.
    pub proof: Proof,
    /// All legal moves, the best first.
    pub moves: Vec<StudyMove>,
    /// The best line, at most [`MAX_LINE`] half moves of it; empty for a draw, where no move is the best.
    pub line: Vec<NamedMove>,
}

/// Maximum number of half moves of the best line.
pub const MAX_LINE: usize = 40;

/// A first move of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyMove {
    /// The move.
    pub legal_move: LegalMove,
    /// Standard algebraic notation, with `+` or `#`.
    pub san: String,
    /// UCI notation.
    pub uci: String,
    /// The result for the side that moves.
    pub proof: Proof,
}

impl StudyMove {
    /// Returns the names and results of moves, the best first.
    pub fn list(play: &Play, moves: &[ProvenMove]) -> Vec<Self> {
        let named = |moved: &ProvenMove| {
            let ProvenMove { legal_move, proof } = *moved;
            Some(Self { legal_move, san: play.to_san(legal_move)?, uci: play.to_uci(legal_move), proof })
        };
        let mut moves: Vec<Self> = moves.iter().filter_map(named).collect();
        moves.sort_by(|one, other| one.proof.order().cmp(&other.proof.order()).then_with(|| one.uci.cmp(&other.uci)));
        moves
    }
}

impl Study {
    /// Creates a study from the proven results of a position and of its legal moves.
    pub fn new(
        position: &Position,
        stipulation: Stipulation,
        proof: Proof,
        moves: &[ProvenMove],
        line: &[LegalMove],
    ) -> Self {
        let play = Play::from_position(position);
        let moves = play.as_ref().map(|play| StudyMove::list(play, moves)).unwrap_or_default();
        let line = play.map(|play| named_line(play, line)).unwrap_or_default();
        let is_of_opponent = stipulation.relative_to(position.side_to_move).side.is_some();
        let required = match stipulation.goal {
            Goal::Draw => GameResult::Draw,
            _ if is_of_opponent => GameResult::Loss,
            _ => GameResult::Win,
        };
        Self { stipulation, required, proof, moves, line }
    }

    /// Returns `true` if the side that must reach the result moves after this number of half moves.
    pub const fn is_solver_to_move(&self, half_moves: usize) -> bool {
        half_moves.is_multiple_of(2) != matches!(self.required, GameResult::Loss)
    }

    /// Returns `true` if the position has the result that the stipulation asks for.
    pub fn is_fulfilled(&self) -> bool {
        self.proof.result == self.required
    }

    /// Returns the first moves that reach the required result, the fastest first; empty if the study is not fulfilled or
    /// if the side to move must lose.
    pub fn keys(&self) -> impl Iterator<Item = &StudyMove> {
        let has_keys = self.is_fulfilled() && self.required != GameResult::Loss;
        let is_key = move |moved: &&StudyMove| has_keys && moved.proof.result == self.required;
        self.moves.iter().filter(is_key)
    }

    /// Returns a line for each of the best keys, the first one with its continuation.
    pub fn notation_lines(&self) -> Vec<NotationLine> {
        let line = |(number, key): (usize, &StudyMove)| {
            let rest = if number == 0 { self.line.get(1..).unwrap_or_default() } else { &[] };
            let name = |(half_move, named): (usize, &NamedMove)| match half_move {
                half_move if half_move.is_multiple_of(2) => format!("{}.{}", half_move / 2 + 1, named.san),
                _ => named.san.clone(),
            };
            let words = [format!("1.{}", key.san)].into_iter().chain((1..).zip(rest).map(name));
            NotationLine::from(words.collect::<Vec<_>>().join(" "))
        };
        self.keys().take(MAX_KEYS).enumerate().map(line).collect()
    }

    /// Returns the judgement: sound with at most one such first move, several with more, otherwise without solution.
    pub fn judgement(&self) -> Judgement {
        match self.keys().count() {
            _ if !self.is_fulfilled() => Judgement::NoSolution,
            // Without a key, the side to move cannot avoid its loss, or has no move.
            0 | 1 => Judgement::Sound,
            _ => Judgement::Several,
        }
    }
}

fn named_line(mut play: Play, line: &[LegalMove]) -> Vec<NamedMove> {
    let name = |legal_move: &LegalMove| {
        let named = NamedMove::new(&play, *legal_move)?;
        play.play(*legal_move).ok()?;
        Some(named)
    };
    line.iter().map_while(name).collect()
}
