//! Solving the position: what is asked for, the search on threads of its own, its answer, and the solution as a tree.
//!
//! An answer belongs to the position that was searched; once the position or the question is another one it is kept, but
//! no longer current.
//!
//! A search, what is found out after it and a branch that is opened are each a task with threads of its own. Nothing
//! waits for them: each frame takes what has come, and what nobody wants any more is stopped.
//!
//! - `state`: `Solving`, the answer that is shown, those that are kept, the search that goes on
//! - `update`: what commands and the panel do, and what is done with what the threads have found out
//! - `view`: the section of the side panel
//! - `search`: the search itself, and what its threads share
//! - `analysis`: an answer with everything that works on it; `tree`: the solution in it; `label`: what its rows say;
//!   `subtree`: branches that are worked out for it
//! - `commands`: its commands; `wording`: what was found in words; `writing`: a solution as text; `wanted`: what commands
//!   ask of the section

mod analysis;
pub(in crate::app) mod commands;
mod label;
mod search;
mod state;
mod subtree;
mod tree;
mod update;
pub(in crate::app) mod view;
mod wanted;
mod wording;
mod writing;

pub use analysis::Answer;
pub(super) use state::Solving;
pub use tree::{Branches, NodeId};
pub(super) use update::Action;

pub use crate::app::ui::tone::Tone;
