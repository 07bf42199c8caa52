//! Solves all positions of the file and reports which are sound problems.
//!
//! - `state`: `Puzzles`, the results, the dialogs' options and the report
//! - `update`: handles `Action`, the background jobs, and writing proven solutions into records
//! - `check`: the options; `solving`: one search per thread; `report`, `outcome`: the results of a run
//! - `marks`: results by position, which the list shows and `known` shares with searches; `view`: the two dialogs

mod check;
pub(in crate::app) mod commands;
mod marks;
mod outcome;
mod report;
mod shared_marks;
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
