//! What a transform leaves behind.

use super::{Color, Piece, Square, Variant};

/// What a transform, or another size of board, could not carry along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leftover {
    /// The right to castle with the rook that stood on this square.
    Castling(Color, Square),
    /// The en passant square.
    EnPassant(Square),
    /// A man that went off the board, with the square where it stood.
    Man(Piece, Square),
    /// The rules of a variant, with what only these have.
    Rules(Variant),
}
