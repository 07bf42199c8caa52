//! The FEN box: the position as text, which can be typed, pasted, copied and mended.
//!
//! - `state`: the text, its first fault, what can be read of it, and unfinished texts of other records. It follows the
//!   document.
//! - `update`: what its `Action`s do. The position follows while the text is FEN; of a text with a fault the board shows
//!   what can be read, as a draft of the document.
//! - `view`: the box with its buttons, and the line below it with the fault and the mend.

pub(in crate::app) mod commands;
mod state;
mod update;
pub(in crate::app) mod view;

pub use state::FenBox;
pub use update::Action;
