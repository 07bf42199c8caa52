//! The edits of one record, and its content on disk.

use std::ops::Range;
use std::sync::Arc;

use crate::board::{Annotations, Color, Position, Square};
use crate::document::format::{Field, Overrides};
use crate::notation::epd::{Operand, Operation};

/// The edits of a record at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) held: Overrides,
    pub(crate) remembered: Vec<Right>,
}

/// A castling right that was removed with a piece. It returns when king and rook are back on their squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Right {
    pub(crate) color: Color,
    pub(crate) file: u8,
    pub(crate) king: Square,
}

impl State {
    pub(crate) fn bytes_held(&self) -> usize {
        let of_operation = |operation: &Operation| {
            let texts = operation.operands.iter().map(|operand| size_of::<Operand>() + operand.text().len());
            size_of::<Operation>() + operation.opcode.len() + texts.sum::<usize>()
        };
        let operations: usize = self.held.operations.iter().flatten().map(of_operation).sum();
        let of_drawing = |drawn: &Annotations| size_of_val(&*drawn.arrows) + size_of_val(&*drawn.marks);
        let drawn = self.held.annotations.as_ref().map_or(0, of_drawing);
        let fields: usize = self.held.fields.values().map(|value| size_of::<(Field, String)>() + value.len()).sum();
        let tags: usize =
            self.held.tags.iter().map(|(name, value)| size_of::<[String; 2]>() + name.len() + value.len()).sum();
        size_of::<Self>() + size_of_val(&*self.remembered) + operations + drawn + fields + tags
    }
}

/// The content of the file on disk for a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum OnDisk {
    #[default]
    Source,
    State(Arc<State>),
    Nothing,
}

/// The data of a record that was edited, added or saved. It is small, as there can be millions; equal states are
/// shared.
#[derive(Clone, Debug)]
pub(crate) struct Overlay {
    pub(crate) state: Arc<State>,
    saved: OnDisk,
    /// The comments above a record without a source; usually empty.
    pub(crate) lead: Option<Box<Range<usize>>>,
}

impl Overlay {
    /// An overlay for a new record that is in no file, with a lead in the source that may be empty.
    pub(crate) fn new(lead: Range<usize>, position: Position) -> Self {
        let state = State { held: Overrides::of(position), remembered: Vec::new() };
        Self { state: Arc::new(state), saved: OnDisk::Nothing, lead: Some(Box::new(lead)) }
    }

    pub(crate) fn found(state: Arc<State>) -> Self {
        Self { state, saved: OnDisk::Source, lead: None }
    }

    pub(crate) fn copied(&self) -> Self {
        Self { state: self.state.clone(), saved: OnDisk::default(), lead: self.lead.clone() }
    }

    pub(crate) fn saved(&self) -> &OnDisk {
        &self.saved
    }

    /// The record as it is in the file on disk; `None` if it is there as in its source.
    pub(crate) fn as_saved(&self) -> Option<Self> {
        let state = match &self.saved {
            OnDisk::Source if self.lead.is_none() => return None,
            OnDisk::Source => Arc::default(),
            OnDisk::State(state) => state.clone(),
            // The placeholder of a file without records, which shows the start position.
            OnDisk::Nothing => Arc::new(State { held: Overrides::of(Position::start()), remembered: Vec::new() }),
        };
        Some(Self { state, ..self.clone() })
    }

    /// Returns `true` if the file on disk, where it contains the record, has it exactly as it is.
    pub(crate) fn is_as_saved(&self) -> bool {
        match &self.saved {
            OnDisk::Source => self.state.held.is_empty(),
            OnDisk::State(saved) => Arc::ptr_eq(&self.state, saved) || self.state.held == saved.held,
            OnDisk::Nothing => false,
        }
    }

    pub(crate) fn mark_saved(&mut self) {
        let state = self.state.clone();
        self.mark_saved_as(Some(&state));
    }

    /// Marks a state as saved; `None` for that of the source.
    pub(crate) fn mark_saved_as(&mut self, state: Option<&Arc<State>>) {
        let state = state.filter(|state| !state.held.is_empty());
        self.saved = state.map_or(OnDisk::Source, |state| OnDisk::State(state.clone()));
    }
}
