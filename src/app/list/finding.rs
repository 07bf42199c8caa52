//! The search of the list.

mod checking;
mod looking;

use super::action::{ListAction, SearchAction};
use crate::app::shell::command::Command;
use crate::document::search::{Judged, Query};
use crate::document::{Document, Records, Sequence, Wake};

pub(in crate::app) use checking::Checking;
use looking::{Kept, Looking};

/// The search of the list, and the check of the whole file for problems.
///
/// Listed positions stay listed until there is another query, or Enter repeats the query: a position does not vanish
/// while it is edited, marked or sorted. Positions that match after an edit or undo are added to the list. So are
/// positions that are added, duplicated, pasted or joined, even if they do not match.
#[derive(Debug, Default)]
pub struct Finding {
    text: String,
    query: Query,
    /// The results of solved puzzles, for queries about them.
    judged: Judged,
    /// Search generation: it changes unless results are only added.
    number: u64,
    /// `true` if the field is open in a narrow list although there is no query.
    pub(super) is_asked_for: bool,
    /// The search with the listed positions; `None` if everything is listed.
    shown: Option<Looking>,
    /// The query repeated for changed records. It replaces `shown` once it has found as much.
    next: Option<Looking>,
    /// Positions that are listed in addition to the results.
    kept: Kept,
    /// The positions listed before some were removed, and the records they refer to.
    before_removal: Option<(Sequence, Records)>,
    /// The edits and the length of the document at the last update.
    edits: u64,
    len: usize,
    /// `true` if the query must be repeated, because it is not known which positions now match.
    is_outdated: bool,
    awaited: Option<Awaited>,
    pub checking: Checking,
}

/// A request for results that have not been found yet. It lapses when the document changes.
#[derive(Debug)]
struct Awaited {
    /// `true` for all results, not only the first.
    all: bool,
    revision: u64,
}

impl Finding {
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns `true` if the field is open even in a narrow list.
    pub fn is_open(&self) -> bool {
        self.is_asked_for || !self.text.is_empty()
    }

    /// The query in words, one part each.
    pub fn explanation(&self) -> Vec<String> {
        self.meaning().explanation()
    }

    /// The query in use: if no record has the phrase that its words form, they are searched separately.
    pub(in crate::app::list) fn meaning(&self) -> &Query {
        self.shown.as_ref().map_or(&self.query, |looking| looking.search.meaning())
    }

    /// The listed positions; `None` if everything is listed.
    pub fn found(&self) -> Option<&Records> {
        self.shown.as_ref().map(Looking::found)
    }

    pub fn count(&self) -> Option<usize> {
        Some(self.found()?.len())
    }

    /// The progress of the search, from 0 to 1; `None` if none is running.
    pub fn progress(&self) -> Option<f32> {
        self.newest()?.search.progress()
    }

    pub fn number(&self) -> u64 {
        self.number
    }

    pub(super) fn await_nothing(&mut self) {
        self.awaited = None;
    }

    /// Requests the first or all results for when they are found, if a search is running.
    pub(super) fn await_found(&mut self, all: bool, document: &Document) {
        self.awaited = self.progress().map(|_| Awaited { all, revision: document.revision() });
    }

    fn newest(&self) -> Option<&Looking> {
        self.next.as_ref().or(self.shown.as_ref())
    }

    /// Starts a search, or repeats it. Its results are listed from now on.
    pub(super) fn look_for(&mut self, text: String, document: &Document, wake: &Wake) {
        self.query = Query::parse(&text).judged_by(&self.judged);
        self.text = text;
        self.number += 1;
        self.next = None;
        self.kept = Kept::default();
        self.before_removal = None;
        self.is_outdated = false;
        self.awaited = None;
        self.shown = (!self.query.is_empty()).then(|| Looking::start(&self.query, document, wake, false));
    }

    /// Repeats the search if anything was edited since. Positions that do not match are dropped only now.
    pub(super) fn look_again(&mut self, document: &Document, wake: &Wake) {
        let is_old = self.newest().is_some_and(|looking| looking.edits != document.edits());
        if is_old || !self.kept.is_empty() {
            self.look_for(self.text.clone(), document, wake);
        }
    }

    /// Updates the search after each step of the document. With a single record left there is no list, so the search
    /// ends.
    pub(super) fn follow(&mut self, document: &Document) {
        if document.len() == 1 && document.reading().is_none() && self.is_open() {
            let Self { number, checking, judged, .. } = std::mem::take(self);
            *self = Self { number: number + 1, checking, judged, ..Self::default() };
        }
        self.follow_removal(document);
        let edits = std::mem::replace(&mut self.edits, document.edits());
        if edits != self.edits && self.shown.is_some() {
            self.judge_edited(document, self.edits == edits + 1);
        }
        self.follow_places(&document.sequence());
    }

    /// Repeats a query about puzzles if more results are known.
    pub(in crate::app) fn follow_puzzles(&mut self, judged: Judged) {
        if self.query.is_outdated_by(&judged) {
            self.query = std::mem::take(&mut self.query).judged_by(&judged);
            self.is_outdated = true;
        }
        self.judged = judged;
    }

