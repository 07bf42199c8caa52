//! Solves many positions in parallel, one search per thread.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::check::Limits;
use super::marks::Fingerprint;
use super::outcome::{Outcome, Tally};
use super::report::{Report, SolvedRecord};
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::board::{Position, Stipulation};
use crate::document::parallel::{self, Waiting};
use crate::document::{Progress, Proof, RecordId, RecordView, Records, Snapshot};
use crate::rules::solver::{Judgement, NotSearched, Query, Watch};

/// Maximum bytes for the tables of all searches together.
pub(super) const TABLES: usize = 128 << 20;
/// Maximum delay until running searches notice a cancellation.
const CANCELLED_EVERY: Duration = Duration::from_millis(10);

pub(super) struct Request {
    pub(super) snapshot: Snapshot,
    pub(super) records: Records,
    pub(super) limits: Limits,
}

struct Task {
    record: RecordId,
    /// `None` if the record is unreadable.
    position: Option<Position>,
    asked: Stipulation,
    /// `true` if the record states no stipulation.
    is_silent: bool,
}

impl Request {
    /// Solves the positions on all processors until the job is cancelled; the report contains the results up to then.
    pub(super) fn run(&self, tally: &Tally, progress: &Progress) -> Report {
        let searches = &Searches::default();
        let (time, threads) = (self.limits.time, parallel::processors().get());
        let mut report = Report::new(tally.clone());
        thread::scope(|scope| {
            let (working, end) = mpsc::channel::<()>();
            scope.spawn(move || {
                // The sender is dropped when the work ends, also by a panic.
                while end.recv_timeout(CANCELLED_EVERY) == Err(RecvTimeoutError::Timeout) {
                    if progress.is_cancelled() {
                        searches.stop();
                    }
                }
            });
            let solve = |task: Task| {
                let solved = task.solve(searches, (time, TABLES / threads), progress);
                progress.advance(1);
                if let Some(solved) = &solved {
                    tally.count(solved.outcome());
                }
                solved
            };
            parallel::in_order(self.tasks(progress), threads, Waiting::Many, solve, |solved| {
                if let Some(solved) = solved {
                    report.add(solved);
                }
                true
            });
            drop(working);
        });
        report
    }

    /// The records one by one; ends when the job is cancelled.
    fn tasks<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = Task> + Send + use<'a> {
        let (snapshot, limits) = (self.snapshot.clone(), self.limits);
        let ranges: Vec<Range<usize>> = self.records.ranges().collect();
        let places = ranges.into_iter().flatten().take_while(|_| !progress.is_cancelled());
        places.map(move |place| Task::of(&snapshot.record(place), limits))
    }
}

impl Task {
    fn of(record: &RecordView<'_>, limits: Limits) -> Self {
        let own = record.stated_metadata().stipulation();
        let asked = own.filter(|_| limits.takes_own).unwrap_or(limits.asked());
        Self { record: record.id(), position: record.position().ok(), asked, is_silent: own.is_none() }
    }

    /// Solves a record within a time limit, with a table of at most `table` bytes. Returns `None` if the job was
    /// cancelled before the search finished.
    fn solve(
        &self,
        searches: &Searches,
        (time, table): (Duration, usize),
        progress: &Progress,
    ) -> Option<SolvedRecord> {
        let (record, asked) = (self.record, self.asked);
        let Some(position) = &self.position else {
            return Some(SolvedRecord::not_searched(record, Outcome::Unreadable));
        };
        let watch = searches.begin(time);
        if progress.is_cancelled() {
            watch.stop();
        }
        let found = Query::from(asked).search(position, table, NonZeroUsize::MIN, &watch);
        searches.end(&watch);
        let (judgement, proof) = match found {
            Ok(found) => (Some(found.judgement()), Proof::of(&found, position)),
            Err(NotSearched::Stipulation(_) | NotSearched::Rules(_)) => (None, None),
            Err(NotSearched::Position(_)) => return Some(SolvedRecord::not_searched(record, Outcome::Illegal)),
        };
        let is_cut_off = judgement == Some(Judgement::Unfinished) && progress.is_cancelled();
        let mark = PuzzleMark { asked, judgement };
        (!is_cut_off)
            .then(|| SolvedRecord::of((record, self.is_silent), Fingerprint::of(position), mark, proof.as_ref()))
    }
}

/// The running searches, which can be stopped together.
#[derive(Default)]
struct Searches(Mutex<Vec<Arc<Watch>>>);

impl Searches {
    fn begin(&self, time: Duration) -> Arc<Watch> {
        let watch = Arc::new(Watch::until(Instant::now().checked_add(time)));
        self.lock().push(watch.clone());
        watch
    }

    fn end(&self, watch: &Arc<Watch>) {
        self.lock().retain(|other| !Arc::ptr_eq(other, watch));
    }

    fn stop(&self) {
        self.lock().iter().for_each(|watch| watch.stop());
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Watch>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
