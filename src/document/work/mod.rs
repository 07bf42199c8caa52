//! Work on other threads: how far it is, and that nobody waits for it any more.

pub mod background;
pub(crate) mod parallel;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Called on a working thread when there is news, so that the window wakes up.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How far some work is, shared between who does it and who waits for it.
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
    /// States how much there is to do, in any unit.
    pub fn set_total(&self, total: u64) {
        self.0.total.store(total, Ordering::Relaxed);
    }

    /// States that so much more is done.
    pub fn advance(&self, more: u64) {
        self.0.done.fetch_add(more, Ordering::Relaxed);
    }

    /// How much is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let total = self.0.total.load(Ordering::Relaxed).max(1);
        (self.0.done.load(Ordering::Relaxed) as f32 / total as f32).min(1.0)
    }

    /// Asks whoever works to stop.
    pub fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the work is to stop.
    pub fn is_cancelled(&self) -> bool {
        self.0.is_cancelled.load(Ordering::Relaxed)
    }
}
