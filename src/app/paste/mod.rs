//! Text from outside: pasted, dropped, or given on the command line.
//!
//! - `batch`: the positions found in a text
//! - `update`: handles `Action` and asks about texts with several positions; `reading`: background reading;
//!   `setting_up`: replaces the current position
//! - `game_cursor`: the moves of a pasted or opened game; `view`: the slider along them

mod batch;
mod game_cursor;
mod reading;
mod setting_up;
mod update;
pub(crate) mod view;

pub use batch::MAX_POSITIONS;
pub use game_cursor::GameCursor;
pub use update::{Action, State};
