//! Reading the typed number of a position.

use crate::app::ui::numbers::parse_number;

/// Returns the index of the position that a text refers to: "7,654,321", "7 654 321", "#12" or "50%". `None` if it is
/// no number or there is no such position.
pub fn parse_position_number(typed: &str, positions: usize) -> Option<usize> {
    let typed = typed.trim();
    if let Some(share) = typed.strip_suffix('%') {
        let share: f64 = share.trim().replace(',', ".").parse().ok()?;
        let last = positions.checked_sub(1)?;
        return (0.0..=100.0).contains(&share).then(|| (share / 100.0 * last as f64).round() as usize);
    }
    let number = parse_number(typed.strip_prefix('#').unwrap_or(typed))?;
    number.checked_sub(1).filter(|place| *place < positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_shares_name_positions() {
        for (typed, positions, expected) in [
            ("1", 64, Some(0)),
            (" 64 ", 64, Some(63)),
            ("65", 64, None),
            ("0", 64, None),
            ("7,654,321", 10_000_000, Some(7_654_320)),
            ("7 654 321", 10_000_000, Some(7_654_320)),
            ("7.654.321", 10_000_000, Some(7_654_320)),
            ("7'654'321", 10_000_000, Some(7_654_320)),
            ("#12", 64, Some(11)),
            ("0%", 64, Some(0)),
            ("50%", 101, Some(50)),
            ("12.5 %", 81, Some(10)),
            ("12,5%", 81, Some(10)),
            ("100%", 64, Some(63)),
            ("101%", 64, None),
            ("-1%", 64, None),
            ("-3", 64, None),
            ("+3", 64, None),
            ("inf%", 64, None),
            ("NaN%", 64, None),
            ("%", 64, None),
            ("", 64, None),
            (",", 64, None),
            ("12.5", 1000, None),
            ("e4", 64, None),
            ("99999999999999999999999", 64, None),
        ] {
            assert_eq!(parse_position_number(typed, positions), expected, "{typed:?} of {positions}");
        }
    }
}
