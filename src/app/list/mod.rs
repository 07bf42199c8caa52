//! The list of positions: what is selected in it, what is searched, and what its keys and commands do.
//!
//! - `state`: [`ListState`], what it knows and which positions are selected; `shown`: in which rows they are
//! - `finding`: what is searched, and what is known of the problems of the whole file
//! - `action`: what the pointer and the keys do; `focus`: who has the keyboard; `view`: how it looks
//! - `update`: what is done then; `acting`: going and selecting
//! - `arranging`, `clipboard`, `editing`: what commands do with the positions; `adding`: those of a text
//! - `going`: numbers that are typed
//! - `commands`: the commands

mod acting;
mod action;
mod adding;
mod arranging;
mod clipboard;
pub(in crate::app) mod commands;
mod editing;
mod finding;
pub(in crate::app) mod focus;
mod going;
mod retitling;
mod shown;
mod state;
mod update;
pub(in crate::app) mod view;

pub use action::{GoToAction, ListAction, SearchAction};
pub use finding::Finding;
pub use going::place_of;
pub use shown::Shown;
pub use state::ListState;
