//! A read-only view of one record, and the edits of a record.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use super::grammar::Grammar;
use super::index::{Index, RecordSpan};
use super::metadata::{Field, Metadata};
use super::opcodes;
use super::remarks::{Remarks, trailing_comment, with_mark_and_annotations};
use super::table::columns::{self, Columns};
use crate::board::{Annotations, Position, Variant};
use crate::document::io::Source;
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::fen::{self, Fault};
use crate::notation::forgiving;
use crate::tr;
use crate::wording::Message;

/// Maximum length of a FEN line or FEN tag that is read, in bytes.
pub(crate) const LONGEST_FEN: usize = 4096;

/// The id of a record, which stays the same through edits, undo and saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);

impl RecordId {
    /// The first id of records that are not from the file. A smaller id is the number of a record in the file, from 0.
    pub(crate) const FIRST_NEW: u32 = 1 << 31;
}

/// A record whose text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line or the value of the FEN tag, cut off if it is too long.
    pub text: String,
    /// The reason why the text is not a position.
    pub reason: UnreadableReason,
}

/// The reason why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadableReason {
    /// The text is not strict FEN.
    Fault(Fault),
    /// The text has more than 4,096 bytes (65,536 in an EPD file) and was not read.
    TooLong {
        /// The length of the text in characters.
        characters: usize,
    },
    /// The file became shorter before the record was read.
    Gone,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reason {
            UnreadableReason::Fault(fault) => write!(f, "{fault}"),
            UnreadableReason::TooLong { characters } => write!(f, "too long: {characters} characters"),
            UnreadableReason::Gone => f.write_str("no longer in the file"),
        }
    }
}

impl std::error::Error for Unreadable {}

impl Unreadable {
    /// Returns the reason as a sentence.
    pub fn sentence(&self) -> String {
        match &self.reason {
            UnreadableReason::Fault(fault) => {
                forgiving::read(&self.text).unsupported_piece().unwrap_or(fault).message(&self.text)
            }
            UnreadableReason::TooLong { characters } => {
                tr!("document-line-too-long", characters = characters.to_string())
            }
            UnreadableReason::Gone => tr!("document-line-gone").to_owned(),
        }
    }

    pub(crate) fn from_fault(text: &str, fault: Fault) -> Self {
        Self { text: text.to_owned(), reason: UnreadableReason::Fault(fault) }
    }

    /// Returns a position for a preview: the position that the forgiving reader finds. If it finds none, returns a
    /// position with the squares that can be read.
    pub fn preview(&self) -> Position {
        let reading = match self.reason {
            UnreadableReason::Fault(_) => forgiving::read(&self.text).position().copied(),
            UnreadableReason::TooLong { .. } | UnreadableReason::Gone => None,
        };
        reading.unwrap_or_else(|| fen::preview(&self.text).position)
    }
}

/// The edits of a record, which replace what its source states. `None` keeps what the source states.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overrides {
    pub(crate) position: Option<Position>,
    pub(crate) operations: Option<Vec<Operation>>,
    pub(crate) done: Option<bool>,
    pub(crate) annotations: Option<Annotations>,
    /// Edited metadata; an empty value removes the field.
    pub(crate) fields: BTreeMap<Field, String>,
    /// Edited tags of a game that are not metadata; an empty value removes the tag.
    pub(crate) tags: BTreeMap<String, String>,
}

impl Overrides {
    pub(crate) fn from_position(position: Position) -> Self {
        Self { position: Some(position), ..Self::default() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.position.is_none()
            && self.operations.is_none()
            && self.done.is_none()
            && self.annotations.is_none()
            && self.fields.is_empty()
            && self.tags.is_empty()
    }

    /// Returns `true` if the comments before the first move of a game, or its moves, change.
    pub(crate) fn changes_comments(&self) -> bool {
        let is_comment = |field: &Field| matches!(field, Field::Comment | Field::Solution);
        self.done.is_some() || self.annotations.is_some() || self.fields.keys().any(is_comment)
    }
}

/// A view of one record of a document.
#[derive(Clone, Debug)]
pub struct RecordView<'a> {
    pub(crate) id: RecordId,
    pub(crate) source: &'a Source,
    pub(crate) span: RecordSpan,
    /// `true` if the source has the record; otherwise only the comments above it are in the source.
    pub(crate) is_in_source: bool,
    pub(crate) index: &'a Index,
    pub(crate) number: usize,
    pub(crate) source_format: &'static dyn Grammar,
    pub(crate) format: &'static dyn Grammar,
    pub(crate) overrides: Option<&'a Overrides>,
    pub(crate) is_edited: bool,
    /// The text outside all records that is written before this record, wherever the record is moved.
    pub(crate) front: Range<usize>,
    /// The text outside all records that is written after this record, wherever the record is moved.
    pub(crate) trail: Range<usize>,
}

