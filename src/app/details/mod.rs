//! What a record says of its position: its title, which is edited in the list or above the board, and the section of the
//! side panel with author, source, stipulation, comment and solution.
//!
//! - `state`: what the current record says, and the texts that are being typed.
//! - `update`: what its `Action`s do. A text becomes an edit when its field is left.
//! - `view`: the section, and the field of the title.

pub(in crate::app) mod commands;
mod state;
mod update;
pub(in crate::app) mod view;

pub use state::Details;
pub use update::Action;
