//! Text to position and back.
//!
//! - [`fen`]: strict FEN, with the place of every fault, and its writer.
//! - [`epd`]: four fields and operations.
//! - [`pgn`]: the positions of FEN tags.
//! - [`forsyth`]: Forsyth's own notation, written.
//! - [`forgiving`]: any text that a person would recognise as a position, and what was mended in it.

pub mod epd;
pub mod fen;
pub mod forgiving;
pub mod forsyth;
pub mod pgn;
