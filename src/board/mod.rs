//! Squares, pieces, boards and positions.
//!
//! Nothing here has to be legal: a [`Position`] is whatever has been set up on a board.

mod annotation;
mod bitboards;
mod capablanca_random;
mod castling;
mod chess960;
mod en_passant;
mod goal;
mod grid;
mod holdings;
mod piece;
mod position;
mod resize;
mod square;
mod stipulation;
mod transform;
mod twin;
mod variant;

pub use annotation::{Annotations, Arrow, Mark, MarkColor, NotAnAnnotation};
pub use bitboards::{BitPosition, Bitboards};
pub use capablanca_random::{CAPABLANCA_RANDOM_STARTS, capablanca_random};
pub use castling::{Castling, Side};
pub use chess960::{chess960, chess960_number, chess960_number_from_letters};
pub use en_passant::EnPassantObstacle;
pub use goal::{Genre, Goal};
pub use grid::{Board, Pieces, Size};
pub use holdings::{Checks, Holdings, Pockets, Promoted};
pub use piece::{Color, NotAColor, NotAPiece, Piece, Role};
pub use position::{MAX_CLOCK, Position};
pub use resize::DroppedPart;
pub use square::{NotASquare, Square};
pub use stipulation::Stipulation;
pub use transform::Transform;
pub use twin::TwinChange;
pub use variant::{Rules, Variant};

/// Appends a number; faster than `write!`.
pub(crate) fn push_number(out: &mut String, number: impl itoa::Integer) {
    out.push_str(itoa::Buffer::new().format(number));
}
