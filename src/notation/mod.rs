//! Text to position and back.

pub mod fen;
