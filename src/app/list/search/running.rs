//! A search with the rows that the list shows for it.

use crate::document::search::{Search, SearchQuery};
use crate::document::{Document, Records, Sequence, Wake};

/// Positions that are listed even if they do not match, because they were added or edited since the search began.
#[derive(Debug, Default)]
pub(super) struct PinnedRecords {
    /// The indexes of the positions in `among`, the records when a position was last added.
    places: Records,
    among: Option<Sequence>,
    version: u64,
}

impl PinnedRecords {
    pub(super) const fn is_empty(&self) -> bool {
        self.among.is_none()
    }

    /// Adds positions, and drops earlier ones that are no longer in the document.
    pub(super) fn add(&mut self, now: Sequence, places: &Records) {
        self.places = self.places_in(&now).union(places);
        self.among = Some(now);
        self.version += 1;
    }

    fn places_in(&self, now: &Sequence) -> Records {
        match &self.among {
            Some(among) if among == now => self.places.clone(),
            Some(among) => among.map_indexes(now, &self.places),
            None => Records::default(),
        }
    }
}

pub(super) struct RunningSearch {
    pub(super) search: Search,
    pub(super) sequence: Sequence,
    pub(super) len: usize,
    pub(super) edits: u64,
    /// `true` if records were only appended since the previous search: then even partial results can be listed.
    pub(super) is_continuation: bool,
    /// The listed positions; `None` if they are exactly the results of `search`, without pinned or moved positions.
    rows: Option<SearchRows>,
    is_over: bool,
}

struct SearchRows {
    places: Records,
    /// The records that the indexes in `places` refer to.
    among: Sequence,
    /// The version of [`PinnedRecords`] that is included.
    pinned_version: u64,
}

impl RunningSearch {
    pub(super) fn start(query: &SearchQuery, document: &Document, wake: &Wake, is_continuation: bool) -> Self {
        let search = Search::start(&document.snapshot(), query, wake.clone());
        let (sequence, len, edits) = (document.sequence(), document.len(), document.content_revision());
        Self { search, sequence, len, edits, is_continuation, rows: None, is_over: false }
    }

    pub(super) fn results(&self) -> &Records {
        self.rows.as_ref().map_or(self.search.found(), |rows| &rows.places)
    }

    pub(super) fn results_in_sequence(&self) -> (Sequence, Records) {
        let among = self.rows.as_ref().map_or(&self.sequence, |rows| &rows.among);
        (among.clone(), self.results().clone())
    }

    pub(super) fn poll(&mut self, now: &Sequence, kept: &PinnedRecords) {
        if self.search.scan.poll() {
            self.rows = None;
            self.sync(now, kept);
        }
    }

    pub(super) fn sync(&mut self, now: &Sequence, kept: &PinnedRecords) {
        if self.rows.as_ref().is_some_and(|rows| rows.pinned_version == kept.version && rows.among == *now) {
            return;
        }
        let found = self.search.found();
        let moved = (!self.sequence.is_prefix_of(now)).then(|| self.sequence.map_indexes(now, found));
        let places =
            if kept.is_empty() { moved } else { Some(moved.as_ref().unwrap_or(found).union(&kept.places_in(now))) };
        self.rows = places.map(|places| SearchRows { places, among: now.clone(), pinned_version: kept.version });
    }

    pub(super) fn take_ended(&mut self) -> bool {
        let was_over = std::mem::replace(&mut self.is_over, self.search.scan.progress().is_none());
        self.is_over && !was_over
    }
}
