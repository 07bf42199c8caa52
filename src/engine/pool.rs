//! Several processes of an engine, for many positions.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::fault::EngineFault;
use super::handle::Engine;
use super::process::Program;
use super::settings::Settings;
use super::status::EngineState;

/// The size of the hash table of a process in MB. It is fixed, so that results do not depend on the machine, and small,
/// since it is cleared before each use.
const HASH: &str = "64";

/// An engine with a process for each thread that uses it. Each process has one thread: results of several threads differ
/// from run to run.
pub struct Pool {
    /// The name of the engine.
    pub name: String,
    /// The program.
    pub program: Program,
    settings: Settings,
    idle: Mutex<Vec<Engine>>,
}

impl Pool {
    /// Starts the first process. The options for threads and hash table are replaced.
    ///
    /// ```
    /// use fenwright::engine::{Pool, Program, Settings};
    /// assert!(Pool::start(Program::new("/no/such/engine"), Settings::default()).is_err());
    /// ```
    ///
    /// # Errors
    /// If the engine cannot be used.
    pub fn start(program: Program, mut settings: Settings) -> Result<Self, EngineFault> {
        for (name, value) in [("Threads", "1"), ("Hash", HASH)] {
            settings.options.insert(name.to_owned(), value.to_owned());
        }
        let engine = Engine::start(program.clone(), settings.clone(), || {});
        let status = engine.wait_until(Duration::MAX, |status| status.state != EngineState::Starting);
        match &status.state {
            EngineState::Failed(fault) => Err(fault.clone()),
            _ => Ok(Self { name: status.name.clone(), program, settings, idle: Mutex::new(vec![engine]) }),
        }
    }

    /// Uses a process that knows nothing from earlier uses. One that fails is replaced the next time.
    pub fn with<T>(&self, work: impl FnOnce(&Engine) -> T) -> T {
        let engine =
            self.idle().pop().unwrap_or_else(|| Engine::start(self.program.clone(), self.settings.clone(), || {}));
        engine.new_game();
        let result = work(&engine);
        if !matches!(engine.status().state, EngineState::Failed(_) | EngineState::Ended) {
            self.idle().push(engine);
        }
        result
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
