//! Solves all positions of the file and reports which are sound problems.
//!
//! - `update`: `Puzzles`, with the dialogs' options and the report; handles `Action`, the background jobs, and writing
//!   proven solutions into records
//! - `check`: the options; `solving`: one search per thread; `report`, `outcome`: the results of a run
//! - `view`: the two dialogs

mod check;
mod outcome;
mod report;
mod solving;
mod update;
pub(crate) mod view;

use check::PuzzleCheck;
pub use outcome::PuzzleOutcome;
use outcome::Tally;
use report::{Report, SolutionOptions};
pub(super) use update::{Action, Puzzles};
