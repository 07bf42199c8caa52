//! A search whose rows the list shows, and what it shows beside what was found.

use crate::document::search::{Query, Search};
use crate::document::{Document, Records, Sequence, Wake};

/// Positions that the list shows although they need not fit: they were put in, edited or came to fit since the search
/// began.
#[derive(Debug, Default)]
pub(super) struct Kept {
    /// Their places, and among which records these are meant.
    places: Records,
    among: Option<Sequence>,
    /// Another one whenever there are more of them.
    number: u64,
}

impl Kept {
    pub(super) const fn is_empty(&self) -> bool {
        self.among.is_none()
    }

    /// Keeps these positions, too. Of those that were kept before, the ones that are gone come back no more.
    pub(super) fn add(&mut self, now: Sequence, places: &Records) {
        self.places = self.places_in(&now).with(places);
        self.among = Some(now);
        self.number += 1;
    }

    /// Where they are now.
    fn places_in(&self, now: &Sequence) -> Records {
        match &self.among {
            Some(among) if among == now => self.places.clone(),
            Some(among) => among.places_in(now, &self.places),
            None => Records::default(),
        }
    }
}

/// A search, and the records that it is about.
#[derive(Debug)]
pub(super) struct Looking {
    pub(super) search: Search,
    pub(super) sequence: Sequence,
    pub(super) len: usize,
    pub(super) edits: u64,
    /// It looks in the same records and in those that followed, so it need not come to its end to find as much.
    pub(super) goes_on: bool,
    /// What is shown where that is more than what was found, or where that is in other places now.
    rows: Option<Rows>,
    /// It has come to its end, and that is known.
    is_over: bool,
}

/// What the list shows.
#[derive(Debug)]
struct Rows {
    places: Records,
    /// Among which records, and with what was kept when.
    among: Sequence,
    kept: u64,
}

impl Looking {
    pub(super) fn start(query: &Query, document: &Document, wake: &Wake, goes_on: bool) -> Self {
        let search = Search::start(&document.snapshot(), query, wake.clone());
        let (sequence, len, edits) = (document.sequence(), document.len(), document.edits());
        Self { search, sequence, len, edits, goes_on, rows: None, is_over: false }
    }

    /// What the list shows of it.
    pub(super) fn found(&self) -> &Records {
        self.rows.as_ref().map_or(self.search.found(), |rows| &rows.places)
    }

    /// What the list shows of it, and among which records.
    pub(super) fn places(&self) -> (Sequence, Records) {
        let among = self.rows.as_ref().map_or(&self.sequence, |rows| &rows.among);
        (among.clone(), self.found().clone())
    }

    /// Takes what was found since the last time.
    pub(super) fn poll(&mut self, now: &Sequence, kept: &Kept) {
        if self.search.poll() {
            self.rows = None;
            self.follow(now, kept);
        }
    }

    /// Goes with the records that were found where they are in another place now, and with those that are kept.
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

    /// Whether it has come to its end since this was asked last.
    pub(super) fn ends_now(&mut self) -> bool {
        let was_over = std::mem::replace(&mut self.is_over, self.search.progress().is_none());
        self.is_over && !was_over
    }
}
