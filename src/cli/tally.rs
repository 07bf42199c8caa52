//! How the records of a command came out.

use std::ops::AddAssign;

use super::record::Quality;

/// Counts of records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    records: usize,
    mended: usize,
    unreadable: usize,
    with_problems: usize,
}

impl Tally {
    pub(super) fn count(&mut self, quality: Quality, has_problems: bool) {
        self.records += 1;
        self.mended += usize::from(quality == Quality::Mended);
        self.unreadable += usize::from(quality == Quality::Failed);
        self.with_problems += usize::from(has_problems);
    }

    /// Counts strict records without problems.
    pub(super) fn pass(&mut self, records: usize) {
        self.records += records;
    }

    pub(super) fn all_strict(&self) -> bool {
        self.mended + self.unreadable == 0
    }

    /// Such as `19 positions, 2 mended, 1 unreadable`.
    pub(super) fn summary(&self) -> String {
        let noun = if self.records == 1 { "position" } else { "positions" };
        let counts = [
            (self.mended, "mended"),
            (self.unreadable, "unreadable"),
            (self.with_problems, if self.with_problems == 1 { "has problems" } else { "have problems" }),
        ];
        let counts = counts.into_iter().filter(|(count, _)| *count > 0);
        let counts = counts.map(|(count, what)| format!(", {count} {what}"));
        format!("{} {noun}", self.records) + &counts.collect::<String>()
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.records += other.records;
        self.mended += other.mended;
        self.unreadable += other.unreadable;
        self.with_problems += other.with_problems;
    }
}
