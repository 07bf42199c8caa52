//! Squares, pieces, boards and positions.
//!
//! Nothing here has to be legal: a [`Position`] is whatever has been set up on a board.

mod annotation;
mod bits;
mod capablanca_random;
mod castling;
mod chess960;
mod en_passant;
mod grid;
mod holdings;
mod leftover;
mod piece;
mod position;
mod resize;
mod square;
mod stipulation;
mod transform;
mod variant;
mod wording;

pub use crate::lang::listed;
pub use annotation::{Annotations, Arrow, Mark, MarkColor, NotAnAnnotation};
pub use bits::{BitPosition, Bitboards};
pub use capablanca_random::{CAPABLANCA_RANDOM_STARTS, capablanca_random};
pub use castling::{Castling, Side};
pub use chess960::{chess960, chess960_number, chess960_of_letters};
pub use en_passant::EnPassantObstacle;
pub use grid::{Board, Size};
pub use holdings::{Checks, Holdings, Pockets, Promoted};
pub use leftover::Leftover;
pub use piece::{Color, Piece, Role};
pub use position::{MAX_CLOCK, Position};
pub use square::Square;
pub use stipulation::{Goal, Stipulation, number_of_moves};
pub use transform::Transform;
pub use variant::{Rules, Variant};
pub use wording::describe;
pub(crate) use wording::push_number;
