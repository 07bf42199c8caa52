//! The FEN box on the screen, and the line under it.

mod fen_bar;
mod fen_note;

pub(in crate::app) use fen_bar::{Bar, focus, has_focus, show};
