//! Where a pawn can just have made a double step, and who could capture it.

use super::{Color, Piece, Position, Role, Size, Square};

impl Size {
    /// The rank of en passant squares when this colour is to move: the sixth for White on 8x8 (the
    /// second from a black pawn's home rank), the third for Black.
    #[must_use]
    pub fn en_passant_rank(self, to_move: Color) -> u8 {
        to_move.pick(self.ranks() - 3, 2)
    }
}

impl Position {
    /// Whether a pawn of the side that just moved can have passed over this square: the square and the
    /// one it came from are empty and the pawn stands in front.
    #[must_use]
    pub fn en_passant_is_possible(&self, square: Square) -> bool {
        let size = self.board.size();
        if !size.contains(square) || square.rank != size.en_passant_rank(self.side_to_move) {
            return false;
        }
        let forward = self.side_to_move.pick(1, -1);
        let is_empty = |square: Option<Square>| square.is_some_and(|square| self.board.get(square).is_none());
        let pawn = square.offset(0, -forward).and_then(|square| self.board.get(square));
        is_empty(Some(square))
            && is_empty(square.offset(0, forward))
            && pawn == Some(Piece::new(!self.side_to_move, Role::Pawn))
    }

    /// The squares from which a pawn of the side to move attacks this square.
    pub fn en_passant_capturers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let pawn = Some(Piece::new(self.side_to_move, Role::Pawn));
        let back = self.side_to_move.pick(-1, 1);
        [-1, 1]
            .into_iter()
            .filter_map(move |side| square.offset(side, back))
            .filter(move |from| self.board.get(*from) == pawn)
    }

    /// The en passant squares that are possible here, those where a pawn could capture first, each
    /// group from the a-file on.
    #[must_use]
    pub fn en_passant_candidates(&self) -> Vec<Square> {
        let size = self.board.size();
        let rank = size.en_passant_rank(self.side_to_move);
        let mut squares: Vec<Square> = (0..size.files())
            .map(|file| Square::new(file, rank))
            .filter(|square| self.en_passant_is_possible(*square))
            .collect();
        squares.sort_by_key(|square| self.en_passant_capturers(*square).next().is_none());
        squares
    }
}
