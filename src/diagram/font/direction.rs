//! The order of characters on a line, in which Hebrew and Arabic run from right to left.

use std::borrow::Cow;

use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_normalization::char::is_combining_mark;

/// The first character that is written from right to left.
const FIRST: char = '\u{590}';

/// Returns the characters of a line from left to right, each base character before its marks.
pub(super) fn visual(line: &str) -> Cow<'_, str> {
    if line.chars().all(|char| char < FIRST) {
        return Cow::Borrowed(line);
    }
    let info = ParagraphBidiInfo::new(line, None);
    if !info.has_rtl() {
        return Cow::Borrowed(line);
    }
    let (levels, runs) = info.visual_runs(0..line.len());
    let mut out = String::with_capacity(line.len());
    for run in runs {
        let is_rtl = levels.get(run.start).is_some_and(Level::is_rtl);
        let text = line.get(run).unwrap_or_default();
        if is_rtl { push_reversed(&mut out, text) } else { out.push_str(text) }
    }
    Cow::Owned(out)
}

fn push_reversed(out: &mut String, text: &str) {
    let characters: Vec<char> = text.chars().collect();
    for cluster in characters.chunk_by(|_, next| is_combining_mark(*next)).rev() {
        out.extend(cluster.iter().map(|char| mirrored(*char)));
    }
}

/// Returns the bracket that looks like this one seen in a mirror. Other characters are returned unchanged.
const fn mirrored(char: char) -> char {
    match char {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::visual;

    #[test]
    fn hebrew_runs_from_right_to_left_and_numbers_do_not() {
        for (text, expected) in [
            ("Mate in 2", "Mate in 2"),
            ("Ĝis ∓", "Ĝis ∓"),
            ("שלום", "םולש"),
            ("מט ב-24 (x)", "(x) 24-ב טמ"),
            ("abc שלום 7", "abc 7 םולש"),
            ("בָּא", "אבָּ"),
        ] {
            assert_eq!(visual(text), expected);
        }
    }
}
