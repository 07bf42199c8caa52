//! What is searched in the list.

mod checking;

use std::sync::Arc;

use super::super::{App, views};
use super::ListAction;
use crate::document::search::{Query, Search};
use crate::document::{Document, Records, Sequence, Wake};

pub(in super::super) use checking::Checking;

/// What happens in the search field of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchAction {
    /// The text changed.
    Typed(String),
    /// The search ends.
    Clear,
    /// The first position that was found is wanted, and the keyboard for the list.
    Enter,
    /// The next position that was found is wanted, or the one before.
    Step {
        /// The one before.
        is_back: bool,
    },
}

/// What is searched in the list, and what is known of the whole file.
#[derive(Debug, Default)]
pub struct Finding {
    text: String,
    query: Query,
    /// The field is shown although nothing is looked for and the list is narrow.
    is_asked_for: bool,
    /// What the list shows.
    shown: Option<Looking>,
    /// What takes its place once it has found something.
    next: Option<Looking>,
    /// Which positions of the whole file have problems.
    pub checking: Checking,
}

/// A search, and the records that it is about.
#[derive(Debug)]
struct Looking {
    search: Search,
    sequence: Sequence,
    len: usize,
    revision: u64,
    /// It looks for the same as the one that is shown in the same records and in those that followed, so it has to
    /// find as much before it takes its place.
    goes_on: bool,
}

impl Finding {
    /// The text in the search field.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the field is shown also where it is not always.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.is_asked_for || !self.text.is_empty()
    }

    /// What the query looks for, in words, a part each.
    #[must_use]
    pub fn explanation(&self) -> Vec<String> {
        self.query.explanation()
    }

    /// What the list shows; `None`: everything.
    #[must_use]
    pub fn found(&self) -> Option<&Records> {
        self.shown.as_ref().map(|looking| looking.search.found())
    }

    /// How many positions were found until now; `None` where nothing is looked for.
    #[must_use]
    pub fn count(&self) -> Option<usize> {
        Some(self.newest()?.search.found().len())
    }

    /// How much was searched, from 0 to 1; `None` where no search is under way.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.newest()?.search.progress()
    }

    fn newest(&self) -> Option<&Looking> {
        self.next.as_ref().or(self.shown.as_ref())
    }

    /// Looks for something else.
    fn look_for(&mut self, text: String, document: &Document, wake: &Wake) {
        self.query = Query::parse(&text);
        self.text = text;
        if self.query.is_empty() {
            (self.shown, self.next) = (None, None);
        } else {
            self.start(document, wake, false);
        }
    }

    /// Looks once more if anything was edited since. A position that no longer fits goes only now.
    fn look_again(&mut self, document: &Document, wake: &Wake) {
        if self.newest().is_some_and(|looking| looking.revision != document.revision()) {
            self.start(document, wake, false);
        }
    }

    fn start(&mut self, document: &Document, wake: &Wake, goes_on: bool) {
        let search = Search::start(&document.snapshot(), &self.query, wake.clone());
        let (sequence, len, revision) = (document.sequence(), document.len(), document.revision());
        self.next = Some(Looking { search, sequence, len, revision, goes_on });
        self.settle();
    }

    /// Takes what was found since the last time, and looks anew where there are other records or others in another
    /// order. Records that follow while a file is read are looked at once there are as many again, or all.
    fn poll(&mut self, document: &Document, wake: &Wake) {
        for looking in [&mut self.shown, &mut self.next].into_iter().flatten() {
            looking.search.poll();
        }
        let now = document.sequence();
        let newest = if self.next.is_some() { &mut self.next } else { &mut self.shown };
        match newest {
            Some(newest) if newest.sequence != now => {
                let goes_on = newest.sequence.begins(&now);
                let is_enough = document.reading().is_none() || document.len() >= 2 * newest.len;
                if !goes_on || is_enough && newest.search.progress().is_none() {
                    self.start(document, wake, goes_on);
                }
            }
            // What is the same is told faster the next time.
            Some(newest) => newest.sequence = now,
            None => {}
        }
        self.settle();
    }

    /// Shows what was looked for last, once it has found something.
    fn settle(&mut self) {
        let Some(next) = &self.next else { return };
        let before = self.shown.as_ref().map_or(0, |looking| looking.search.found().len());
        let least = if next.goes_on { before.max(1) } else { 1 };
        if next.search.progress().is_none() || next.search.found().len() >= least {
            self.shown = self.next.take();
        }
    }

    /// The position to step to from one, among those that were found; behind the last one comes the first.
    fn step(&self, from: usize, is_back: bool) -> Option<usize> {
        let found = self.found()?;
        if is_back {
            found.nth(found.rank(from).wrapping_sub(1)).or(found.last())
        } else {
            found.nth(found.rank(from + 1)).or(found.first())
        }
    }
}

impl App {
    /// Shows the search field and puts the caret into it.
    pub(in super::super) fn find(&mut self) {
        self.state.list.finding.is_asked_for = true;
        views::focus_search(&self.ctx);
    }

    /// Does what was asked for in the search field.
    pub(in super::super) fn act_on_search(&mut self, action: SearchAction) {
        let wake = self.shared_wake();
        let document = &self.state.document;
        let finding = &mut self.state.list.finding;
        match action {
            SearchAction::Typed(text) => finding.look_for(text, document, &wake),
            SearchAction::Clear => {
                finding.look_for(String::new(), document, &wake);
                finding.is_asked_for = false;
            }
            SearchAction::Enter => {
                finding.look_again(document, &wake);
                let first = finding.found().map_or(Some(document.current()), Records::first);
                if let Some(first) = first {
                    self.select_record(first);
                    self.act_on_list(ListAction::Focus(true));
                }
            }
            SearchAction::Step { is_back } => {
                if let Some(index) = finding.step(document.current(), is_back) {
                    self.select_record(index);
                }
            }
        }
    }

    /// Takes what was found since the last frame.
    pub(in super::super) fn poll_finding(&mut self) {
        let wake = self.shared_wake();
        let now = self.ctx.input(|input| input.time);
        let document = &self.state.document;
        let finding = &mut self.state.list.finding;
        finding.poll(document, &wake);
        if let Some(seconds) = finding.checking.poll(document, now, &wake) {
            self.ctx.request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
    }

    /// What working threads call when they have news.
    fn shared_wake(&self) -> Wake {
        let ctx = self.ctx.clone();
        Arc::new(move || ctx.request_repaint())
    }
}
