//! Text to position and back.
//!
//! - [`fen`]: strict FEN, with the place of every fault, and its writer.
//! - [`epd`]: four fields and operations.
//! - [`pgn`]: the positions of FEN tags.
//! - [`annotations`]: arrows and marked squares in comments.
//! - [`forsyth`]: Forsyth's own notation, written.
//! - [`stipulation`]: what a problem asks for, in signs and in words.
//! - [`forgiving`]: any text that a person would recognise as a position, and what was mended in it.

pub mod annotations;
pub mod epd;
pub mod fen;
pub mod forgiving;
pub mod forsyth;
pub mod pgn;
pub mod stipulation;
