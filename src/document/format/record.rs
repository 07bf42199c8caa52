//! A look at one record: what it says, and how it would be written.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use super::grammar::Grammar;
use super::index::Index;
use super::metadata::{Field, Metadata};
use super::opcodes;
use super::overrides::Overrides;
use super::place::Place;
use super::remarks::{Remarks, comment_behind};
use crate::board::{Annotations, Position, Variant};
use crate::document::io::Source;
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::fen::{self, Fault};
use crate::notation::forgiving;
use crate::tr;

/// Longer lines of FEN and longer values of FEN tags are no positions and are not read.
pub(crate) const LONGEST_FEN: usize = 4096;

/// Names one record of a document for as long as the document lives, through edits, undo and saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);

impl RecordId {
    /// Records that are entered are named from here on; as many a file can have.
    pub(crate) const FIRST_NEW: u32 = 1 << 31;
}

/// Why a record is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, or the value of the FEN tag; of one that is too long only the beginning.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What keeps a text from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Where and how the text stops being strict FEN.
    Fault(Fault),
    /// The text has more than 4,096 bytes, or more than 65,536 in an EPD file, and was not read.
    TooLong {
        /// How many characters the text has.
        characters: usize,
    },
    /// The file was read only where it was needed, and has become shorter since.
    Gone,
}

impl Unreadable {
    /// Why the line is no position, as a sentence.
    pub fn sentence(&self) -> String {
        match &self.reason {
            Reason::Fault(fault) => forgiving::read(&self.text).named_man().unwrap_or(fault).sentence(&self.text),
            Reason::TooLong { characters } => {
                tr!("document-line-too-long", characters = characters.to_string())
            }
            Reason::Gone => tr!("document-line-gone").to_owned(),
        }
    }

    /// A text that stops being strict FEN.
    pub(crate) fn of(text: &str, fault: Fault) -> Self {
        Self { text: text.to_owned(), reason: Reason::Fault(fault) }
    }

    /// What can be read of the text all the same, for a picture of it: what the forgiving reader takes it
    /// for, else as much as can be seen.
    pub fn preview(&self) -> Position {
        let reading = match self.reason {
            Reason::Fault(_) => forgiving::read(&self.text).position().copied(),
            Reason::TooLong { .. } | Reason::Gone => None,
        };
        reading.unwrap_or_else(|| fen::preview(&self.text).position)
    }
}

/// A look at one record.
#[derive(Clone, Debug)]
pub struct RecordView<'a> {
    pub(crate) id: RecordId,
    pub(crate) source: &'a Source,
    pub(crate) place: Place,
    /// Whether its source has it; else its place is what stands above it there.
    pub(crate) is_in_source: bool,
    /// The records of the source, and its number among them.
    pub(crate) index: &'a Index,
    pub(crate) number: usize,
    /// The format of the source.
    pub(crate) found: &'static dyn Grammar,
    /// The format in which the record is written.
    pub(crate) format: &'static dyn Grammar,
    /// What it holds in place of what its source says; `None` as long as it is as it was found.
    pub(crate) held: Option<&'a Overrides>,
    pub(crate) is_edited: bool,
    /// What is written before and behind the record, wherever it is, and belongs to none.
    pub(crate) front: Range<usize>,
    pub(crate) trail: Range<usize>,
}

impl<'a> RecordView<'a> {
    /// The record's lasting name.
    pub fn id(&self) -> RecordId {
        self.id
    }

    /// Which record of the file it was when that was opened, counted from 1; `None` if it was put in since.
    pub fn number_in_file(&self) -> Option<usize> {
        (self.id.0 < RecordId::FIRST_NEW).then_some(self.id.0 as usize + 1)
    }

    /// The position, read strictly except for white space around it. A game without a FEN tag has the start
    /// position.
    ///
    /// # Errors
    /// The text and its first fault, that it is too long, or that the file no longer has it.
    pub fn position(&self) -> Result<Position, Unreadable> {
        match self.edited() {
            Some(position) => Ok(*position),
            None if self.is_gone() => Err(Unreadable { text: String::new(), reason: Reason::Gone }),
            None => self.found.position(self),
        }
    }

