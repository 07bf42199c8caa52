//! Chess960 start positions by number or back rank.

use crate::board::{Position, chess960, chess960_number_from_letters};

const STARTS: u16 = 960;
pub(super) const STANDARD_NUMBER: u16 = 518;

pub(super) fn parse_start(text: &str) -> Option<Position> {
    chess960(parse_number(text)?)
}

/// Parses a typed number or back rank.
pub(super) fn parse_number(text: &str) -> Option<u16> {
    let text = text.trim();
    text.parse().ok().filter(|number| *number < STARTS).or_else(|| chess960_number_from_letters(text))
}

/// The next number up or down, within the range; [`STANDARD_NUMBER`] if the text is invalid.
pub(super) fn neighbor(text: &str, up: bool) -> u16 {
    match parse_number(text) {
        Some(number) if up => (number + 1).min(STARTS - 1),
        Some(number) => number.saturating_sub(1),
        None => STANDARD_NUMBER,
    }
}

pub(super) fn random_number() -> u16 {
    fastrand::u16(0..STARTS)
}
