//! What a record says of its position: its title, which is edited in the list or above the board, and the section of the
//! side panel with author, source, stipulation, comment and solution, and what the file says of itself.
//!
//! - `state`: what the current record and its file say, and the texts that are being typed.
//! - `update`: what its `Action`s do. A text becomes an edit when its field is left.
//! - `view`: the section, and the field of the title.

pub(in crate::app) mod commands;
mod state;
mod update;
pub(in crate::app) mod view;

pub use state::{Detail, Details};
pub use update::Action;
