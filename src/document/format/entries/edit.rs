//! Changes the keys of an entry, so that it says something else.

use super::dialect::Dialect;
use super::entry::{
    ALGEBRAIC, AUTHOR_SEPARATOR, AUTHORS, AWARD, COMMENTS, CONDITIONS, DATE, DISTINCTION, Entry, FEN, OPTIONS,
    SOLUTION, SOURCE, SOURCE_ID, STIPULATION, TITLE, TWINS, stated,
};
use super::value::Value;
use super::{origin, pieces, yaml};
use crate::board::{Annotations, Position, Variant};
use crate::document::format::comment_line;
use crate::document::format::metadata::Field;
use crate::document::format::remarks::{Remarks, is_done_comment};
use crate::notation::{annotations, fen};

/// Keys of YACPDB's schema whose value is a list or a map, for texts that come from another format.
const LISTS: [&str; 5] = ["keywords", OPTIONS, CONDITIONS, "reprints", "foreignids"];
const MAPS: [&str; 3] = [AWARD, TWINS, "glyphs"];

impl Entry {
    /// Sets the fields, texts and marks in which the entry differs.
    pub(super) fn update(&mut self, remarks: &Remarks, others: &[(String, String)], dialect: &dyn Dialect) {
        let old = self.metadata();
        for field in Field::ALL.into_iter().filter(|field| old.get(*field) != remarks.metadata.get(*field)) {
            self.set_field(field, remarks.metadata.get(field), dialect);
        }
        let old = self.others();
        for (key, _) in old.iter().filter(|(key, _)| others.iter().all(|(other, _)| other != key)) {
            self.set_other(key, "");
        }
        for (key, text) in others.iter().filter(|other| !old.contains(other) && dialect.has_key(&other.0)) {
            self.set_other(key, text);
        }
        if self.is_done() != remarks.is_done {
            self.set_done(remarks.is_done);
        }
        if self.annotations() != remarks.annotations {
            self.set_annotations(&remarks.annotations);
        }
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

/// Returns a comment that states a field.
fn comment(field: Field, text: &str) -> String {
    let is_plain = field == Field::Comment && stated(text) == Some((field, text.to_owned()));
    if is_plain { text.to_owned() } else { comment_line::format_named_line(field, text) }
}
