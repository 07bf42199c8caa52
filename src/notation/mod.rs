//! Reads positions from text and writes them.
//!
//! - [`fen`]: strict FEN with exact fault locations, and its writer.
//! - [`epd`]: EPD, which is the first four fields of FEN and operations.
//! - [`pgn`]: games of PGN with their start positions, moves and comments.
//! - [`annotations`]: arrows and marked squares in comments.
//! - [`forsyth`]: writer for Forsyth's original notation.
//! - [`stipulation`]: stipulations of problems, as signs and in words.
//! - [`popeye`]: answers of the problem solver Popeye.
//! - [`forgiving`]: any text that a person would recognize as a position, with a list of corrections.

pub mod annotations;
pub mod composition;
pub mod epd;
pub mod fen;
pub(crate) mod first_side;
pub mod forgiving;
pub mod forsyth;
pub mod pgn;
pub mod popeye;
pub(crate) mod puzzle;
pub mod stipulation;
pub(crate) mod word_list;
