//! What there is: all commands, to be found by name; what keys and mouse do; what problems, faults and opcodes mean, with
//! examples; version and licence.
//!
//! - `update`: [`Help`], what is typed into the palette, and what its `Action`s do; `search`: which commands that finds
//! - `manual`: keys, mouse and glossary as they are searched
//! - `view`: the dialogs; `commands`: a row for each

pub(in crate::app) mod commands;
mod manual;
mod search;
mod update;
pub(in crate::app) mod view;

pub use update::{Action, Help};
