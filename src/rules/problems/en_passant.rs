//! The en passant square: a pawn has just passed it.

use crate::board::{BitPosition, Bitboards, Position, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};

/// No pawn stands in front of the square, or it and the square behind are not free.
pub(super) fn problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| !position.en_passant_is_possible(*square))?;
    Some(Problem::new(ProblemKind::BadEnPassant, Some(!position.side_to_move), vec![square]))
}

/// The clock is 0 after a pawn's move (PGN standard, section 16.1.3.5).
pub(super) fn odd_problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| position.en_passant_is_possible(*square))?;
    (position.halfmove_clock > 0)
        .then(|| Problem::new(ProblemKind::EnPassantWithClock, Some(!position.side_to_move), vec![square]))
}

/// For the quick look: whether a pawn can just have passed over the en passant square, if one is stated, and the
/// clock tells so.
#[inline]
pub(super) fn is_en_passant_plain(position: &BitPosition) -> bool {
    position.en_passant.is_none_or(|passed| is_passed(position, passed))
}

#[inline(never)]
fn is_passed(position: &BitPosition, square: Square) -> bool {
    let BitPosition { men, side_to_move, .. } = position;
    if square.file > 7 || square.rank != side_to_move.pick(5, 2) {
        return false;
    }
    let passed = Bitboards::square(square);
    let (origin, pawn) = side_to_move.pick((passed << 1, passed >> 1), (passed >> 1, passed << 1));
    (origin | passed) & men.occupied() == 0
        && pawn & men.of_piece(!*side_to_move, Role::Pawn) != 0
        && position.halfmove_clock == 0
}
