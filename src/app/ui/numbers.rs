//! Numbers as people type them.

/// A whole number, perhaps with its thousands apart: "12345", "12,345", "12.345", "12 345" or "12'345". `None` for
/// everything else, also for "2.5".
pub(in crate::app) fn typed_number(text: &str) -> Option<usize> {
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
            assert_eq!(typed_number(text), expected, "{text:?}");
        }
    }
}
