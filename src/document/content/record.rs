//! The edits of one record, and its state in the file on disk.

use std::ops::Range;
use std::sync::Arc;

use crate::board::{Annotations, Color, Position, Square};
use crate::document::format::{Field, Overrides};
use crate::notation::epd::{Operand, Operation};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RecordState {
    pub(crate) overrides: Overrides,
    pub(crate) lost_rights: Vec<LostRight>,
}

/// A castling right that was removed because its king or rook left its square. It returns when both are back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LostRight {
    pub(crate) color: Color,
    pub(crate) file: u8,
    pub(crate) king: Square,
}

impl RecordState {
    pub(crate) fn memory_size(&self) -> usize {
        let of_operation = |operation: &Operation| {
            let texts = operation.operands.iter().map(|operand| size_of::<Operand>() + operand.text().len());
            size_of::<Operation>() + operation.opcode.len() + texts.sum::<usize>()
        };
        let operations: usize = self.overrides.operations.iter().flatten().map(of_operation).sum();
        let of_drawing = |drawn: &Annotations| size_of_val(&*drawn.arrows) + size_of_val(&*drawn.marks);
        let drawn = self.overrides.annotations.as_ref().map_or(0, of_drawing);
        let fields: usize =
            self.overrides.fields.values().map(|value| size_of::<(Field, String)>() + value.len()).sum();
        let tags: usize =
            self.overrides.tags.iter().map(|(name, value)| size_of::<[String; 2]>() + name.len() + value.len()).sum();
        size_of::<Self>() + size_of_val(&*self.lost_rights) + operations + drawn + fields + tags
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum SavedState {
    #[default]
    Source,
    State(Arc<RecordState>),
    Absent,
}

/// The data of a record that was edited, added or saved. It is small, as there can be millions.
#[derive(Clone, Debug)]
pub(crate) struct Overlay {
    pub(crate) state: Arc<RecordState>,
    pub(super) saved: SavedState,
    /// For a new record, the range of the comments above it in the file, usually empty; otherwise `None`.
    pub(crate) lead: Option<Box<Range<usize>>>,
}

impl Overlay {
    pub(crate) fn new(lead: Range<usize>, position: Position) -> Self {
        let state = RecordState { overrides: Overrides::from_position(position), lost_rights: Vec::new() };
        Self { state: Arc::new(state), saved: SavedState::Absent, lead: Some(Box::new(lead)) }
    }

    pub(crate) fn copy(&self) -> Self {
        Self { state: self.state.clone(), saved: SavedState::default(), lead: self.lead.clone() }
    }

    /// The record as it is in the file on disk; `None` if it is written there exactly as in its source.
    pub(crate) fn as_saved(&self) -> Option<Self> {
        let state = match &self.saved {
            SavedState::Source if self.lead.is_none() => return None,
            SavedState::Source => Arc::default(),
            SavedState::State(state) => state.clone(),
            // This is the placeholder of a file without records, which shows the start position.
            SavedState::Absent => Arc::new(RecordState {
                overrides: Overrides::from_position(Position::start()),
                lost_rights: Vec::new(),
            }),
        };
        Some(Self { state, ..self.clone() })
    }

    /// Returns `true` if the record is unchanged since it was opened or saved, even if it is no longer in the file.
    pub(crate) fn is_as_saved(&self) -> bool {
        match &self.saved {
            SavedState::Source => self.state.overrides.is_empty(),
            SavedState::State(saved) => Arc::ptr_eq(&self.state, saved) || self.state.overrides == saved.overrides,
            SavedState::Absent => false,
        }
    }

    pub(crate) fn mark_saved(&mut self) {
        let state = self.state.clone();
        self.mark_saved_as(Some(&state));
    }

    pub(crate) fn mark_saved_as(&mut self, state: Option<&Arc<RecordState>>) {
        let state = state.filter(|state| !state.overrides.is_empty());
        self.saved = state.map_or(SavedState::Source, |state| SavedState::State(state.clone()));
    }
}
