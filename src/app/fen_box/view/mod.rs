//! The view of the FEN box and the note below it.

mod fen_bar;
mod fen_note;

pub(in crate::app) use fen_bar::{FenBar, focus, has_focus, show};
