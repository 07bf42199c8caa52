//! The diagnosis of the shown position: the verdict, and problems with their fixes.
//!
//! It is computed when the position changes, not in each frame. [`state`] has the diagnosis and highlights squares of
//! the board, [`update`] applies fixes, and `view` draws the tab of the side panel.

pub mod state;
pub mod update;
pub(crate) mod view;

pub use state::{Diagnosis, Finding, FixProposal, PointedProblem};
pub use update::Action;

pub(crate) use state::tints;
