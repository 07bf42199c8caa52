//! What the shown position means, computed when it changes and not each frame: the verdict, and problems with their fixes.
//!
//! - [`state`]: [`Meaning`], which follows a position, and what the pointer is on
//! - [`update`]: mending problems
//! - `view`: the section of the side panel; `tints`: squares of the board; `commands`: the command

pub(in crate::app) mod commands;
pub mod state;
mod tints;
pub mod update;
pub(in crate::app) mod view;

pub use state::{Finding, Meaning, Pointed, Proposal};
pub use update::Action;

pub(in crate::app) use tints::tints;
