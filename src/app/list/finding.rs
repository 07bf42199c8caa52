//! What is searched in the list.

mod checking;
mod looking;

use super::action::{ListAction, SearchAction};
use crate::app::shell::command::Command;
use crate::document::search::{Judged, Query};
use crate::document::{Document, Records, Sequence, Wake};

pub(in crate::app) use checking::Checking;
use looking::{Kept, Looking};

/// What is searched in the list, and what is known of the whole file.
///
/// What the list shows stays in it until something else is looked for, or the same once more with Enter: a position
/// does not vanish while it is edited, marked or sorted. What comes to fit by an edit or by undo comes into the list,
/// and so does what is added, duplicated, pasted or joined, whether it fits or not.
#[derive(Debug, Default)]
pub struct Finding {
    text: String,
    query: Query,
    /// What is known of puzzles.
    judged: Judged,
    /// Another one for each search that does not go on with the one before.
    number: u64,
    /// The field is shown although nothing is looked for and the list is narrow.
    pub(super) is_asked_for: bool,
    /// What the list shows.
    shown: Option<Looking>,
    /// The same query in other records, which takes the place of what is shown once it has found as much.
    next: Option<Looking>,
    /// What is shown beside what was found.
    kept: Kept,
    /// What was shown before positions were removed, and among which records.
    before_removal: Option<(Sequence, Records)>,
    /// The edits of the document that are known, and how many records it had then.
    edits: u64,
    len: usize,
    /// Positions were edited of which nobody said which, so that the same is to be looked for once more.
    is_outdated: bool,
    awaited: Option<Awaited>,
    /// Which positions of the whole file have problems.
    pub checking: Checking,
}

/// What was asked for before it could be had, unless something else is done meanwhile.
#[derive(Debug)]
struct Awaited {
    /// All that is found, not only the first.
    all: bool,
    /// The revision of the document.
    revision: u64,
}

impl Finding {
    /// The text in the search field.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the field is shown also where it is not always.
    pub fn is_open(&self) -> bool {
        self.is_asked_for || !self.text.is_empty()
    }

    /// What the query looks for, in words, a part each.
    pub fn explanation(&self) -> Vec<String> {
        self.meaning().explanation()
    }

    /// The query as it is meant: where nothing has the phrase that its words make, each of them for itself.
    pub(in crate::app::list) fn meaning(&self) -> &Query {
        self.shown.as_ref().map_or(&self.query, |looking| looking.search.meaning())
    }

    /// What the list shows; `None`: everything.
    pub fn found(&self) -> Option<&Records> {
        self.shown.as_ref().map(Looking::found)
    }

    /// How many positions were found until now; `None` where nothing is looked for.
    pub fn count(&self) -> Option<usize> {
        Some(self.found()?.len())
    }

    /// How much was searched, from 0 to 1; `None` where no search is under way.
    pub fn progress(&self) -> Option<f32> {
        self.newest()?.search.progress()
    }

    /// Which search it is: another number where something else is found than before and not only more of it.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// What was asked for and could not be had yet is no longer wanted.
    pub(super) fn await_nothing(&mut self) {
        self.awaited = None;
    }

    /// The first that is found, or all of it, is wanted once it is there, if it is still searched.
    pub(super) fn await_found(&mut self, all: bool, document: &Document) {
        self.awaited = self.progress().map(|_| Awaited { all, revision: document.revision() });
    }

    fn newest(&self) -> Option<&Looking> {
        self.next.as_ref().or(self.shown.as_ref())
    }

    /// Looks for something else, or for the same once more. What is found now is shown at once.
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

    /// Looks once more if anything was edited since. A position that does not fit goes only now.
    pub(super) fn look_again(&mut self, document: &Document, wake: &Wake) {
        let is_old = self.newest().is_some_and(|looking| looking.edits != document.edits());
        if is_old || !self.kept.is_empty() {
            self.look_for(self.text.clone(), document, wake);
        }
    }

    /// Goes with the document, after each step: with the records that were found, and back to everything where there
    /// is only one record left, and so no list.
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

    /// Looks once more for puzzles when more is known of them.
    pub(in crate::app) fn follow_puzzles(&mut self, judged: Judged) {
        if self.query.is_outdated_by(&judged) {
            self.query = std::mem::take(&mut self.query).judged_by(&judged);
            self.is_outdated = true;
        }
        self.judged = judged;
    }

    /// Remembers what is shown when positions are removed, so that it is shown again as soon as they are back.
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

    /// Keeps what was edited, if it is shown or comes to fit. Of several positions that is to be searched. `is_one`:
    /// it was one edit.
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

    /// Shows these positions until something else is looked for, whether they fit or not.
    pub(in crate::app) fn keep(&mut self, document: &Document, places: &Records) {
        if self.shown.is_some() {
            let now = document.sequence();
            self.kept.add(now.clone(), places);
            self.follow_places(&now);
        }
    }

    /// Takes what was found since the last time, and looks anew where there are other records, others in another
    /// order, or edited ones. Records that follow while a file is read are looked at once there are as many again, or
    /// all. Whether a search that is shown has come to its end since the last time.
    pub(super) fn poll(&mut self, document: &Document, wake: &Wake) -> bool {
        self.follow(document);
        let now = document.sequence();
        let Self { shown, next, kept, .. } = self;
        [shown, next].into_iter().flatten().for_each(|looking| looking.poll(&now, kept));
        self.look_anew(document, &now, wake);
        self.settle(&now, document.reading().is_some());
        self.shown.as_mut().is_some_and(Looking::ends_now)
    }

    /// Begins to look for the same once more where that is due.
    fn look_anew(&mut self, document: &Document, now: &Sequence, wake: &Wake) {
        let is_outdated = std::mem::take(&mut self.is_outdated);
        let newest = if self.next.is_some() { &mut self.next } else { &mut self.shown };
        let Some(newest) = newest else { return };
        let goes_on = newest.sequence.begins(now);
        if newest.sequence == *now {
            // What is the same is told faster the next time.
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

    /// Shows what was looked for last, once it has found as much, and what was shown until then.
    fn settle(&mut self, now: &Sequence, is_reading: bool) {
        let Some(next) = &self.next else { return };
        let before = self.found().map_or(0, Records::len);
        let has_as_much = next.goes_on && next.found().len() >= before.max(1);
        if !has_as_much && next.search.progress().is_some() {
            return;
        }
        // What had the words of a phrase goes once something has the phrase.
        let is_same = self.shown.as_ref().is_some_and(|shown| shown.search.meaning() == next.search.meaning());
        let fits_no_longer = self.found().filter(|_| !is_reading && is_same).map(|shown| shown.without(next.found()));
        self.shown = self.next.take();
        if let Some(places) = fits_no_longer.filter(|places| !places.is_empty()) {
            self.kept.add(now.clone(), &places);
            self.follow_places(now);
        }
    }

    /// What was asked for and can be had now.
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

    /// The position to step to from one, among those that were found; behind the last one comes the first.
    pub(super) fn step(&self, from: usize, is_back: bool) -> Option<usize> {
        let found = self.found()?;
        if is_back {
            found.nth(found.rank(from).wrapping_sub(1)).or(found.last())
        } else {
            found.nth(found.rank(from + 1)).or(found.first())
        }
    }
}
