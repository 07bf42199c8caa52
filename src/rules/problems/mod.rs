//! Why a position cannot have come from a game, a file for each sort of reason.

mod castling;
mod checks;
mod clocks;
mod en_passant;
pub(super) mod home;
mod look;
mod men;
pub(super) mod pawns;
mod retro;

use look::Look;

use super::problem::Problem;
use super::sound::is_sound_quick;
use crate::board::{BitPosition, Color, Position};

pub(super) use clocks::half_moves;

/// Every problem of a position at once: those that make it illegal first, and of these those of the whole board.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4Q3/4K3 w K - 0 1")?;
/// let codes: Vec<_> = rules::problems(&position).iter().map(rules::Problem::code).collect();
/// assert_eq!(codes, ["opponent-in-check", "castling-without-rook"]);
/// # Ok::<(), fen::Fault>(())
/// ```
#[must_use]
pub fn problems(position: &Position) -> Vec<Problem> {
    match BitPosition::of(position) {
        Some(position) if is_sound_quick(&position) => Vec::new(),
        _ => careful(position),
    }
}

/// The same without the quick look.
#[inline(never)]
pub(super) fn careful(position: &Position) -> Vec<Problem> {
    let look = Look::at(position);
    let mut problems = men::problems(&look);
    problems.extend(checks::opponent_in_check(&look));
    problems.extend(checks::impossible_check(&look));
    problems.extend(Color::ALL.into_iter().flat_map(|color| castling::problems(position, color)));
    problems.extend(en_passant::problem(position));
    problems.extend(castling::odd_problems(position));
    problems.extend(Color::ALL.into_iter().filter_map(|color| pawns::problem(&look, color)));
    problems.extend(home::problems(&look));
    problems.extend(en_passant::odd_problem(position));
    problems.extend(clocks::problems(position));
    // A check can be either.
    problems.sort_by_key(|problem| !problem.is_illegal());
    problems
}
