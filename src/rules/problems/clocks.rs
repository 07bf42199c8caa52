use crate::board::{BitPosition, Color};
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

/// Returns the number of half moves before this turn in a game from move 1, which is the maximum of the halfmove clock
/// (PGN standard, sections 16.1.3.5 and 16.1.3.6).
fn half_moves(fullmove_number: u16, side_to_move: Color) -> u16 {
    fullmove_number.saturating_sub(1).saturating_mul(2).saturating_add(side_to_move.pick(0, 1))
}

/// For the quick check: returns `true` if the halfmove clock fits the move number and does not exceed 100.
#[inline]
pub(super) fn are_clocks_plain(position: &BitPosition) -> bool {
    let most = half_moves(position.fullmove_number, position.side_to_move);
    position.halfmove_clock <= most.min(100)
}
