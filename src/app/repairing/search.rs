//! The search for sound versions of a puzzle.

use std::sync::Arc;
use std::time::Duration;

use crate::app::shell::{Job, JobStatus, Shell};
use crate::board::{Position, Stipulation};
use crate::document::{RecordId, background, parallel};
use crate::rules::repair::{Puzzle, RepairEvent, RepairOptions, Saving, Version};
use crate::rules::solver::{Judgement, NotSearched, QuickJudgement, SearchControl};

/// Memory limit of the table of the search.
const TABLE_BYTES: usize = 64 << 20;

/// Sound versions of a puzzle, as far as they are found.
pub(super) struct Repair {
    pub(super) record: RecordId,
    pub(super) position: Position,
    pub(super) stipulation: Stipulation,
    /// The judgement on the puzzle as it is; `None` before it is known.
    pub(super) judged: Option<QuickJudgement>,
    pub(super) refused: Option<NotSearched>,
    pub(super) savings: Vec<Saving>,
    /// The best first.
    pub(super) versions: Vec<Version>,
    pub(super) edits: u8,
    /// The number of positions that were judged, and of those known so far.
    pub(super) done: usize,
    pub(super) total: usize,
    job: Option<Job<Finding, Arc<SearchControl>>>,
}

enum Finding {
    Refused(NotSearched),
    Judged(QuickJudgement),
    Savings(Vec<Saving>),
    Event(RepairEvent),
}

impl Repair {
    /// Starts to search the position of the current record. With two edits, `time` limits the second.
    pub(super) fn start(edits: u8, time: Duration, shell: &Shell) -> Self {
        let document = &shell.document;
        let (record, position) = (document.record(document.current()).id(), *document.position());
        let stipulation = shell.query().stipulation;
        let key = shell.stated_key();
        let options = RepairOptions { edits, time: Some(time), threads: parallel::processor_count() };
        let work = move |watch: &Arc<SearchControl>, report: &(dyn Fn(Finding) + Sync)| {
            background::lower_priority();
            let mut puzzle = match Puzzle::new(&position, stipulation, key, TABLE_BYTES) {
                Ok(puzzle) => puzzle,
                Err(refused) => return report(Finding::Refused(refused)),
            };
            let Ok(judged) = puzzle.solve(watch) else { return };
            report(Finding::Judged(judged.clone()));
            if judged.judgement == Judgement::Sound
                && let Some(key) = judged.keys.first()
                && let Ok(savings) = puzzle.economy(&position, key, watch)
            {
                report(Finding::Savings(savings));
            }
            // A search that is stopped keeps what it has found.
            let _ = puzzle.repair(options, watch, |event| report(Finding::Event(event)));
        };
        let job = Job::spawn_reporting("repairing", Arc::default(), &shell.wake(), work);
        Self {
            record,
            position,
            stipulation,
            judged: None,
            refused: None,
            savings: Vec::new(),
            versions: Vec::new(),
            edits,
            done: 0,
            total: 0,
            job: Some(job),
        }
    }

    pub(super) const fn is_running(&self) -> bool {
        self.job.is_some()
    }

    /// Ends the search, and keeps the versions that it has found.
    pub(super) fn stop(&mut self) {
        if let Some(job) = &self.job {
            job.control().stop();
        }
    }

    /// Takes what was found. Returns `true` if there was anything.
    pub(super) fn poll(&mut self) -> bool {
        let mut has_changed = false;
        while let Some(job) = &mut self.job {
            match job.poll() {
                JobStatus::Running => break,
                JobStatus::Ended => self.job = None,
                JobStatus::Done(finding) => self.take(finding),
            }
            has_changed = true;
        }
        has_changed
    }

    fn take(&mut self, finding: Finding) {
        match finding {
            Finding::Refused(refused) => self.refused = Some(refused),
            Finding::Judged(judged) => self.judged = Some(judged),
            Finding::Savings(savings) => self.savings = savings,
            Finding::Event(RepairEvent::Judged(done, total)) => (self.done, self.total) = (self.done.max(done), total),
            Finding::Event(RepairEvent::Found(version)) => {
                let at = self.versions.partition_point(|other| other.compare(&version).is_lt());
                self.versions.insert(at, *version);
            }
        }
    }
}
