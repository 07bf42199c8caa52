//! The state of the list: its selection and its search.

use super::listed::ListedRecords;
use super::search::ListSearch;
use crate::app::shell::{ModalWork, ModalWorker, Scope};
use crate::document::{Document, Records, Sequence};

#[derive(Default)]
pub struct ListState {
    /// The selected positions; empty while only the current position is selected.
    pub selection: Records,
    /// The position from which Shift selects; `None` for the current position.
    pub anchor: Option<usize>,
    pub search: ListSearch,
    pub(crate) go_to: String,
    basis: Option<SelectionBasis>,
    work: ModalWork<Self>,
}

/// The state of the list when the selection was made. Once the state has changed, the selected indexes are invalid.
struct SelectionBasis {
    sequence: Sequence,
    current: usize,
    search: u64,
}

impl ModalWorker for ListState {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }
}

impl ListState {
    pub fn listed(&self, document: &Document) -> ListedRecords<'_> {
        ListedRecords::new(self.search.results(), document.len())
    }

    pub fn records_in(&self, which: Scope, document: &Document) -> Records {
        match which {
            Scope::All => Records::from(0..document.len()),
            Scope::Selected => self.selected(document),
            Scope::Found => self.listed(document).all(),
        }
    }

    /// Returns the selected positions. The current one is included if it is listed: commands do not act on hidden rows.
    pub fn selected(&self, document: &Document) -> Records {
        let mut selected = self.selection.clone();
        if self.is_listed(document.current()) {
            selected.insert(document.current());
        }
        selected
    }

    /// Number of selected positions; 0 if the current one is not listed and no other is selected.
    pub fn selected_count(&self, document: &Document) -> usize {
        let current = document.current();
        self.selection.len() + usize::from(self.is_listed(current) && !self.selection.contains(current))
    }

    /// Returns the position selected besides the current one, if there is exactly one.
    pub(super) fn other_selected(&self, document: &Document) -> Option<usize> {
        let current = document.current();
        let is_pair = self.selection.len() == 1 + usize::from(self.selection.contains(current));
        if is_pair { self.selection.iter().find(|place| *place != current) } else { None }
    }

    fn is_listed(&self, index: usize) -> bool {
        self.search.results().is_none_or(|found| found.contains(index))
    }

    pub fn is_selected(&self, document: &Document, index: usize) -> bool {
        index == document.current() || self.selection.contains(index)
    }

    /// Selects these positions besides the current one. `anchor`: as in the field; `None` for the current position.
    pub(super) fn set_selection(&mut self, document: &Document, chosen: Records, anchor: Option<usize>) {
        self.search.cancel_pending();
        let search = self.search.generation();
        self.basis = Some(SelectionBasis { sequence: document.sequence(), current: document.current(), search });
        self.selection = chosen;
        self.anchor = anchor;
    }

    /// Drops the selection if records have moved, another position is current or there is another search.
    pub fn sync(&mut self, document: &Document) {
        self.search.sync(document);
        let Some(seen) = &self.basis else { return };
        let is_known = seen.current == document.current()
            && seen.search == self.search.generation()
            && (self.selection.is_empty() && self.anchor.is_none() || seen.sequence.is_prefix_of(&document.sequence()));
        if !is_known {
            self.selection = Records::default();
            self.anchor = None;
            self.basis = None;
        }
    }

    /// Deselects positions that are not listed, after the whole file has been searched again.
    pub(super) fn deselect_unlisted(&mut self) {
        if let Some(found) = self.search.results() {
            self.selection = self.selection.intersection(found);
        }
    }
}
