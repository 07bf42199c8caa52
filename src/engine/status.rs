//! The state of an engine, which its thread publishes.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::analysis::Analysis;
use super::fault::EngineFault;
use super::message::EngineOption;

/// The state of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EngineState {
    /// It was started, and has not introduced itself yet.
    #[default]
    Starting,
    /// It waits for a position.
    Idle,
    /// It is searching.
    Searching,
    /// A search must end before the next can begin.
    Stopping,
    /// It cannot be used. Start another one.
    Failed(EngineFault),
    /// It has quit.
    Ended,
}

/// The state of an engine and its results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Status {
    /// The state.
    pub state: EngineState,
    /// Its name; empty until it has introduced itself.
    pub name: String,
    /// Its authors.
    pub author: String,
    /// Its options.
    pub options: Vec<EngineOption>,
    /// The number of restarts since the engine last finished another search.
    pub restarts: u32,
    /// The last fault since the last call of [`Engine::analyze`](super::Engine::analyze).
    pub fault: Option<EngineFault>,
    /// The running search, or the last one. Compare its position: it may be about an earlier one.
    pub analysis: Option<Analysis>,
    /// The revision of the request that the fault and the analysis are about.
    pub(super) revision: u64,
}

/// The status, shared with the thread of the engine.
pub(super) struct Shared {
    status: Mutex<Arc<Status>>,
    changed: Condvar,
    on_change: Box<dyn Fn() + Send + Sync>,
}

impl Shared {
    pub(super) fn new(on_change: impl Fn() + Send + Sync + 'static) -> Self {
        Self { status: Mutex::default(), changed: Condvar::new(), on_change: Box::new(on_change) }
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Status>> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn update(&self, change: impl FnOnce(&mut Status)) {
        change(Arc::make_mut(&mut self.lock()));
        self.changed.notify_all();
        (self.on_change)();
    }

    pub(super) fn status(&self) -> Arc<Status> {
        Arc::clone(&self.lock())
    }

    /// Waits until a condition is true, or until the time has passed. Returns the last status.
    pub(super) fn wait_until(&self, time: Duration, is_true: impl Fn(&Status) -> bool) -> Arc<Status> {
        let is_false = |status: &mut Arc<Status>| !is_true(status);
        let waited = self.changed.wait_timeout_while(self.lock(), time, is_false);
        Arc::clone(&waited.unwrap_or_else(PoisonError::into_inner).0)
    }
}
