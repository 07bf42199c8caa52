//! The list of positions: its selection, its search, and the commands on its records.
//!
//! [`ListState`] has the selection, `finding` the search and the check for problems, and `shown` maps rows to
//! positions. `update` handles the actions of `action`; `acting` goes to positions and selects them; `adding`,
//! `arranging`, `clipboard`, `editing` and `retitling` change the document.

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
