//! Solves all positions of the file and reports which are sound problems.
//!
//! - `state`: `Puzzles`, the dialogs' options and the report
//! - `update`: handles `Action`, the background jobs, and writing proven solutions into records
//! - `check`: the options; `solving`: one search per thread; `report`, `outcome`: the results of a run
//! - `view`: the two dialogs

mod check;
mod commands;
mod outcome;
mod report;
mod solving;
mod state;
mod update;
pub(in crate::app) mod view;

use check::PuzzleCheck;
pub use outcome::PuzzleOutcome;
use outcome::Tally;
use report::{Report, SolutionOptions};
pub(super) use state::Puzzles;
pub(super) use update::Action;
