//! The check of the whole file for problems.

use crate::document::check::{Check, CheckFindings};
use crate::document::{Document, Sequence, Wake};
use crate::rules;

/// Delay before changed records are checked, in seconds. Several changes in quick succession start only one check.
const CHECK_DELAY: f64 = 0.3;

/// The positions of the whole file that have problems. They are found in the background once the file is read, and
/// again when the records or their order change. An edited position is checked at once.
#[derive(Debug, Default)]
pub struct ProblemCheck {
    findings: CheckFindings,
    /// `true` once the whole file has been checked.
    is_known: bool,
    check: Option<Check>,
    sequence: Option<Sequence>,
    revision: u64,
    before: usize,
    due: Option<f64>,
    edited: Vec<usize>,
}

impl ProblemCheck {
    /// Returns the number of positions known to have problems. It does not drop while the file is checked again.
    pub fn problem_count(&self) -> usize {
        if self.is_known {
            return self.findings.len();
        }
        self.check.as_ref().map_or(0, |check| check.results.len()).max(self.before)
    }

    pub fn progress(&self) -> Option<f32> {
        self.check.as_ref().filter(|_| !self.is_known)?.progress()
    }

    /// Takes new findings and starts a check if one is due. Returns the seconds until the next planned check.
    pub(in crate::app::list) fn poll(&mut self, document: &Document, now: f64, wake: &Wake) -> Option<f64> {
        if document.reading_progress().is_some() {
            return None;
        }
        self.notice_changes(document, now);
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            self.edited.clear();
            self.before = self.problem_count();
            self.check = Some(Check::start(&document.snapshot(), wake.clone()));
        }
        self.take_findings(document);
        self.due.map(|due| (due - now).max(0.01))
    }

    fn notice_changes(&mut self, document: &Document, now: f64) {
        let sequence = document.sequence();
        // Replaced even if equal: when both share one sequence, the next comparison is faster.
        let before = self.sequence.replace(sequence.clone());
        if before.as_ref() != Some(&sequence) {
            self.due = Some(if before.is_some() { now + CHECK_DELAY } else { now });
        } else if self.revision != document.revision() {
            // The position that was edited, undone or redone is current.
            self.edited.push(document.current());
            if self.check.is_none() && self.due.is_none() {
                self.check_edited(document);
            }
        }
        self.revision = document.revision();
    }

    fn take_findings(&mut self, document: &Document) {
        let Some(check) = &mut self.check else { return };
        check.poll();
        if check.progress().is_none() {
            self.findings = check.results.clone();
            self.is_known = true;
            self.check = None;
            self.check_edited(document);
        }
    }

    fn check_edited(&mut self, document: &Document) {
        for index in std::mem::take(&mut self.edited) {
            self.check_record(document, index);
        }
    }

    fn check_record(&mut self, document: &Document, index: usize) {
        let CheckFindings { illegal, odd, unreadable } = &mut self.findings;
        for records in [&mut *illegal, &mut *odd, &mut *unreadable] {
            records.remove(index);
        }
        match document.record(index).position() {
            Err(_) => unreadable.insert(index),
            Ok(position) => match rules::problems(&position) {
                problems if problems.iter().any(rules::Problem::is_illegal) => illegal.insert(index),
                problems => !problems.is_empty() && odd.insert(index),
            },
        };
    }
}
