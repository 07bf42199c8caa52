//! En passant squares: where a pawn can have just made a double step, and the pawns that could capture that pawn.

use std::fmt;

use super::{Color, Piece, Position, Role, Size, Square};

impl Size {
    /// Returns `true` if pawns can make a double step, which takes a board of at least eight ranks.
    pub const fn has_double_step(self) -> bool {
        self.ranks() >= 8
    }

    /// Returns the rank, from 0, of en passant squares when this color is to move: for White the third from the top.
    pub fn en_passant_rank(self, to_move: Color) -> u8 {
        to_move.pick(self.ranks() - 3, 2)
    }
}

/// The reason why a pawn cannot have made a double step over a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassantObstacle {
    /// The board has too few ranks for double steps.
    NoDoubleStep,
    /// The square is on a wrong rank. The value is the rank, from 0, that pawns cross in a double step.
    OtherRank(u8),
    /// The en passant square or the square where the pawn came from is occupied.
    Occupied(Square),
    /// The pawn that made the double step is missing from this square.
    NoPawn(Square, Piece),
}

impl fmt::Display for EnPassantObstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDoubleStep => f.write_str("no double steps on this board"),
            Self::OtherRank(rank) => write!(f, "not on rank {}", rank + 1),
            Self::Occupied(square) => write!(f, "{square} is occupied"),
            Self::NoPawn(square, pawn) => write!(f, "no {} pawn on {square}", pawn.color.id()),
        }
    }
}

impl std::error::Error for EnPassantObstacle {}

impl Position {
    /// Returns `true` if a pawn can have just made a double step over this square.
    pub fn en_passant_is_possible(&self, square: Square) -> bool {
        self.en_passant_obstacle(square).is_none()
    }

    /// Returns the reason why no pawn can have just made a double step over this square; `None` if a pawn can.
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

    /// Returns the squares of the pawns of the side to move that attack this square.
    pub fn en_passant_capturers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let pawn = Some(Piece::new(self.side_to_move, Role::Pawn));
        let back = self.side_to_move.pick(-1, 1);
        [-1, 1]
            .into_iter()
            .filter_map(move |side| square.offset(side, back))
            .filter(move |from| self.board.get(*from) == pawn)
    }

    /// Returns the possible en passant squares: first those that a pawn attacks, then the others, each from the a-file
    /// on.
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
