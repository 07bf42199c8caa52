//! Lengths of diagrams. The side of a square is 64 units.

pub(super) const SQUARE: f32 = 64.0;
/// The margin for coordinates outside the board and for the disc of the side to move.
pub(super) const MARGIN: f32 = 36.0;
/// The font size of coordinates outside the board.
pub(super) const OUTSIDE: f32 = 22.0;
