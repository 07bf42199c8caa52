//! The order of the records, as runs of consecutive ids.

use std::ops::Range;
use std::sync::OnceLock;

use super::records::Records;
use crate::document::format::RecordId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordRun {
    pub(crate) first: u32,
    pub(crate) count: u32,
}

impl RecordRun {
    pub(crate) fn end(self) -> u32 {
        self.first + self.count
    }

    pub(crate) fn ids(self) -> Range<usize> {
        self.first as usize..self.end() as usize
    }
}

/// The order of the records. A file that was not rearranged is one run, so a document of millions of records is small.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    /// The runs in their order. No run continues the run before it.
    runs: Vec<RecordRun>,
    starts: Vec<usize>,
    /// The indexes of the runs, sorted by the ids in the runs; computed on demand.
    by_id: OnceLock<Vec<u32>>,
}

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        self.runs == other.runs
    }
}

impl Order {
    pub(crate) fn from_runs(runs: impl IntoIterator<Item = RecordRun>) -> Self {
        let mut order = Self { runs: Vec::new(), starts: vec![0], by_id: OnceLock::new() };
        runs.into_iter().for_each(|run| order.push(run));
        order
    }

    fn push(&mut self, run: RecordRun) {
        if run.count == 0 {
            return;
        }
        match self.runs.last_mut() {
            Some(last) if last.end() == run.first => last.count += run.count,
            _ => {
                self.starts.push(self.len());
                self.runs.push(run);
            }
        }
        // The last element of `starts` is the index at which the next run would begin.
        let end = self.starts[self.runs.len() - 1] + self.runs[self.runs.len() - 1].count as usize;
        if let Some(last) = self.starts.last_mut() {
            *last = end;
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.starts.last().copied().unwrap_or(0)
    }

    pub(crate) fn runs(&self) -> &[RecordRun] {
        &self.runs
    }

    pub(crate) fn get(&self, index: usize) -> Option<RecordId> {
        let at = self.starts.partition_point(|start| *start <= index).checked_sub(1)?;
        let run = self.runs.get(at)?;
        Some(RecordId(run.first + (index - self.starts[at]) as u32))
    }

    pub(crate) fn splice(&mut self, at: usize, count: usize, new: Vec<RecordRun>) -> Vec<RecordRun> {
        let old = self.slice(at, count);
        let before = self.slice(0, at);
        let behind = self.slice(at + count, self.len());
        *self = Self::from_runs(before.into_iter().chain(new).chain(behind));
        old
    }

    /// The runs of at most `count` records from the index `at` on.
    pub(crate) fn slice(&self, at: usize, count: usize) -> Vec<RecordRun> {
        let end = at.saturating_add(count).min(self.len());
        let first = self.starts.partition_point(|start| *start <= at).saturating_sub(1);
        let runs = self.runs.iter().zip(&self.starts).skip(first);
        let parts = runs.take_while(|(_, start)| **start < end).map(|(run, start)| {
            let skipped = at.saturating_sub(*start);
            let kept = (end - start).min(run.count as usize).saturating_sub(skipped);
            RecordRun { first: run.first + skipped as u32, count: kept as u32 }
        });
        parts.filter(|run| run.count > 0).collect()
    }

    /// Inserts records after the record with the id before `first`, or at the start if that record is not in the order.
    pub(crate) fn extend(&mut self, first: u32, count: u32) {
        let behind = first.checked_sub(1).and_then(|before| self.index_of(RecordId(before)));
        let at = behind.map_or(0, |before| before + 1);
        self.splice(at, 0, vec![RecordRun { first, count }]);
    }

    pub(crate) fn ids(&self) -> Records {
        let mut names = Records::default();
        self.runs.iter().for_each(|run| names.insert_range(run.ids()));
        names
    }

    fn by_id(&self) -> &[u32] {
        self.by_id.get_or_init(|| {
            let mut runs: Vec<u32> = (0..self.runs.len() as u32).collect();
            runs.sort_unstable_by_key(|at| self.runs[*at as usize].first);
            runs
        })
    }

    /// The index ranges of the records with these ids, in the order of the ids. Skips ids that are not in the order.
    pub(crate) fn indexes_of(&self, names: RecordRun) -> impl Iterator<Item = Range<usize>> + '_ {
        let behind = self.by_id().partition_point(|at| self.runs[*at as usize].end() <= names.first);
        let parts = self.by_id()[behind..].iter().map(|at| (self.runs[*at as usize], self.starts[*at as usize]));
        parts.take_while(move |(run, _)| run.first < names.end()).map(move |(run, start)| {
            let (first, end) = (run.first.max(names.first), run.end().min(names.end()));
            start + (first - run.first) as usize..start + (end - run.first) as usize
        })
    }

