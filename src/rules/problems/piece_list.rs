//! A position with its pieces in a list, since searching the board for each kind would dominate the time.

use crate::board::{Color, Piece, Position, Role, Square};

pub(super) struct PieceList<'a> {
    pub(super) position: &'a Position,
    /// All pieces, in FEN order.
    pub(super) pieces: Vec<(Square, Piece)>,
}

impl<'a> PieceList<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let mut pieces = Vec::with_capacity(32);
        pieces.extend(position.board.pieces());
        Self { position, pieces }
    }

    pub(super) fn squares_where(&self, is_meant: impl Fn(Square, Piece) -> bool) -> Vec<Square> {
        self.pieces.iter().filter(|(square, piece)| is_meant(*square, *piece)).map(|(square, _)| *square).collect()
    }

    pub(super) fn find(&self, color: Color, role: Role) -> Vec<Square> {
        self.squares_where(|_, piece| piece == Piece::new(color, role))
    }

    pub(super) fn count_where(&self, is_meant: impl Fn(Square, Piece) -> bool) -> usize {
        self.pieces.iter().filter(|(square, piece)| is_meant(*square, *piece)).count()
    }
}
