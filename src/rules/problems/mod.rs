//! Problems of a position, in one module per group of reasons.
//!
//! The [quick check](is_sound_quick) accepts positions that are certainly sound. For other positions, [`problems`]
//! fully checks only the [`Doubts`] that remain. In a module, the conditions of the quick check follow the full check.
//!
//! # Adding a kind of problem
//!
//! 1. `rules/problem.rs`: the kind in [`ProblemKind`](super::ProblemKind), and `is_illegal`.
//! 2. `wording/problem.rs`: its sentence.
//! 3. The module here that its reason belongs to: when it occurs, and when the quick check may accept a position.
//! 4. `tests/core/rules/kinds.rs`: an 8x8 position that has it, and close neighbors without; the tests fail otherwise.
//! 5. `app/ui/glossary/problems.rs`: the explanation in the window, with an example; the text is in `glossary.ftl`.
//!
//! A fix for it is separate: `rules/fix/candidates.rs`, with a row in `tests/core/fixes.rs`.

mod castling;
mod checks;
mod clocks;
mod home_squares;
mod last_move;
mod origins;
mod pawns;
mod piece_counts;
mod quick_check;
mod variants;

use piece_counts::PieceList;
use quick_check::Doubts;

use super::problem::Problem;
use crate::board::{BitPosition, Color, Position};

pub(in crate::rules) use clocks::problems as clock_problems;
pub use quick_check::{is_in_check_quick, is_sound_quick};

/// Returns all problems of a position, those that make it illegal first.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4Q3/4K3 w K - 0 1")?;
/// let ids: Vec<_> = rules::problems(&position).iter().map(rules::Problem::id).collect();
/// assert_eq!(ids, ["opponent-in-check", "castling-without-rook"]);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn problems(position: &Position) -> Vec<Problem> {
    if !position.rules.is_standard() {
        return variants::problems(position);
    }
    match BitPosition::from_standard(position).as_ref().map(check_quick) {
        Some(Ok(problems)) => problems,
        Some(Err(doubts)) => check_full(position, doubts),
        None => check_full(position, Doubts::ALL),
    }
}

/// Returns the problems if the quick check can determine them, which it can for nearly all positions from games.
pub(crate) fn problems_quick(position: &BitPosition) -> Option<Vec<Problem>> {
    check_quick(position).ok()
}

/// Like [`problems_quick`], for a position that [`is_sound_quick`] did not accept.
pub(crate) fn clock_problems_quick(position: &BitPosition) -> Option<Vec<Problem>> {
    check_clocks(position).ok()
}

pub(super) fn problems_with_other_clocks(position: &Position, before: &[Problem]) -> Vec<Problem> {
    let of_others = before.iter().filter(|problem| !problem.is_about_clocks()).cloned();
    let of_clocks = clocks::problems(position.halfmove_clock, position.fullmove_number, position.side_to_move);
    of_others.chain(clocks::odd_en_passant_problem(position)).chain(of_clocks).collect()
}

#[inline]
fn check_quick(position: &BitPosition) -> Result<Vec<Problem>, Doubts> {
    if is_sound_quick(position) { Ok(Vec::new()) } else { check_clocks(position) }
}

#[inline]
fn check_clocks(position: &BitPosition) -> Result<Vec<Problem>, Doubts> {
    let doubts = Doubts::from_position(position);
    let BitPosition { halfmove_clock, fullmove_number, side_to_move, .. } = *position;
    let of_clocks = || clocks::problems(halfmove_clock, fullmove_number, side_to_move);
    if doubts.is_clocks_only() { Ok(of_clocks()) } else { Err(doubts) }
}

#[inline(never)]
fn check_full(position: &Position, doubts: Doubts) -> Vec<Problem> {
    let mut problems = Vec::new();
    let look = doubts.needs_pieces().then(|| PieceList::new(position));
    let look_for = |is_doubted: bool| look.as_ref().filter(|_| is_doubted);
    if let Some(look) = look_for(doubts.piece_counts) {
        problems.extend(piece_counts::problems(look));
    }
    if let Some(look) = look_for(doubts.checks) {
        problems.extend(checks::opponent_in_check(look));
        problems.extend(checks::impossible_check(look));
    }
    if doubts.castling {
        problems.extend(Color::ALL.into_iter().flat_map(|color| castling::problems(position, color)));
    }
    if doubts.en_passant {
        problems.extend(clocks::en_passant_problem(position));
    }
    if doubts.castling {
        problems.extend(castling::odd_problems(position));
    }
    if let Some(look) = look_for(doubts.pawns) {
        problems.extend(Color::ALL.into_iter().filter_map(|color| pawns::problem(look, color)));
    }
    if let Some(look) = look_for(doubts.home) {
        problems.extend(home_squares::problems(look));
    }
    // A proof about the whole game says nothing new about a position that has other problems of its pieces.
    if let Some(look) = look_for(doubts.origins).filter(|_| problems.is_empty()) {
        problems.extend(origins::problem(look));
    }
    if let Some(look) = look_for(doubts.last_move).filter(|_| problems.is_empty()) {
        problems.extend(last_move::no_last_move(look));
    }
    if doubts.en_passant {
        problems.extend(clocks::odd_en_passant_problem(position));
    }
    if doubts.clocks {
        problems.extend(clocks::problems(position.halfmove_clock, position.fullmove_number, position.side_to_move));
    }
    // A problem of checks can be illegal or odd, so illegal problems come first only after sorting.
    problems.sort_by_key(|problem| !problem.is_illegal());
    problems
}
