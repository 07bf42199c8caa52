//! The journal of unsaved edits, and what was left of an earlier one.

use super::App;

impl App {
    /// Writes unsaved edits to the journal, not more often than needed.
    pub(super) fn keep_journal(&mut self) {}
}
