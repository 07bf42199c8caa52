//! Opening, saving, reloading, splitting and recovering files.
//!
//! `plan` decides which questions come before a document is saved or left, `saving` carries this out, and `questions`
//! has the texts. `paths` asks for paths, `opening` reads files, `reloading` handles changes by other programs, and
//! `recovery` keeps unsaved edits for the case of a crash.

mod commands;
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
pub(crate) mod view;

pub(crate) use opening::open_dropped;
pub(crate) use paths::PathTask;
pub(crate) use state::has_unsaved;
pub use state::{FileDialog, State};
pub(crate) use update::Action;
