//! Gestures, undo and redo of a document.

use super::Document;
use super::history::Went;

impl Document {
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
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_name().is_some()
    }

    /// Whether there is a step to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_name().is_some()
    }

    /// What undo would take back, such as "place pieces".
    #[must_use]
    pub fn undo_name(&self) -> Option<&'static str> {
        self.history.undo_name(&self.content)
    }

    /// What redo would do again, such as "place pieces".
    #[must_use]
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

    fn go_to(&mut self, went: Option<Went>) -> bool {
        if let Some(Went { selection, edited }) = went {
            self.selection = selection;
            self.refresh();
            self.edited = edited;
        }
        went.is_some()
    }
}
