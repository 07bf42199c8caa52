//! Whether the positions of a whole file are sound.

use std::time::{Duration, Instant};

use super::sweep::{Subject, Sweep, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::format::Grammar;
use crate::document::work::{Progress, Wake};
use crate::rules::{self, Problem};

/// What was found out about the records of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Those whose position is illegal.
    pub illegal: Records,
    /// Those whose position is merely odd.
    pub odd: Records,
    /// Those that are no position.
    pub unreadable: Records,
}

impl Findings {
    /// How many records there is something to say about.
    #[must_use]
    pub fn len(&self) -> usize {
        self.illegal.len() + self.odd.len() + self.unreadable.len()
    }

    /// Takes what was found from a place on.
    fn add(&mut self, start: usize, others: &Self) {
        self.illegal.insert_from(start, &others.illegal);
        self.odd.insert_from(start, &others.odd);
        self.unreadable.insert_from(start, &others.unreadable);
    }

    /// Whether there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A check of all records that goes on on other threads. It ends when this is dropped.
#[derive(Debug)]
pub struct Check {
    findings: Findings,
    sweep: Sweep<Findings>,
    revision: u64,
}

impl Check {
    /// Begins to check.
    #[must_use]
    pub fn start(snapshot: &Snapshot, wake: Wake) -> Self {
        let progress = Progress::default();
        progress.set_total(snapshot.len() as u64);
        let sweep = Sweep::start(snapshot, progress, wake, |snapshot, places| {
            let mut findings = Findings::default();
            walk(snapshot, places, &mut findings);
            findings
        });
        Self { findings: Findings::default(), sweep, revision: snapshot.revision() }
    }

    /// Takes what was found since the last time; whether there was anything, or the end.
    pub fn poll(&mut self) -> bool {
        self.take_until(Instant::now())
    }

    /// Waits until all is checked, but no longer than this; whether it is.
    pub fn wait_for(&mut self, patience: Duration) -> bool {
        self.take_until(Instant::now() + patience);
        self.progress().is_none()
    }

    fn take_until(&mut self, moment: Instant) -> bool {
        let Self { findings, sweep, .. } = self;
        sweep.take_until(moment, |start, found| findings.add(start, &found))
    }

    /// What was found until now.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// How much was checked, from 0 to 1; `None` once it is all.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.sweep.progress()
    }

    /// The revision of the document that is checked.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

impl Visitor for Findings {
    fn pass<'a>(&mut self, format: &dyn Grammar, lines: &'a [u8]) -> Option<&'a [u8]> {
        let (position, rest) = format.read_line(lines)?;
        rules::is_sound_quick(&position).then_some(rest)
    }

    fn visit(&mut self, at: usize, record: &Subject<'_>) {
        let problems = record.problems();
        if !record.is_readable() {
            self.unreadable.insert(at);
        } else if problems.iter().any(Problem::is_illegal) {
            self.illegal.insert(at);
        } else if !problems.is_empty() {
            self.odd.insert(at);
        }
    }
}
