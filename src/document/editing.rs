//! Edits, gestures, undo and redo of a document.

use super::Document;
use super::history::edited_alone;
use crate::document::edit::{Edit, Editor, Restatements};
use crate::document::format::{Field, Reason};
use crate::document::history::{Arrival, Change, StepName};

impl Document {
    /// Does an edit, as one undo step or as a part of the gesture under way. `false` if it changes
    /// nothing, which leaves no step.
    ///
    /// An edit of an unreadable record starts from what can be read of it and makes it readable; one while
    /// there is a draft starts from that. A record that the file no longer has cannot be edited.
    pub fn apply(&mut self, edit: Edit) -> bool {
        let is_gone = self.unreadable().is_some_and(|unreadable| unreadable.reason == Reason::Gone);
        if is_gone && !edit.is_structural() {
            return false;
        }
        let name = edit.step_name();
        if edit.is_structural() {
            self.content.read_all();
        }
        self.history.begin(self.selection);
        let changes = self.editor().edit(edit);
        self.end_changes(name, changes)
    }

    pub(super) fn editor(&mut self) -> Editor<'_> {
        Editor { content: &mut self.content, selection: &mut self.selection, current: &self.current }
    }

    /// Ends an edit that was begun; whether it has changed anything.
    pub(super) fn end_changes(&mut self, name: StepName, changes: Vec<Change>) -> bool {
        let is_changed = !changes.is_empty();
        if is_changed {
            let edited = edited_alone(&changes);
            self.history.record(name, changes);
            self.refresh();
            self.edited = edited;
        }
        self.history.end(&mut self.content, self.selection);
        is_changed
    }

    /// Has the records of the document state what was made ready for them, as [`Edit::StateOperations`] and
    /// [`Edit::SetField`] do, and tells how many that changes. A record that was changed since it was looked at stays
    /// as it is.
    pub fn apply_restatements(&mut self, stated: Restatements) -> usize {
        let has_fields = stated.has_fields();
        self.history.begin(self.selection);
        let changes = self.editor().hold(stated);
        let count = changes.len();
        // Only how many there are makes a difference to the name.
        let edit = if has_fields {
            Edit::SetField { field: Field::Solution, values: vec![Default::default(); count.min(2)] }
        } else {
            Edit::StateOperations(Vec::new())
        };
        self.end_changes(edit.step_name(), changes);
        count
    }

    /// Begins a gesture: all edits until its end are one undo step. Gestures may lie within one another.
    pub fn begin_gesture(&mut self) {
        self.history.begin(self.selection);
    }

    /// Ends a gesture and tells whether it left a step. One that changed nothing leaves none; one that undo
    /// has ended is over already.
    pub fn end_gesture(&mut self) -> bool {
        self.history.end(&mut self.content, self.selection)
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.undo_name().is_some()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.redo_name().is_some()
    }

    /// What undo would take back, such as "place pieces".
    pub fn undo_name(&self) -> Option<&'static str> {
        self.history.undo_name(&self.content)
    }

    /// What redo would do again, such as "place pieces".
    pub fn redo_name(&self) -> Option<&'static str> {
        self.history.redo_name(&self.content)
    }

    /// Takes the last step back, with the selection before it. A gesture under way ends first.
    pub fn undo(&mut self) -> bool {
        let went = self.history.undo(&mut self.content, self.selection);
        self.go_to(went)
    }

    /// Does the last undone step again, with the selection after it. A gesture under way ends first.
    pub fn redo(&mut self) -> bool {
        let went = self.history.redo(&mut self.content, self.selection);
        self.go_to(went)
    }

    fn go_to(&mut self, went: Option<Arrival>) -> bool {
        if let Some(Arrival { selection, edited }) = went {
            self.selection = selection;
            self.refresh();
            self.edited = edited;
        }
        went.is_some()
    }
}
