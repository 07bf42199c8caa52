//! Snapshots of a document for other threads, and of the order of its records for later comparison.

use std::sync::Arc;

use super::Content;
use super::order::Order;
use super::records::Records;
use crate::document::format::{Format, RecordView};

/// A snapshot of a document for use on another thread. It shares all data, so it is cheap even for a large file.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub(crate) content: Content,
    /// The revision of the document when the snapshot was taken.
    pub revision: u64,
}

impl Snapshot {
    /// The number of records.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// A view of the record at this index, or of the last record if the index is too large.
    pub fn record(&self, index: usize) -> RecordView<'_> {
        self.content.view(index)
    }

    /// The format in which the document is saved.
    pub fn format(&self) -> Format {
        self.content.format
    }
}

/// The records of a document and their order at one moment. While a document has an equal sequence, its indexes refer
/// to the same records.
#[derive(Clone, Debug)]
pub struct Sequence(pub(crate) Arc<Order>);

impl Sequence {
    /// Returns `true` if the other sequence begins with all records of this one. This is so while a file is being read.
    pub fn is_prefix_of(&self, other: &Self) -> bool {
        if Arc::ptr_eq(&self.0, &other.0) {
            return true;
        }
        let (own, other) = (self.0.runs(), other.0.runs());
        let Some((last, before)) = own.split_last() else { return true };
        let (same, rest) = other.split_at(before.len().min(other.len()));
        let goes_on = rest.first().is_some_and(|run| run.first == last.first && run.count >= last.count);
        same == before && goes_on
    }

    /// Maps indexes of this sequence to the indexes of the same records in another sequence. Records that are not in
    /// the other sequence are left out.
    pub fn map_indexes(&self, other: &Self, places: &Records) -> Records {
        let mut moved = Records::default();
        for range in places.ranges() {
            for names in self.0.slice(range.start, range.len()) {
                other.0.indexes_of(names).for_each(|range| moved.insert_range(range));
            }
        }
        moved
    }
}

impl PartialEq for Sequence {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::content::order::RecordRun;

    fn sequence(runs: &[(u32, u32)]) -> Sequence {
        let runs = runs.iter().map(|(first, count)| RecordRun { first: *first, count: *count });
        Sequence(Arc::new(Order::from_runs(runs)))
    }

    #[test]
    fn places_follow_their_records() {
        let before = sequence(&[(0, 5), (90, 2)]);
        let places = Records::from_iter([0, 2, 3, 6]);
        for (runs, expected) in [
            (&[(0, 5), (90, 2)][..], vec![0, 2, 3, 6]),
            (&[(0, 2), (3, 2), (90, 2)], vec![0, 2, 5]),
            (&[(91, 1), (3, 1), (50, 4), (0, 3)], vec![0, 1, 6, 8]),
            (&[], vec![]),
        ] {
            assert_eq!(before.map_indexes(&sequence(runs), &places), Records::from_iter(expected), "{runs:?}");
        }
    }

    #[test]
    fn one_begins_another_whose_further_records_follow() {
        type Runs = &'static [(u32, u32)];
        let cases: [(Runs, Runs, bool); 7] = [
            (&[(0, 5)], &[(0, 5)], true),
            (&[(0, 5)], &[(0, 9)], true),
            (&[(0, 5)], &[(0, 5), (90, 1)], true),
            (&[(0, 5), (90, 1)], &[(0, 9), (90, 1)], false),
            (&[(0, 5)], &[(0, 4), (90, 1)], false),
            (&[(90, 1), (0, 5)], &[(90, 1), (0, 8)], true),
            (&[], &[(0, 3)], true),
        ];
        for (own, other, begins) in cases {
            assert_eq!(sequence(own).is_prefix_of(&sequence(other)), begins, "{own:?} and {other:?}");
        }
    }
}
