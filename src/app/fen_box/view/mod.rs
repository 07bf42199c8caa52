//! The view of the FEN box and the note below it.

mod fen_bar;
mod fen_note;

pub(crate) use fen_bar::{FenBar, focus, has_focus, show};
