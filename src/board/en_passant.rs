//! Where a pawn can just have made a double step, and who could capture it.

use super::{Color, Piece, Position, Role, Size, Square};
use crate::tr;

impl Size {
    /// Whether pawns may go two steps from the second rank: on boards of eight ranks and more. On lower ones there is no
    /// en passant either.
    pub const fn has_double_step(self) -> bool {
        self.ranks() >= 8
    }

    /// The rank of en passant squares when this colour is to move: the sixth for White on 8x8 (the
    /// second from a black pawn's home rank), the third for Black.
    pub fn en_passant_rank(self, to_move: Color) -> u8 {
        to_move.pick(self.ranks() - 3, 2)
    }
}

/// What speaks against a double step over a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassantObstacle {
    /// The board is too low for double steps.
    NoDoubleStep,
    /// Pawns of the side that just moved pass over squares of this rank, counted from 0.
    OtherRank(u8),
    /// Something stands where the pawn came from, or on the square itself.
    Occupied(Square),
    /// This pawn does not stand on this square, in front of the one that it would have passed.
    NoPawn(Square, Piece),
}

impl EnPassantObstacle {
    /// The obstacle in words: "d7 is occupied".
    pub fn clause(self) -> String {
        match self {
            Self::NoDoubleStep => tr!("noun-obstacle-no-double-step").to_owned(),
            Self::OtherRank(rank) => tr!("noun-obstacle-other-rank", rank = (rank + 1).to_string()),
            Self::Occupied(square) => tr!("noun-obstacle-occupied", square = square.to_string()),
            Self::NoPawn(square, pawn) => {
                tr!("noun-obstacle-no-pawn", color = pawn.color.code(), square = square.to_string())
            }
        }
    }
}

impl Position {
    /// Whether a pawn of the side that just moved can have passed over this square: the square and the
    /// one it came from are empty and the pawn stands in front.
    pub fn en_passant_is_possible(&self, square: Square) -> bool {
        self.en_passant_obstacle(square).is_none()
    }

    /// What speaks against it that a pawn has just passed over this square.
    ///
    /// ```
    /// use fenwright::{Position, board::EnPassantObstacle};
    /// let square = "e6".parse().unwrap();
    /// let obstacle = Position::start().en_passant_obstacle(square);
    /// assert_eq!(obstacle, Some(EnPassantObstacle::Occupied("e7".parse().unwrap())));
    /// ```
    pub fn en_passant_obstacle(&self, square: Square) -> Option<EnPassantObstacle> {
        let size = self.board.size();
        if !size.has_double_step() {
            return Some(EnPassantObstacle::NoDoubleStep);
        }
        let rank = size.en_passant_rank(self.side_to_move);
        if !size.contains(square) || square.rank != rank {
            return Some(EnPassantObstacle::OtherRank(rank));
        }
        let forward = self.side_to_move.pick(1, -1);
        let crossed = [Some(square), square.offset(0, forward)];
        if let Some(occupied) = crossed.into_iter().flatten().find(|square| self.board.get(*square).is_some()) {
            return Some(EnPassantObstacle::Occupied(occupied));
        }
        let stands = square.offset(0, -forward)?;
        let pawn = Piece::new(!self.side_to_move, Role::Pawn);
        (self.board.get(stands) != Some(pawn)).then_some(EnPassantObstacle::NoPawn(stands, pawn))
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
