//! What the list of positions knows beside the document: what is selected, and what is searched.

use super::finding::Finding;
use super::shown::Shown;
use crate::app::shell::job::{Work, Worker};
use crate::app::shell::which::{Offer, Which};
use crate::document::{Document, Records, Sequence};

/// What the list of positions knows beside the document.
#[derive(Debug, Default)]
pub struct ListState {
    /// The selected positions; empty as long as only the current one is.
    pub chosen: Records,
    /// Where a selection with Shift began.
    pub anchor: Option<usize>,
    /// What is searched and what the whole file was found to hold.
    pub finding: Finding,
    /// The number of a position to go to, as it is typed.
    pub(in crate::app) go_to: String,
    seen: Option<Seen>,
    work: Work<Self>,
}

/// What the selection was made in. Once that is another one, its places mean nothing any more.
#[derive(Debug)]
struct Seen {
    sequence: Sequence,
    current: usize,
    /// Which search was shown.
    search: u64,
}

impl Worker for ListState {
    fn work(&mut self) -> &mut Work<Self> {
        &mut self.work
    }
}

impl ListState {
    /// The rows of the list.
    pub fn listed(&self, document: &Document) -> Shown<'_> {
        Shown::new(self.finding.found(), document.len())
    }

    /// How many positions there are to choose from.
    pub fn offer(&self, document: &Document) -> Offer {
        let listed = self.listed(document);
        let found = listed.is_filtered().then(|| listed.len());
        Offer { all: document.len(), selected: self.count(document), found }
    }

    /// Some of the records of the file.
    pub fn records_of(&self, which: Which, document: &Document) -> Records {
        match which {
            Which::All => Records::from(0..document.len()),
            Which::Selected => self.selected(document),
            Which::Found => self.listed(document).all(),
        }
    }

    /// The selected positions. The current one is always among them, unless the list does not show it: what cannot be
    /// seen among the rows is not acted on.
    pub fn selected(&self, document: &Document) -> Records {
        let mut selected = self.chosen.clone();
        if self.is_listed(document.current()) {
            selected.insert(document.current());
        }
        selected
    }

    /// How many positions are selected; none where the list does not show the current one and no other is.
    pub fn count(&self, document: &Document) -> usize {
        let current = document.current();
        self.chosen.len() + usize::from(self.is_listed(current) && !self.chosen.contains(current))
    }

    /// The position that is selected beside the current one, if exactly one is.
    pub(in crate::app) fn pair(&self, document: &Document) -> Option<usize> {
        let current = document.current();
        let is_pair = self.chosen.len() == 1 + usize::from(self.chosen.contains(current));
        if is_pair { self.chosen.iter().find(|place| *place != current) } else { None }
    }

    fn is_listed(&self, index: usize) -> bool {
        self.finding.found().is_none_or(|found| found.contains(index))
    }

    /// Whether a position is selected.
    pub fn is_selected(&self, document: &Document, index: usize) -> bool {
        index == document.current() || self.chosen.contains(index)
    }

    /// Selects these positions beside the current one. `anchor`: from where Shift extends the selection; without
    /// one, from the current position.
    pub(super) fn choose(&mut self, document: &Document, chosen: Records, anchor: Option<usize>) {
        self.finding.await_nothing();
        let search = self.finding.number();
        self.seen = Some(Seen { sequence: document.sequence(), current: document.current(), search });
        self.chosen = chosen;
        self.anchor = anchor;
    }

    /// Keeps no more selected than the current position once other positions stand in those places, another one is
    /// current or something else is searched.
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

    /// Keeps of the selected positions those that the list shows, once all of a file has been searched again.
    pub(super) fn keep_listed(&mut self) {
        if let Some(found) = self.finding.found() {
            self.chosen = self.chosen.common(found);
        }
    }
}
