//! The nouns: squares, pieces, boards and positions. Knows nothing else.
//!
//! Everything here can be illegal: a [`Position`] is what stands on a board while someone sets it up.

mod bits;
mod castling;
mod en_passant;
mod grid;
mod piece;
mod position;
mod square;

pub use bits::{BitPosition, Bitboards};
pub use castling::{Castling, Side};
pub use grid::{Board, Size};
pub use piece::{Color, Piece, Role};
pub use position::{MAX_CLOCK, Position};
pub use square::Square;
