//! The start positions of Chess960 by the numbers that people type, or the letters of their back ranks.

use crate::board::{Position, chess960, chess960_of_letters};

/// How many start positions of Chess960 there are.
const STARTS: u16 = 960;
/// The number of the start position of ordinary chess.
pub(super) const ORDINARY: u16 = 518;

/// The start position of Chess960 whose number or back rank was typed.
pub(super) fn start_of(text: &str) -> Option<Position> {
    chess960(number(text)?)
}

/// The number that was typed, or that the typed back rank has.
pub(super) fn number(text: &str) -> Option<u16> {
    let text = text.trim();
    text.parse().ok().filter(|number| *number < STARTS).or_else(|| chess960_of_letters(text))
}

/// The number beside the one that was typed, up or down; beside no number it is that of ordinary chess.
pub(super) fn neighbor(text: &str, up: bool) -> u16 {
    match number(text) {
        Some(number) if up => (number + 1).min(STARTS - 1),
        Some(number) => number.saturating_sub(1),
        None => ORDINARY,
    }
}

/// Draws the number of any start position.
pub(super) fn draw() -> u16 {
    fastrand::u16(0..STARTS)
}
