//! Collecting the results of a sweep while it runs.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::sweep::Sweep;
use crate::document::content::{Records, Snapshot};
use crate::document::work::{Progress, Wake};

/// Results of a scan that can be merged chunk by chunk.
pub trait Finding: Default {
    /// Merges the results of a chunk that begins at index `start`.
    fn add(&mut self, start: usize, part: &Self);
}

impl Finding for Records {
    fn add(&mut self, start: usize, part: &Self) {
        self.insert_from(start, part);
    }
}

/// A scan of all records on other threads, with its results so far. It is cancelled when dropped.
#[derive(Debug)]
pub struct Gathering<T> {
    found: T,
    sweep: Sweep<T>,
    revision: u64,
}

impl<T: Finding + Send + 'static> Gathering<T> {
    pub(super) fn begin(
        snapshot: &Snapshot,
        wake: Wake,
        look: impl Fn(&Snapshot, Range<usize>) -> T + Send + Sync + 'static,
    ) -> Self {
        let progress = Progress::default();
        progress.set_total(snapshot.len() as u64);
        let sweep = Sweep::start(snapshot, progress, wake, look);
        Self { found: T::default(), sweep, revision: snapshot.revision() }
    }

    /// Takes the results since the last call; returns `true` if there were any, or if the scan has ended.
    pub fn poll(&mut self) -> bool {
        self.take_until(Instant::now())
    }

    /// Waits until the scan ends, at most for `patience`; returns `true` if it has ended.
    pub fn wait_for(&mut self, patience: Duration) -> bool {
        self.take_until(Instant::now() + patience);
        self.progress().is_none()
    }

    fn take_until(&mut self, moment: Instant) -> bool {
        let Self { found, sweep, .. } = self;
        sweep.take_until(moment, |start, part| found.add(start, &part))
    }

    /// The results so far.
    pub fn found(&self) -> &T {
        &self.found
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
