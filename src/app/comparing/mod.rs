//! Comparison of the position on the board with another one of the file, for example two versions of a problem.

mod commands;
mod difference;
pub mod state;
mod tints;
pub mod update;
pub(in crate::app) mod view;

pub use difference::Difference;
pub use state::{Comparison, ComparisonState};
pub use update::Action;

pub(in crate::app) use tints::tints;
