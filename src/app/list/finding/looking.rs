//! A search with the rows that the list shows for it.

use crate::document::search::{Query, Search};
use crate::document::{Document, Records, Sequence, Wake};

/// Positions that are listed even if they do not match: they were added or edited, or came to match, since the search
/// began.
#[derive(Debug, Default)]
pub(super) struct Kept {
    /// The places of the positions among these records.
    places: Records,
    among: Option<Sequence>,
    /// Changes whenever positions are added.
    number: u64,
}

impl Kept {
    pub(super) const fn is_empty(&self) -> bool {
        self.among.is_none()
    }

    /// Adds positions. Earlier ones that are gone now do not come back.
    pub(super) fn add(&mut self, now: Sequence, places: &Records) {
        self.places = self.places_in(&now).with(places);
        self.among = Some(now);
        self.number += 1;
    }

    fn places_in(&self, now: &Sequence) -> Records {
        match &self.among {
            Some(among) if among == now => self.places.clone(),
            Some(among) => among.places_in(now, &self.places),
            None => Records::default(),
        }
    }
}

/// A search, and the records it is for.
#[derive(Debug)]
pub(super) struct Looking {
    pub(super) search: Search,
    pub(super) sequence: Sequence,
    pub(super) len: usize,
    pub(super) edits: u64,
    /// `true` if the records are those of the previous search and more, so that it is useful before it ends.
    pub(super) goes_on: bool,
    /// The listed positions, if they differ from the results or have moved.
    rows: Option<Rows>,
    /// `true` once the end was reported.
    is_over: bool,
}

#[derive(Debug)]
struct Rows {
    places: Records,
    /// The records that the places refer to, and the version of [`Kept`] included.
    among: Sequence,
    kept: u64,
}

impl Looking {
    pub(super) fn start(query: &Query, document: &Document, wake: &Wake, goes_on: bool) -> Self {
        let search = Search::start(&document.snapshot(), query, wake.clone());
        let (sequence, len, edits) = (document.sequence(), document.len(), document.edits());
        Self { search, sequence, len, edits, goes_on, rows: None, is_over: false }
    }

    /// The positions that the list shows.
    pub(super) fn found(&self) -> &Records {
        self.rows.as_ref().map_or(self.search.found(), |rows| &rows.places)
    }

    pub(super) fn places(&self) -> (Sequence, Records) {
        let among = self.rows.as_ref().map_or(&self.sequence, |rows| &rows.among);
        (among.clone(), self.found().clone())
    }

    pub(super) fn poll(&mut self, now: &Sequence, kept: &Kept) {
        if self.search.poll() {
            self.rows = None;
            self.follow(now, kept);
        }
    }

    /// Updates the listed positions after records have moved or more are kept.
    pub(super) fn follow(&mut self, now: &Sequence, kept: &Kept) {
        if self.rows.as_ref().is_some_and(|rows| rows.kept == kept.number && rows.among == *now) {
            return;
        }
        let found = self.search.found();
        let moved = (!self.sequence.begins(now)).then(|| self.sequence.places_in(now, found));
        let places =
            if kept.is_empty() { moved } else { Some(moved.as_ref().unwrap_or(found).with(&kept.places_in(now))) };
        self.rows = places.map(|places| Rows { places, among: now.clone(), kept: kept.number });
    }

    /// Returns `true` if it has ended since the last call.
    pub(super) fn ends_now(&mut self) -> bool {
        let was_over = std::mem::replace(&mut self.is_over, self.search.progress().is_none());
        self.is_over && !was_over
    }
}
