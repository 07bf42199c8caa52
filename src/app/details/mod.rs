//! The details of a record: its title, edited in the list or above the board, and the tab of the side panel with
//! author, source, stipulation, comment, solution and the header of the file.
//!
//! A text becomes an edit of the document when its field is left.

mod state;
mod update;
pub(crate) mod view;

pub use state::{Detail, Details};
pub use update::Action;
