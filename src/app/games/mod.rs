//! Games: their moves beside the board, and positions out of them.
//!
//! `state` follows the moves of the current record; `parts` writes them; `update` has the commands and the `Action`s;
//! `draft` the choices of the dialog; `view` draws the moves and the dialog.

mod draft;
mod parts;
mod state;
mod update;
pub(crate) mod view;

pub use draft::ExtractionDraft;
pub use state::Games;
pub use update::Action;
