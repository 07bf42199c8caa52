//! Help: the command palette, the manual with the glossary, and the about dialog.
//!
//! `update` has the state [`Help`] and its actions, `search` finds commands, `manual` has the state of the manual, and
//! `view` draws the dialogs.

mod commands;
mod manual;
mod search;
mod update;
pub(in crate::app) mod view;

pub use update::{Action, Help};
