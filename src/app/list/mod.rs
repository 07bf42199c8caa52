//! The list of positions: its selection, its search, and the commands on its records.
//!
//! [`ListState`] has the selection, `search` the search and the check for problems, and `listed` maps rows to
//! positions. A *place* is the index of a position in the document. `update` handles the actions; `selecting` goes to
//! positions and selects them; `arranging`, `clipboard` and `editing` change the document.

mod arranging;
mod clipboard;
mod commands;
mod editing;
pub(crate) mod focus;
mod listed;
mod search;
mod selecting;
mod state;
mod update;
pub(crate) mod view;

pub use listed::{ListedRecords, parse_position_number};
pub use search::ListSearch;
pub use state::ListState;
pub use update::{GoToAction, ListAction, SearchAction};
