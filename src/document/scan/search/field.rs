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
    Exactly(f64),
    /// Both ends are included.
    Between(f64, f64),
    AtLeast(f64),
    AtMost(f64),
    Words(Phrase),
}

impl Value {
    fn parse(text: &str) -> Self {
        Self::range(text).unwrap_or_else(|| Self::Words(Phrase::from_words(text)))
    }

    /// Parses a number or a range of numbers: `1500`, `1500-1800`, `1500-`, `>=1500`, `<1800`.
    fn range(text: &str) -> Option<Self> {
        if let Some(exact) = number(text) {
            return Some(Self::Exactly(exact));
        }
        let after = |sign: &str| text.strip_prefix(sign).and_then(number);
        let at_least = after(">=").or_else(|| Some(after(">")?.next_up())).map(Self::AtLeast);
        let at_most = || after("<=").or_else(|| Some(after("<")?.next_down())).map(Self::AtMost);
        let ends = || {
            let (at, dash) = text.char_indices().skip(1).find(|(_, char)| matches!(char, '-' | '\u{2013}'))?;
            let (least, most) = (number(&text[..at])?, &text[at + dash.len_utf8()..]);
            if most.is_empty() { Some(Self::AtLeast(least)) } else { Some(Self::Between(least, number(most)?)) }
        };
        at_least.or_else(at_most).or_else(ends)
    }

    fn matches(&self, text: &str) -> bool {
        let is = |condition: &dyn Fn(f64) -> bool| number(text).is_some_and(condition);
        match self {
            Self::Exactly(exact) => is(&|number| (*exact..=*exact).contains(&number)),
            Self::Between(least, most) => is(&|number| (*least..=*most).contains(&number)),
            Self::AtLeast(least) => is(&|number| number >= *least),
            Self::AtMost(most) => is(&|number| number <= *most),
            Self::Words(phrase) => phrase.is_in(&fold_case(text)),
        }
    }
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
        Some(Self { name: FieldName::new(name), value: Value::parse(value), word: Phrase::from_words(word) })
    }

    pub(super) fn matches(&self, record: &ScannedRecord<'_>) -> bool {
        let texts = record.texts_named(&self.name);
        if texts.is_empty() {
            return record.statements().iter().any(|(_, folded)| self.word.is_in(folded));
        }
        texts.iter().any(|text| self.value.matches(text))
    }

    pub(super) fn explanation(&self) -> String {
        let name = self.name.text();
        let decimal = |number: f64| lang::decimal(number, usize::from(number.fract() != 0.0));
        match &self.value {
            Value::Exactly(number) => tr!("document-field-number", name = name, number = decimal(*number)),
            Value::AtLeast(number) => tr!("document-field-from", name = name, number = decimal(*number)),
            Value::AtMost(number) => tr!("document-field-to", name = name, number = decimal(*number)),
            Value::Between(least, most) => {
                tr!("document-field-between", name = name, least = decimal(*least), most = decimal(*most))
            }
            Value::Words(phrase) => tr!("document-field-words", name = name, text = phrase.text.as_str()),
        }
    }
}

fn number(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        use Value::{AtLeast, AtMost, Between, Exactly};
        for (text, expected) in [
            ("1500", Some(Exactly(1500.0))),
            ("-5", Some(Exactly(-5.0))),
            ("1500-1800", Some(Between(1500.0, 1800.0))),
            ("1500\u{2013}1800", Some(Between(1500.0, 1800.0))),
            ("-5-5", Some(Between(-5.0, 5.0))),
            ("1500-", Some(AtLeast(1500.0))),
            (">=1500", Some(AtLeast(1500.0))),
            (">1500", Some(AtLeast(1500f64.next_up()))),
            ("<=1800", Some(AtMost(1800.0))),
            ("<1800", Some(AtMost(1800f64.next_down()))),
            ("fork", None),
            ("mate-in-2", None),
            (">fork", None),
            ("", None),
        ] {
            assert_eq!(Value::range(text), expected, "{text}");
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
