//! Puzzles that a reader solves in a page: every legal move of each position, with the verdict on it and the answer.
//!
//! The page knows no rules. It looks moves up in an [`Exercise`], which contains what the solver has proven.

mod helped;
mod line;
mod moves;
mod tree;

use serde::Serialize;

use super::stated_solution::StatedLine;
use crate::board::Position;
use crate::rules::Play;
use crate::rules::solver::{Findings, SearchControl, Stopped};

pub use moves::PlayedMove;

/// A puzzle as a graph of positions, of which the first is that of the diagram. Each position is the list of its legal
/// moves, those that solve the puzzle first.
///
/// Serialized, a move is an object such as `{"uci":"a1a6","san":"Ra6","verdict":"next","node":1,"reply":{…}}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Exercise {
    nodes: Vec<Vec<ExerciseMove>>,
}

/// A legal move of the reader, with the verdict on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExerciseMove {
    /// The move.
    #[serde(flatten)]
    pub played: PlayedMove,
    /// The verdict.
    #[serde(flatten)]
    pub outcome: ExerciseOutcome,
    /// The answer: the longest defence against a right move, the refutation of a wrong one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<PlayedMove>,
}

/// The verdict on a move of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase")]
pub enum ExerciseOutcome {
    /// The move is right, and the puzzle continues.
    Next {
        /// The index of the next position of the reader.
        node: usize,
    },
    /// The move, or the reply to it, ends the puzzle.
    Solved,
    /// The move is right. The exercise ends here, because its tree would become too large.
    Forced {
        /// The number of further moves in which the aim is forced.
        moves: u8,
    },
    /// The reply refutes the move.
    Refuted,
    /// The move is stalemate.
    Stalemate,
    /// The aim is not reached in time.
    Late,
    /// The move is not that of the stated solution.
    Other,
}

impl ExerciseOutcome {
    /// Returns `true` if the move is a solution.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Next { .. } | Self::Solved | Self::Forced { .. })
    }
}

impl Exercise {
    /// Maximum length of the tree of a forced mate in bytes, as JSON.
    pub const MAX_BYTES: usize = 40_000;

    /// Builds the exercise of a solved position. Accepts every move that is proven to solve it. Returns `None` without a
    /// solution, for a study, and if not all solutions are known or there are too many.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn from_findings(
        found: &Findings,
        position: &Position,
        watch: &SearchControl,
    ) -> Result<Option<Self>, Stopped> {
        let exercise = match found {
            Findings::Forced(solver, solution) if solution.is_complete() => tree::build(&solver.root(), watch)?,
            Findings::Helped(helpmates) if helpmates.is_proven() && !helpmates.has_more => {
                Play::from_position(position).map(|play| helped::build(&play, &helpmates.lines)).unwrap_or_default()
            }
            _ => return Ok(None),
        };
        Ok(Some(exercise)
            .filter(|exercise| exercise.can_be_solved() && exercise.to_json().len() <= 2 * Self::MAX_BYTES))
    }

    /// Builds the exercise of a stated line, which is the only one that it accepts, besides every mate. Returns `None` if
    /// the line cannot be played to its end.
    pub fn from_stated(position: &Position, stated: &str) -> Option<Self> {
        let line = StatedLine::read(position, stated);
        if line.illegal_move.is_some() || !position.rules.is_standard() {
            return None;
        }
        Some(line::build(&Play::from_position(position)?, &line.moves)).filter(Self::can_be_solved)
    }

    /// Returns the positions. Empty positions end the exercise.
    pub fn nodes(&self) -> &[Vec<ExerciseMove>] {
        &self.nodes
    }

    /// Returns the exercise as JSON, without characters that could end a script of HTML.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn can_be_solved(&self) -> bool {
        self.nodes.first().is_some_and(|moves| moves.iter().any(|one| one.outcome.is_right()))
    }

    /// Adds a position, whose moves come later, and returns its index.
    fn reserve(&mut self) -> usize {
        self.nodes.push(Vec::new());
        self.nodes.len() - 1
    }

    /// Sets the moves of a position, those that solve the puzzle first.
    fn fill(&mut self, node: usize, mut moves: Vec<ExerciseMove>) {
        moves.sort_by_key(|one| !one.outcome.is_right());
        if let Some(place) = self.nodes.get_mut(node) {
            *place = moves;
        }
    }
}
