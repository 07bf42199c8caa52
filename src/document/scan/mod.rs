//! Scans all records, to search, check or arrange them.

pub mod arrange;
pub mod check;
pub mod search;
mod sweep;

use std::ops::Range;
use std::time::{Duration, Instant};

use crate::document::content::{Records, Snapshot};
use crate::document::work::{Progress, Wake};
use sweep::Sweep;

/// Number of squares of the largest board.
const MAX_SQUARES: usize = 100;

/// Results of a scan that can be merged chunk by chunk.
pub trait PartialResults: Default {
    /// Merges the results of a chunk that begins at index `start`.
    fn merge(&mut self, start: usize, part: &Self);
}

impl PartialResults for Records {
    fn merge(&mut self, start: usize, part: &Self) {
        self.insert_shifted(start, part);
    }
}

/// A scan of all records on other threads, with its results so far. The scan is cancelled when this value is dropped.
#[derive(Debug)]
pub struct ScanJob<T> {
    /// The results so far.
    pub results: T,
    sweep: Sweep<T>,
    revision: u64,
}

impl<T: PartialResults + Send + 'static> ScanJob<T> {
    fn start_scan(
        snapshot: &Snapshot,
        wake: Wake,
        look: impl Fn(&Snapshot, Range<usize>) -> T + Send + Sync + 'static,
    ) -> Self {
        let progress = Progress::default();
        progress.set_total(snapshot.len() as u64);
        let sweep = Sweep::start(snapshot, progress, wake, look);
        Self { results: T::default(), sweep, revision: snapshot.revision }
    }

    /// Takes the results since the last call; returns `true` if there were any, or if the scan has just ended.
    pub fn poll(&mut self) -> bool {
        self.poll_until(Instant::now())
    }

    /// Waits until the scan ends, at most for `patience`; returns `true` if it has ended.
    pub fn wait_for(&mut self, patience: Duration) -> bool {
        self.poll_until(Instant::now() + patience);
        self.progress().is_none()
    }

    fn poll_until(&mut self, moment: Instant) -> bool {
        let Self { results: found, sweep, .. } = self;
        sweep.poll_until(moment, |start, part| found.merge(start, &part))
    }

    /// The progress, from 0 to 1; `None` once the scan has ended.
    pub fn progress(&self) -> Option<f32> {
        self.sweep.progress()
    }

    /// The revision of the scanned document.
    pub fn revision(&self) -> u64 {
        self.revision
    }
}
