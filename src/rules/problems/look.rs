//! A position with its pieces in a list, since searching the board for each kind would dominate the time.

use crate::board::{Color, Piece, Position, Role, Square};

pub(super) struct Look<'a> {
    pub(super) position: &'a Position,
    /// All pieces, in FEN order.
    pub(super) men: Vec<(Square, Piece)>,
}

impl<'a> Look<'a> {
    pub(super) fn at(position: &'a Position) -> Self {
        let mut men = Vec::with_capacity(32);
        men.extend(position.board.pieces());
        Self { position, men }
    }

    pub(super) fn squares(&self, is_meant: impl Fn(Square, Piece) -> bool) -> Vec<Square> {
        self.men.iter().filter(|(square, piece)| is_meant(*square, *piece)).map(|(square, _)| *square).collect()
    }

    pub(super) fn find(&self, color: Color, role: Role) -> Vec<Square> {
        self.squares(|_, piece| piece == Piece::new(color, role))
    }

    pub(super) fn count(&self, is_meant: impl Fn(Square, Piece) -> bool) -> usize {
        self.men.iter().filter(|(square, piece)| is_meant(*square, *piece)).count()
    }
}
