//! Solves many positions in parallel, one search per thread.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::check::Limits;
use super::outcome::{PuzzleOutcome, Tally};
use super::report::{Report, SolvedRecord};
use crate::app::shell::{Fingerprint, PuzzleMark};
use crate::board::{Goal, Position, Stipulation};
use crate::document::parallel::{self, Backlog};
use crate::document::{CompactSolution, Progress, RecordId, RecordView, Records, Snapshot, record_composition};
use crate::rules::Prover;
use crate::rules::solver::{Judgement, NotSearched, Query, SearchControl};

pub(super) const MAX_TABLE_BYTES: usize = 128 << 20;
/// Maximum delay until running searches notice a cancellation.
const CANCEL_POLL_INTERVAL: Duration = Duration::from_millis(10);

pub(super) struct Request {
    pub(super) snapshot: Snapshot,
    pub(super) records: Records,
    pub(super) limits: Limits,
    pub(super) prover: Arc<Prover>,
}

struct Task {
    record: RecordId,
    position: Option<Position>,
    stipulation: Stipulation,
    is_unstated: bool,
    /// `true` if fairy conditions change the rules.
    has_conditions: bool,
}

impl Request {
    /// Solves the positions on all processors until the job is cancelled; the report contains the results up to then.
    pub(super) fn run(&self, tally: &Tally, progress: &Progress) -> Report {
        let (searches, prover) = (&RunningSearches::default(), &*self.prover);
        let (time, threads) = (self.limits.time, parallel::processor_count().get());
        let mut report = Report::new(tally.clone());
        thread::scope(|scope| {
            let (working, end) = mpsc::channel::<()>();
            scope.spawn(move || {
                // When the work ends, even by a panic, `working` is dropped, which ends this loop.
                while end.recv_timeout(CANCEL_POLL_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                    if progress.is_cancelled() {
                        searches.stop();
                    }
                }
            });
            let solve = |task: Task| {
                let solved = task.solve(searches, (prover, time, MAX_TABLE_BYTES / threads), progress);
                progress.advance(1);
                if let Some(solved) = &solved {
                    tally.count(solved.outcome());
                }
                solved
            };
            parallel::run_in_order(self.tasks(progress), threads, Backlog::Many, solve, |solved| {
                if let Some(solved) = solved {
                    report.add(solved);
                }
                true
            });
            drop(working);
        });
        report
    }

    /// Returns the records one by one as tasks, until the job is cancelled.
    fn tasks<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = Task> + Send + use<'a> {
        let (snapshot, limits) = (self.snapshot.clone(), self.limits);
        let ranges: Vec<Range<usize>> = self.records.ranges().collect();
        let places = ranges.into_iter().flatten().take_while(|_| !progress.is_cancelled());
        places.map(move |place| Task::new(&snapshot.record(place), limits))
    }
}

impl Task {
    fn new(record: &RecordView<'_>, limits: Limits) -> Self {
        let composition = record_composition(record);
        let own = composition.stipulation;
        let stipulation = own.filter(|_| limits.prefers_stated);
        let stipulation = stipulation.unwrap_or(Stipulation::new(Goal::Mate, limits.moves.into()));
        Self {
            record: record.id(),
            position: record.position().ok(),
            stipulation,
            is_unstated: own.is_none(),
            has_conditions: !composition.conditions.is_empty(),
        }
    }

    /// Solves a record within limits of time and table size. Returns `None` if the job was cancelled first.
    fn solve(
        &self,
        searches: &RunningSearches,
        (prover, time, table): (&Prover, Duration, usize),
        progress: &Progress,
    ) -> Option<SolvedRecord> {
        let (record, asked) = (self.record, self.stipulation);
        let Some(position) = &self.position else {
            return Some(SolvedRecord::not_searched(record, PuzzleOutcome::Unreadable));
        };
        if self.has_conditions {
            return Some(SolvedRecord::not_searched(record, PuzzleOutcome::OtherGoal));
        }
        let watch = searches.begin(time);
        if progress.is_cancelled() {
            watch.stop();
        }
        let found = Query::from(asked).search(position, prover, table, NonZeroUsize::MIN, &watch);
        searches.end(&watch);
        let (judgement, proof) = match found {
            Ok(found) => (Some(found.judgement()), CompactSolution::from_findings(&found, position)),
            Err(NotSearched::Stipulation(_) | NotSearched::Rules(_) | NotSearched::Unproven(_)) => (None, None),
            Err(NotSearched::Position(_)) => return Some(SolvedRecord::not_searched(record, PuzzleOutcome::Illegal)),
        };
        let is_cut_off = judgement == Some(Judgement::Unfinished) && progress.is_cancelled();
        let mark = PuzzleMark { stipulation: asked, judgement };
        (!is_cut_off).then(|| {
            SolvedRecord::new((record, self.is_unstated), Fingerprint::from_position(position), mark, proof.as_ref())
        })
    }
}

#[derive(Default)]
struct RunningSearches(Mutex<Vec<Arc<SearchControl>>>);

impl RunningSearches {
    fn begin(&self, time: Duration) -> Arc<SearchControl> {
        let watch = Arc::new(SearchControl::with_deadline(Instant::now().checked_add(time)));
        self.lock().push(watch.clone());
        watch
    }

    fn end(&self, watch: &Arc<SearchControl>) {
        self.lock().retain(|other| !Arc::ptr_eq(other, watch));
    }

    fn stop(&self) {
        self.lock().iter().for_each(|watch| watch.stop());
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<SearchControl>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
