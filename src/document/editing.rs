//! Edits, gestures, undo and redo of a document.

use super::Document;
use super::history::single_record;
use crate::document::edit::{BulkUpdate, Edit, Editor};
use crate::document::format::{Field, UnreadableReason};
use crate::document::history::{StepName, UndoChange, UndoOutcome};

impl Document {
    /// Applies an edit as one undo step, or as part of the open gesture. Returns `false`, and records no step, if
    /// nothing changes.
    ///
    /// An edit of an unreadable record starts from as much as can be read and makes it readable; with a draft it starts
    /// from the draft. A record that is gone from its file cannot be edited.
    pub fn apply(&mut self, edit: Edit) -> bool {
        let is_gone = self.unreadable().is_some_and(|unreadable| unreadable.reason == UnreadableReason::Gone);
        if is_gone && !edit.is_structural() {
            return false;
        }
        let name = edit.step_name();
        if edit.is_structural() {
            self.content.read_all();
        }
        self.history.begin_gesture(self.selection);
        let changes = self.editor().apply(edit);
        self.finish_edit(name, changes)
    }

    pub(super) fn editor(&mut self) -> Editor<'_> {
        Editor { content: &mut self.content, selection: &mut self.selection, current: &self.current }
    }

    /// Records the changes of an edit that was begun and returns `true` if there are any.
    pub(super) fn finish_edit(&mut self, name: StepName, changes: Vec<UndoChange>) -> bool {
        let is_changed = !changes.is_empty();
        if is_changed {
            let edited = single_record(&changes);
            self.history.record(name, changes);
            self.refresh();
            self.last_edited = edited;
        }
        self.history.end_gesture(&mut self.content, self.selection);
        is_changed
    }

    /// Applies prepared updates, like [`Edit::SetRecordOperations`] and [`Edit::SetField`], and returns the number of
    /// changed records. Records that changed since the preparation are skipped.
    pub fn apply_bulk_update(&mut self, stated: BulkUpdate) -> usize {
        let has_fields = stated.has_fields;
        self.history.begin_gesture(self.selection);
        let changes = self.editor().apply_updates(stated);
        let count = changes.len();
        // The step name depends only on the field and on whether there are several values.
        let edit = if has_fields {
            Edit::SetField { field: Field::Solution, values: vec![Default::default(); count.min(2)] }
        } else {
            Edit::SetRecordOperations(Vec::new())
        };
        self.finish_edit(edit.step_name(), changes);
        count
    }

    /// Begins a gesture: all edits until its end are one undo step. Gestures can be nested.
    pub fn begin_gesture(&mut self) {
        self.history.begin_gesture(self.selection);
    }

    /// Ends a gesture and returns `true` if it left a step. There is none if nothing changed or if undo ended the
    /// gesture.
    pub fn end_gesture(&mut self) -> bool {
        self.history.end_gesture(&mut self.content, self.selection)
    }

    /// Returns `true` if there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.undo_name().is_some()
    }

    /// Returns `true` if there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.redo_name().is_some()
    }

    /// The name of the step that undo reverts, such as "place pieces".
    pub fn undo_name(&self) -> Option<&'static str> {
        self.history.undo_name(&self.content)
    }

    /// The name of the step that redo applies, such as "place pieces".
    pub fn redo_name(&self) -> Option<&'static str> {
        self.history.redo_name(&self.content)
    }

    /// Undoes the last step and restores the selection before it. An open gesture ends first.
    pub fn undo(&mut self) -> bool {
        let went = self.history.undo(&mut self.content, self.selection);
        self.restore(went)
    }

    /// Redoes the last undone step and restores the selection after it. An open gesture ends first.
    pub fn redo(&mut self) -> bool {
        let went = self.history.redo(&mut self.content, self.selection);
        self.restore(went)
    }

    fn restore(&mut self, went: Option<UndoOutcome>) -> bool {
        if let Some(UndoOutcome { selection, edited }) = went {
            self.selection = selection;
            self.refresh();
            self.last_edited = edited;
        }
        went.is_some()
    }
}
