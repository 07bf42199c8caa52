//! An engine as its user sees it.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::fault::EngineFault;
use super::inbox::{Inbox, MAX_LINES};
use super::process::Program;
use super::search::{Limits, Search};
use super::session::Session;
use super::settings::Settings;
use super::status::{EngineState, Shared, Status};
use crate::board::Position;

/// A running engine. Dropping it makes it quit, without waiting for it.
///
/// No method waits for the engine except [`wait_until`](Self::wait_until).
///
/// ```
/// use std::time::Duration;
/// use fenwright::engine::{Engine, EngineFault, EngineState, Program, Settings};
/// let engine = Engine::start(Program::new("/no/such/engine"), Settings::default(), || {});
/// let status = engine.wait_until(Duration::from_secs(5), |status| status.state != EngineState::Starting);
/// assert!(matches!(status.state, EngineState::Failed(EngineFault::CannotStart(_))));
/// ```
pub struct Engine {
    inbox: Arc<Inbox>,
    shared: Arc<Shared>,
}

impl Engine {
    /// Starts a program. `on_change` is called on another thread after each change of the status.
    pub fn start(program: Program, settings: Settings, on_change: impl Fn() + Send + Sync + 'static) -> Self {
        let inbox = Arc::new(Inbox::default());
        inbox.want(|wanted| wanted.settings = settings);
        let shared = Arc::new(Shared::new(on_change));
        let session = Session::new(program, Arc::clone(&inbox), Arc::clone(&shared));
        if let Err(error) = thread::Builder::new().name("engine".to_owned()).spawn(move || session.run()) {
            let fault = EngineFault::CannotStart(error.to_string());
            shared.update(|status| status.state = EngineState::Failed(fault));
        }
        Self { inbox, shared }
    }

    /// Analyzes a position with a number of lines, from 1 to [`MAX_LINES`]. Ends the running search.
    pub fn analyze(&self, position: &Position, limits: Limits, lines: usize) {
        let search = Search { position: *position, limits, lines: lines.clamp(1, MAX_LINES) };
        self.shared.update(|status| status.fault = None);
        self.inbox.want(|wanted| wanted.search = Some(search));
    }

    /// Ends the running search, and keeps its results.
    pub fn stop(&self) {
        self.inbox.want(|wanted| wanted.search = None);
    }

    /// Changes the settings. The last search begins again with them, unless it was stopped.
    pub fn set_settings(&self, settings: Settings) {
        self.inbox.want(|wanted| wanted.settings = settings);
    }

    /// Makes the engine quit, and kills it if it does not.
    pub fn quit(&self) {
        self.inbox.want(|wanted| wanted.quits = true);
    }

    /// Returns the current status.
    pub fn status(&self) -> Arc<Status> {
        self.shared.status()
    }

    /// Waits until a condition of the status is true, or until the time has passed. Returns the last status.
    pub fn wait_until(&self, time: Duration, is_true: impl Fn(&Status) -> bool) -> Arc<Status> {
        self.shared.wait_until(time, is_true)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.quit();
    }
}
