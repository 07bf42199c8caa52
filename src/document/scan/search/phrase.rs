//! Phrases searched in the texts of records.
//!
//! Several words form a phrase: they are side by side in one text of a record, in letters of either case and with the
//! punctuation between them. A phrase
//!
//! - begins at the start of a word: `mate in 3` is not in `helpmate in 3`, and `#2` not in `h#2`;
//! - ends at the end of a number: `loyd 1` is not in `Loyd 12`, and `h#2` not in `h#2.5`;
//! - may end within a word, which may not be typed completely yet: `back ra` is in `Back rank`. A quoted phrase ends at
//!   the end of a word.
//!
//! In scripts without blanks between words, such as Chinese, a word begins and ends anywhere.

use std::ops::Range;

use memchr::memmem::Finder;

use crate::document::scan::sweep::{ScannedRecord, fold_case};

#[derive(Clone, Debug)]
pub(super) struct Phrase {
    pub(super) text: String,
    is_quoted: bool,
    is_closed: bool,
    finder: Box<Finder<'static>>,
    /// The words and numbers of the phrase. In every format, the file text of a record with the phrase has all of them.
    parts: Vec<Finder<'static>>,
}

/// The text of a record in its file, computed once for all phrases.
#[derive(Debug, Default)]
pub(super) struct FileText {
    bytes: Vec<u8>,
    /// `None` until computed; then `true` if the text contains all words of the record.
    is_complete: Option<bool>,
    is_without_fen: bool,
}

impl FileText {
    pub(super) fn clear(&mut self) {
        (self.is_complete, self.is_without_fen) = (None, false);
    }

    /// Returns `true` if the record cannot contain all of these words.
    fn excludes(&mut self, record: &ScannedRecord<'_>, parts: &[Finder<'_>]) -> bool {
        let bytes = &mut self.bytes;
        let is_all = *self.is_complete.get_or_insert_with(|| record.read_file_text(bytes));
        let lacks_any = |bytes: &[u8]| parts.iter().any(|part| part.find(bytes).is_none());
        if !is_all || lacks_any(bytes) {
            return is_all;
        }
        // A word such as `3` or `b` is in nearly every FEN, so words that are found are searched again without the FEN.
        if !std::mem::replace(&mut self.is_without_fen, true) {
            record.remove_fen(bytes);
        }
        lacks_any(bytes)
    }
}

impl Phrase {
    pub(super) fn from_words(words: &str) -> Self {
        Self::new(words, false, false)
    }

    /// A quoted phrase. `is_closed` is `false` if its closing quote is not typed yet.
    pub(super) fn quoted(words: &str, is_closed: bool) -> Self {
        Self::new(words, true, is_closed)
    }

    fn new(words: &str, is_quoted: bool, is_closed: bool) -> Self {
        let folded = fold_case(words);
        let finder = |text: &str| Finder::new(text.as_bytes()).into_owned();
        let parts = folded.split(|char: char| !char.is_alphanumeric()).filter(|part| !part.is_empty());
        let parts = parts.map(finder).collect();
        Self { text: words.to_owned(), is_quoted, is_closed, finder: Box::new(finder(&folded)), parts }
    }

    /// Returns a phrase for each word; nothing if there is only one word, or if the phrase is quoted.
    pub(super) fn words(&self) -> Vec<Self> {
        let words: Vec<Self> = self.text.split(' ').filter(|_| !self.is_quoted).map(Self::from_words).collect();
        if words.len() > 1 { words } else { Vec::new() }
    }

    /// Returns `true` if the file text shows, without being parsed, that a record does not contain the phrase.
    pub(super) fn is_excluded(&self, record: &ScannedRecord<'_>, file_text: &mut FileText) -> bool {
        file_text.excludes(record, &self.parts)
    }

    pub(super) fn matches(&self, record: &ScannedRecord<'_>, file_text: &mut FileText) -> bool {
        !self.is_excluded(record, file_text) && record.statements().iter().any(|(_, folded)| self.is_in(folded))
    }

    /// Returns `true` if a lowercase text contains the phrase.
    pub(super) fn is_in(&self, folded: &str) -> bool {
        self.ranges_in_folded(folded).next().is_some()
    }

    pub(super) fn ranges_in(&self, text: &str) -> Vec<Range<usize>> {
        let folded = fold_case(text);
        let places = self.ranges_in_folded(&folded);
        if text.is_ascii() {
            return places.collect();
        }
        // The range in the text that each byte of the lowercase text comes from.
        let of_char = |(at, char): (usize, char)| {
            let length = char.to_lowercase().map(char::len_utf8).sum();
            std::iter::repeat_n(at..at + char.len_utf8(), length)
        };
        let origins: Vec<Range<usize>> = text.char_indices().flat_map(of_char).collect();
        places.filter_map(|place| Some(origins.get(place.start)?.start..origins.get(place.end - 1)?.end)).collect()
    }

