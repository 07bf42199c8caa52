//! The memory of inserted sources, including those that only the history still uses.

use std::ops::Range;
use std::sync::Arc;

use super::Content;
use crate::document::content::order::RecordRun;
use crate::document::content::segment::Segment;
use crate::document::format::RecordId;

/// Inserted sources without a record in the order or in the file on disk, sorted by id.
#[derive(Debug, Default)]
pub(crate) struct UnusedSources(Vec<UnusedSource>);

#[derive(Debug)]
struct UnusedSource {
    ids: Range<u32>,
    bytes: usize,
}

impl UnusedSources {
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|segment| segment.bytes).sum()
    }

    /// Removes and returns the sources of these records.
    pub(crate) fn take<'a>(&mut self, runs: impl Iterator<Item = &'a RecordRun>) -> Self {
        let names: Vec<Range<u32>> = self.0.iter().map(|segment| segment.ids.clone()).collect();
        let mut is_named = ranges_with_records(&names, runs).into_iter();
        let (taken, others) = std::mem::take(&mut self.0).into_iter().partition(|_| is_named.next() == Some(true));
        self.0 = others;
        Self(taken)
    }

    pub(crate) fn put_back(&mut self, others: Self) {
        self.0.extend(others.0);
        self.0.sort_unstable_by_key(|segment| segment.ids.start);
    }

    fn contains(&self, id: u32) -> bool {
        let behind = self.0.partition_point(|segment| segment.ids.end <= id);
        self.0.get(behind).is_some_and(|segment| segment.ids.contains(&id))
    }
}

/// Returns for each of these sorted ranges of ids whether the runs have a record of it.
fn ranges_with_records<'a>(names: &[Range<u32>], runs: impl Iterator<Item = &'a RecordRun>) -> Vec<bool> {
    let mut have = vec![false; names.len()];
    for run in runs {
        let first = names.partition_point(|names| names.end <= run.first);
        let end = names.partition_point(|names| names.start < run.first + run.count);
        have.iter_mut().take(end).skip(first).for_each(|has| *has = true);
    }
    have
}

impl Content {
    pub(super) fn segments_with_records<'a>(&self, runs: impl IntoIterator<Item = &'a RecordRun>) -> Vec<bool> {
        let names: Vec<Range<u32>> = self.inserted.iter().map(Segment::ids).collect();
        ranges_with_records(&names, runs.into_iter())
    }

    pub(crate) fn inserted_size(&self) -> usize {
        self.inserted.iter().map(Segment::memory_size).sum()
    }

    /// The sources that only the history still uses.
    pub(crate) fn unused_sources(&self) -> UnusedSources {
        let is_needed = self.segments_with_records(self.order.runs().iter().chain(self.saved_order.runs()));
        let idle = self.inserted.iter().zip(is_needed).filter(|(_, is_needed)| !is_needed);
        UnusedSources(
            idle.map(|(segment, _)| UnusedSource { ids: segment.ids(), bytes: segment.memory_size() }).collect(),
        )
    }

    /// Drops sources whose records are no longer reachable.
    pub(crate) fn drop_sources(&mut self, idle: &UnusedSources) {
        self.inserted.retain(|segment| !idle.contains(segment.first_id));
        if self.overlays.keys().any(|id| idle.contains(id.0)) {
            Arc::make_mut(&mut self.overlays).retain(|RecordId(id), _| !idle.contains(*id));
        }
    }
}
