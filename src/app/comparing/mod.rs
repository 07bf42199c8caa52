//! Comparison of the position on the board with another position of the file, for example two versions of a problem.

pub mod state;
pub mod update;
pub(crate) mod view;

pub use state::{Comparison, ComparisonState, Difference};
pub use update::Action;

pub(crate) use view::tints;
