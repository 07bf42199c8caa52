//! Counts of records by result.

use std::ops::AddAssign;

use super::record::ReadQuality;
use crate::rules::Problem;
use crate::tr;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    records: usize,
    mended: usize,
    unreadable: usize,
    illegal: usize,
    odd: usize,
}

impl Tally {
    /// Counts a record. One with illegal and odd problems counts as illegal.
    pub(super) fn count(&mut self, quality: ReadQuality, problems: &[Problem]) {
        let is_illegal = problems.iter().any(Problem::is_illegal);
        self.records += 1;
        self.mended += usize::from(quality == ReadQuality::Corrected);
        self.unreadable += usize::from(quality == ReadQuality::Failed);
        self.illegal += usize::from(is_illegal);
        self.odd += usize::from(!is_illegal && !problems.is_empty());
    }

    /// Counts a strict record without problems.
    pub(super) fn pass(&mut self) {
        self.records += 1;
    }

    pub(super) fn all_strict(&self) -> bool {
        self.mended + self.unreadable == 0
    }

    /// Returns a text such as `19 positions, 1 unreadable`.
    pub(super) fn summary(&self) -> String {
        let number = self.records.to_string();
        let mut summary = tr!("cli-positions", count = self.records, number = number);
        let mut add = |count: usize, say: fn(String) -> String| {
            if count > 0 {
                summary.push_str(", ");
                summary.push_str(&say(count.to_string()));
            }
        };
        add(self.mended, |number| tr!("cli-count-mended", number = number));
        add(self.unreadable, |number| tr!("cli-count-unreadable", number = number));
        add(self.illegal, |number| tr!("cli-count-illegal", number = number));
        add(self.odd, |number| tr!("cli-count-odd", number = number));
        summary
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.records += other.records;
        self.mended += other.mended;
        self.unreadable += other.unreadable;
        self.illegal += other.illegal;
        self.odd += other.odd;
    }
}
