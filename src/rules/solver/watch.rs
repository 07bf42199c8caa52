//! What goes on between a search and those who wait for it.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

/// How far a search is, and whether it is to go on. Shared between the threads that search and whoever waits.
#[derive(Debug, Default)]
pub struct Watch {
    is_stopped: AtomicBool,
    deadline: Option<Instant>,
    /// Whether somebody still waits for the search, where that is to be asked.
    is_wanted: Option<Asked>,
    nodes: AtomicU64,
    depth: AtomicU8,
    done: AtomicUsize,
    total: AtomicUsize,
}

/// Says whether a search is still wanted.
struct Asked(Box<dyn Fn() -> bool + Send + Sync>);

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Asked")
    }
}

/// So many positions are looked at between two looks at the watch.
const BETWEEN_LOOKS: u64 = 2048;

/// Counts what one thread looks at, and looks at the watch now and then. What was not told yet is told at the end.
pub(super) struct Counter<'a> {
    watch: &'a Watch,
    nodes: u64,
}

/// The search was stopped before it knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// How many positions were looked at.
    pub nodes: u64,
    /// In how many moves mates are being looked for.
    pub depth: u8,
    /// Of how many first moves it is known, of those that were still open at this depth.
    pub done: usize,
    /// How many first moves were open at this depth.
    pub total: usize,
}

impl Watch {
    /// A search that goes on until this moment at most.
    pub fn until(deadline: Option<Instant>) -> Self {
        Self { deadline, ..Self::default() }
    }

    /// A search that goes on until this moment at most, and only as long as it is wanted, which is asked now and then.
    pub fn while_wanted(deadline: Option<Instant>, is_wanted: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { is_wanted: Some(Asked(Box::new(is_wanted))), ..Self::until(deadline) }
    }

    /// Stops the search. It answers within some milliseconds.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search was stopped, or its time is over.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// How far the search is.
    pub fn progress(&self) -> SearchProgress {
        SearchProgress {
            nodes: self.nodes.load(Ordering::Relaxed),
            depth: self.depth.load(Ordering::Relaxed),
            done: self.done.load(Ordering::Relaxed),
            total: self.total.load(Ordering::Relaxed),
        }
    }

    pub(super) fn begin_depth(&self, depth: u8, total: usize) {
        self.depth.store(depth, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    pub(super) fn first_move_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that so many positions more were looked at.
    pub(super) fn look(&self, nodes: u64) -> Result<(), Stopped> {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        let is_unwanted = self.is_wanted.as_ref().is_some_and(|Asked(is_wanted)| !is_wanted());
        if is_unwanted || self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.stop();
        }
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }
}

impl<'a> Counter<'a> {
    pub(super) const fn new(watch: &'a Watch) -> Self {
        Self { watch, nodes: 0 }
    }

    /// Notes a position that is looked at.
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_LOOKS) { self.watch.look(BETWEEN_LOOKS) } else { Ok(()) }
    }
}

impl Drop for Counter<'_> {
    fn drop(&mut self) {
        let _ = self.watch.look(self.nodes % BETWEEN_LOOKS);
    }
}
