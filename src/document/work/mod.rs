//! Work on other threads: progress and cancellation.

pub mod background;
pub(crate) mod parallel;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Wakes the window; called on a working thread when there are results.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The progress of a job, shared between the threads that work and wait.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    done: AtomicU64,
    total: AtomicU64,
    is_cancelled: AtomicBool,
}

impl PartialEq for Progress {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Progress {
    /// Sets the total amount of work, in any unit.
    pub fn set_total(&self, total: u64) {
        self.0.total.store(total, Ordering::Relaxed);
    }

    /// Adds to the amount of work that is done.
    pub fn advance(&self, more: u64) {
        self.0.done.fetch_add(more, Ordering::Relaxed);
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn fraction(&self) -> f32 {
        let total = self.0.total.load(Ordering::Relaxed).max(1);
        (self.0.done.load(Ordering::Relaxed) as f32 / total as f32).min(1.0)
    }

    /// Asks the job to stop.
    pub fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the job should stop.
    pub fn is_cancelled(&self) -> bool {
        self.0.is_cancelled.load(Ordering::Relaxed)
    }
}
