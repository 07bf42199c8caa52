//! The list of positions: its selection, its search, and the commands on its records.
//!
//! [`ListState`] has the selection, `finding` the search and the check for problems, and `shown` maps rows to
//! positions. `update` handles the actions of `action`; `acting` goes to positions and selects them; `adding`,
//! `arranging`, `clipboard`, `editing` and `retitling` change the document.

mod action;
mod adding;
mod arranging;
mod clipboard;
mod commands;
mod editing;
pub(in crate::app) mod focus;
mod go_to;
mod listed;
mod retitling;
mod search;
mod selecting;
mod state;
mod update;
pub(in crate::app) mod view;

pub use action::{GoToAction, ListAction, SearchAction};
pub use go_to::parse_position_number;
pub use listed::ListedRecords;
pub use search::ListSearch;
pub use state::ListState;
