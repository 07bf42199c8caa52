//! The state of the list: its selection and its search.

use super::finding::Finding;
use super::shown::Shown;
use crate::app::shell::job::{Work, Worker};
use crate::app::shell::which::{Offer, Which};
use crate::document::{Document, Records, Sequence};

#[derive(Debug, Default)]
pub struct ListState {
    /// The selected positions; empty while only the current one is.
    pub chosen: Records,
    /// The start of a selection with Shift.
    pub anchor: Option<usize>,
    pub finding: Finding,
    pub(in crate::app) go_to: String,
    seen: Option<Seen>,
    work: Work<Self>,
}

/// The state in which the selection was made. When it changes, the selected places are meaningless.
#[derive(Debug)]
struct Seen {
    sequence: Sequence,
    current: usize,
    search: u64,
}

impl Worker for ListState {
    fn work(&mut self) -> &mut Work<Self> {
        &mut self.work
    }
}

impl ListState {
    pub fn listed(&self, document: &Document) -> Shown<'_> {
        Shown::new(self.finding.found(), document.len())
    }

    pub fn offer(&self, document: &Document) -> Offer {
        let listed = self.listed(document);
        let found = listed.is_filtered().then(|| listed.len());
        Offer { all: document.len(), selected: self.count(document), found }
    }

    pub fn records_of(&self, which: Which, document: &Document) -> Records {
        match which {
            Which::All => Records::from(0..document.len()),
            Which::Selected => self.selected(document),
            Which::Found => self.listed(document).all(),
        }
    }

    /// Returns the selected positions. The current one is included unless it is not listed: commands must not act on
    /// hidden rows.
    pub fn selected(&self, document: &Document) -> Records {
        let mut selected = self.chosen.clone();
        if self.is_listed(document.current()) {
            selected.insert(document.current());
        }
        selected
    }

    /// Number of selected positions; 0 if the current one is not listed and no other is selected.
    pub fn count(&self, document: &Document) -> usize {
        let current = document.current();
        self.chosen.len() + usize::from(self.is_listed(current) && !self.chosen.contains(current))
    }

    /// Returns the position selected besides the current one, if exactly one is.
    pub(in crate::app) fn pair(&self, document: &Document) -> Option<usize> {
        let current = document.current();
        let is_pair = self.chosen.len() == 1 + usize::from(self.chosen.contains(current));
        if is_pair { self.chosen.iter().find(|place| *place != current) } else { None }
    }

    fn is_listed(&self, index: usize) -> bool {
        self.finding.found().is_none_or(|found| found.contains(index))
    }

    pub fn is_selected(&self, document: &Document, index: usize) -> bool {
        index == document.current() || self.chosen.contains(index)
    }

    /// Selects these positions besides the current one. `anchor`: the start for Shift; `None` for the current position.
    pub(super) fn choose(&mut self, document: &Document, chosen: Records, anchor: Option<usize>) {
        self.finding.await_nothing();
        let search = self.finding.number();
        self.seen = Some(Seen { sequence: document.sequence(), current: document.current(), search });
        self.chosen = chosen;
        self.anchor = anchor;
    }

    /// Drops the selection if records have moved, another position is current or there is another search.
    pub fn follow(&mut self, document: &Document) {
        self.finding.follow(document);
        let Some(seen) = &self.seen else { return };
        let is_known = seen.current == document.current()
            && seen.search == self.finding.number()
            && (self.chosen.is_empty() && self.anchor.is_none() || seen.sequence.begins(&document.sequence()));
        if !is_known {
            self.chosen = Records::default();
            self.anchor = None;
            self.seen = None;
        }
    }

    /// Deselects positions that are not listed, after the whole file has been searched again.
    pub(super) fn keep_listed(&mut self) {
        if let Some(found) = self.finding.found() {
            self.chosen = self.chosen.common(found);
        }
    }
}
