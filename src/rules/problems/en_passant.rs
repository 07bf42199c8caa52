//! En passant squares: a pawn must have just crossed them.

use crate::board::{BitPosition, Bitboards, Position, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};

// The square and the one behind it must be empty, with the pawn in front.
pub(super) fn problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| !position.en_passant_is_possible(*square))?;
    Some(Problem::new(ProblemKind::BadEnPassant, Some(!position.side_to_move), vec![square]))
}

// The clock is 0 after a pawn move (PGN standard, section 16.1.3.5).
pub(super) fn odd_problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| position.en_passant_is_possible(*square))?;
    (position.halfmove_clock > 0)
        .then(|| Problem::new(ProblemKind::EnPassantWithClock, Some(!position.side_to_move), vec![square]))
}

/// For the quick check: returns `true` if there is no en passant square, or a pawn can have just crossed it and the
/// halfmove clock is 0.
#[inline]
pub(super) fn is_en_passant_plain(position: &BitPosition) -> bool {
    position.en_passant.is_none_or(|passed| is_passed(position, passed))
}

#[inline(never)]
fn is_passed(position: &BitPosition, square: Square) -> bool {
    let BitPosition { board: men, side_to_move, .. } = position;
    if square.file > 7 || square.rank != side_to_move.pick(5, 2) {
        return false;
    }
    let passed = Bitboards::square_bit(square);
    let (origin, pawn) = side_to_move.pick((passed << 1, passed >> 1), (passed >> 1, passed << 1));
    (origin | passed) & men.occupied() == 0
        && pawn & men.by_piece(!*side_to_move, Role::Pawn) != 0
        && position.halfmove_clock == 0
}
