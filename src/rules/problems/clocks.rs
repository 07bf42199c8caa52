//! Problems of the clocks, and of the en passant square, which a pawn must have just crossed.

use crate::board::{BitPosition, Bitboards, Color, Position, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};

pub(in crate::rules) fn problems(clock: u16, fullmove_number: u16, side_to_move: Color) -> Vec<Problem> {
    let most = half_moves(fullmove_number, side_to_move);
    let above_moves = (clock > most).then_some(ProblemKind::ClockAboveMoves { most });
    // FIDE Laws of Chess, articles 9.3 and 9.6.2.
    let above_rule = match clock {
        0..=100 => None,
        101..=150 => Some(ProblemKind::ClockAbove100),
        _ => Some(ProblemKind::ClockAbove150),
    };
    [above_moves, above_rule].into_iter().flatten().map(|kind| Problem::new(kind, None, Vec::new())).collect()
}

/// Returns the number of half moves since move 1, the maximum of the halfmove clock (PGN, sections 16.1.3.5 and 6).
fn half_moves(fullmove_number: u16, side_to_move: Color) -> u16 {
    fullmove_number.saturating_sub(1).saturating_mul(2).saturating_add(side_to_move.pick(0, 1))
}

/// For the quick check: returns `true` if the halfmove clock is possible at this move number and at most 100.
#[inline]
pub(super) fn are_clocks_plain(position: &BitPosition) -> bool {
    let most = half_moves(position.fullmove_number, position.side_to_move);
    position.halfmove_clock <= most.min(100)
}

// The en passant square and the square behind it, where the pawn started, must be empty, with the pawn in front.
pub(super) fn en_passant_problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| !position.en_passant_is_possible(*square))?;
    Some(Problem::new(ProblemKind::BadEnPassant, Some(!position.side_to_move), vec![square]))
}

// The clock is 0 after a pawn move (PGN standard, section 16.1.3.5).
pub(super) fn odd_en_passant_problem(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| position.en_passant_is_possible(*square))?;
    (position.halfmove_clock > 0)
        .then(|| Problem::new(ProblemKind::EnPassantWithClock, Some(!position.side_to_move), vec![square]))
}

/// For the quick check: returns `true` if there is no en passant square, or if a pawn can have just crossed it and the
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
