//! The value of a key of an entry: a text, a list or a map, as YAML and JSON have them.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A value without its type: a number is the text of its digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Text(String),
    List(Vec<Self>),
    Map(Vec<(String, Self)>),
}

impl Default for Value {
    fn default() -> Self {
        Self::Text(String::new())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Value {
    pub(super) fn from_texts(texts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self::List(texts.into_iter().map(|text| Self::Text(text.into())).collect())
    }

    /// The text of a value without parts; empty for a list or map.
    pub(super) fn as_text(&self) -> &str {
        if let Self::Text(text) = self { text } else { "" }
    }

    /// Returns the value of a key of a map.
    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        let Self::Map(entries) = self else { return None };
        entries.iter().find(|(other, _)| other == key).map(|(_, value)| value)
    }

    /// Returns the texts of a list; a single text counts as a list of one.
    pub(super) fn texts(&self) -> Vec<&str> {
        match self {
            Self::Text(text) if !text.is_empty() => vec![text.as_str()],
            Self::List(values) => values.iter().map(Self::as_text).collect(),
            Self::Text(_) | Self::Map(_) => Vec::new(),
        }
    }

    /// The number of texts, lists and maps in the value, with itself.
    pub(super) fn count(&self) -> usize {
        1 + match self {
            Self::Text(_) => 0,
            Self::List(values) => values.iter().map(Self::count).sum(),
            Self::Map(entries) => entries.iter().map(|(_, value)| value.count()).sum(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::List(values) => values.is_empty(),
            Self::Map(entries) => entries.is_empty(),
        }
    }

    /// Returns the value on one line, as YAML without the outer brackets: `b: Move b4 f3, c: Add white Pa2`.
    pub(super) fn in_one_line(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::List(values) => values.iter().map(Self::flow).collect::<Vec<_>>().join(", "),
            Self::Map(entries) => {
                let entry = |(key, value): &(String, Self)| format!("{}: {}", flow_text(key), value.flow());
                entries.iter().map(entry).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Returns the value as YAML in flow style.
    pub(super) fn flow(&self) -> String {
        match self {
            Self::Text(text) => flow_text(text),
            Self::List(_) => format!("[{}]", self.in_one_line()),
            Self::Map(_) => format!("{{{}}}", self.in_one_line()),
        }
    }
}

/// Returns a text as a scalar of a flow collection, in quotes if it could be read otherwise.
fn flow_text(text: &str) -> String {
    let is_plain = super::yaml::is_plain(text) && !text.contains(['[', ']', '{', '}', ',']);
    if is_plain { text.to_owned() } else { super::yaml::quoted(text) }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value of JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Text(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Text(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Text(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::Text(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = items.next_element()? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = items.next_entry()? {
            entries.push(entry);
        }
        Ok(Value::Map(entries))
    }
}
