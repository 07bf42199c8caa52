//! Solving the position: what is asked for, the search on threads of its own, its answer, and the solution as a tree.
//!
//! Views read [`Solving`] alone. An answer belongs to the position that was searched; once the position or the question
//! is another one it is kept, but no longer current.

mod answer;
mod tree;

pub use answer::{Answer, Tone};
pub use tree::{Branches, Node, NodeId, NodeKind, Tree};

use serde::{Deserialize, Serialize};

use crate::rules::solver::Progress;

/// What is to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// All first moves that force mate in so many moves.
    #[default]
    Mate,
    /// The shortest mate, in so many moves at most.
    Shortest,
}

/// What is asked for, remembered from one session to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// What is to be found.
    pub goal: Goal,
    /// In how many moves, 1 to [`MOST_MOVES`](crate::rules::solver::MOST_MOVES).
    pub moves: u8,
}

impl Default for Asked {
    fn default() -> Self {
        Self { goal: Goal::Mate, moves: 2 }
    }
}

/// What the window knows of solving the current position.
#[derive(Debug, Default)]
pub struct Solving {
    answer: Option<Answer>,
    is_current: bool,
    running: Option<Running>,
}

/// A search that goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Running {
    /// What it is asked for.
    pub asked: Asked,
    /// How far it is.
    pub progress: Progress,
    /// For how many seconds it has gone on.
    pub seconds: f64,
}

/// What happens in the solve panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolvingAction {
    /// Something else is asked for.
    Ask(Asked),
    /// Open or close a branch of the tree.
    Toggle(NodeId),
    /// Show the position after a move of the tree on the board.
    Show(NodeId),
}

impl Solving {
    /// The last answer, current or not.
    #[must_use]
    pub const fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// Whether the answer is about the position and the question of now; an older one is shown greyed.
    #[must_use]
    pub const fn is_current(&self) -> bool {
        self.is_current
    }

    /// The search that goes on.
    #[must_use]
    pub const fn running(&self) -> Option<&Running> {
        self.running.as_ref()
    }
}
