//! Whether the positions of the file are sound problems, as far as they were solved.
//!
//! - `state`: `Puzzles`, what is known of the positions, what is asked about all of them, and what came out
//! - `update`: asking, solving in the background, writing what is proven into records
//! - `check`: what is asked; `solving`: many searches, a thread each; `report`, `outcome`: what came out
//! - `marks`: what the list shows, which `known` shares with searches; `view`: the two dialogs; `commands`: the command

mod check;
pub(in crate::app) mod commands;
mod known;
mod marks;
mod outcome;
mod report;
mod solving;
mod state;
mod update;
pub(in crate::app) mod view;

use check::PuzzleCheck;
pub use outcome::Outcome;
use outcome::Tally;
use report::{Report, WritingChoice};
pub(super) use state::Puzzles;
pub(super) use update::Action;
