//! Text from outside: pasted, dropped, or given on the command line.
//!
//! - `batch`: the positions found in a text; `drawings`: its arrows and marked squares
//! - `for_list`: reads a text for the list of positions
//! - `update`: handles `Action` and asks about texts with several positions; `reading`: background reading;
//!   `setting_up`: replaces the current position
//! - `plies`: the moves of a pasted or opened game; `view`: the slider along them

mod batch;
mod commands;
mod drawings;
mod game_cursor;
mod list_text;
mod reading;
mod setting_up;
mod update;
pub(in crate::app) mod view;

pub use batch::MAX_POSITIONS;
pub use game_cursor::GameCursor;
pub use update::{Action, State};
