//! An entry: the keys of a problem with their values, by the names of YACPDB's schema, and what they say.
//!
//! | metadata | key |
//! | --- | --- |
//! | author | `authors`, a list |
//! | source | `source` with its parts, or `source`, `source-id` and `date` of older files |
//! | stipulation | `stipulation` |
//! | comment | `comments`, a list |
//! | solution | `solution` |
//!
//! Texts without a key are items of `comments`: `Title: …`, `Variant: …`, `FEN: …` for a position that the pieces do not
//! state completely, `done`, and arrows as commands. Every other key is a named text, such as `keywords`.

use super::value::Value;
use super::{origin, pieces};
use crate::board::{Annotations, Position, Variant};
use crate::document::format::comment_line;
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::Unreadable;
use crate::document::format::remarks::{Remarks, is_done_comment};
use crate::notation::first_side::first_side;
use crate::notation::{annotations, fen};

pub(super) const ALGEBRAIC: &str = "algebraic";
pub(super) const AUTHORS: &str = "authors";
pub(super) const SOURCE: &str = "source";
pub(super) const STIPULATION: &str = "stipulation";
pub(super) const COMMENTS: &str = "comments";
pub(super) const SOLUTION: &str = "solution";
pub(super) const TITLE: &str = "title";
pub(super) const OPTIONS: &str = "options";
/// Conditions of Popeye, which YACPDB has among the options.
pub(super) const CONDITIONS: &str = "conditions";
pub(super) const TWINS: &str = "twins";
pub(super) const AWARD: &str = "award";
pub(super) const DATE: &str = "date";
pub(super) const DISTINCTION: &str = "distinction";
pub(super) const SOURCE_ID: &str = "source-id";
pub(super) const FEN: &str = "FEN: ";
pub(super) const AUTHOR_SEPARATOR: &str = "; ";

/// The keys that are metadata or the position. All others are named texts.
const FIELDS: [&str; 7] = [ALGEBRAIC, AUTHORS, SOURCE, STIPULATION, COMMENTS, SOLUTION, TITLE];

/// Returns `true` if a key is metadata or the position.
pub(super) fn is_field(key: &str) -> bool {
    FIELDS.contains(&key)
}

/// The keys of an entry in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(super) entries: Vec<(String, Value)>,
}

impl Entry {
    pub(super) fn new(entries: Vec<(String, Value)>) -> Self {
        Self { entries }
    }

    pub(super) fn get(&self, key: &str) -> Option<&Value> {
        self.entries.iter().find(|(other, _)| other == key).map(|(_, value)| value)
    }

    fn text(&self, key: &str) -> &str {
        self.get(key).map(Value::as_text).unwrap_or_default()
    }

    /// Sets or removes a key.
    pub(super) fn set(&mut self, key: &str, value: Option<Value>) {
        let at = self.entries.iter().position(|(other, _)| other == key);
        match (at, value) {
            (Some(at), Some(value)) => self.entries[at].1 = value,
            (Some(at), None) => _ = self.entries.remove(at),
            (None, Some(value)) => self.entries.push((key.to_owned(), value)),
            (None, None) => {}
        }
    }

    pub(super) fn comments(&self) -> Vec<&str> {
        self.get(COMMENTS).map(Value::texts).unwrap_or_default()
    }

    /// Returns the position, or the reason why its pieces cannot be shown. A comment with the FEN counts as long as its
    /// pieces are those of the entry.
    pub(super) fn position(&self) -> Result<Position, Unreadable> {
        let placed =
            pieces::read(self.get(ALGEBRAIC).unwrap_or(&Value::default())).map(|position| self.completed(position));
        let stated = self.stated_fen().map(|text| (text, fen::read_trimmed_as(text, self.variant())));
        let is_empty = self.get(ALGEBRAIC).is_none_or(Value::is_empty);
        match (stated, placed) {
            (Some((text, Err(fault))), _) if is_empty => Err(Unreadable::from_fault(text, fault)),
            (Some((_, Ok(stated))), Some(placed)) if is_empty || placed.board == stated.board => Ok(stated),
            (_, Some(placed)) => Ok(placed),
            (_, None) => {
                let text = self.position_text();
                fen::read_trimmed_as(&text, None).map_err(|fault| Unreadable::from_fault(&text, fault))
            }
        }
    }

