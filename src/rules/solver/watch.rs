//! What goes on between a search and those who wait for it.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

/// How far a search is, and whether it is to go on. Shared between the threads that search and whoever waits.
#[derive(Debug, Default)]
pub struct Watch {
    is_stopped: AtomicBool,
    deadline: Option<Instant>,
    nodes: AtomicU64,
    depth: AtomicU8,
    done: AtomicUsize,
    total: AtomicUsize,
}

/// The search was stopped before it knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
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
    #[must_use]
    pub fn until(deadline: Option<Instant>) -> Self {
        Self { deadline, ..Self::default() }
    }

    /// Stops the search. It answers within some milliseconds.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search was stopped, or its time is over.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// How far the search is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
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
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.stop();
        }
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }
}
