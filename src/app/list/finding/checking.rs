//! What is known of the problems of the whole file.

use crate::document::check::{Check, Findings};
use crate::document::{Document, Sequence, Wake};
use crate::rules;

/// How long other records have been there before they are checked, in seconds, so that not each of many steps
/// starts anew.
const CALM: f64 = 0.3;

/// Which positions of the whole file have problems. A file is checked in the background once all of it is read, and
/// again when there are other records or another order; an edited position is judged at once.
#[derive(Debug, Default)]
pub struct Checking {
    findings: Findings,
    /// The findings are those of a whole file.
    is_known: bool,
    check: Option<Check>,
    /// The records that are checked, or are to be.
    sequence: Option<Sequence>,
    revision: u64,
    /// How many had problems as far as that was known when the first check was begun anew.
    before: usize,
    /// When the check begins, in seconds of the window's clock.
    due: Option<f64>,
    /// The positions that may have been edited since the check began.
    edited: Vec<usize>,
}

impl Checking {
    /// How many positions have problems or are none, as far as that is known. While a file is checked again it is as
    /// many as before, or more; also where the check before did not come to its end.
    pub fn problems(&self) -> usize {
        if self.is_known {
            return self.findings.len();
        }
        self.check.as_ref().map_or(0, |check| check.findings().len()).max(self.before)
    }

    /// How much was checked, from 0 to 1; `None` where that is not the first check.
    pub fn progress(&self) -> Option<f32> {
        self.check.as_ref().filter(|_| !self.is_known)?.progress()
    }

    /// Takes what was found since the last time and begins a check where one is due. Returns the seconds until the
    /// next one is.
    pub(in crate::app::list) fn poll(&mut self, document: &Document, now: f64, wake: &Wake) -> Option<f64> {
        if document.reading().is_some() {
            return None;
        }
        self.notice_changes(document, now);
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            self.edited.clear();
            self.before = self.problems();
            self.check = Some(Check::start(&document.snapshot(), wake.clone()));
        }
        self.take_findings(document);
        self.due.map(|due| (due - now).max(0.01))
    }

    fn notice_changes(&mut self, document: &Document, now: f64) {
        let sequence = document.sequence();
        // What was the same is kept all the same, for it is told faster the next time.
        let before = self.sequence.replace(sequence.clone());
        if before.as_ref() != Some(&sequence) {
            self.due = Some(if before.is_some() { now + CALM } else { now });
        } else if self.revision != document.revision() {
            // What is edited, undone or redone is current then.
            self.edited.push(document.current());
            if self.check.is_none() && self.due.is_none() {
                self.judge_edited(document);
            }
        }
        self.revision = document.revision();
    }

    fn take_findings(&mut self, document: &Document) {
        let Some(check) = &mut self.check else { return };
        check.poll();
        if check.progress().is_none() {
            self.findings = check.findings().clone();
            self.is_known = true;
            self.check = None;
            self.judge_edited(document);
        }
    }

    fn judge_edited(&mut self, document: &Document) {
        for index in std::mem::take(&mut self.edited) {
            self.judge(document, index);
        }
    }

    /// Judges one position anew.
    fn judge(&mut self, document: &Document, index: usize) {
        let Findings { illegal, odd, unreadable } = &mut self.findings;
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
