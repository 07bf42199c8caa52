//! An engine as its user sees it.

use std::iter;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::analysis::Analysis;
use super::fault::{Awaited, EngineFault};
use super::inbox::{Inbox, MAX_LINES};
use super::process::Program;
use super::search::{Limits, Search};
use super::session::Session;
use super::settings::Settings;
use super::status::{EngineState, Shared, Status};
use crate::board::Position;

/// Interval for checking whether a result is still wanted.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A running engine. Dropping it makes it quit, without waiting for it.
///
/// No method waits for the engine except [`search`](Self::search) and [`wait_until`](Self::wait_until).
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
        self.want_search(position, limits, lines);
    }

    fn want_search(&self, position: &Position, limits: Limits, lines: usize) -> u64 {
        let search = Search { position: *position, limits, lines: lines.clamp(1, MAX_LINES) };
        self.shared.update(|status| status.fault = None);
        self.inbox.want(|wanted| wanted.search = Some(search))
    }

    /// Analyzes a position, and waits for the end of the search. Without limits, it never ends.
    ///
    /// ```no_run
    /// use fenwright::Position;
    /// use fenwright::engine::{Engine, Limits, Program, Settings};
    /// let engine = Engine::start(Program::new("/usr/games/stockfish"), Settings::default(), || {});
    /// let analysis = engine.search(&Position::start(), Limits { nodes: Some(10_000), ..Limits::default() }, 1)?;
    /// assert!(analysis.is_finished);
    /// # Ok::<(), fenwright::engine::EngineFault>(())
    /// ```
    ///
    /// # Errors
    /// If the engine fails, cannot take the position, or gives only illegal moves.
    pub fn search(&self, position: &Position, limits: Limits, lines: usize) -> Result<Analysis, EngineFault> {
        let result = self.search_while(position, limits, lines, || true);
        result.unwrap_or(Err(EngineFault::NoAnswer(Awaited::BestMove)))
    }

    /// Analyzes a position like [`search`](Self::search). Returns `None` as soon as the result is no longer wanted.
    pub fn search_while(
        &self,
        position: &Position,
        limits: Limits,
        lines: usize,
        is_wanted: impl Fn() -> bool,
    ) -> Option<Result<Analysis, EngineFault>> {
        let revision = self.want_search(position, limits, lines);
        let has_ended = |status: &Status| match &status.state {
            EngineState::Failed(_) | EngineState::Ended => true,
            // An engine that was started again is idle for a moment before it repeats the search.
            EngineState::Idle => {
                status.revision >= revision && status.analysis.as_ref().is_none_or(|analysis| analysis.is_finished)
            }
            EngineState::Starting | EngineState::Searching | EngineState::Stopping => false,
        };
        let status = iter::repeat_with(|| self.wait_until(POLL_INTERVAL, has_ended))
            .find(|status| has_ended(status) || !is_wanted())
            .filter(|status| has_ended(status))?;
        let Status { state, fault, analysis, .. } = Arc::unwrap_or_clone(status);
        Some(match (state, analysis) {
            (EngineState::Failed(fault), _) => Err(fault),
            (EngineState::Idle, Some(analysis)) if fault.is_none() || !analysis.lines.is_empty() => Ok(analysis),
            _ => Err(fault.unwrap_or(EngineFault::NoAnswer(Awaited::BestMove))),
        })
    }

    /// Makes the next search begin without what the engine knows from earlier ones. Ends the running search.
    pub fn new_game(&self) {
        self.inbox.want(|wanted| (wanted.games, wanted.search) = (wanted.games + 1, None));
    }

    /// Ends the running search, and keeps its results.
    pub fn stop(&self) {
        self.inbox.want(|wanted| wanted.search = None);
    }

    /// Changes the settings. The last search begins again with them, unless it was stopped.
    pub fn set_settings(&self, settings: Settings) {
        self.inbox.want(|wanted| wanted.settings = settings);
    }

    /// Presses an option of type button. Ends the running search, which then begins again.
    pub fn press(&self, name: &str) {
        self.inbox.want(|wanted| wanted.pressed.push(name.to_owned()));
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
