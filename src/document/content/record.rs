//! One record: its place in the source, and what became of it.

use std::ops::Range;
use std::sync::Arc;

use crate::board::{Annotations, Position};
use crate::document::edit::follow::Right;
use crate::document::io::source::Line;
use crate::notation::epd::{Operand, Operation};

/// Names one record of a document for as long as the document lives, through edits, undo and saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);

/// What a record holds in place of what its source says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// `None`: the position that the source states.
    pub(crate) position: Option<Position>,
    /// `None`: the operations that the source states.
    pub(crate) operations: Option<Vec<Operation>>,
    /// Whether the record is marked as done; `None`: if its source or its operations say so.
    pub(crate) done: Option<bool>,
    /// Arrows and marked squares; `None`: those that the source states.
    pub(crate) annotations: Option<Annotations>,
}

impl Held {
    /// Another position, with the operations of the source.
    pub(crate) fn of(position: Position) -> Self {
        Self { position: Some(position), ..Self::default() }
    }

    /// Whether the source speaks for itself.
    pub(crate) fn is_empty(&self) -> bool {
        self.position.is_none() && self.operations.is_none() && self.done.is_none() && self.annotations.is_none()
    }

    /// Whether comments before the first move of a game say something else.
    pub(crate) fn has_comments(&self) -> bool {
        self.done.is_some() || self.annotations.is_some()
    }
}

/// What a record holds at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) held: Held,
    /// Castling rights that left with a piece and come back with it.
    pub(crate) remembered: Vec<Right>,
}

impl State {
    /// How many bytes it takes in memory, more or less.
    pub(crate) fn bytes_held(&self) -> usize {
        let of_operation = |operation: &Operation| {
            let texts = operation.operands.iter().map(|operand| match operand {
                Operand::Word(text) | Operand::Text(text) => size_of::<Operand>() + text.len(),
            });
            size_of::<Operation>() + operation.opcode.len() + texts.sum::<usize>()
        };
        let operations: usize = self.held.operations.iter().flatten().map(of_operation).sum();
        let of_drawing = |drawn: &Annotations| size_of_val(&*drawn.arrows) + size_of_val(&*drawn.marks);
        let drawn = self.held.annotations.as_ref().map_or(0, of_drawing);
        size_of::<Self>() + size_of_val(&*self.remembered) + operations + drawn
    }
}

/// What the file on disk holds for a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Saved {
    /// What the source says.
    #[default]
    Source,
    /// What it held at some moment.
    State(Arc<State>),
    /// Nothing.
    Nothing,
}

/// What only a record has that was edited, added or saved. It is small, for there can be millions: what many hold
/// alike they share.
#[derive(Clone, Debug)]
pub(crate) struct Touched {
    pub(crate) state: Arc<State>,
    saved: Saved,
    /// For a record that no source has: what stands above it there, which is mostly nothing.
    pub(crate) lead: Option<Box<Range<usize>>>,
}

impl Touched {
    /// A record that no file holds yet, with a lead in the source that may be empty.
    pub(crate) fn new(lead: Range<usize>, position: Position) -> Self {
        let state = State { held: Held::of(position), remembered: Vec::new() };
        Self { state: Arc::new(state), saved: Saved::Nothing, lead: Some(Box::new(lead)) }
    }

    /// A record of a source that holds this from now on.
    pub(crate) fn found(state: Arc<State>) -> Self {
        Self { state, saved: Saved::Source, lead: None }
    }

    /// The same as a further record, which no file holds.
    pub(crate) fn copied(&self) -> Self {
        Self { state: self.state.clone(), saved: Saved::default(), lead: self.lead.clone() }
    }

    /// What the file on disk holds for the record.
    pub(crate) fn saved(&self) -> &Saved {
        &self.saved
    }

    /// The record as the file on disk holds it, if it does; `None`: as its source says.
    pub(crate) fn as_saved(&self) -> Option<Self> {
        let state = match &self.saved {
            Saved::Source if self.lead.is_none() => return None,
            Saved::Source => Arc::default(),
            Saved::State(state) => state.clone(),
            // It stands for a file without records, as long as it shows the start position.
            Saved::Nothing => Arc::new(State { held: Held::of(Position::start()), remembered: Vec::new() }),
        };
        Some(Self { state, ..self.clone() })
    }

    /// Whether the file on disk holds the record just as it is, if it holds it at all.
    pub(crate) fn is_as_saved(&self) -> bool {
        match &self.saved {
            Saved::Source => self.state.held.is_empty(),
            Saved::State(saved) => Arc::ptr_eq(&self.state, saved) || self.state.held == saved.held,
            Saved::Nothing => false,
        }
    }

    /// Notes that the file on disk now holds the record as it is.
    pub(crate) fn mark_saved(&mut self) {
        let state = self.state.clone();
        self.mark_saved_as(Some(&state));
    }

    /// Notes that the file on disk now holds this for the record, or what the source says.
    pub(crate) fn mark_saved_as(&mut self, state: Option<&Arc<State>>) {
        let state = state.filter(|state| !state.held.is_empty());
        self.saved = state.map_or(Saved::Source, |state| Saved::State(state.clone()));
    }
}

/// Where a record is in the source: two stretches, one behind the other. Of a line these are its lead and
/// itself, of a game its tags and what follows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    start: usize,
    /// How many bytes the first stretch has.
    first: u32,
    /// How many bytes the second stretch has.
    second: u32,
    /// Whether it is a further part of the game that the record before it is of.
    pub(crate) is_part: bool,
}

impl Place {
    /// The place of a line whose lead starts at `lead`. Neither is longer than a `u32` can tell.
    pub(crate) fn of_line(lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        let (first, second) = (length(lead, line.start), length(line.start, line.end));
        Self { start: lead, first, second, is_part: false }
    }

    /// The place of a game or of a part of one whose tags end at `tags_end`; `None` if it is longer than can
    /// be told.
    pub(crate) fn of_game(game: &Range<usize>, tags_end: usize, is_part: bool) -> Option<Self> {
        let first = u32::try_from(tags_end - game.start).ok()?;
        let second = u32::try_from(game.end - tags_end).ok()?;
        Some(Self { start: game.start, first, second, is_part })
    }

    /// The place of a record that is not in the source but what stands above it.
    pub(crate) fn of_lead(lead: &Range<usize>) -> Self {
        Self { start: lead.start, first: lead.len() as u32, second: 0, is_part: false }
    }

    /// Both stretches.
    pub(crate) fn whole(&self) -> Range<usize> {
        self.start..self.body().end
    }

    /// The first stretch: the comments and blank lines above a line, or the tags of a game.
    pub(crate) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.first as usize
    }

    /// The second stretch: a line without its line end, or what follows the tags of a game.
    pub(crate) fn body(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.second as usize
    }
}
