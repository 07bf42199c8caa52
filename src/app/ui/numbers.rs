//! Parses numbers that the user types.

use crate::tr;
use std::time::Duration;

/// The longest accepted time, one day.
const MAX_SECONDS: f64 = 86_400.0;

/// Parses a whole number, optionally with thousands separators: "12345", "12,345", "12.345", "12 345" or "12'345".
/// Returns `None` for everything else, including "2.5".
pub(crate) fn parse_number(text: &str) -> Option<usize> {
    let text = text.trim();
    let is_apart = |char: char| char.is_whitespace() || matches!(char, ',' | '.' | '\'' | '_');
    let are_digits = |group: &str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    let Some(mark) = text.chars().find(|char| is_apart(*char)) else {
        return text.parse().ok().filter(|_| are_digits(text));
    };
    let mut groups = text.split(mark);
    let is_first = |group: &str| are_digits(group) && group.len() <= 3;
    let is_number = groups.next().is_some_and(is_first) && groups.all(|group| are_digits(group) && group.len() == 3);
    text.replace(mark, "").parse().ok().filter(|_| is_number)
}

/// Parses seconds, whole or decimal. A single point is a decimal point, even in "1.500". A comma before three digits
/// separates thousands, as in "86,400", unless the text starts with 0, as in "0,500".
///
/// # Errors
/// Returns a sentence about the accepted input, without a full stop.
pub(crate) fn parse_seconds(text: &str) -> Result<Duration, &'static str> {
    let text = text.trim();
    let part = || text.replacen(',', ".", 1).parse().ok();
    let is_part = text.matches('.').count() == 1 || text.starts_with('0');
    let whole = if is_part { None } else { parse_number(text).map(|whole| whole as f64) };
    let seconds: Option<f64> = whole.or_else(part).filter(|seconds| (0.1..=MAX_SECONDS).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or(tr!("window-seconds-wrong"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_may_stand_apart() {
        for (text, expected) in [
            ("7", Some(7)),
            (" 12345 ", Some(12345)),
            ("12,345", Some(12345)),
            ("12.345", Some(12345)),
            ("1 234 567", Some(1_234_567)),
            ("1\u{202f}234", Some(1234)),
            ("1'234", Some(1234)),
            ("1_234", Some(1234)),
            ("2.5", None),
            ("12.5", None),
            ("12,50", None),
            ("1234,567", None),
            ("1,234.567", None),
            (",234", None),
            ("1,", None),
            ("+3", None),
            ("-3", None),
            ("", None),
            (",", None),
            ("e4", None),
            ("99999999999999999999999", None),
        ] {
            assert_eq!(parse_number(text), expected, "{text:?}");
        }
    }
}
