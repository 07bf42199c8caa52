//! What there is: all commands, to be found by name; keys and mouse; version and licence.
//!
//! - `update`: [`Help`], what is typed into the palette, and what its `Action`s do; `search`: which commands that finds
//! - `view`: the three dialogs; `commands`: a row for each

pub(in crate::app) mod commands;
mod search;
mod update;
pub(in crate::app) mod view;

pub use update::{Action, Help};