impl<'a> RecordView<'a> {
    /// The id of the record.
    pub fn id(&self) -> RecordId {
        self.id
    }

    /// Returns the position, read strictly except for white space around it. Without a FEN tag, a game has the start
    /// position.
    ///
    /// # Errors
    /// If the text is not a position, is too long, or the file no longer has it.
    pub fn position(&self) -> Result<Position, Unreadable> {
        match self.edited_position() {
            Some(position) => Ok(*position),
            None if self.is_truncated() => Err(Unreadable { text: String::new(), reason: UnreadableReason::Gone }),
            None => self.source_format.position(self),
        }
    }

    /// Returns the text of the position as it will be saved: the line, or the value of the FEN tag (empty if there is
    /// no tag).
    pub fn text(&self) -> Cow<'a, str> {
        if self.is_text_verbatim() {
            return self.source_text().unwrap_or_default();
        }
        Cow::Owned(self.format.position_text(self, self.overrides))
    }

    /// Returns the operations of an EPD record, in order, as they would be saved; empty in other formats.
    pub fn operations(&self) -> Vec<Operation> {
        self.format.operations().map_or_else(Vec::new, |operations| operations.read(&self.text()))
    }

    /// Returns the EPD operations, or PGN tags as operations, that are not metadata, each with the index for edits.
    pub fn other_fields(&self) -> Vec<(usize, Operation)> {
        let operations = self.operations();
        let are_fields = opcodes::are_fields(&operations);
        let tag = |(name, value): (String, String)| Operation { opcode: name, operands: vec![Operand::Text(value)] };
        let others = operations.into_iter().enumerate().zip(are_fields).filter(|(_, is_field)| !is_field);
        let tags = self.format.tags().map_or_else(Vec::new, |tags| tags.other_tags(self));
        others.map(|(other, _)| other).chain(tags.into_iter().map(tag).enumerate()).collect()
    }

    /// Returns the tags of a game, except those that state its position.
    pub(crate) fn tags(&self) -> Vec<(String, String)> {
        if let Some(tags) = self.source_format.tags().filter(|_| self.is_in_source) {
            return tags.tags(self);
        }
        self.overrides.iter().flat_map(|held| held.tags.clone()).filter(|(_, value)| !value.is_empty()).collect()
    }

    /// Returns the game as it will be written; `None` for records that are no games, or that continue one.
    pub(crate) fn game_text(&self) -> Option<String> {
        let is_game = self.source_format.has_games() && self.is_in_source && !self.span.is_part;
        if self.is_verbatim() && is_game {
            return Some(self.decoded(self.span.whole()).into_owned());
        }
        if self.format.has_games() && !self.span.is_part { self.format.layout().standalone_text(self) } else { None }
    }

    /// Returns the moves of a game as in its file; `None` if the record is no game, or if its solution was edited.
    pub(crate) fn movetext(&self) -> Option<String> {
        let is_edited = self.overrides.is_some_and(|held| held.fields.contains_key(&Field::Solution));
        let games = self.source_format.games().filter(|_| self.is_in_source && !is_edited)?;
        games.movetext(self)
    }

    /// Returns the title: the operation `id`, the title tag, players or event, or the words of the comment above.
    pub fn name(&self) -> Option<Cow<'a, str>> {
        if let Some(title) = self.overrides.and_then(|held| held.fields.get(&Field::Title)) {
            return Some(title.clone()).filter(|title| !title.is_empty()).map(Cow::Owned);
        }
        let id = epd::name(&self.effective_operations()).filter(|id| !id.trim().is_empty()).map(str::to_owned);
        id.map(Cow::Owned).or_else(|| self.source_format.layout().record_name(self))
    }

    /// Returns the metadata of the record.
    pub fn read_metadata(&self) -> Metadata {
        self.remarks().metadata
    }

    /// Returns the comment after the position in a FEN line, which moves above the line when the position is edited.
    pub fn trailing_comment(&self) -> Option<String> {
        if !self.source_format.is_of_lines() || self.source_format.has_operations() {
            return None;
        }
        Some(trailing_comment(&self.source_text()?)?.to_owned())
    }

    /// Returns `true` if the record differs from the file on disk.
    pub fn is_edited(&self) -> bool {
        self.is_edited
    }

    /// Returns `true` if the record is marked as done: by the operation `done` in EPD, by `{done}` before the moves in
    /// PGN, or by `# done` directly above a line.
    pub fn is_done(&self) -> bool {
        self.is_done_in(self.overrides)
    }

    pub(crate) fn is_done_in(&self, held: Option<&Overrides>) -> bool {
        let stated = || self.source_format.is_marked_done(self, held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.done).unwrap_or_else(stated)
    }

    /// Returns the arrows and marked squares: from `c0` to `c9` (EPD), comments before moves (PGN) or above a line.
    pub fn annotations(&self) -> Annotations {
        self.annotations_in(self.overrides)
    }

    pub(crate) fn annotations_in(&self, held: Option<&Overrides>) -> Annotations {
        let stated = || self.source_format.source_annotations(self, held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.annotations.clone()).unwrap_or_else(stated)
    }

    /// Returns the columns of the table that the record is from; `None` in other formats.
    pub fn columns(&self) -> Option<&'a Columns> {
        self.index.columns(self.source)
    }

    pub(crate) fn is_in_source_format(&self) -> bool {
        self.source_format.name() == self.format.name()
    }

    /// Returns `true` if the record is written exactly as it is in the source.
    pub(crate) fn is_verbatim(&self) -> bool {
        self.is_in_source_format() && self.is_in_source && self.overrides.is_none_or(Overrides::is_empty)
    }

    /// Returns `true` if the line, or the value of the FEN tag, is written exactly as it is in the source.
    pub(crate) fn is_text_verbatim(&self) -> bool {
        self.is_in_source_format()
            && self.is_in_source
            && self.overrides.is_none_or(|held| self.format.keeps_position_text(held))
    }

    fn is_truncated(&self) -> bool {
        if !self.is_in_source || !self.source.is_on_disk() {
            return false;
        }
        // Lines are found on demand: none past the new end of the file, and a line that was cut ends at the new end.
        let Range { start, end } = self.span.whole();
        let with_next = start..(end + 1).min(self.source.end());
        start == end || self.source.slice(with_next.clone()).len() < with_next.len()
    }

    /// Returns `true` if the record has no edits and another program has changed its source.
    pub(crate) fn is_lost_with_source(&self) -> bool {
        self.overrides.is_none_or(Overrides::is_empty) && self.source.is_changed()
    }

    pub(crate) fn edited_position(&self) -> Option<&'a Position> {
        self.overrides?.position.as_ref()
    }

    /// Returns the edited operations or those of the source, in any format.
    pub(crate) fn effective_operations(&self) -> Vec<Operation> {
        match self.overrides.and_then(|held| held.operations.as_ref()) {
            Some(operations) => operations.clone(),
            None => self.source_operations(),
        }
    }

    pub(crate) fn source_operations(&self) -> Vec<Operation> {
        let is_read = self.span.body().len() <= self.source_format.max_text_len();
        let Some(operations) = self.source_format.operations().filter(|_| is_read) else { return Vec::new() };
        self.source_text().map_or_else(Vec::new, |line| operations.read(&line))
    }

    /// Collects everything that the record states beside its position.
    pub(crate) fn remarks(&self) -> Remarks {
        let holds_operations = self.overrides.is_some_and(|held| held.operations.is_some());
        let mut remarks = self.source_format.layout().remarks(self);
        if holds_operations || self.source_format.has_operations() {
            remarks = remarks.with_operations(self.effective_operations());
        }
        for (field, value) in self.overrides.iter().flat_map(|held| &held.fields) {
            remarks.metadata.set(*field, value.as_str());
        }
        if let Some(variant) = self.variant_to_state() {
            remarks.metadata.set(Field::Variant, variant);
        }
        Remarks { is_done: self.is_done(), annotations: self.annotations(), ..remarks }
    }

    pub(crate) fn to_operations(&self) -> Vec<Operation> {
        self.remarks().to_operations()
    }

    /// Returns everything that the record states beside its position, as EPD operations.
    pub(crate) fn all_operations(&self) -> Vec<Operation> {
        let remarks = self.remarks();
        let operations = [remarks.to_operations(), self.other_operations()].concat();
        with_mark_and_annotations(operations, Some(remarks.is_done), Some(&remarks.annotations))
    }

    /// Returns the tags or columns that are no metadata as EPD operations.
    pub(crate) fn other_operations(&self) -> Vec<Operation> {
        self.other_texts().iter().filter_map(|(name, text)| columns::operation(name, text)).collect()
    }

    /// The byte offset of the record in its source, after the text above it; `None` if it is not in the source.
    pub(crate) fn start(&self) -> Option<usize> {
        self.is_in_source.then(|| self.span.body().start)
    }

    pub(crate) fn source_text(&self) -> Option<Cow<'a, str>> {
        if self.is_in_source { self.source_format.layout().text(self) } else { None }
    }

    /// Returns the variant that an edited record must state, because its source does not state it. An empty text
    /// removes a stated variant, because the record is now chess.
    pub(crate) fn variant_to_state(&self) -> Option<&'static str> {
        let wanted = self.edited_position()?.variant();
        let stated = if self.is_in_source { self.source_format.variant(self) } else { None };
        let is_told_by_form = || match wanted {
            Variant::Standard => true,
            Variant::Crazyhouse | Variant::ThreeCheck => !self.format.has_games(),
            _ => false,
        };
        if stated.map_or_else(is_told_by_form, |stated| stated == wanted) {
            return None;
        }
        Some(if wanted == Variant::Standard { "" } else { wanted.tag_value() })
    }

    /// Returns the position as FEN in the style of the source, or the source text if it cannot be read.
    pub(crate) fn fen(&self) -> String {
        match self.position() {
            Ok(position) if position.rules.is_standard() => fen::write(&position),
            Ok(position) => fen::write_as(&position, fen::Style::from_text(&self.source_text().unwrap_or_default())),
            Err(_) => self.source_text().unwrap_or_default().into_owned(),
        }
    }

    pub(crate) fn decoded(&self, range: Range<usize>) -> Cow<'a, str> {
        self.source.decoded(self.source.slice(range))
    }

    /// Removes edits that equal what the source already states.
    pub(crate) fn drop_redundant(&self, held: &mut Overrides) {
        let has_operations = held.operations.is_some() && self.format.has_operations();
        let line = has_operations.then(|| self.format.position_text(self, Some(held)));
        self.drop_redundant_for_line(held, line.as_deref());
    }

    /// Removes edits that equal what the source already states. `line` is the line as it will be written; the caller
    /// must pass it if there are edited EPD operations.
    pub(crate) fn drop_redundant_for_line(&self, held: &mut Overrides, line: Option<&str>) {
        if let Some((format, line)) = self.format.operations().zip(line) {
            format.drop_redundant(self, held, line);
        }
        if held.done.is_some_and(|done| done == self.source_format.is_marked_done(self, held.operations.as_deref())) {
            held.done = None;
        }
        let states = |held: &Overrides| self.source_format.source_annotations(self, held.operations.as_deref());
        if held.annotations.as_ref().is_some_and(|annotations| *annotations == states(held)) {
            held.annotations = None;
        }
        if !held.fields.is_empty() {
            let without = Overrides { fields: BTreeMap::new(), ..held.clone() };
            let found = RecordView { overrides: Some(&without), ..self.clone() }.read_metadata();
            held.fields.retain(|field, value| found.get(*field) != value);
        }
        if !held.tags.is_empty() {
            let without = Overrides { tags: BTreeMap::new(), ..held.clone() };
            let found = RecordView { overrides: Some(&without), ..self.clone() }.tags();
            let says = |name: &str| found.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
            held.tags.retain(|name, value| says(name).map_or("", |(_, value)| value) != value);
        }
        let is_stated =
            |position: &Position| self.is_in_source && self.source_format.position(self).as_ref() == Ok(position);
        held.position = held.position.filter(|position| !is_stated(position));
    }
}
