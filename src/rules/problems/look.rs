//! A position with its men gathered once: to look for each kind on all squares takes longer than all else.

use crate::board::{Color, Piece, Position, Role, Square};

/// A position that is looked at.
pub(super) struct Look<'a> {
    pub(super) position: &'a Position,
    /// All men, in the order of FEN.
    pub(super) men: Vec<(Square, Piece)>,
}

impl<'a> Look<'a> {
    pub(super) fn at(position: &'a Position) -> Self {
        let mut men = Vec::with_capacity(32);
        men.extend(position.board.pieces());
        Self { position, men }
    }

    /// Where the men stand of which this is true.
    pub(super) fn squares(&self, is_meant: impl Fn(Square, Piece) -> bool) -> Vec<Square> {
        self.men.iter().filter(|(square, piece)| is_meant(*square, *piece)).map(|(square, _)| *square).collect()
    }

    /// Where the men of a colour and kind stand.
    pub(super) fn find(&self, color: Color, role: Role) -> Vec<Square> {
        self.squares(|_, piece| piece == Piece::new(color, role))
    }

    /// How many men there are of which this is true.
    pub(super) fn count(&self, is_meant: impl Fn(Square, Piece) -> bool) -> usize {
        self.men.iter().filter(|(square, piece)| is_meant(*square, *piece)).count()
    }
}
