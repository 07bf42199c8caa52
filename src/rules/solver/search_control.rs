//! Progress and cancellation of a search, and its threads.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// The progress of a search and its cancellation, shared between the searching threads and the caller.
#[derive(Debug, Default)]
pub struct SearchControl {
    is_stopped: AtomicBool,
    deadline: Option<Instant>,
    /// Polled to find out if a caller still waits.
    is_wanted: Option<WantedCallback>,
    nodes: AtomicU64,
    depth: AtomicU8,
    done: AtomicUsize,
    total: AtomicUsize,
}

/// A callback that returns `true` while the search is still wanted.
struct WantedCallback(Box<dyn Fn() -> bool + Send + Sync>);

impl fmt::Debug for WantedCallback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Asked")
    }
}

/// Number of positions between two reports of a thread to its [`SearchControl`].
const NODES_PER_REPORT: u64 = 2048;

/// Counts the positions of one thread and reports them at intervals. Dropping the counter reports the remainder.
pub(super) struct NodeCounter<'a> {
    watch: &'a SearchControl,
    nodes: u64,
}

/// The error of a search that was stopped before its result was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped")
    }
}

impl std::error::Error for Stopped {}

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// The number of positions examined.
    pub nodes: u64,
    /// The current depth in moves.
    pub depth: u8,
    /// The number of first moves that already have a result at this depth.
    pub done: usize,
    /// The number of first moves that were open at the start of this depth.
    pub total: usize,
}

impl SearchControl {
    /// Creates a control for a search, with a deadline if one is given.
    pub fn with_deadline(deadline: Option<Instant>) -> Self {
        Self { deadline, ..Self::default() }
    }

    /// Creates a control with an optional deadline and a callback that is polled while searching. The search stops when
    /// the callback returns `false`.
    pub fn while_wanted(deadline: Option<Instant>, is_wanted: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { is_wanted: Some(WantedCallback(Box::new(is_wanted))), ..Self::with_deadline(deadline) }
    }

    /// Stops the search, which returns within some milliseconds.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the search was stopped or the deadline has been noticed.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Returns the progress.
    pub fn progress(&self) -> SearchProgress {
        SearchProgress {
            nodes: self.nodes.load(Ordering::Relaxed),
            depth: self.depth.load(Ordering::Relaxed),
            done: self.done.load(Ordering::Relaxed),
            total: self.total.load(Ordering::Relaxed),
        }
    }

    pub(in crate::rules) fn begin_depth(&self, depth: u8, total: usize) {
        self.depth.store(depth, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    pub(in crate::rules) fn first_move_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Adds this many positions and checks the stop conditions.
    pub(in crate::rules) fn report_nodes(&self, nodes: u64) -> Result<(), Stopped> {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        let is_unwanted = self.is_wanted.as_ref().is_some_and(|WantedCallback(is_wanted)| !is_wanted());
        if is_unwanted || self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.stop();
        }
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }
}

impl<'a> NodeCounter<'a> {
    pub(super) const fn new(watch: &'a SearchControl) -> Self {
        Self { watch, nodes: 0 }
    }

    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_REPORT) { self.watch.report_nodes(NODES_PER_REPORT) } else { Ok(()) }
    }
}

impl Drop for NodeCounter<'_> {
    fn drop(&mut self) {
        let _ = self.watch.report_nodes(self.nodes % NODES_PER_REPORT);
    }
}

/// Runs the work on this thread and on `others` other threads. Returns all results, or an error if a thread stopped or
/// panicked.
pub(in crate::rules) fn run_on_threads<T: Send>(
    others: usize,
    work: impl Fn() -> Result<T, Stopped> + Sync,
) -> Result<Vec<T>, Stopped> {
    thread::scope(|scope| {
        // If the system cannot start a thread, fewer threads do the work.
        let others: Vec<_> =
            (0..others).filter_map(|_| thread::Builder::new().spawn_scoped(scope, &work).ok()).collect();
        let own = work();
        // All threads are joined, even after one of them was stopped.
        let others: Vec<_> = others.into_iter().map(|other| other.join().unwrap_or(Err(Stopped))).collect();
        [own].into_iter().chain(others).collect()
    })
}