    /// The text of the position as it would be saved: the line without its line end, or the value of the FEN
    /// tag, which is empty for a game without one.
    pub fn text(&self) -> Cow<'a, str> {
        if self.is_text_kept() {
            return self.found_text().unwrap_or_default();
        }
        Cow::Owned(self.format.line(self, self.held))
    }

    /// The operations of an EPD record, in their order, as they would be saved; none in other formats.
    pub fn operations(&self) -> Vec<Operation> {
        if self.format.has_operations() { self.format.operations(&self.text()) } else { Vec::new() }
    }

    /// What the record says that is no field of its metadata, each with its number for edits: operations of an EPD, and
    /// tags of a PGN as operations with one text.
    pub fn others(&self) -> Vec<(usize, Operation)> {
        let operations = self.operations();
        let are_fields = opcodes::are_fields(&operations);
        let tag = |(name, value): (String, String)| Operation { opcode: name, operands: vec![Operand::Text(value)] };
        let others = operations.into_iter().enumerate().zip(are_fields).filter(|(_, is_field)| !is_field);
        others.map(|(other, _)| other).chain(self.format.other_tags(self).into_iter().map(tag).enumerate()).collect()
    }

    /// The tags of a game with what they say, but for those that state its position.
    pub(crate) fn tags(&self) -> Vec<(String, String)> {
        let own =
            || self.held.iter().flat_map(|held| held.tags.clone()).filter(|(_, value)| !value.is_empty()).collect();
        if self.found.has_games() && self.is_in_source { self.found.tags(self) } else { own() }
    }

    /// What the record is called: in an EPD by the operation `id`, in a PGN by its players or its event,
    /// else by the comment directly above it, or above those that mark it as done or draw on its board. Arrows and
    /// marked squares in that comment, and other commands such as `[%eval 0.3]`, are no part of the name.
    pub fn name(&self) -> Option<Cow<'a, str>> {
        if let Some(title) = self.held.and_then(|held| held.fields.get(&Field::Title)) {
            return Some(title.clone()).filter(|title| !title.is_empty()).map(Cow::Owned);
        }
        let id = epd::name(&self.held_operations()).filter(|id| !id.trim().is_empty()).map(str::to_owned);
        id.map(Cow::Owned).or_else(|| self.found.record_name(self))
    }

    /// What the record says of its position.
    pub fn stated_metadata(&self) -> Metadata {
        self.remarks().metadata
    }

    /// The comment behind the position in its line, which is kept above the line when the position is edited.
    pub fn comment_behind(&self) -> Option<String> {
        if self.found.has_games() || self.found.has_operations() {
            return None;
        }
        Some(comment_behind(&self.found_text()?)?.to_owned())
    }

    /// Whether the record differs from what the file on disk holds.
    pub fn is_edited(&self) -> bool {
        self.is_edited
    }

    /// Whether the record is marked as done: in an EPD by the operation `done`, in a PGN by the comment `{done}`
    /// between tags and moves, else by the comment `# done` directly above it.
    pub fn is_done(&self) -> bool {
        self.is_done_in(self.held)
    }

    /// Whether it is done if it holds this.
    pub(crate) fn is_done_in(&self, held: Option<&Overrides>) -> bool {
        let stated = || self.found.states_done(self, held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.done).unwrap_or_else(stated)
    }

    /// Arrows and marked squares that are drawn on its board: in an EPD those of the operations `c0` to `c9`, in a PGN
    /// those of the comments between tags and moves, and of a line those of the comments directly above it, among them
    /// the one that names it.
    pub fn annotations(&self) -> Annotations {
        self.annotations_in(self.held)
    }

    /// What is drawn if it holds this.
    pub(crate) fn annotations_in(&self, held: Option<&Overrides>) -> Annotations {
        let stated = || self.found.states_annotations(self, held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.annotations.clone()).unwrap_or_else(stated)
    }

    /// Whether it is written in the format that it was found in.
    pub(crate) fn is_as_found(&self) -> bool {
        self.found.name() == self.format.name()
    }

    /// Whether the record is written just as it was found.
    pub(crate) fn is_kept(&self) -> bool {
        self.is_as_found() && self.is_in_source && self.held.is_none_or(Overrides::is_empty)
    }

    /// Whether its line, or the value of its FEN tag, is written just as it was found.
    pub(crate) fn is_text_kept(&self) -> bool {
        self.is_as_found() && self.is_in_source && self.held.is_none_or(|held| self.format.keeps_text(held))
    }

    /// Whether the file no longer has all of its bytes.
    fn is_gone(&self) -> bool {
        if !self.is_in_source || !self.source.is_on_disk() {
            return false;
        }
        // Lines are looked for where they are needed: what is behind the new end has none, and the one that the file was
        // cut within ends there.
        let Range { start, end } = self.place.whole();
        let with_next = start..(end + 1).min(self.source.end());
        start == end || self.source.slice(with_next.clone()).len() < with_next.len()
    }

    /// Whether it says only what another program has changed.
    pub(crate) fn is_lost(&self) -> bool {
        self.held.is_none_or(Overrides::is_empty) && self.source.is_changed()
    }

    /// The position if it was edited or entered, `None` if the source speaks for itself.
    pub(crate) fn edited(&self) -> Option<&'a Position> {
        self.held?.position.as_ref()
    }

    /// The operations that were entered or found, whatever the format it is written in.
    pub(crate) fn held_operations(&self) -> Vec<Operation> {
        match self.held.and_then(|held| held.operations.as_ref()) {
            Some(operations) => operations.clone(),
            None => self.found_operations(),
        }
    }

    /// The operations of the line that was found.
    pub(crate) fn found_operations(&self) -> Vec<Operation> {
        if !self.found.has_operations() || self.place.body().len() > self.found.longest() {
            return Vec::new();
        }
        self.found_text().map_or_else(Vec::new, |line| self.found.operations(&line))
    }

    /// What it says beside its position.
    pub(crate) fn remarks(&self) -> Remarks {
        let holds_operations = self.held.is_some_and(|held| held.operations.is_some());
        let mut remarks = self.found.remarks(self);
        if holds_operations || self.found.has_operations() {
            remarks = remarks.with_operations(self.held_operations());
        }
        for (field, value) in self.held.iter().flat_map(|held| &held.fields) {
            remarks.metadata.set(*field, value.as_str());
        }
        if let Some(variant) = self.variant_to_say() {
            remarks.metadata.set(Field::Variant, variant);
        }
        Remarks { is_done: self.is_done(), annotations: self.annotations(), ..remarks }
    }

    /// All that it says of its position, as operations.
    pub(crate) fn said_in_operations(&self) -> Vec<Operation> {
        self.remarks().said_in_operations()
    }

    /// The text that states the position in the source; `None` where nothing does.
    pub(crate) fn found_text(&self) -> Option<Cow<'a, str>> {
        if self.is_in_source { self.found.text(self) } else { None }
    }

    /// What it is to say of the rules in place of what its source says; nothing where that names some and they are those of
    /// chess, `None` where the source says what is true.
    pub(crate) fn variant_to_say(&self) -> Option<&'static str> {
        let wanted = self.edited()?.variant();
        let stated = if self.is_in_source { self.found.variant(self) } else { None };
        let is_told_by_form = || match wanted {
            Variant::Standard => true,
            Variant::Crazyhouse | Variant::ThreeCheck => !self.format.has_games(),
            _ => false,
        };
        if stated.map_or_else(is_told_by_form, |stated| stated == wanted) {
            return None;
        }
        Some(if wanted == Variant::Standard { "" } else { wanted.name() })
    }

    /// The position as FEN, in the style of the text that was found, or the text that is none.
    pub(crate) fn fen(&self) -> String {
        match self.position() {
            Ok(position) if position.rules.is_standard() => fen::write(&position),
            Ok(position) => fen::write_as(&position, fen::Style::of(&self.found_text().unwrap_or_default())),
            Err(_) => self.found_text().unwrap_or_default().into_owned(),
        }
    }

    /// The text of one of its stretches.
    pub(crate) fn decoded(&self, range: Range<usize>) -> Cow<'a, str> {
        self.source.decoded(self.source.slice(range))
    }

    /// Leaves out of what the record is to hold what its source says already.
    pub(crate) fn settle(&self, held: &mut Overrides) {
        let has_operations = held.operations.is_some() && self.format.has_operations();
        let line = has_operations.then(|| self.format.line(self, Some(held)));
        self.settle_as(held, line.as_deref());
    }

    /// Settles it where the line is known, if it is to hold operations of EPD.
    pub(crate) fn settle_as(&self, held: &mut Overrides, line: Option<&str>) {
        if let Some(line) = line {
            self.format.settle(self, held, line);
        }
        if held.done.is_some_and(|done| done == self.found.states_done(self, held.operations.as_deref())) {
            held.done = None;
        }
        let states = |held: &Overrides| self.found.states_annotations(self, held.operations.as_deref());
        if held.annotations.as_ref().is_some_and(|annotations| *annotations == states(held)) {
            held.annotations = None;
        }
        if !held.fields.is_empty() {
            let without = Overrides { fields: BTreeMap::new(), ..held.clone() };
            let found = RecordView { held: Some(&without), ..self.clone() }.stated_metadata();
            held.fields.retain(|field, value| found.get(*field) != value);
        }
        if !held.tags.is_empty() {
            let without = Overrides { tags: BTreeMap::new(), ..held.clone() };
            let found = RecordView { held: Some(&without), ..self.clone() }.tags();
            let says = |name: &str| found.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
            held.tags.retain(|name, value| says(name).map_or("", |(_, value)| value) != value);
        }
        let is_stated = |position: &Position| self.is_in_source && self.found.position(self).as_ref() == Ok(position);
        held.position = held.position.filter(|position| !is_stated(position));
    }
}
