//! The en passant square: a pawn has just passed it.

use crate::board::Position;
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
