//! Fixes for the clocks, which do not depend on the board.

use super::attempt::is_fixed;
use super::{FixKind, Problem, ProblemKind};
use crate::board::{BitPosition, Color, MAX_CLOCK};
use crate::rules::problems::clock_problems;

/// Returns the fixes for a clock problem, each with both clocks after the fix, sorted by the number of remaining
/// problems. `problems` are all clock problems.
pub(crate) fn clock_fixes(
    position: &BitPosition,
    problem: &Problem,
    problems: &[Problem],
) -> impl Iterator<Item = (FixKind, [u16; 2])> {
    let BitPosition { halfmove_clock, fullmove_number, side_to_move, .. } = *position;
    let tested = |kind: Option<FixKind>| {
        let kind = kind?;
        let clocks @ [halfmove_clock, fullmove_number] = match kind {
            FixKind::SetClock(clock) => [clock, fullmove_number],
            FixKind::SetMoveNumber(number) => [halfmove_clock, number],
            _ => return None,
        };
        let after = clock_problems(halfmove_clock, fullmove_number, side_to_move);
        is_fixed(problem, problems, &after).then_some((kind, clocks, after.len()))
    };
    let mut fixes = candidates(problem.kind, halfmove_clock, side_to_move).map(tested);
    fixes.sort_by_key(|fix| fix.map(|(_, _, problems_left)| problems_left));
    fixes.into_iter().flatten().map(|(kind, clocks, _)| (kind, clocks))
}

pub(super) fn candidates(problem: ProblemKind, halfmove_clock: u16, side_to_move: Color) -> [Option<FixKind>; 2] {
    match problem {
        ProblemKind::ClockAboveMoves { most } => {
            let number = number_for_clock(halfmove_clock, side_to_move);
            [Some(FixKind::SetMoveNumber(number)), Some(FixKind::SetClock(most))]
        }
        ProblemKind::ClockAbove100 | ProblemKind::ClockAbove150 => [Some(FixKind::SetClock(100)), None],
        _ => [None, None],
    }
}

/// Returns the smallest move number that allows this halfmove clock. With Black to move, White's move counts too.
fn number_for_clock(halfmove_clock: u16, side_to_move: Color) -> u16 {
    let before = halfmove_clock.saturating_sub(side_to_move.pick(0, 1));
    (before.div_ceil(2) + 1).min(MAX_CLOCK)
}
