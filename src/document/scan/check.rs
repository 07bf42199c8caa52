//! Checking all positions of a file for problems.

use super::sweep::{ScannedRecord, Visitor, walk};
use super::{PartialResults, ScanJob};
use crate::document::content::{Records, Snapshot};
use crate::document::format::Grammar;
use crate::document::work::Wake;
use crate::rules::{self, Problem};

/// The results of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckFindings {
    /// Records with an illegal position.
    pub illegal: Records,
    /// Records with an odd but not illegal position.
    pub odd: Records,
    /// Records that are not a position.
    pub unreadable: Records,
}

impl CheckFindings {
    /// The number of records with a finding.
    pub fn len(&self) -> usize {
        self.illegal.len() + self.odd.len() + self.unreadable.len()
    }

    /// Returns `true` if there are no findings.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl PartialResults for CheckFindings {
    fn merge(&mut self, start: usize, part: &Self) {
        self.illegal.insert_shifted(start, &part.illegal);
        self.odd.insert_shifted(start, &part.odd);
        self.unreadable.insert_shifted(start, &part.unreadable);
    }
}

/// A check of all records on other threads. The check is cancelled when this value is dropped.
pub type Check = ScanJob<CheckFindings>;

impl Check {
    /// Starts a check.
    pub fn start(snapshot: &Snapshot, wake: Wake) -> Self {
        Self::start_scan(snapshot, wake, |snapshot, places| {
            let mut findings = CheckFindings::default();
            walk(snapshot, places, &mut findings);
            findings
        })
    }
}

impl Visitor for CheckFindings {
    fn skip_line<'a>(&mut self, format: &dyn Grammar, lines: &'a [u8]) -> Option<&'a [u8]> {
        let (position, rest) = format.quick_reader()?.read_line(lines)?;
        rules::is_sound_quick(&position).then_some(rest)
    }

    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
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