    /// Remembers the listed positions when some are removed, so that they are listed again when they come back.
    fn follow_removal(&mut self, document: &Document) {
        let (before, now) = (std::mem::replace(&mut self.len, document.len()), document.len());
        let Some(shown) = self.shown.as_ref().filter(|_| before != now) else { return };
        if now < before {
            self.before_removal.get_or_insert_with(|| shown.places());
        } else if let Some((among, places)) = &self.before_removal {
            let now = document.sequence();
            self.kept.add(now.clone(), &among.places_in(&now, places));
        }
    }

    fn follow_places(&mut self, now: &Sequence) {
        let Self { shown, next, kept, .. } = self;
        [shown, next].into_iter().flatten().for_each(|looking| looking.follow(now, kept));
    }

    /// Keeps an edited position listed, or lists it if it matches now. After edits of several positions the query must
    /// be repeated. `is_one`: there was one edit.
    fn judge_edited(&mut self, document: &Document, is_one: bool) {
        let Some(edited) = document.edited_alone().filter(|_| is_one) else {
            self.is_outdated = true;
            return;
        };
        let now = document.sequence();
        let is_shown = self.found().is_some_and(|found| found.contains(edited));
        if is_shown || self.meaning().matches_as_it_is(&document.record(edited)) {
            self.kept.add(now, &Records::from(edited));
        }
    }

    /// Lists these positions until the next query, whether they match or not.
    pub(in crate::app) fn keep(&mut self, document: &Document, places: &Records) {
        if self.shown.is_some() {
            let now = document.sequence();
            self.kept.add(now.clone(), places);
            self.follow_places(&now);
        }
    }

    /// Takes new results, and repeats the query if records were added, moved or edited. While a file is being read,
    /// this waits until the number of records has doubled. Returns `true` if the listed search has ended since the last
    /// call.
    pub(super) fn poll(&mut self, document: &Document, wake: &Wake) -> bool {
        self.follow(document);
        let now = document.sequence();
        let Self { shown, next, kept, .. } = self;
        [shown, next].into_iter().flatten().for_each(|looking| looking.poll(&now, kept));
        self.look_anew(document, &now, wake);
        self.settle(&now, document.reading().is_some());
        self.shown.as_mut().is_some_and(Looking::ends_now)
    }

    fn look_anew(&mut self, document: &Document, now: &Sequence, wake: &Wake) {
        let is_outdated = std::mem::take(&mut self.is_outdated);
        let newest = if self.next.is_some() { &mut self.next } else { &mut self.shown };
        let Some(newest) = newest else { return };
        let goes_on = newest.sequence.begins(now);
        if newest.sequence == *now {
            // A shared sequence is faster to compare the next time.
            newest.sequence = now.clone();
            if !is_outdated {
                return;
            }
        }
        let is_enough = document.reading().is_none() || document.len() >= 2 * newest.len;
        if is_outdated || !goes_on || is_enough && newest.search.progress().is_none() {
            self.next = Some(Looking::start(&self.query, document, wake, goes_on && !is_outdated));
        }
    }

    /// Lists the repeated search, once it has found as much. Positions listed so far stay.
    fn settle(&mut self, now: &Sequence, is_reading: bool) {
        let Some(next) = &self.next else { return };
        let before = self.found().map_or(0, Records::len);
        let has_as_much = next.goes_on && next.found().len() >= before.max(1);
        if !has_as_much && next.search.progress().is_some() {
            return;
        }
        // Records with only the words of a phrase are dropped once a record has the phrase.
        let is_same = self.shown.as_ref().is_some_and(|shown| shown.search.meaning() == next.search.meaning());
        let fits_no_longer = self.found().filter(|_| !is_reading && is_same).map(|shown| shown.without(next.found()));
        self.shown = self.next.take();
        if let Some(places) = fits_no_longer.filter(|places| !places.is_empty()) {
            self.kept.add(now.clone(), &places);
            self.follow_places(now);
        }
    }

    /// Returns the requested action if it is possible now.
    pub(super) fn take_awaited(&mut self, document: &Document) -> Option<ListAction> {
        let awaited = self.awaited.as_ref()?;
        let is_over = self.progress().is_none();
        if awaited.revision != document.revision() {
            self.awaited = None;
            return None;
        }
        let is_there = is_over || !awaited.all && self.found().is_some_and(|found| !found.is_empty());
        let action = if awaited.all {
            ListAction::Run(Command::SelectAllPositions)
        } else {
            ListAction::Search(SearchAction::Enter)
        };
        is_there.then_some(action)
    }

    /// Returns the next or previous result, going round at the ends.
    pub(super) fn step(&self, from: usize, is_back: bool) -> Option<usize> {
        let found = self.found()?;
        if is_back {
            found.nth(found.rank(from).wrapping_sub(1)).or(found.last())
        } else {
            found.nth(found.rank(from + 1)).or(found.first())
        }
    }
}
