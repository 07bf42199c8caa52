//! The search of the list.

mod problem_check;
mod running;

use crate::document::search::{KnownJudgements, SearchQuery};
use crate::document::{Document, Records, Sequence, Wake};

pub(crate) use problem_check::ProblemCheck;
use running::{PinnedRecords, RunningSearch};

/// The search of the list, and the check of the whole file for problems.
///
/// Listed positions stay listed until there is another query, or Enter repeats the query: a position does not vanish
/// while it is edited, marked or sorted. Positions that match after an edit or undo are added to the list. So are
/// positions that are added, duplicated, pasted or joined, even if they do not match.
#[derive(Default)]
pub struct ListSearch {
    text: String,
    query: SearchQuery,
    puzzle_results: KnownJudgements,
    /// A counter that grows with each new search, but not when the query is repeated for changed records.
    generation: u64,
    /// `true` if the field is open in a narrow list although there is no query.
    pub(super) is_field_open: bool,
    /// The search with the listed positions; `None` if everything is listed.
    shown: Option<RunningSearch>,
    /// The search that repeats the query for changed records. `promote_next` decides when it replaces `shown`.
    next: Option<RunningSearch>,
    pinned: PinnedRecords,
    /// The positions that were listed before records were removed: the records of that time, and indexes into them.
    before_removal: Option<(Sequence, Records)>,
    /// The content revision of the document at the last update.
    edits: u64,
    /// The number of records at the last update.
    len: usize,
    /// `true` if the query must be repeated, because it is not known which positions now match.
    is_outdated: bool,
    pending: Option<PendingResults>,
    pub problem_check: ProblemCheck,
}

/// A request for the first result or, with `all`, for all results once they are found. Any change of the document
/// cancels the request.
struct PendingResults {
    all: bool,
    revision: u64,
}

impl ListSearch {
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns `true` if the field is open even in a narrow list.
    pub fn is_open(&self) -> bool {
        self.is_field_open || !self.text.is_empty()
    }

    pub fn explanation(&self) -> Vec<String> {
        self.effective_query().explanations()
    }

    /// Returns the query in use. If no record has its words as a phrase, this query searches for the single words.
    pub(in crate::app::list) fn effective_query(&self) -> &SearchQuery {
        self.shown.as_ref().map_or(&self.query, |running| running.search.effective_query())
    }

    pub fn results(&self) -> Option<&Records> {
        self.shown.as_ref().map(RunningSearch::results)
    }

    pub fn count(&self) -> Option<usize> {
        Some(self.results()?.len())
    }

    pub fn progress(&self) -> Option<f32> {
        self.latest()?.search.scan.progress()
    }

    pub fn generation(&self) -> u64 {
        self.generation
    }

    pub(super) fn cancel_pending(&mut self) {
        self.pending = None;
    }

    /// If a search is running, requests the first result or all results once they are found.
    pub(super) fn await_results(&mut self, all: bool, document: &Document) {
        self.pending = self.progress().map(|_| PendingResults { all, revision: document.revision() });
    }

    fn latest(&self) -> Option<&RunningSearch> {
        self.next.as_ref().or(self.shown.as_ref())
    }

    /// Starts a search, or the same search again. Its results are listed from now on.
    pub(super) fn start(&mut self, text: String, document: &Document, wake: &Wake) {
        self.query = SearchQuery::parse(&text).with_judgements(&self.puzzle_results);
        self.text = text;
        self.generation += 1;
        self.next = None;
        self.pinned = PinnedRecords::default();
        self.before_removal = None;
        self.is_outdated = false;
        self.pending = None;
        self.shown = (!self.query.is_empty()).then(|| RunningSearch::start(&self.query, document, wake, false));
    }

    /// Repeats the search if anything was edited since it began. Only this removes edited positions that do not match.
    pub(super) fn restart_if_edited(&mut self, document: &Document, wake: &Wake) {
        let is_old = self.latest().is_some_and(|running| running.edits != document.content_revision());
        if is_old || !self.pinned.is_empty() {
            self.start(self.text.clone(), document, wake);
        }
    }

    /// Updates the search after a change of the document. Ends the search if a single record is left.
    pub(super) fn sync(&mut self, document: &Document) {
        if document.len() == 1 && document.reading_progress().is_none() && self.is_open() {
            let Self { generation: number, problem_check: checking, puzzle_results: judged, .. } = std::mem::take(self);
            *self = Self { generation: number + 1, problem_check: checking, puzzle_results: judged, ..Self::default() };
        }
        self.follow_removal(document);
        let edits = std::mem::replace(&mut self.edits, document.content_revision());
        if edits != self.edits && self.shown.is_some() {
            self.pin_edited(document, self.edits == edits + 1);
        }
        self.follow_places(&document.sequence());
    }

    /// Takes the known solver results. If the query depends on them and there are new ones, it will be repeated.
    pub(crate) fn update_puzzle_results(&mut self, judged: KnownJudgements) {
        if self.query.is_outdated_by(&judged) {
            self.query = std::mem::take(&mut self.query).with_judgements(&judged);
            self.is_outdated = true;
        }
        self.puzzle_results = judged;
    }

