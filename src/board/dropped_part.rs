//! Parts of a position that a transform cannot keep.

use super::{Color, Piece, Square, Variant};

/// A part of a position that was lost in a transform or on a board of another size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DroppedPart {
    /// The castling right with the rook on this square.
    Castling(Color, Square),
    /// The en passant square.
    EnPassant(Square),
    /// A piece that left the board, with its former square.
    Piece(Piece, Square),
    /// The rules of a variant, with their additional state.
    Rules(Variant),
}
