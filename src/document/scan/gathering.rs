//! What a sweep finds, gathered while it goes on.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::sweep::Sweep;
use crate::document::content::{Records, Snapshot};
use crate::document::work::{Progress, Wake};

/// What is found of the records from a place on.
pub trait Finding: Default {
    /// Takes what was found in a chunk that begins at a place.
    fn add(&mut self, start: usize, part: &Self);
}

impl Finding for Records {
    fn add(&mut self, start: usize, part: &Self) {
        self.insert_from(start, part);
    }
}

/// Looking at all records on other threads, and what was found until now. It ends when this is dropped.
#[derive(Debug)]
pub struct Gathering<T> {
    found: T,
    sweep: Sweep<T>,
    revision: u64,
}

impl<T: Finding + Send + 'static> Gathering<T> {
    /// Begins to look at the chunks.
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

    /// Takes what was found since the last time; whether there was anything, or the end.
    pub fn poll(&mut self) -> bool {
        self.take_until(Instant::now())
    }

    /// Waits until all is looked at, but no longer than this; whether it is.
    pub fn wait_for(&mut self, patience: Duration) -> bool {
        self.take_until(Instant::now() + patience);
        self.progress().is_none()
    }

    fn take_until(&mut self, moment: Instant) -> bool {
        let Self { found, sweep, .. } = self;
        sweep.take_until(moment, |start, part| found.add(start, &part))
    }

    /// What was found until now.
    pub fn found(&self) -> &T {
        &self.found
    }

    /// How much was looked at, from 0 to 1; `None` once it is all.
    pub fn progress(&self) -> Option<f32> {
        self.sweep.progress()
    }

    /// The revision of the document that is looked at.
    pub fn revision(&self) -> u64 {
        self.revision
    }
}
