//! Sentences about boards: en passant squares, dropped parts, numbers of moves.

use super::Sentence;
use crate::board::EnPassantObstacle;
use crate::tr;

/// A clause: "d7 is occupied".
impl Sentence for EnPassantObstacle {
    fn sentence(&self) -> String {
        match *self {
            Self::NoDoubleStep => tr!("noun-obstacle-no-double-step").to_owned(),
            Self::OtherRank(rank) => tr!("noun-obstacle-other-rank", rank = (rank + 1).to_string()),
            Self::Occupied(square) => tr!("noun-obstacle-occupied", square = square.to_string()),
            Self::NoPawn(square, pawn) => {
                tr!("noun-obstacle-no-pawn", color = pawn.color.id(), square = square.to_string())
            }
        }
    }
}

/// Formats a number of moves, given in half moves, in the current language: `2`, `2.5`.
///
/// ```
/// use fenwright::wording::format_moves;
/// use fenwright::lang::{self, Language};
/// assert_eq!(format_moves(5), "2.5");
/// assert_eq!(lang::with(Language::from_code("de").unwrap(), || format_moves(5)), "2,5");
/// ```
pub fn format_moves(half_moves: u16) -> String {
    let moves = (half_moves / 2).to_string();
    if half_moves.is_multiple_of(2) { moves } else { tr!("noun-moves-and-half", moves = moves) }
}