    pub(crate) fn index_of(&self, RecordId(id): RecordId) -> Option<usize> {
        let by_name = self.by_id();
        let behind = by_name.partition_point(|at| self.runs[*at as usize].first <= id);
        let at = by_name[behind.checked_sub(1)?] as usize;
        let run = self.runs[at];
        (id < run.end()).then(|| self.starts[at] + (id - run.first) as usize)
    }

    /// Compares with another order, of the same records or some of them. Returns the range of changed indexes and the
    /// runs that replace it; `None` if both orders are equal.
    pub(crate) fn difference(&self, other: &Self) -> Option<(Range<usize>, Vec<RecordRun>)> {
        let (own, new) = changed_middle(&self.runs, &other.runs);
        let is_same = own.is_empty() && new.is_empty();
        (!is_same).then(|| (self.starts[own.start]..self.starts[own.end], other.runs[new].to_vec()))
    }
}

pub(crate) fn changed_middle<T: PartialEq>(old: &[T], new: &[T]) -> (Range<usize>, Range<usize>) {
    let start = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let ends = old[start..].iter().rev().zip(new[start..].iter().rev());
    let end = ends.take_while(|(old, new)| old == new).count();
    (start..old.len() - end, start..new.len() - end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(order: &Order) -> Vec<u32> {
        (0..order.len()).filter_map(|index| order.get(index)).map(|id| id.0).collect()
    }

    fn run(first: u32, count: u32) -> RecordRun {
        RecordRun { first, count }
    }

    #[test]
    fn runs_are_cut_and_joined() {
        let mut order = Order::from_runs([run(0, 10)]);
        assert_eq!(order.splice(3, 2, vec![run(100, 1)]), [run(3, 2)]);
        assert_eq!(names(&order), [0, 1, 2, 100, 5, 6, 7, 8, 9]);
        assert_eq!(order.splice(3, 1, vec![run(3, 2)]), [run(100, 1)]);
        assert_eq!(order.runs(), [run(0, 10)], "what goes on is one run again");
        assert_eq!(order.splice(10, 0, vec![run(50, 2)]), []);
        assert_eq!((order.len(), order.get(11), order.get(12)), (12, Some(RecordId(51)), None));
        assert_eq!(order.index_of(RecordId(50)), Some(10));
        assert_eq!(order.index_of(RecordId(60)), None);
    }

    #[test]
    fn the_difference_turns_one_order_into_the_other() {
        let order = Order::from_runs([run(0, 10), run(20, 5), run(40, 5)]);
        for (runs, expected) in [
            (vec![run(0, 10), run(20, 5), run(40, 5)], None),
            (vec![run(0, 10), run(40, 5)], Some((10..15, vec![]))),
            (vec![run(20, 5), run(0, 10), run(40, 5)], Some((0..15, vec![run(20, 5), run(0, 10)]))),
            (vec![run(0, 10), run(20, 5)], Some((15..20, vec![]))),
            (vec![], Some((0..20, vec![]))),
        ] {
            let other = Order::from_runs(runs);
            let difference = order.difference(&other);
            assert_eq!(difference, expected);
            if let Some((places, new)) = difference {
                let mut changed = order.clone();
                changed.splice(places.start, places.len(), new);
                assert_eq!(changed, other);
            }
        }
    }

    #[test]
    fn runs_are_like_a_list_of_names() {
        let mut random = fastrand::Rng::with_seed(5);
        let (mut order, mut list) = (Order::from_runs([run(0, 50)]), (0..50).collect::<Vec<u32>>());
        let mut next = 1000;
        for _ in 0..2000 {
            let at = random.usize(0..=list.len());
            let count = random.usize(0..4).min(list.len() - at);
            let new: Vec<RecordRun> = (0..random.u32(0..3)).map(|step| run(next + 7 * step, 1 + step)).collect();
            next += 100;
            let old = order.splice(at, count, new.clone());
            let added = new.iter().flat_map(|run| run.first..run.end());
            let taken: Vec<u32> = list.splice(at..at + count, added).collect();
            assert_eq!(old.iter().flat_map(|run| run.first..run.end()).collect::<Vec<_>>(), taken);
            assert_eq!(names(&order), list);
            let places = list.iter().map(|id| order.index_of(RecordId(*id)));
            assert!(places.eq((0..list.len()).map(Some)));
            assert!(taken.iter().all(|id| list.contains(id) || order.index_of(RecordId(*id)).is_none()));
            let all = order.indexes_of(run(0, u32::MAX)).map(|places| places.len()).sum::<usize>();
            assert_eq!(all, list.len());
            let some = order.indexes_of(run(20, 2000)).flatten();
            assert!(some.map(|place| list[place]).eq({
                let mut within: Vec<u32> = list.iter().copied().filter(|id| (20..2020).contains(id)).collect();
                within.sort_unstable();
                within
            }));
            let set = order.ids();
            assert!(list.iter().all(|id| set.contains(*id as usize)));
            assert!(taken.iter().all(|id| list.contains(id) || !set.contains(*id as usize)));
        }
    }
}