    /// Remembers the listed positions when records are removed, and lists them again when records are added again.
    fn follow_removal(&mut self, document: &Document) {
        let (before, now) = (std::mem::replace(&mut self.len, document.len()), document.len());
        let Some(shown) = self.shown.as_ref().filter(|_| before != now) else { return };
        if now < before {
            self.before_removal.get_or_insert_with(|| shown.results_in_sequence());
        } else if let Some((among, places)) = &self.before_removal {
            let now = document.sequence();
            self.pinned.add(now.clone(), &among.map_indexes(&now, places));
        }
    }

    fn follow_places(&mut self, now: &Sequence) {
        let Self { shown, next, pinned: kept, .. } = self;
        [shown, next].into_iter().flatten().for_each(|running| running.sync(now, kept));
    }

    /// Keeps an edited position listed, or lists it if it matches now. If several positions were edited, the query must
    /// be repeated. `is_one`: there was only one edit since the last update.
    fn pin_edited(&mut self, document: &Document, is_one: bool) {
        let Some(edited) = document.only_edited_record().filter(|_| is_one) else {
            self.is_outdated = true;
            return;
        };
        let now = document.sequence();
        let is_shown = self.results().is_some_and(|found| found.contains(edited));
        if is_shown || self.effective_query().matches_exactly(&document.record(edited)) {
            self.pinned.add(now, &Records::from(edited));
        }
    }

    /// Lists these positions until the next query, whether they match or not.
    pub(crate) fn pin(&mut self, document: &Document, places: &Records) {
        if self.shown.is_some() {
            let now = document.sequence();
            self.pinned.add(now.clone(), places);
            self.follow_places(&now);
        }
    }

    /// Takes new results, and repeats the query if records were added, moved or edited. While a file is being read, the
    /// query is only repeated once the number of records has doubled. Returns `true` if the listed search has ended
    /// since the last call.
    pub(super) fn poll(&mut self, document: &Document, wake: &Wake) -> bool {
        self.sync(document);
        let now = document.sequence();
        let Self { shown, next, pinned: kept, .. } = self;
        [shown, next].into_iter().flatten().for_each(|running| running.poll(&now, kept));
        self.restart_if_outdated(document, &now, wake);
        self.promote_next(&now, document.reading_progress().is_some());
        self.shown.as_mut().is_some_and(RunningSearch::take_ended)
    }

    fn restart_if_outdated(&mut self, document: &Document, now: &Sequence, wake: &Wake) {
        let is_outdated = std::mem::take(&mut self.is_outdated);
        let newest = if self.next.is_some() { &mut self.next } else { &mut self.shown };
        let Some(newest) = newest else { return };
        let goes_on = newest.sequence.is_prefix_of(now);
        if newest.sequence == *now {
            // When both share one sequence, the next comparison is faster.
            newest.sequence = now.clone();
            if !is_outdated {
                return;
            }
        }
        let is_enough = document.reading_progress().is_none() || document.len() >= 2 * newest.len;
        if is_outdated || !goes_on || is_enough && newest.search.scan.progress().is_none() {
            self.next = Some(RunningSearch::start(&self.query, document, wake, goes_on && !is_outdated));
        }
    }

    /// Lists the results of the repeated search once it has ended or, if records were only appended, has found no fewer
    /// positions than are listed. Positions listed so far stay listed.
    fn promote_next(&mut self, now: &Sequence, is_reading: bool) {
        let Some(next) = &self.next else { return };
        let before = self.results().map_or(0, Records::len);
        let has_as_much = next.is_continuation && next.results().len() >= before.max(1);
        if !has_as_much && next.search.scan.progress().is_some() {
            return;
        }
        // Once a record has the whole phrase, records with only the separate words are dropped.
        let is_same =
            self.shown.as_ref().is_some_and(|shown| shown.search.effective_query() == next.search.effective_query());
        let fits_no_longer =
            self.results().filter(|_| !is_reading && is_same).map(|shown| shown.difference(next.results()));
        self.shown = self.next.take();
        if let Some(places) = fits_no_longer.filter(|places| !places.is_empty()) {
            self.pinned.add(now.clone(), &places);
            self.follow_places(now);
        }
    }

    /// Returns the pending request once its results are found: `true` for all results, `false` for the first one.
    pub(super) fn take_pending(&mut self, document: &Document) -> Option<bool> {
        let awaited = self.pending.as_ref()?;
        let is_over = self.progress().is_none();
        if awaited.revision != document.revision() {
            self.pending = None;
            return None;
        }
        let is_there = is_over || !awaited.all && self.results().is_some_and(|found| !found.is_empty());
        is_there.then_some(awaited.all)
    }

    /// Returns the next or previous result. The first result follows the last one, and the last precedes the first.
    pub(super) fn next_result(&self, from: usize, is_back: bool) -> Option<usize> {
        let found = self.results()?;
        if is_back {
            found.nth(found.rank(from).wrapping_sub(1)).or(found.last())
        } else {
            found.nth(found.rank(from + 1)).or(found.first())
        }
    }
}
