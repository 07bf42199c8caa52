//! A language for tests, made from English: each vowel twice and with an accent. Its texts are about 40 % longer, so that
//! what has no room shows; and what is on the screen without an accent does not come from the files.

use std::borrow::Cow;

/// A piece of an English text in the pseudo-language.
pub(super) fn lengthen(text: &str) -> Cow<'_, str> {
    if !text.contains(is_vowel) {
        return Cow::Borrowed(text);
    }
    let letters = text.chars().flat_map(|letter| {
        let accented = accented(letter);
        [Some(accented), is_vowel(letter).then_some(accented.to_lowercase().next().unwrap_or(accented))]
    });
    Cow::Owned(letters.flatten().collect())
}

fn is_vowel(letter: char) -> bool {
    accented(letter) != letter
}

const fn accented(letter: char) -> char {
    match letter {
        'a' => '\u{e1}',
        'e' => '\u{e9}',
        'i' => '\u{ed}',
        'o' => '\u{f3}',
        'u' => '\u{fa}',
        'A' => '\u{c1}',
        'E' => '\u{c9}',
        'I' => '\u{cd}',
        'O' => '\u{d3}',
        'U' => '\u{da}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_grow_by_some_forty_percent() {
        let text = "Find every first move that forces mate, with proof";
        let longer = lengthen(text);
        let ratio = longer.chars().count() as f64 / text.chars().count() as f64;
        assert!((1.25..1.5).contains(&ratio), "{longer}: {ratio}");
        assert_eq!(lengthen("Open"), "\u{d3}\u{f3}p\u{e9}\u{e9}n");
    }
}
