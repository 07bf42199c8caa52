//! The diagnosis of the shown position: the verdict, and problems with their fixes.
//!
//! It is computed when the position changes, not in each frame. [`state`] has the diagnosis, [`update`] applies fixes,
//! `view` is the section of the side panel, and `tints` highlights squares of the board.

mod commands;
pub mod state;
mod tints;
pub mod update;
pub(in crate::app) mod view;

pub use state::{Diagnosis, Finding, FixProposal, PointedProblem};
pub use update::Action;

pub(in crate::app) use tints::tints;
