//! The start positions of Chess960 by their numbers.

use super::Position;

/// The start position of this number, 0 to 959 in Reinhard Scharnagl's numbering; `None` for others. 518 is
/// that of ordinary chess.
#[must_use]
pub fn chess960(number: u16) -> Option<Position> {
    (number < 960).then(Position::start)
}

/// The number of a start position of Chess960; `None` for every other position.
#[must_use]
pub fn chess960_number(position: &Position) -> Option<u16> {
    (*position == Position::start()).then_some(518)
}
