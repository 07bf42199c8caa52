//! Lengths around the squares, in units of which the side of a square has 64.

/// The side of a square.
pub(super) const SQUARE: f32 = 64.0;
/// Around the board, for coordinates outside and the disc of the side to move.
pub(super) const MARGIN: f32 = 36.0;
/// The size of coordinates outside.
pub(super) const OUTSIDE: f32 = 22.0;
