//! One record: its place in the source, and what became of it.

use std::ops::Range;
use std::sync::Arc;

use crate::board::{Annotations, Color, Position, Square};
use crate::document::format::{Field, Overrides};
use crate::notation::epd::{Operand, Operation};

/// What a record holds at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) held: Overrides,
    /// Castling rights that left with a piece and come back with it.
    pub(crate) remembered: Vec<Right>,
}

/// A castling right that left with a piece: it comes back when both stand where they stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Right {
    pub(crate) color: Color,
    pub(crate) file: u8,
    pub(crate) king: Square,
}

impl State {
    /// How many bytes it takes in memory, more or less.
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

/// What the file on disk holds for a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum OnDisk {
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
pub(crate) struct Overlay {
    pub(crate) state: Arc<State>,
    saved: OnDisk,
    /// For a record that no source has: what stands above it there, which is mostly nothing.
    pub(crate) lead: Option<Box<Range<usize>>>,
}

impl Overlay {
    /// A record that no file holds yet, with a lead in the source that may be empty.
    pub(crate) fn new(lead: Range<usize>, position: Position) -> Self {
        let state = State { held: Overrides::of(position), remembered: Vec::new() };
        Self { state: Arc::new(state), saved: OnDisk::Nothing, lead: Some(Box::new(lead)) }
    }

    /// A record of a source that holds this from now on.
    pub(crate) fn found(state: Arc<State>) -> Self {
        Self { state, saved: OnDisk::Source, lead: None }
    }

    /// The overlay of a further record like it, which no file holds.
    pub(crate) fn copied(&self) -> Self {
        Self { state: self.state.clone(), saved: OnDisk::default(), lead: self.lead.clone() }
    }

    /// What the file on disk holds for the record.
    pub(crate) fn saved(&self) -> &OnDisk {
        &self.saved
    }

    /// The record as the file on disk holds it, if it does; `None`: as its source says.
    pub(crate) fn as_saved(&self) -> Option<Self> {
        let state = match &self.saved {
            OnDisk::Source if self.lead.is_none() => return None,
            OnDisk::Source => Arc::default(),
            OnDisk::State(state) => state.clone(),
            // It stands for a file without records, as long as it shows the start position.
            OnDisk::Nothing => Arc::new(State { held: Overrides::of(Position::start()), remembered: Vec::new() }),
        };
        Some(Self { state, ..self.clone() })
    }

    /// Whether the file on disk holds the record just as it is, if it holds it at all.
    pub(crate) fn is_as_saved(&self) -> bool {
        match &self.saved {
            OnDisk::Source => self.state.held.is_empty(),
            OnDisk::State(saved) => Arc::ptr_eq(&self.state, saved) || self.state.held == saved.held,
            OnDisk::Nothing => false,
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
        self.saved = state.map_or(OnDisk::Source, |state| OnDisk::State(state.clone()));
    }
}
