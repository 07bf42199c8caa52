//! A set of the records of a document.

use std::ops::Range;

use roaring::RoaringBitmap;

/// A set of records of a document, by their index: a selection, or the results of a search. A set of millions is small.
///
/// ```
/// use fenwright::document::Records;
///
/// let mut records = Records::from(3..6);
/// records.insert(9);
/// assert_eq!((records.len(), records.nth(3), records.rank(5)), (4, Some(9), 2));
/// assert_eq!(records.ranges().collect::<Vec<_>>(), [3..6, 9..10]);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records(RoaringBitmap);

fn to_u32(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

impl Records {
    /// The number of records in the set.
    pub fn len(&self) -> usize {
        self.0.len() as usize
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if this record is in the set.
    pub fn contains(&self, index: usize) -> bool {
        self.0.contains(to_u32(index))
    }

    /// Inserts a record. Returns `false` if it already was in the set.
    pub fn insert(&mut self, index: usize) -> bool {
        self.0.insert(to_u32(index))
    }

    /// Removes a record. Returns `false` if it was not in the set.
    pub fn remove(&mut self, index: usize) -> bool {
        self.0.remove(to_u32(index))
    }

    /// Inserts all records of a range.
    pub fn insert_range(&mut self, range: Range<usize>) {
        self.0.insert_range(to_u32(range.start)..to_u32(range.end));
    }

    /// Inserts a range and returns the parts of it that were not in the set.
    pub(crate) fn insert_new(&mut self, range: Range<usize>) -> Vec<Range<usize>> {
        let new = Self::from(range.clone()).difference(self);
        self.insert_range(range);
        new.ranges().collect()
    }

    pub(crate) fn insert_shifted(&mut self, start: usize, others: &Self) {
        others.ranges().for_each(|range| self.insert_range(start + range.start..start + range.end));
    }

    /// The records in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(&self.0 & &other.0)
    }

    /// The records that are in at least one of the sets.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(&self.0 | &other.0)
    }

    /// The records that are not in the other set.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    /// The number of records in the set before an index.
    pub fn rank(&self, index: usize) -> usize {
        index.checked_sub(1).map_or(0, |last| self.0.rank(to_u32(last)) as usize)
    }

    /// The record with `rank` records of the set before it.
    pub fn nth(&self, rank: usize) -> Option<usize> {
        self.0.select(u32::try_from(rank).ok()?).map(|index| index as usize)
    }

    /// The first record of the set.
    pub fn first(&self) -> Option<usize> {
        self.0.min().map(|index| index as usize)
    }

    /// The last record of the set.
    pub fn last(&self) -> Option<usize> {
        self.0.max().map(|index| index as usize)
    }

    /// The records in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().map(|index| index as usize)
    }

    /// The records in ascending order, as ranges with gaps between them.
    pub fn ranges(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut rest = self.0.iter();
        std::iter::from_fn(move || rest.next_range().map(|range| *range.start() as usize..*range.end() as usize + 1))
    }
}

impl Eq for Records {}

impl From<usize> for Records {
    fn from(index: usize) -> Self {
        Self::from(index..index + 1)
    }
}

impl From<Range<usize>> for Records {
    fn from(range: Range<usize>) -> Self {
        let mut records = Self::default();
        records.insert_range(range);
        records
    }
}

impl FromIterator<usize> for Records {
    fn from_iter<I: IntoIterator<Item = usize>>(indexes: I) -> Self {
        Self(indexes.into_iter().map(to_u32).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn it_is_like_a_set_of_numbers() {
        let mut random = fastrand::Rng::with_seed(7);
        for most in [10, 300, 20_000] {
            let (mut records, mut set) = (Records::default(), BTreeSet::new());
            for _ in 0..300 {
                let index = random.usize(0..most);
                match random.u8(0..3) {
                    0 => assert_eq!(records.insert(index), set.insert(index)),
                    1 => assert_eq!(records.remove(index), set.remove(&index)),
                    _ => {
                        let range = index..index + random.usize(0..most / 5);
                        records.insert_range(range.clone());
                        set.extend(range);
                    }
                }
                assert_eq!(records.len(), set.len());
                let at = random.usize(0..2 * most);
                assert_eq!(records.contains(at), set.contains(&at));
                assert_eq!(records.rank(at), set.range(..at).count());
                assert_eq!(records.nth(at), set.iter().nth(at).copied());
            }
            assert!(records.iter().eq(set.iter().copied()));
            assert_eq!((records.first(), records.last()), (set.first().copied(), set.last().copied()));
            assert_eq!(records, set.iter().copied().collect());
        }
    }

    #[test]
    fn sets_are_joined_cut_and_taken_from_one_another() {
        for (one, two) in [(0..5, 3..300), (100..400, 390..395), (0..0, 7..9), (64..128, 0..64)] {
            let (own, other) = (Records::from(one.clone()), Records::from(two.clone()));
            let places = |is_in: fn(bool, bool) -> bool| {
                (0..500).filter(|place| is_in(one.contains(place), two.contains(place))).collect::<Records>()
            };
            assert_eq!(own.union(&other), places(|one, two| one || two), "{one:?} and {two:?}");
            assert_eq!(own.difference(&other), places(|one, two| one && !two), "{one:?} and {two:?}");
            assert_eq!(own.intersection(&other), places(|one, two| one && two), "{one:?} and {two:?}");
        }
    }

    #[test]
    fn records_are_put_in_from_a_place() {
        let mut records = Records::from(60..70);
        records.insert_shifted(64, &Records::from_iter([0, 3, 127]));
        assert_eq!(records.ranges().collect::<Vec<_>>(), [60..70, 191..192]);
        assert_eq!(records.insert_new(50..80), [50..60, 70..80]);
        assert_eq!(records.insert_new(50..80), []);
    }

    #[test]
    fn ranges_are_whole_however_long() {
        let records = Records::from(5..300_000);
        assert!(records.ranges().eq(std::iter::once(5..300_000)));
        assert_eq!(records, (5..300_000).collect());
    }
}
