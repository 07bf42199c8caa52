//! Help: the command palette, the manual with the glossary, and the about dialog.
//!
//! `update` has the state [`Help`] and its actions, `search` finds commands, and `view` draws the dialogs.

mod search;
mod update;
pub(crate) mod view;

pub use search::PaletteEntry;
pub use update::{Action, Help};
