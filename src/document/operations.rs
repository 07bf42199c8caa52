//! How an edit changes the operations of records.

use super::Document;
use super::edit::Edit;
use super::format::{Format, done, epd};
use super::history::Change;
use super::record::{Held, RecordId, State};
use super::view::RecordView;
use crate::board::Position;
use crate::notation::epd::{Operand, Operation, annotations as epd_annotations};

impl Document {
    /// Changes the operations of the current record; those of the clocks change its position too.
    pub(super) fn edit_operations(&mut self, edit: Edit) -> Vec<Change> {
        let id = self.content.id(self.selection.current);
        let mut operations = self.content.view_of(id).operations();
        let touches_clock = match change_operations(&mut operations, edit) {
            Some(touches_clock) if self.format() == Format::Epd => touches_clock,
            _ => return Vec::new(),
        };
        let position = if touches_clock { epd::with_clocks(self.position(), &operations) } else { *self.position() };
        self.hold_operations(id, position, operations).into_iter().collect()
    }

    /// Has records state operations.
    pub(super) fn state_operations(&mut self, stated: Vec<(usize, Vec<Operation>)>) -> Vec<Change> {
        if self.format() != Format::Epd {
            return Vec::new();
        }
        let there = stated.into_iter().filter(|(place, _)| *place < self.len());
        let mut stated: Vec<(RecordId, Vec<Operation>)> =
            there.map(|(place, new)| (self.content.id(place), new)).collect();
        // They are looked at as they stand in the file.
        stated.sort_by_key(|(id, _)| *id);
        stated.into_iter().filter_map(|(id, new)| self.state_operations_of(id, new)).collect()
    }

    fn state_operations_of(&mut self, id: RecordId, new: Vec<Operation>) -> Option<Change> {
        let view = self.content.view_of(id);
        let before = view.position().ok()?;
        let mut operations = view.operations();
        let touches_clock = new.iter().any(epd::is_clock);
        for operation in new {
            state(&mut operations, operation);
        }
        if operations == view.operations() {
            return None;
        }
        let position = if touches_clock { epd::with_clocks(&before, &operations) } else { before };
        self.hold_operations(id, position, operations)
    }

    /// Gives a record this position and these operations, unless it has them or its line would be too long.
    fn hold_operations(&mut self, id: RecordId, position: Position, mut operations: Vec<Operation>) -> Option<Change> {
        for operation in &mut operations {
            self.make_representable(operation);
        }
        let view = self.content.view_of(id);
        let held = held(&view, position, operations);
        // A line does not grow until it would be too long to be read again.
        let length = epd::line(&view, Some(&held)).len();
        if length > epd::LONGEST_LINE / 2 && length >= view.text().len() {
            return None;
        }
        let state = State { held, remembered: self.content.state(id).remembered.clone() };
        self.change_state_of(id, state)
    }

    fn make_representable(&self, operation: &mut Operation) {
        let texts = operation.operands.iter_mut().map(|operand| match operand {
            Operand::Word(text) | Operand::Text(text) => text,
        });
        for text in texts.chain([&mut operation.opcode]) {
            *text = self.content.representable(text);
        }
    }
}

/// What a record holds that is to have this position and these operations.
fn held(view: &RecordView<'_>, position: Position, operations: Vec<Operation>) -> Held {
    // The mark of a line that was not readable stands above it.
    let is_marked_above = view.is_done() && !done::is_among(&view.operations());
    let done = is_marked_above || done::is_among(&operations);
    let mut annotations = view.drawn_above();
    annotations.extend(&epd_annotations(&operations));
    Held { position: Some(position), operations: Some(operations), done: Some(done), annotations: Some(annotations) }
}

/// Puts an operation in the place of those of its opcode, or behind all others.
fn state(operations: &mut Vec<Operation>, new: Operation) {
    let has_opcode = |operation: &Operation| operation.opcode == new.opcode;
    let at = operations.iter().position(has_opcode).unwrap_or(operations.len());
    operations.retain(|operation| !has_opcode(operation));
    operations.insert(at, new);
}

/// Does an edit to some operations and tells whether it touches one of a clock; `None` if it changes nothing.
fn change_operations(operations: &mut Vec<Operation>, edit: Edit) -> Option<bool> {
    let changed = match edit {
        Edit::SetOperation { at, operation } => {
            let old = std::mem::replace(operations.get_mut(at)?, operation);
            [Some(old), operations.get(at).cloned()]
        }
        Edit::AddOperation { at, operation } => {
            let at = at.min(operations.len());
            operations.insert(at, operation.clone());
            [Some(operation), None]
        }
        Edit::RemoveOperation(at) if at < operations.len() => [Some(operations.remove(at)), None],
        Edit::SetOperations(new) => {
            *operations = new;
            [None, None]
        }
        _ => return None,
    };
    Some(changed.iter().flatten().any(epd::is_clock))
}