    fn ranges_in_folded<'a>(&'a self, text: &'a str) -> impl Iterator<Item = Range<usize>> {
        let length = self.finder.needle().len();
        let mut at = 0;
        let places = std::iter::from_fn(move || {
            let start = at + self.finder.find(text.as_bytes().get(at..)?)?;
            at = start + 1;
            Some(start..start + length)
        });
        places.filter(|place| !place.is_empty() && self.is_at_word_boundaries(text, place))
    }

    /// Returns `true` if a range begins and ends where a phrase may begin and end.
    fn is_at_word_boundaries(&self, text: &str, place: &Range<usize>) -> bool {
        let (Some(before), Some(found), Some(behind)) =
            (text.get(..place.start), text.get(place.clone()), text.get(place.end..))
        else {
            return false;
        };
        let begins = match (before.chars().next_back(), found.chars().next()) {
            (Some(before), Some('#')) => !before.is_alphanumeric(),
            (Some(before), Some(first)) => !is_one_word(before, first),
            _ => true,
        };
        let ends = match (found.chars().next_back(), behind.chars().next()) {
            (Some(last), Some(next)) if last.is_numeric() && next.is_numeric() => false,
            (Some(last), Some('.')) if last.is_numeric() => !begins_with_half(behind),
            (Some(last), Some(next)) => !self.is_closed || !is_one_word(last, next),
            _ => true,
        };
        begins && ends
    }
}

fn is_one_word(one: char, next: char) -> bool {
    /// Returns `true` if blanks separate words in the script of a character, unlike in Thai, Chinese and Japanese.
    const fn separates_words(char: char) -> bool {
        !matches!(char, '\u{E00}'..='\u{EFF}' | '\u{2E80}'..='\u{A4CF}' | '\u{20000}'..='\u{3FFFF}')
    }
    one.is_alphanumeric() && next.is_alphanumeric() && separates_words(one) && separates_words(next)
}

/// Returns `true` if the text adds a half to the number of moves before it, as in `h#2.5`.
fn begins_with_half(text: &str) -> bool {
    text.strip_prefix(".5").is_some_and(|rest| !rest.starts_with(char::is_numeric))
}

impl PartialEq for Phrase {
    fn eq(&self, other: &Self) -> bool {
        (&self.text, self.is_quoted, self.is_closed) == (&other.text, other.is_quoted, other.is_closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(phrase: &Phrase, text: &str) -> Vec<String> {
        phrase.ranges_in(text).into_iter().map(|place| text[place].to_owned()).collect()
    }

    #[test]
    fn phrases_begin_and_end_where_words_do() {
        for (phrase, text, expected) in [
            ("mate in 3", "Loyd 2, Mate in 3", &["Mate in 3"][..]),
            ("mate in 3", "Mate in 30", &[]),
            ("mate in 3", "helpmate in 3", &[]),
            ("mate in 3", "mate  in 3", &[]),
            ("loyd 1", "Loyd 12", &[]),
            ("loyd 1", "Loyd 1, Loyd 12, loyd 1", &["Loyd 1", "loyd 1"]),
            ("loyd", "Loydian Lloyd", &["Loyd"]),
            ("12", "112 12a 120 e12", &["12"]),
            ("h#2", "h#2.5 h#2. h#2.51", &["h#2", "h#2"]),
            ("#2", "h#2 #2", &["#2"]),
            ("2", "#2, 2.5, e2", &["2"]),
            ("1998", "1998.05.03", &["1998"]),
            ("e4", "1. e4 e4+", &["e4", "e4"]),
            ("\u{e9}t\u{e9}", "\u{c9}T\u{c9}", &["\u{c9}T\u{c9}"]),
            ("i\u{307}x", "a \u{130}X", &["\u{130}X"]),
            ("\u{5c06}", "\u{8c61}\u{5c06}\u{68cb}", &["\u{5c06}"]),
            ("+", "+ draws", &["+"]),
            ("", "a", &[]),
        ] {
            assert_eq!(places(&Phrase::from_words(phrase), text), expected, "{phrase} in {text}");
        }
    }

    #[test]
    fn the_last_word_between_quotes_is_whole() {
        assert_eq!(places(&Phrase::quoted("back", true), "Backs, back"), ["back"]);
        assert_eq!(places(&Phrase::quoted("back", false), "Backs, back"), ["Back", "back"]);
    }

    #[test]
    fn only_what_is_typed_without_quotes_has_words() {
        let words = |phrase: &Phrase| phrase.words().iter().map(|word| word.text.clone()).collect::<Vec<_>>();
        assert_eq!(words(&Phrase::from_words("mate in 3")), ["mate", "in", "3"]);
        assert_eq!(words(&Phrase::from_words("mate")), [""; 0]);
        assert_eq!(words(&Phrase::quoted("mate in 3", true)), [""; 0]);
    }
}
