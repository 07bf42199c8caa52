//! One record: its line in the file, and what became of it.

use std::borrow::Cow;
use std::ops::Range;

use super::follow::Right;
use super::source::{Line, Source, comment};
use crate::board::Position;
use crate::notation::fen::{self, Fault};

/// Longer lines are no positions and are not read.
pub(super) const LONGEST_LINE: usize = 4096;

/// Names one record of a document for as long as the document lives, through edits, undo and saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(super) u32);

/// What a record holds at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    /// `None`: what the record's line in the file says.
    pub(super) position: Option<Position>,
    /// Castling rights that left with a piece and come back with it.
    pub(super) remembered: Vec<Right>,
}

/// What the file on disk holds for a record.
#[derive(Debug, Default, PartialEq, Eq)]
enum Saved {
    /// The line as it was read.
    #[default]
    Line,
    /// This position.
    Position(Box<Position>),
    /// Nothing.
    Nothing,
}

/// What only a record has that was edited, added or saved.
#[derive(Debug, Default)]
struct Touched {
    state: State,
    saved: Saved,
}

/// A record of a document. Small, for a file may hold millions.
#[derive(Debug)]
pub(super) struct Record {
    /// Where the lead starts in the source; the line follows it.
    start: usize,
    /// How many bytes the lead has.
    lead: u32,
    /// How many bytes the line has; 0 if the record has no line in the source.
    line: u32,
    pub(super) id: RecordId,
    touched: Option<Box<Touched>>,
}

const _: () = assert!(size_of::<Record>() <= 32, "a file may hold millions of records");

impl Record {
    /// The record of a line whose lead starts at `lead`. Neither is longer than a `u32` can tell.
    pub(super) fn of_line(id: RecordId, lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        Self { start: lead, lead: length(lead, line.start), line: length(line.start, line.end), id, touched: None }
    }

    /// A record that no file holds yet, with a lead in the source that may be empty.
    pub(super) fn new(id: RecordId, lead: Range<usize>, position: Position) -> Self {
        let state = State { position: Some(position), remembered: Vec::new() };
        let touched = Some(Box::new(Touched { state, saved: Saved::Nothing }));
        Self { start: lead.start, lead: lead.len() as u32, line: 0, id, touched }
    }

    /// Where the comments and blank lines above the record are.
    pub(super) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.lead as usize
    }

    /// Where the record's line is, without its line end; empty if it has none.
    pub(super) fn line(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.line as usize
    }

    /// Whether the record came from a line of the source.
    pub(super) fn has_line(&self) -> bool {
        self.line > 0
    }

    /// The position if it was edited or entered, `None` if the line speaks for itself.
    pub(super) fn edited(&self) -> Option<&Position> {
        self.touched.as_ref()?.state.position.as_ref()
    }

    /// What the record holds.
    pub(super) fn state(&self) -> State {
        self.touched.as_ref().map(|touched| touched.state.clone()).unwrap_or_default()
    }

    /// Changes what the record holds and returns what it held.
    pub(super) fn replace_state(&mut self, state: State) -> State {
        std::mem::replace(&mut self.touched.get_or_insert_default().state, state)
    }

    /// Whether the file on disk holds the record.
    pub(super) fn is_in_file(&self) -> bool {
        self.touched.as_ref().is_none_or(|touched| touched.saved != Saved::Nothing)
    }

    /// Whether the file on disk holds the record just as it is.
    pub(super) fn is_as_saved(&self) -> bool {
        self.touched.as_ref().is_none_or(|touched| match &touched.saved {
            Saved::Line => touched.state.position.is_none(),
            Saved::Position(position) => touched.state.position.as_ref() == Some(position),
            Saved::Nothing => false,
        })
    }

    /// Notes that the file on disk now holds the record as it is.
    pub(super) fn mark_saved(&mut self) {
        if let Some(touched) = &mut self.touched {
            touched.saved = touched.state.position.map_or(Saved::Line, |position| Saved::Position(Box::new(position)));
        }
    }

    /// Notes that the file on disk does not hold the record.
    pub(super) fn mark_absent(&mut self) {
        self.touched.get_or_insert_default().saved = Saved::Nothing;
    }
}

/// Why a line is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line; of one that is too long only the beginning.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What keeps a line from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Where and how the text stops being strict FEN.
    Fault(Fault),
    /// The line has more than 4,096 bytes and was not read.
    TooLong {
        /// How many characters the line has.
        characters: usize,
    },
}

/// A look at one record.
#[derive(Clone, Copy, Debug)]
pub struct RecordView<'a> {
    pub(super) source: &'a Source,
    pub(super) record: &'a Record,
    pub(super) is_edited: bool,
}

impl<'a> RecordView<'a> {
    /// The record's lasting name.
    #[must_use]
    pub fn id(&self) -> RecordId {
        self.record.id
    }

    /// The position, read strictly except for white space around it.
    ///
    /// # Errors
    /// The text and its first fault, or that it is too long, if the line is no position.
    pub fn position(&self) -> Result<Position, Unreadable> {
        match self.record.edited() {
            Some(position) => Ok(*position),
            None => self.line_position(),
        }
    }

    /// The line as it would be saved, without its line end.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        match self.record.edited() {
            Some(position) => Cow::Owned(fen::write(position)),
            None => self.source.decode(self.line()),
        }
    }

    /// What the comment directly above the record says.
    #[must_use]
    pub fn name(&self) -> Option<Cow<'a, str>> {
        let line = self.source.last_line(self.record.lead());
        let name = match self.source.decode_beginning(self.source.slice(line), LONGEST_LINE) {
            Cow::Borrowed(text) => Cow::Borrowed(comment(text)?),
            Cow::Owned(text) => Cow::Owned(comment(&text)?.to_owned()),
        };
        Some(name).filter(|name| !name.is_empty())
    }

    /// Whether the record differs from what the file on disk holds.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.is_edited
    }

    fn line(&self) -> &'a [u8] {
        self.source.slice(self.record.line())
    }

    /// Whether the record came from a line of the source.
    pub(super) fn has_line(&self) -> bool {
        self.record.has_line()
    }

    /// Whether the record's line in the source states just this position.
    pub(super) fn line_states(&self, position: &Position) -> bool {
        self.has_line() && self.line_position().as_ref() == Ok(position)
    }

    /// The position that the record's line in the source states.
    fn line_position(&self) -> Result<Position, Unreadable> {
        let bytes = self.line();
        if bytes.len() > LONGEST_LINE {
            let text = self.source.decode_beginning(bytes, LONGEST_LINE).into_owned();
            return Err(Unreadable { text, reason: Reason::TooLong { characters: self.source.characters(bytes) } });
        }
        let text = self.source.decode(bytes);
        let (position, _) = fen::read_trimmed(&text);
        position.map_err(|fault| Unreadable { text: text.into_owned(), reason: Reason::Fault(fault) })
    }
}
