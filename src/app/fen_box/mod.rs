//! The FEN box: the position as text, which can be typed, pasted, copied and corrected.
//!
//! While the text is a valid FEN, each change of the text changes the position. If the text has an error, the board
//! shows the part that can be read, as a draft: a position that the document shows but does not store.

mod commands;
mod state;
mod update;
pub(crate) mod view;

pub use state::FenBox;
pub use update::Action;
