//! Checking all positions of a file for problems.

use super::gathering::{Finding, Gathering};
use super::sweep::{Subject, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::format::Grammar;
use crate::document::work::Wake;
use crate::rules::{self, Problem};

/// The results of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Records with an illegal position.
    pub illegal: Records,
    /// Records with an odd but not illegal position.
    pub odd: Records,
    /// Records that are not a position.
    pub unreadable: Records,
}

impl Findings {
    /// The number of records with a finding.
    pub fn len(&self) -> usize {
        self.illegal.len() + self.odd.len() + self.unreadable.len()
    }

    /// Returns `true` if there are no findings.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Finding for Findings {
    fn add(&mut self, start: usize, part: &Self) {
        self.illegal.insert_from(start, &part.illegal);
        self.odd.insert_from(start, &part.odd);
        self.unreadable.insert_from(start, &part.unreadable);
    }
}

/// A check of all records on other threads. It is cancelled when dropped.
pub type Check = Gathering<Findings>;

impl Check {
    /// Starts a check.
    pub fn start(snapshot: &Snapshot, wake: Wake) -> Self {
        Self::begin(snapshot, wake, |snapshot, places| {
            let mut findings = Findings::default();
            walk(snapshot, places, &mut findings);
            findings
        })
    }

    /// The results so far.
    pub fn findings(&self) -> &Findings {
        self.found()
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
