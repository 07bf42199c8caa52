//! Game endings that are particular to a variant.

use crate::board::{Color, Piece, Position, Role, Square};

/// A game ending by a rule of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side's king has reached the center, so it wins.
    KingOnHill(Color),
    /// This side has given three checks, so it wins.
    ThreeChecks(Color),
    /// This side's king has exploded, so it loses.
    NoKing(Color),
    /// This side has lost all its pieces, so it wins.
    AllPiecesLost(Color),
    /// This side has no legal move, so it wins.
    CannotMove(Color),
    /// All white pieces are captured, so Black wins.
    HordeCaptured,
    /// Only this side's king has reached the last rank, so it wins.
    ReachedLastRank(Color),
    /// Both kings have reached the last rank: a draw.
    BothReachedLastRank,
}

impl Ending {
    /// Returns the winner; `None` for a draw.
    ///
    /// ```
    /// use fenwright::{Color, rules::Ending};
    /// assert_eq!(Ending::NoKing(Color::Black).winner(), Some(Color::White));
    /// ```
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::KingOnHill(color)
            | Self::ThreeChecks(color)
            | Self::AllPiecesLost(color)
            | Self::CannotMove(color)
            | Self::ReachedLastRank(color) => Some(color),
            Self::NoKing(color) => Some(!color),
            Self::HordeCaptured => Some(Color::Black),
            Self::BothReachedLastRank => None,
        }
    }
}

/// Returns `true` if a king of this color is on one of the four center squares.
pub(super) fn is_on_hill(position: &Position, color: Color) -> bool {
    let is_hill = |square: Square| matches!((square.file, square.rank), (3 | 4, 3 | 4));
    position.board.find(Piece::new(color, Role::King)).any(is_hill)
}

pub(super) fn has_reached_last_rank(position: &Position, color: Color) -> bool {
    position.board.find(Piece::new(color, Role::King)).any(|king| king.rank == 7)
}
