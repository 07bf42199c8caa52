//! What was put into a document and how much memory it takes, also where nothing is left of it but in the history.

use std::ops::Range;
use std::sync::Arc;

use super::Content;
use crate::document::content::order::Run;
use crate::document::content::segment::Segment;
use crate::document::format::RecordId;

/// Sources that were put in and of which neither the order nor the file on disk has a record, by their names.
#[derive(Debug, Default)]
pub(crate) struct Idle(Vec<IdleSegment>);

#[derive(Debug)]
struct IdleSegment {
    names: Range<u32>,
    bytes: usize,
}

impl Idle {
    /// How many bytes they hold in memory, more or less.
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|segment| segment.bytes).sum()
    }

    /// Takes out those that some of these records are of.
    pub(crate) fn take<'a>(&mut self, runs: impl Iterator<Item = &'a Run>) -> Self {
        let names: Vec<Range<u32>> = self.0.iter().map(|segment| segment.names.clone()).collect();
        let mut is_named = which_have(&names, runs).into_iter();
        let (taken, others) = std::mem::take(&mut self.0).into_iter().partition(|_| is_named.next() == Some(true));
        self.0 = others;
        Self(taken)
    }

    /// Puts some back that were taken out.
    pub(crate) fn put_back(&mut self, others: Self) {
        self.0.extend(others.0);
        self.0.sort_unstable_by_key(|segment| segment.names.start);
    }

    fn has(&self, id: u32) -> bool {
        let behind = self.0.partition_point(|segment| segment.names.end <= id);
        self.0.get(behind).is_some_and(|segment| segment.names.contains(&id))
    }
}

/// Which of some ranges of names, which follow one another, have a record of these runs.
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
    /// Which of the sources that were put in have a record of these runs.
    pub(super) fn are_named<'a>(&self, runs: impl IntoIterator<Item = &'a Run>) -> Vec<bool> {
        let names: Vec<Range<u32>> = self.more.iter().map(Segment::names).collect();
        which_have(&names, runs.into_iter())
    }

    /// How many bytes all sources that were put in hold in memory, more or less.
    pub(crate) fn added_bytes(&self) -> usize {
        self.more.iter().map(Segment::bytes_held).sum()
    }

    /// The sources of which nothing is left but in the history.
    pub(crate) fn idle(&self) -> Idle {
        let is_needed = self.are_named(self.order.runs().iter().chain(self.saved.runs()));
        let idle = self.more.iter().zip(is_needed).filter(|(_, is_needed)| !is_needed);
        Idle(idle.map(|(segment, _)| IdleSegment { names: segment.names(), bytes: segment.bytes_held() }).collect())
    }

    /// Forgets sources whose records nobody will ask for any more.
    pub(crate) fn forget(&mut self, idle: &Idle) {
        self.more.retain(|segment| !idle.has(segment.first));
        if self.overlays.keys().any(|id| idle.has(id.0)) {
            Arc::make_mut(&mut self.overlays).retain(|RecordId(id), _| !idle.has(*id));
        }
    }
}
