//! The processes of an engine.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::engine::{Engine, EngineFault, EngineState, Program, Settings};

/// The size of the hash table of a process in MB. It is fixed, so that results do not depend on the machine.
const HASH: &str = "64";

/// An engine, with a process for each thread that uses it.
pub(super) struct Pool {
    pub(super) name: String,
    program: Program,
    idle: Mutex<Vec<Engine>>,
}

impl Pool {
    /// Starts the first process.
    pub(super) fn start(path: PathBuf) -> Result<Self, EngineFault> {
        let program = Program::new(path);
        let engine = start(&program);
        let status = engine.wait_until(Duration::MAX, |status| status.state != EngineState::Starting);
        match &status.state {
            EngineState::Failed(fault) => Err(fault.clone()),
            _ => Ok(Self { name: status.name.clone(), program, idle: Mutex::new(vec![engine]) }),
        }
    }

    /// Uses a process that knows nothing from earlier uses. One that fails is replaced the next time.
    pub(super) fn with<T>(&self, work: impl FnOnce(&Engine) -> T) -> T {
        let engine = self.idle().pop().unwrap_or_else(|| start(&self.program));
        engine.new_game();
        let result = work(&engine);
        if !matches!(engine.status().state, EngineState::Failed(_)) {
            self.idle().push(engine);
        }
        result
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn path(&self) -> String {
        self.program.path.display().to_string()
    }
}

/// Starts a process with one thread: results of several threads differ from run to run.
fn start(program: &Program) -> Engine {
    let option = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let options: BTreeMap<String, String> = [("Threads", "1"), ("Hash", HASH)].map(option).into();
    Engine::start(program.clone(), Settings { options, ..Settings::default() }, || {})
}
