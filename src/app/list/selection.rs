//! Which positions of the list are selected.

use super::ListState;
use crate::document::{Document, Records, Sequence};

/// What the selection was made in. Once that is another one, its places mean nothing any more.
#[derive(Debug)]
pub(super) struct Seen {
    sequence: Sequence,
    current: usize,
    /// What was searched.
    text: String,
}

impl ListState {
    /// The selected positions; the current one is always among them.
    #[must_use]
    pub fn selected(&self, document: &Document) -> Records {
        let mut selected = self.chosen.clone();
        selected.insert(document.current());
        selected
    }

    /// How many positions are selected, at least 1.
    #[must_use]
    pub fn count(&self, document: &Document) -> usize {
        self.chosen.len() + usize::from(!self.chosen.contains(document.current()))
    }

    /// Whether a position is selected.
    #[must_use]
    pub fn is_selected(&self, document: &Document, index: usize) -> bool {
        index == document.current() || self.chosen.contains(index)
    }

    /// Selects these positions beside the current one. `anchor`: from where Shift extends the selection; without
    /// one, from the current position.
    pub(super) fn choose(&mut self, document: &Document, chosen: Records, anchor: Option<usize>) {
        let text = self.finding.text().to_owned();
        self.seen = Some(Seen { sequence: document.sequence(), current: document.current(), text });
        self.chosen = chosen;
        self.anchor = anchor;
    }

    /// Keeps no more selected than the current position once other positions stand in those places, another one is
    /// current or something else is searched.
    pub fn follow(&mut self, document: &Document) {
        let Some(seen) = &self.seen else { return };
        let is_known = seen.current == document.current()
            && seen.text == self.finding.text()
            && (self.chosen.is_empty() && self.anchor.is_none() || seen.sequence.begins(&document.sequence()));
        if !is_known {
            self.chosen = Records::default();
            self.anchor = None;
            self.seen = None;
        }
    }
}
