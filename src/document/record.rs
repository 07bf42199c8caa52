//! One record: its place in the source, and what became of it.

use std::ops::Range;

use super::follow::Right;
use super::source::Line;
use crate::board::Position;
use crate::notation::epd::Operation;

/// Names one record of a document for as long as the document lives, through edits, undo and saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(super) u32);

/// What a record holds in place of what its source says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    /// `None`: the position that the source states.
    pub(super) position: Option<Position>,
    /// `None`: the operations that the source states.
    pub(super) operations: Option<Vec<Operation>>,
}

impl Held {
    /// Another position, with the operations of the source.
    pub(super) fn of(position: Position) -> Self {
        Self { position: Some(position), operations: None }
    }

    /// Whether the source speaks for itself.
    pub(super) fn is_empty(&self) -> bool {
        self.position.is_none() && self.operations.is_none()
    }
}

/// What a record holds at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    pub(super) held: Held,
    /// Castling rights that left with a piece and come back with it.
    pub(super) remembered: Vec<Right>,
}

/// What the file on disk holds for a record.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) enum Saved {
    /// What the source says.
    #[default]
    Source,
    /// This.
    Held(Box<Held>),
    /// Nothing.
    Nothing,
}

/// What only a record has that was edited, added or saved.
#[derive(Debug, Default)]
struct Touched {
    state: State,
    saved: Saved,
}

/// Where a record came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// It was entered, and has at most a lead in the source.
    New,
    /// A line with the lead above it.
    Line,
    /// A game, or the part of one that begins it.
    Game,
    /// A further part of the game that the record before it is of.
    Part,
}

/// A record of a document. Small, for a file may hold millions.
///
/// In the source it has two stretches, one behind the other: of a line its lead and itself, of a game its
/// tags and what follows them.
#[derive(Debug)]
pub(super) struct Record {
    start: usize,
    /// How many bytes the first stretch has.
    first: u32,
    /// How many bytes the second stretch has.
    second: u32,
    pub(super) id: RecordId,
    origin: Origin,
    touched: Option<Box<Touched>>,
}

const _: () = assert!(size_of::<Record>() <= 32, "a file may hold millions of records");

impl Record {
    /// The record of a line whose lead starts at `lead`. Neither is longer than a `u32` can tell.
    pub(super) fn of_line(id: RecordId, lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        let (first, second) = (length(lead, line.start), length(line.start, line.end));
        Self { start: lead, first, second, id, origin: Origin::Line, touched: None }
    }

    /// The record of a game or of a part of one whose tags end at `tags_end`; `None` if it is longer than can
    /// be told.
    pub(super) fn of_game(id: RecordId, game: &Range<usize>, tags_end: usize, is_part: bool) -> Option<Self> {
        let first = u32::try_from(tags_end - game.start).ok()?;
        let second = u32::try_from(game.end - tags_end).ok()?;
        let origin = if is_part { Origin::Part } else { Origin::Game };
        Some(Self { start: game.start, first, second, id, origin, touched: None })
    }

    /// A record that no file holds yet, with a lead in the source that may be empty.
    pub(super) fn new(id: RecordId, lead: Range<usize>, position: Position) -> Self {
        let state = State { held: Held::of(position), remembered: Vec::new() };
        let touched = Some(Box::new(Touched { state, saved: Saved::Nothing }));
        Self { start: lead.start, first: lead.len() as u32, second: 0, id, origin: Origin::New, touched }
    }

    /// Where all of the record is in the source.
    pub(super) fn whole(&self) -> Range<usize> {
        self.start..self.body().end
    }

    /// The first stretch: the comments and blank lines above a line, or the tags of a game.
    pub(super) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.first as usize
    }

    /// The second stretch: a line without its line end, or what follows the tags of a game.
    pub(super) fn body(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.second as usize
    }

    /// Whether the record came from a line or a game of the source.
    pub(super) fn is_in_source(&self) -> bool {
        self.origin != Origin::New
    }

    /// Whether the record belongs to the same game as the one before it.
    pub(super) fn is_part(&self) -> bool {
        self.origin == Origin::Part
    }

    /// What the record holds in place of what its source says, if it was ever touched.
    pub(super) fn held(&self) -> Option<&Held> {
        self.touched.as_ref().map(|touched| &touched.state.held)
    }

    /// The position if it was edited or entered, `None` if the source speaks for itself.
    pub(super) fn edited(&self) -> Option<&Position> {
        self.held()?.position.as_ref()
    }

    /// What the record holds.
    pub(super) fn state(&self) -> State {
        self.touched.as_ref().map(|touched| touched.state.clone()).unwrap_or_default()
    }

    /// Changes what the record holds and returns what it held.
    pub(super) fn replace_state(&mut self, state: State) -> State {
        std::mem::replace(&mut self.touched.get_or_insert_default().state, state)
    }

    /// What the file on disk holds for the record.
    pub(super) fn saved(&self) -> &Saved {
        self.touched.as_ref().map_or(&Saved::Source, |touched| &touched.saved)
    }

    /// Whether the file on disk holds the record.
    pub(super) fn is_in_file(&self) -> bool {
        *self.saved() != Saved::Nothing
    }

    /// Whether the file on disk holds the record just as it is.
    pub(super) fn is_as_saved(&self) -> bool {
        self.touched.as_ref().is_none_or(|touched| match &touched.saved {
            Saved::Source => touched.state.held.is_empty(),
            Saved::Held(held) => touched.state.held == **held,
            Saved::Nothing => false,
        })
    }

    /// Notes that the file on disk now holds the record as it is.
    pub(super) fn mark_saved(&mut self) {
        if let Some(touched) = &mut self.touched {
            let held = &touched.state.held;
            touched.saved = if held.is_empty() { Saved::Source } else { Saved::Held(Box::new(held.clone())) };
        }
    }

    /// Notes that the file on disk does not hold the record.
    pub(super) fn mark_absent(&mut self) {
        self.touched.get_or_insert_default().saved = Saved::Nothing;
    }
}
