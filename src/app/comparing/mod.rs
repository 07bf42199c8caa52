//! Comparing the position on the board with another one of the file: two versions of a problem, say.
//!
//! - `state`: [`Comparing`], which follows both; `difference`: in what they differ, beside the squares
//! - `update`: its `Action`s; `view`: the section of the side panel; `tints`: squares of the board; `commands`: the
//!   command

pub(in crate::app) mod commands;
mod difference;
pub mod state;
mod tints;
pub mod update;
pub(in crate::app) mod view;

pub use difference::Difference;
pub use state::{Comparing, Comparison};
pub use update::Action;

pub(in crate::app) use state::Known;
pub(in crate::app) use tints::tints;
