//! Texts from outside: what is pasted, dropped or given at the start.

pub(in crate::app) mod commands;
mod drawings;
pub(in crate::app) mod for_list;
pub mod pasting;
mod state;

pub use state::{Action, State};