    /// Adds the side to move and the variant to the pieces.
    pub(super) fn completed(&self, position: Position) -> Position {
        let position = Position { side_to_move: first_side(self.text(STIPULATION)), ..position };
        self.variant().map_or(position, |variant| position.with_variant(variant))
    }

    fn stated_fen(&self) -> Option<&str> {
        self.comments().into_iter().find_map(|comment| comment.strip_prefix(FEN))
    }

    /// Returns the pieces as a text.
    pub(super) fn position_text(&self) -> String {
        match (self.get(ALGEBRAIC).filter(|pieces| !pieces.is_empty()), self.stated_fen()) {
            (None, Some(fen)) => fen.to_owned(),
            (listed, _) => listed.map(pieces::list).unwrap_or_default(),
        }
    }

    pub(super) fn variant(&self) -> Option<Variant> {
        self.comments().into_iter().find_map(|comment| {
            let said = comment_line::parse_named(comment).filter(|said| said.field == Field::Variant)?;
            Variant::from_name(&comment[said.value_start..])
        })
    }

    pub(super) fn is_done(&self) -> bool {
        self.comments().into_iter().any(is_done_comment)
    }

    pub(super) fn annotations(&self) -> Annotations {
        annotations::read_all(self.comments())
    }

    pub(super) fn metadata(&self) -> Metadata {
        let mut metadata = Metadata::default();
        for comment in self.comments() {
            if let Some((field, text)) = stated(comment) {
                metadata.add(field, &text);
            }
        }
        let mut authors = self.get(AUTHORS).map(Value::texts).unwrap_or_default();
        authors.retain(|name| !name.is_empty());
        let known = [
            (Field::Title, self.text(TITLE).to_owned()),
            (Field::Author, authors.join(AUTHOR_SEPARATOR)),
            (Field::Source, self.source_line()),
            (Field::Stipulation, self.text(STIPULATION).to_owned()),
            (Field::Solution, self.text(SOLUTION).to_owned()),
        ];
        for (field, text) in known.into_iter().filter(|(_, text)| !text.is_empty()) {
            metadata.set(field, text);
        }
        metadata.normalized()
    }

    /// Returns the source. Older files have its date and number in keys of their own.
    fn source_line(&self) -> String {
        let name = self.get(SOURCE).map(origin::line).unwrap_or_default();
        let number = Some(self.text(SOURCE_ID)).filter(|text| !text.is_empty());
        let name =
            [Some(name.as_str()), number].into_iter().flatten().filter(|text| !text.is_empty()).collect::<Vec<_>>();
        let date = self.get(DATE).map(origin::date).unwrap_or_default();
        let name = name.join(" ");
        [name, date].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// Returns the keys that are no metadata, each with its value on one line.
    pub(super) fn others(&self) -> Vec<(String, String)> {
        let is_in_source = |key: &str| self.get(SOURCE).is_some() && (key == DATE || key == SOURCE_ID);
        let others = self.entries.iter().filter(|(key, _)| !FIELDS.contains(&key.as_str()) && !is_in_source(key));
        let text = |value: &Value| Field::Title.normalized(&value.in_one_line());
        others.map(|(key, value)| (key.clone(), text(value))).filter(|(_, text)| !text.is_empty()).collect()
    }

    pub(super) fn remarks(&self) -> Remarks {
        Remarks {
            metadata: self.metadata(),
            is_done: self.is_done(),
            annotations: self.annotations(),
            ..Remarks::default()
        }
    }
}

/// Returns the field that a comment states, with its text; `None` for marks and for arrows alone.
pub(super) fn stated(comment: &str) -> Option<(Field, String)> {
    if is_done_comment(comment) || comment.starts_with(FEN) {
        return None;
    }
    let words = annotations::words(comment);
    let words = words.trim();
    if words.is_empty() && !comment.is_empty() {
        return None;
    }
    let named = comment_line::parse_named(words).filter(|_| !words.contains('\n'));
    let is_own = |field| matches!(field, Field::Title | Field::Variant | Field::Solution | Field::Comment);
    Some(match named.filter(|said| is_own(said.field)) {
        Some(said) => (said.field, words[said.value_start..].to_owned()),
        None => (Field::Comment, words.to_owned()),
    })
}
