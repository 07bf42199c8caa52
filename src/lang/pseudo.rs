//! A pseudo-language for tests: English with each vowel accented and doubled. Texts are about 40 % longer, so labels
//! without room show; text on screen without accents is not translated.

use std::borrow::Cow;

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
