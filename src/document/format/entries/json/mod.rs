//! JSON as YACPDB's interface returns it: an object for each problem, wherever in the text. An object is a problem if
//! it has the key `algebraic`.

mod scan;

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::dialect::{Dialect, Records};
use super::entry::{Entry, TITLE};
use super::value::Value;
use crate::document::format::index::RecordSpan;
use crate::document::io::Source;
use crate::notation::pgn::Edit;

/// The keys whose value is a number.
const NUMBERS: [&str; 4] = ["year", "month", "day", "pagenumber"];

#[derive(Debug)]
pub(in crate::document::format) struct Json;

impl Dialect for Json {
    fn name(&self) -> &'static str {
        "YACPDB"
    }

    fn records<'a>(&self, source: &'a Source, range: Range<usize>) -> Records<'a> {
        Box::new(scan::Objects::new(source, range))
    }

    fn front_end(&self, _source: &Source, first: &RecordSpan) -> usize {
        first.body().start
    }

    fn read(&self, text: &str, _lead: &str) -> Option<Entry> {
        match serde_json::from_str(text).ok()? {
            Value::Map(entries) => Some(Entry::new(entries)),
            _ => None,
        }
    }

    fn edit(&self, text: &str, _lead: &str, key: &str, value: Option<&Value>) -> Edit {
        let Ok(Keys(keys)) = serde_json::from_str(text) else {
            let entry = value.map(|value| written(key, value)).unwrap_or_default();
            return Edit { span: 0..text.len(), text: format!("{{{entry}}}") };
        };
        let end = |raw: &RawValue| raw.get().as_ptr().addr() + raw.get().len() - text.as_ptr().addr();
        let opening = text.find('{').map_or(0, |at| at + 1);
        let at = keys.iter().position(|(other, _)| other == key);
        let before = |at: usize| at.checked_sub(1).map_or(opening, |at| end(keys[at].1));
        match (at, value) {
            (Some(at), Some(value)) => {
                let end = end(keys[at].1);
                Edit { span: end - keys[at].1.get().len()..end, text: value_text(key, value) }
            }
            // The comma before a key goes with it, or the one behind it if it is the first.
            (Some(0), None) if keys.len() > 1 => {
                let next = end(keys[0].1);
                let comma = text[next..].find(',').map_or(0, |at| at + 1);
                Edit { span: opening..next + comma, text: String::new() }
            }
            (Some(at), None) => Edit { span: before(at)..end(keys[at].1), text: String::new() },
            (None, Some(value)) => {
                let at = before(keys.len());
                let gap = keys.first().map_or("\n    ", |(_, first)| gap(&text[opening..end(first)]));
                let comma = if keys.is_empty() { "" } else { "," };
                let close = if keys.is_empty() && text.trim() == "{}" { "\n  " } else { "" };
                Edit { span: at..at, text: format!("{comma}{gap}{}{close}", written(key, value)) }
            }
            (None, None) => Edit { span: 0..0, text: String::new() },
        }
    }

    fn lead<'a>(&self, lead: &'a str, is_first: bool, front: &str) -> Cow<'a, str> {
        let needs_comma = !is_first && front.contains('[');
        match (lead.contains(','), needs_comma) {
            (true, false) => Cow::Owned(lead.replacen(',', "", 1)),
            (false, true) => Cow::Owned(format!(",{}", if lead.is_empty() { "\n  " } else { lead })),
            _ if !is_first && lead.is_empty() => Cow::Borrowed("\n"),
            _ => Cow::Borrowed(lead),
        }
    }

    fn empty_text(&self) -> &'static str {
        "{}"
    }

    fn frame(&self, front: &str, _tail: &str) -> [&'static str; 2] {
        if front.contains('[') { ["", ""] } else { ["[\n  ", "\n]\n"] }
    }

    fn has_key(&self, key: &str) -> bool {
        key != TITLE
    }

    fn is_of_lines(&self) -> bool {
        false
    }

    fn matches(&self, lines: &[&str]) -> bool {
        lines.first().is_some_and(|line| line.trim_start().starts_with(['[', '{']))
            && lines.iter().any(|line| line.contains("\"algebraic\""))
    }
}

/// The white space before the first key of an object.
fn gap(text: &str) -> &str {
    let length = text.len() - text.trim_start().len();
    &text[..length]
}

fn written(key: &str, value: &Value) -> String {
    format!("{}: {}", string(key), value_text(key, value))
}

fn value_text(key: &str, value: &Value) -> String {
    match value {
        Value::Text(text) if NUMBERS.contains(&key) && is_number(text) => text.clone(),
        Value::Text(text) => string(text),
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| value_text("", value)).collect();
            format!("[{}]", values.join(", "))
        }
        Value::Map(entries) => {
            let entries: Vec<String> = entries.iter().map(|(key, value)| written(key, value)).collect();
            format!("{{{}}}", entries.join(", "))
        }
    }
}

fn is_number(text: &str) -> bool {
    text.len() < 10 && !text.starts_with('0') && !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The keys of an object with the source text of their values.
struct Keys<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Keys<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeyVisitor;
        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = Keys<'de>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<Keys<'de>, A::Error> {
                let mut keys = Vec::new();
                while let Some((key, value)) = items.next_entry::<String, &RawValue>()? {
                    keys.push((key, value));
                }
                Ok(Keys(keys))
            }
        }
        deserializer.deserialize_map(KeyVisitor)
    }
}
