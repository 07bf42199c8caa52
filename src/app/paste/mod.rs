//! Texts from outside: what is pasted, dropped or given at the start.
//!
//! - `batch`: the positions that can be read in a text; `drawings`: what it draws on the board of the first
//! - `for_list`: what a text is for the list
//! - `update`: what its `Action`s do, and what is answered where a text holds several positions; `reading`: texts that
//!   take a while; `setting_up`: one position in place of the one on the board
//! - `plies`: the moves of a game that is the whole text, or the whole file; `view`: the slider along them

mod batch;
pub(in crate::app) mod commands;
mod drawings;
mod for_list;
mod plies;
mod reading;
mod setting_up;
mod update;
pub(in crate::app) mod view;

pub use batch::MOST_POSITIONS;
pub use plies::Plies;
pub use update::{Action, State};
