//! What is asked of a position as a problem, which is remembered from one session to the next.

use serde::{Deserialize, Serialize};

use crate::rules::solver::MOST_MOVES;

/// What is to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// All first moves that force mate in so many moves.
    #[default]
    Mate,
    /// The shortest mate, in so many moves at most.
    Shortest,
    /// All first moves that force the other side to mate in so many moves.
    Selfmate,
    /// All ways in which both sides together mate the side to move, in so many moves of each.
    Helpmate,
}

/// What is asked of a position: what is to be found, and in how many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stipulation {
    /// What is to be found.
    pub goal: Goal,
    /// In how many moves, 1 to [`MOST_MOVES`].
    pub moves: u8,
}

impl Default for Stipulation {
    fn default() -> Self {
        Self { goal: Goal::Mate, moves: 2 }
    }
}

impl Stipulation {
    /// This one with a number of moves that can be searched.
    #[must_use]
    pub fn in_range(self) -> Self {
        Self { moves: self.moves.clamp(1, MOST_MOVES), ..self }
    }
}
