//! Solving the position: what is asked for, the search on threads of its own, its answer, and the solution as a tree.
//!
//! An answer belongs to the position that was searched; once the position or the question is another one it is kept, but
//! no longer current.
//!
//! A search, what is found out after it and a branch that is opened are each a task with threads of its own. Nothing
//! waits for them: each frame takes what has come, and what nobody wants any more is stopped.
//!
//! - [`state`]: [`Solving`], the answer that is shown, those that are kept, the search that goes on
//! - [`update`]: what commands and the panel do, and what is done with what the threads have found out
//! - `view`: the section of the side panel
//! - `search`: the search itself, and what its threads share
//! - `analysis`: an answer with everything that works on it; `subtree`: branches that are worked out for its tree
//! - `commands`: its commands; `answer`, `tree`, `words`: what views read; `writing`: a solution as text

mod analysis;
mod answer;
pub(in crate::app) mod commands;
mod search;
pub mod state;
mod subtree;
mod task;
mod tree;
pub mod update;
pub(in crate::app) mod view;
mod wording;
mod writing;

pub use answer::Answer;
pub use state::{SearchStatus, Solving};
pub use tree::{Branches, Node, NodeId, NodeKind, Tree};
pub use update::Action;

pub use crate::app::shell::stipulation::{Goal, Stipulation};
pub use crate::app::ui::tone::Tone;

use crate::board::Position;

/// Whether two positions are the same problem: the clocks and the number of the move make no difference.
fn is_same_problem(one: &Position, other: &Position) -> bool {
    let Position { halfmove_clock, fullmove_number, .. } = *other;
    Position { halfmove_clock, fullmove_number, ..*one } == *other
}
