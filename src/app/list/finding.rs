//! What is searched in the list, and what is known of the whole file.

use super::super::App;
use super::SearchAction;
use crate::document::Records;

/// What is searched in the list, and what is known of the whole file.
#[derive(Debug, Default)]
pub struct Finding {
    text: String,
}

impl Finding {
    /// The text in the search field.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the list shows; `None`: everything.
    #[must_use]
    pub fn found(&self) -> Option<&Records> {
        None
    }
}

impl App {
    /// Does what was asked for in the search field.
    pub(in super::super) fn act_on_search(&mut self, action: SearchAction) {
        let finding = &mut self.state.list.finding;
        match action {
            SearchAction::Typed(text) => finding.text = text,
            SearchAction::Clear => finding.text.clear(),
        }
    }

    /// Takes what was found since the last frame.
    pub(in super::super) fn poll_finding(&mut self) {}
}
