//! The list of positions: what is selected in it, what is searched, and what its keys and commands do.
//!
//! - [`state`]: [`ListState`], what it knows; `selection`: which positions are selected; `shown`: in which rows they are
//! - [`update`]: what the pointer and the keys do, and what comes of work; `acting`: going and selecting
//! - `finding`: what is searched, and what is known of the problems of the whole file
//! - `arranging`, `clipboard`, `editing`: what commands do with the positions; `adding`: positions from a text; `going`: numbers that are typed
//! - `view`: how it looks; `commands`: the commands

mod acting;
mod adding;
mod arranging;
mod clipboard;
pub(in crate::app) mod commands;
mod editing;
mod finding;
mod going;
mod selection;
mod shown;
pub mod state;
pub mod update;
pub(in crate::app) mod view;

pub use finding::{Finding, SearchAction};
pub use going::{GoToAction, place_of};
pub use shown::Shown;
pub use state::ListState;
pub use update::ListAction;
