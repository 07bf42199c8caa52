//! What is asked of a position as a problem, which is remembered from one session to the next.

use serde::{Deserialize, Serialize};

use crate::notation::stipulation as notation;
use crate::rules::solver::MOST_MOVES;

/// What is to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// What a record states, if that can be searched: mates in a whole number of moves.
    #[must_use]
    pub fn of_stated(stated: notation::Stipulation) -> Option<Self> {
        let goal = match stated.goal {
            notation::Goal::Mate => Goal::Mate,
            notation::Goal::Selfmate => Goal::Selfmate,
            notation::Goal::Helpmate => Goal::Helpmate,
            notation::Goal::Win | notation::Goal::Draw => return None,
        };
        let moves = u8::try_from(stated.moves()?).ok().filter(|moves| (1..=MOST_MOVES).contains(moves))?;
        Some(Self { goal, moves })
    }

    /// What is asked for as problems write it: "#2", "s#3", "h#2".
    #[must_use]
    pub fn sign(self) -> String {
        let goal = match self.goal {
            Goal::Mate | Goal::Shortest => notation::Goal::Mate,
            Goal::Selfmate => notation::Goal::Selfmate,
            Goal::Helpmate => notation::Goal::Helpmate,
        };
        notation::Stipulation::in_moves(goal, self.moves.into()).to_string()
    }

    /// This one with a number of moves that can be searched.
    #[must_use]
    pub fn in_range(self) -> Self {
        Self { moves: self.moves.clamp(1, MOST_MOVES), ..self }
    }
}
