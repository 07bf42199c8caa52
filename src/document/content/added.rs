//! The memory of inserted sources, including those that only the history still uses.

use std::ops::Range;
use std::sync::Arc;

use super::Content;
use crate::document::content::order::Run;
use crate::document::content::segment::Segment;
use crate::document::format::RecordId;

/// Inserted sources without a record in the order or in the file on disk, sorted by id.
#[derive(Debug, Default)]
pub(crate) struct Idle(Vec<IdleSegment>);

#[derive(Debug)]
struct IdleSegment {
    names: Range<u32>,
    bytes: usize,
}

impl Idle {
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|segment| segment.bytes).sum()
    }

    /// Removes and returns the sources of these records.
    pub(crate) fn take<'a>(&mut self, runs: impl Iterator<Item = &'a Run>) -> Self {
        let names: Vec<Range<u32>> = self.0.iter().map(|segment| segment.names.clone()).collect();
        let mut is_named = which_have(&names, runs).into_iter();
        let (taken, others) = std::mem::take(&mut self.0).into_iter().partition(|_| is_named.next() == Some(true));
        self.0 = others;
        Self(taken)
    }

    pub(crate) fn put_back(&mut self, others: Self) {
        self.0.extend(others.0);
        self.0.sort_unstable_by_key(|segment| segment.names.start);
    }

    fn has(&self, id: u32) -> bool {
        let behind = self.0.partition_point(|segment| segment.names.end <= id);
        self.0.get(behind).is_some_and(|segment| segment.names.contains(&id))
    }
}

/// Returns for each of these sorted ranges of ids whether the runs have a record of it.
fn which_have<'a>(names: &[Range<u32>], runs: impl Iterator<Item = &'a Run>) -> Vec<bool> {
    let mut have = vec![false; names.len()];
    for run in runs {
        let first = names.partition_point(|names| names.end <= run.first);
        let end = names.partition_point(|names| names.start < run.first + run.count);
        have.iter_mut().take(end).skip(first).for_each(|has| *has = true);
    }
    have
}

impl Content {
    pub(super) fn are_named<'a>(&self, runs: impl IntoIterator<Item = &'a Run>) -> Vec<bool> {
        let names: Vec<Range<u32>> = self.more.iter().map(Segment::names).collect();
        which_have(&names, runs.into_iter())
    }

    pub(crate) fn added_bytes(&self) -> usize {
        self.more.iter().map(Segment::bytes_held).sum()
    }

    /// The sources that only the history still uses.
    pub(crate) fn idle(&self) -> Idle {
        let is_needed = self.are_named(self.order.runs().iter().chain(self.saved.runs()));
        let idle = self.more.iter().zip(is_needed).filter(|(_, is_needed)| !is_needed);
        Idle(idle.map(|(segment, _)| IdleSegment { names: segment.names(), bytes: segment.bytes_held() }).collect())
    }

    /// Drops sources whose records are no longer reachable.
    pub(crate) fn forget(&mut self, idle: &Idle) {
        self.more.retain(|segment| !idle.has(segment.first));
        if self.overlays.keys().any(|id| idle.has(id.0)) {
            Arc::make_mut(&mut self.overlays).retain(|RecordId(id), _| !idle.has(*id));
        }
    }
}
