//! The file: opening, saving, reading again, splitting, recovering, and what is asked before it goes.
//!
//! `plan` is the way to a document that is saved or left: which questions are on it, in which order. `saving` goes
//! that way; `questions` has its words. A path is asked for in `paths`, a file is read in `opening`, and
//! what another program does to it is met in `reloading`. What would be lost in a crash is kept by `recovery`.

pub(in crate::app) mod commands;
mod opening;
mod paths;
mod plan;
mod questions;
mod recovery;
mod reloading;
mod saving;
mod splitting;
mod state;
mod update;
pub(in crate::app) mod view;

pub(in crate::app) use opening::take_dropped;
pub(in crate::app) use paths::Purpose;
pub(in crate::app) use state::has_unsaved;
pub use state::{Laid, State};
pub(in crate::app) use update::Action;
