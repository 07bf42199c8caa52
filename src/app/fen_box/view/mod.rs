//! The FEN box on the screen, and the line under it.

pub(in crate::app) mod fen_bar;
pub(in crate::app) mod fen_note;
