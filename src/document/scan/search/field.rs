//! The criterion for a named text of a record: a column of a table, a tag, an operation or a field.

use super::phrase::Phrase;
use crate::document::format::FieldName;
use crate::document::scan::sweep::{ScannedRecord, fold_case};
use crate::{lang, tr};

/// A name and what its text must be: `rating:1500-1800`, `theme:fork`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NamedText {
    name: FieldName,
    value: Value,
    /// The whole word, which is searched in records without a text of this name.
    word: Phrase,
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    /// A number in this range, both ends included.
    Between(f64, f64),
    Words(Phrase),
}

impl NamedText {
    pub(super) fn parse(word: &str) -> Option<Self> {
        let (name, value) = word.split_once(':')?;
        let is_name = name.starts_with(char::is_alphabetic)
            && name.chars().all(|char| char.is_alphanumeric() || matches!(char, '_' | '-'));
        // An address is not a name with a text.
        if !is_name || value.is_empty() || value.starts_with(['/', ':']) {
            return None;
        }
        let value = match range(value) {
            Some((least, most)) => Value::Between(least, most),
            None => Value::Words(Phrase::from_words(value)),
        };
        Some(Self { name: FieldName::new(name), value, word: Phrase::from_words(word) })
    }

    pub(super) fn matches(&self, record: &ScannedRecord<'_>) -> bool {
        let texts = record.texts_named(&self.name);
        if texts.is_empty() {
            return record.statements().iter().any(|(_, folded)| self.word.is_in(folded));
        }
        texts.iter().any(|text| match &self.value {
            Value::Between(least, most) => number(text).is_some_and(|number| (*least..=*most).contains(&number)),
            Value::Words(phrase) => phrase.is_in(&fold_case(text)),
        })
    }

    pub(super) fn explanation(&self) -> String {
        let name = self.name.text();
        let decimal = |number: f64| lang::decimal(number, usize::from(number.fract() != 0.0));
        match &self.value {
            Value::Between(least, most) if least == most => {
                tr!("document-field-number", name = name, number = decimal(*least))
            }
            Value::Between(least, most) if most.is_infinite() => {
                tr!("document-field-from", name = name, number = decimal(*least))
            }
            Value::Between(least, most) if least.is_infinite() => {
                tr!("document-field-to", name = name, number = decimal(*most))
            }
            Value::Between(least, most) => {
                tr!("document-field-between", name = name, least = decimal(*least), most = decimal(*most))
            }
            Value::Words(phrase) => tr!("document-field-words", name = name, text = phrase.text.as_str()),
        }
    }
}

/// Reads a number or a range of numbers: `1500`, `1500-1800`, `1500-`, `>=1500`, `<1800`.
fn range(text: &str) -> Option<(f64, f64)> {
    if let Some(number) = number(text) {
        return Some((number, number));
    }
    let comparisons: [(&str, fn(f64) -> (f64, f64)); 4] = [
        (">=", |least| (least, f64::INFINITY)),
        ("<=", |most| (f64::NEG_INFINITY, most)),
        (">", |below| (below.next_up(), f64::INFINITY)),
        ("<", |above| (f64::NEG_INFINITY, above.next_down())),
    ];
    for (sign, range) in comparisons {
        if let Some(rest) = text.strip_prefix(sign) {
            return number(rest).map(range);
        }
    }
    let separator = text.char_indices().skip(1).find(|(_, char)| matches!(char, '-' | '\u{2013}'))?;
    let (least, most) = (&text[..separator.0], &text[separator.0 + separator.1.len_utf8()..]);
    let most = if most.is_empty() { Some(f64::INFINITY) } else { number(most) };
    Some((number(least)?, most?))
}

fn number(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        let infinity = f64::INFINITY;
        for (text, expected) in [
            ("1500", Some((1500.0, 1500.0))),
            ("-5", Some((-5.0, -5.0))),
            ("1500-1800", Some((1500.0, 1800.0))),
            ("1500\u{2013}1800", Some((1500.0, 1800.0))),
            ("-5-5", Some((-5.0, 5.0))),
            ("1500-", Some((1500.0, infinity))),
            (">=1500", Some((1500.0, infinity))),
            ("<=1800", Some((-infinity, 1800.0))),
            ("<1800", Some((-infinity, 1800f64.next_down()))),
            ("fork", None),
            ("mate-in-2", None),
            (">fork", None),
            ("", None),
        ] {
            assert_eq!(range(text), expected, "{text}");
        }
    }

    #[test]
    fn addresses_and_times_have_no_name() {
        let is_named = |word: &str| NamedText::parse(word).is_some();
        assert!(is_named("rating:1500") && is_named("Themes:fork") && is_named("Schlagw\u{F6}rter:Gabel"));
        for word in ["https://lichess.org", "12:30", "theme:", ":fork", "theme", "std::fmt"] {
            assert!(!is_named(word), "{word}");
        }
    }
}
