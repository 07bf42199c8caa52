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
//! What has no key is an item of `comments`: `Title: …`, `Variant: …`, `FEN: …` for a position that the pieces do not
//! state completely, `done`, and arrows as commands. Every other key is a named text, such as `keywords`.

use super::dialect::Dialect;
use super::value::Value;
use super::{origin, pieces, yaml};
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
const SOLUTION: &str = "solution";
pub(super) const TITLE: &str = "title";
pub(super) const OPTIONS: &str = "options";
/// Conditions of Popeye, which YACPDB has among the options.
pub(super) const CONDITIONS: &str = "conditions";
pub(super) const TWINS: &str = "twins";
pub(super) const AWARD: &str = "award";
const DATE: &str = "date";
const DISTINCTION: &str = "distinction";
const SOURCE_ID: &str = "source-id";
const FEN: &str = "FEN: ";
const AUTHOR_SEPARATOR: &str = "; ";

/// The keys that are metadata or the position. All others are named texts.
const FIELDS: [&str; 7] = [ALGEBRAIC, AUTHORS, SOURCE, STIPULATION, COMMENTS, SOLUTION, TITLE];

/// Keys of YACPDB's schema whose value is a list or a map, for texts that come from another format.
const LISTS: [&str; 5] = ["keywords", OPTIONS, CONDITIONS, "reprints", "foreignids"];
const MAPS: [&str; 3] = [AWARD, TWINS, "glyphs"];

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

    fn comments(&self) -> Vec<&str> {
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
    fn completed(&self, position: Position) -> Position {
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

    /// Sets a key that is no metadata from a text on one line, as a list or map if it was one or should be one.
    pub(super) fn set_other(&mut self, key: &str, text: &str) {
        let (is_list, is_map) = match self.get(key) {
            Some(old) => (matches!(old, Value::List(_)), matches!(old, Value::Map(_))),
            None => (LISTS.contains(&key), MAPS.contains(&key)),
        };
        let parts = match (is_list, is_map) {
            (true, _) => yaml::read_flow(&format!("[{text}]")),
            (_, true) => yaml::read_flow(&format!("{{{text}}}")),
            _ => None,
        };
        let value = parts.unwrap_or_else(|| if is_list { Value::from_texts([text]) } else { text.into() });
        self.set(key, Some(value).filter(|_| !text.is_empty()));
    }

    /// Sets a field in its key, or in a comment if the dialect has no key for it.
    pub(super) fn set_field(&mut self, field: Field, text: &str, dialect: &dyn Dialect) {
        let value = Some(Value::from(text)).filter(|_| !text.is_empty());
        match field {
            Field::Author => {
                let mut names: Vec<&str> = text.split(AUTHOR_SEPARATOR).collect();
                if names.iter().any(|name| name.is_empty() || name.trim() != *name) {
                    names = vec![text];
                }
                self.set(AUTHORS, value.map(|_| Value::from_texts(names)));
            }
            Field::Source => self.set_source(text, dialect),
            Field::Stipulation => self.set(STIPULATION, value),
            Field::Solution if dialect.has_key(SOLUTION) => self.set(SOLUTION, value),
            Field::Title if self.get(TITLE).is_some() || !dialect.has_schema() => self.set(TITLE, value),
            Field::Title | Field::Variant | Field::Solution | Field::Comment => self.set_comment(field, text),
        }
    }

    fn set_source(&mut self, line: &str, dialect: &dyn Dialect) {
        let old = self.get(SOURCE).cloned();
        for key in [DATE, SOURCE_ID] {
            self.set(key, None);
        }
        let new = if dialect.has_schema() { origin::edited(old.as_ref(), line) } else { line.into() };
        self.set(SOURCE, Some(new).filter(|_| !line.is_empty()));
    }

    /// Sets a field in the comments that state it, or in a new comment.
    fn set_comment(&mut self, field: Field, text: &str) {
        let old = self.comments().into_iter().map(str::to_owned).collect::<Vec<_>>();
        let states = |comment: &String| stated(comment).is_some_and(|(other, _)| other == field);
        let is_one = field == Field::Comment && old.iter().filter(|comment| states(comment)).count() == 1;
        let lines: Vec<&str> = if is_one || field != Field::Comment { vec![text] } else { text.lines().collect() };
        let mut new = lines.into_iter().filter(|_| !text.is_empty()).map(|line| comment(field, line));
        let mut comments = Vec::new();
        for old in old {
            if !states(&old) {
                comments.push(old);
                continue;
            }
            let (line, commands) = (new.next(), annotations::commands_only(&old));
            let is_kept = line.is_some() || !commands.is_empty();
            comments.extend(is_kept.then(|| [line.unwrap_or_default(), commands].join(" ").trim().to_owned()));
        }
        comments.extend(new);
        self.set_comments(comments);
    }

    fn set_comments(&mut self, comments: Vec<String>) {
        self.set(COMMENTS, Some(Value::from_texts(comments)).filter(|comments| !comments.is_empty()));
    }

    pub(super) fn set_done(&mut self, is_done: bool) {
        let mut comments: Vec<String> = self.comments().into_iter().map(str::to_owned).collect();
        comments.retain(|comment| !is_done_comment(comment));
        comments.extend(is_done.then(|| "done".to_owned()));
        self.set_comments(comments);
    }

    pub(super) fn set_annotations(&mut self, drawing: &Annotations) {
        let without = |comment: &str| {
            let has_drawing = annotations::has_annotations(comment);
            let undrawn = || annotations::replace(comment, &Annotations::default()).trim().to_owned();
            if has_drawing { undrawn() } else { comment.to_owned() }
        };
        let mut comments: Vec<String> = self.comments().into_iter().map(without).collect();
        comments.push(annotations::write(drawing));
        comments.retain(|comment| !comment.is_empty());
        self.set_comments(comments);
    }

    /// Sets the pieces, and states as a comment what they and the stipulation do not say. Fields must be set before.
    pub(super) fn set_position(&mut self, position: Result<&Position, &str>) {
        let is_storable = position.is_ok_and(pieces::are_storable);
        let old = self.get(ALGEBRAIC).and_then(pieces::read);
        match position {
            Ok(new) if is_storable && old.is_some_and(|old| old.board == new.board) => {}
            Ok(new) if is_storable => self.set(ALGEBRAIC, Some(pieces::write(new))),
            _ => self.set(ALGEBRAIC, Some(Value::Map(Vec::new()))),
        }
        if let Ok(new) = position {
            self.set_variant(new.variant());
        }
        let mut comments: Vec<String> = self.comments().into_iter().map(str::to_owned).collect();
        comments.retain(|comment| !comment.starts_with(FEN));
        let placed = self.get(ALGEBRAIC).and_then(pieces::read).map(|placed| self.completed(placed));
        match position {
            Ok(new) if placed == Some(*new) => {}
            Ok(new) => comments.push(FEN.to_owned() + &fen::write(new)),
            Err(text) => comments.push(FEN.to_owned() + text),
        }
        self.set_comments(comments);
    }

    pub(super) fn remarks(&self) -> Remarks {
        Remarks {
            metadata: self.metadata(),
            is_done: self.is_done(),
            annotations: self.annotations(),
            ..Remarks::default()
        }
    }

    /// Returns the entry with the keys of another dialect. Fields that have no key there become comments.
    pub(super) fn converted(&self, dialect: &dyn Dialect) -> Self {
        let (kept, others) = self.entries.iter().cloned().partition(|(key, _)| dialect.has_key(key));
        let (mut entry, others) = (Self::new(kept), Self::new(others));
        if dialect.has_schema()
            && let Some(Value::List(conditions)) = entry.get(CONDITIONS).cloned()
        {
            let options = entry.get(OPTIONS).cloned().into_iter();
            let options = options.flat_map(|old| if let Value::List(old) = old { old } else { vec![old] });
            entry.set(OPTIONS, Some(Value::List(options.chain(conditions).collect())));
            entry.set(CONDITIONS, None);
        }
        if !dialect.has_schema() {
            let award = others.get(DISTINCTION).filter(|_| entry.get(AWARD).is_none());
            award.cloned().into_iter().for_each(|award| entry.set(AWARD, Some(award)));
            entry.set_comment(Field::Title, "");
        }
        let (metadata, kept) = (self.metadata(), entry.metadata());
        for field in Field::ALL.into_iter().filter(|field| kept.get(*field) != metadata.get(*field)) {
            entry.set_field(field, metadata.get(field), dialect);
        }
        // The objects of JSON are known by this key.
        if entry.get(ALGEBRAIC).is_none() {
            entry.set(ALGEBRAIC, Some(Value::Map(Vec::new())));
        }
        entry
    }

    pub(super) fn with_stipulation(&self, stipulation: &str) -> Self {
        let mut entry = self.clone();
        entry.set(STIPULATION, Some(stipulation.into()));
        entry
    }

    /// States the variant in a comment, unless the FEN shows it.
    fn set_variant(&mut self, variant: Variant) {
        let is_told = matches!(variant, Variant::Standard | Variant::Crazyhouse | Variant::ThreeCheck);
        if self.variant().unwrap_or_default() != variant && (!is_told || self.variant().is_some()) {
            self.set_comment(Field::Variant, if is_told { "" } else { variant.tag_value() });
        }
    }

    /// Puts the keys in the order of a new entry.
    pub(super) fn sort(&mut self) {
        const ORDER: [&str; 12] = [
            TITLE,
            AUTHORS,
            SOURCE,
            AWARD,
            ALGEBRAIC,
            STIPULATION,
            OPTIONS,
            CONDITIONS,
            TWINS,
            "intended-solutions",
            SOLUTION,
            "keywords",
        ];
        self.entries.sort_by_key(|(key, _)| ORDER.iter().position(|other| other == key).unwrap_or(ORDER.len()));
    }
}

/// Returns the field that a comment states, with its text; `None` for marks and for arrows alone.
fn stated(comment: &str) -> Option<(Field, String)> {
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

/// Returns a comment that states a field.
fn comment(field: Field, text: &str) -> String {
    let is_plain = field == Field::Comment && stated(text) == Some((field, text.to_owned()));
    if is_plain { text.to_owned() } else { comment_line::format_named_line(field, text) }
}
