//! How an edit changes a document: the current record, or which records there are.

use super::Document;
use super::edit::{Edit, edit_position, stateable};
use super::history::Change;
use super::record::Record;
use crate::board::Position;

impl Document {
    /// Does an edit, as one undo step or as a part of the gesture under way. `false` if it changes
    /// nothing, which leaves no step.
    ///
    /// An edit of an unreadable record starts from what can be read of it and makes it readable; one while
    /// there is a draft starts from that.
    pub fn apply(&mut self, edit: Edit) -> bool {
        let name = edit.step_name();
        self.history.begin(self.selection);
        let changes = match edit {
            Edit::AddRecord { after, position } => self.add_record(after, *position),
            Edit::RemoveRecord(index) => self.remove_record(index),
            edit => self.edit_current(&edit),
        };
        let is_changed = !changes.is_empty();
        if is_changed {
            self.history.record(name, changes);
            self.refresh();
        }
        self.history.end(&self.content, self.selection);
        is_changed
    }

    fn edit_current(&mut self, edit: &Edit) -> Vec<Change> {
        let index = self.selection.current;
        let mut state = self.content.state(index);
        let mut position = *self.ground();
        if !edit_position(&mut position, &mut state.remembered, edit) {
            return Vec::new();
        }
        let is_unfinished = self.shown.unreadable.is_some() || self.shown.draft.is_some();
        let makes_readable = is_unfinished && edit.is_statement();
        if makes_readable || position != *self.ground() {
            let is_as_found = self.content.view(index).line_states(&position);
            state.position = Some(position).filter(|_| !is_as_found);
        }
        if state == self.content.state(index) {
            return Vec::new();
        }
        vec![Change::State { index, other: self.content.replace_state(index, state) }]
    }

    fn add_record(&mut self, after: usize, position: Position) -> Vec<Change> {
        let index = after.min(self.len() - 1) + 1;
        let id = self.content.new_id();
        self.content.insert(index, Record::new(id, 0..0, stateable(position)));
        self.selection.current = index;
        vec![Change::Presence { index, held: None }]
    }

    fn remove_record(&mut self, index: usize) -> Vec<Change> {
        if index >= self.len() {
            return Vec::new();
        }
        if self.len() == 1 {
            return self.remove_only_record();
        }
        let held = Some(self.content.remove(index));
        // The same record stays current; if it was this one, the next one becomes so, or the last.
        self.selection.current -= usize::from(index < self.selection.current);
        vec![Change::Presence { index, held }]
    }

    /// Leaves a start position in place of the only record.
    fn remove_only_record(&mut self) -> Vec<Change> {
        if !self.content.view(0).has_line() {
            return self.edit_current(&Edit::Start);
        }
        let held = Some(self.content.remove(0));
        let id = self.content.new_id();
        self.content.insert(0, Record::new(id, 0..0, Position::start()));
        vec![Change::Presence { index: 0, held }, Change::Presence { index: 0, held: None }]
    }
}
