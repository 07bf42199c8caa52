//! The FEN box: the position as text, which can be typed, pasted, copied and corrected.
//!
//! The position follows while the text is a valid FEN. For a text with an error the board shows what can be read of it,
//! as a draft of the document.

mod commands;
mod state;
mod update;
pub(crate) mod view;

pub use state::FenBox;
pub use update::Action;
