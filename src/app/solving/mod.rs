//! Solving the position: the question, the background search, its answer, and the solution as a tree.
//!
//! An answer belongs to the position that was searched. When the position or the question changes, the answer is kept,
//! but is no longer current. Searches, extras and expanded branches are tasks on threads of their own: each frame polls
//! them, and tasks that are no longer needed are stopped.
//!
//! - `state`: `Solving`, with the shown answer, earlier answers and the running search
//! - `update`: handles commands, actions of the panel and results of the threads
//! - `view`: the tab of the side panel
//! - `search`: the search itself, and the solver that its tasks share
//! - `analysis`: an answer and the work on it; `tree`: its solution and texts of the rows; `subtree`, `study_tree`: expand branches
//! - `stated_line`: the check of the solution that a record states for a study
//! - `popeye`: lets Popeye solve the record; `popeye_answer`: the problem for it, and its answer as a tree
//! - `phases`: the table of set play, tries and actual play
//! - `wording`: results in words; `writing`: a solution as text

mod analysis;
mod commands;
mod phases;
mod popeye;
mod popeye_answer;
mod search;
mod state;
mod stated_line;
mod study_tree;
mod subtree;
mod tree;
mod update;
pub(crate) mod view;
mod wording;
mod writing;

pub use analysis::Answer;
pub(super) use state::Solving;
pub use tree::{Branches, NodeId};
pub(super) use update::Action;
