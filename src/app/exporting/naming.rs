//! File names for pictures of several positions.

use crate::app::ui::file_wording::safe_name;

/// Returns the name of a picture: its number with at least `digits` digits, and its title in characters that every file
/// system accepts: "007-Mate-in-two.png".
pub(super) fn picture_name(number: usize, digits: usize, id: &str, ending: &str) -> String {
    let words = safe_name(id);
    let dash = if words.is_empty() { "" } else { "-" };
    format!("{number:0digits$}{dash}{words}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_and_end_as_they_must() {
        let cases = [
            (7, 3, "", "007.png"),
            (7, 3, "Mate in two", "007-Mate-in-two.png"),
            (12, 1, "../../etc/passwd", "12-etc-passwd.png"),
            (1, 4, " . \u{0} \\ / : * ? \" < > | ", "0001.png"),
            (1, 1, "Müller \u{2013} Петров, 1/2", "1-Müller-Петров-1-2.png"),
            (1, 1, "con.", "1-con.png"),
        ];
        for (number, digits, id, expected) in cases {
            assert_eq!(picture_name(number, digits, id, "png"), expected, "{id}");
        }
        let long = picture_name(1, 9, &"\u{1D400}".repeat(1000), "svg");
        assert!(long.len() <= 200, "{}", long.len());
    }
}
