//! How a game of a variant ends by its own rule.

use crate::board::{Color, Piece, Position, Role, Square};

/// How a game of a variant ended by its own rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side's king is on the hill, and it wins.
    KingOnHill(Color),
    /// This side has given three checks, and wins.
    ThreeChecks(Color),
    /// This side's king has exploded, and it loses.
    NoKing(Color),
    /// This side has lost all its men, and wins.
    AllMenLost(Color),
    /// This side cannot move, and wins.
    CannotMove(Color),
    /// The horde is captured, and Black wins.
    HordeCaptured,
    /// This side has reached the last rank alone, and wins.
    Race(Color),
    /// Both sides have reached the last rank: a draw.
    BothArrived,
}

impl Ending {
    /// Who wins; nobody in a draw.
    ///
    /// ```
    /// use fenwright::{Color, rules::Ending};
    /// assert_eq!(Ending::NoKing(Color::Black).winner(), Some(Color::White));
    /// ```
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::KingOnHill(color)
            | Self::ThreeChecks(color)
            | Self::AllMenLost(color)
            | Self::CannotMove(color)
            | Self::Race(color) => Some(color),
            Self::NoKing(color) => Some(!color),
            Self::HordeCaptured => Some(Color::Black),
            Self::BothArrived => None,
        }
    }
}

/// Whether a king of this colour is on one of the four squares in the middle.
pub(super) fn is_on_hill(position: &Position, color: Color) -> bool {
    let is_hill = |square: Square| matches!((square.file, square.rank), (3 | 4, 3 | 4));
    position.board.find(Piece::new(color, Role::King)).any(is_hill)
}

/// Whether a king of this colour is on the last rank.
pub(super) fn has_arrived(position: &Position, color: Color) -> bool {
    position.board.find(Piece::new(color, Role::King)).any(|king| king.rank == 7)
}
