//! Engines: the messages of UCI, and engines that behave badly.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test without its engine fails")]

mod behavior;
mod messages;
mod only_move;
#[cfg(target_os = "linux")]
mod processes;
#[cfg(unix)]
mod stockfish;
mod wording;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use fenwright::Position;
use fenwright::engine::{AnswerTimes, Engine, EngineState, Limits, Program, Settings, Status};

/// Maximum time for anything on a busy machine.
const LONG: Duration = Duration::from_secs(30);

/// The path of the engine of `tests/scripted_engine`, which `cargo test` builds.
fn scripted_path() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.parent().and_then(|deps| deps.parent()).unwrap().join("examples");
    let path = folder.join("scripted_engine").with_extension(std::env::consts::EXE_EXTENSION);
    assert!(path.exists(), "run: cargo build --no-default-features --example scripted_engine");
    path
}

fn scripted_program(behavior: &str) -> Program {
    Program { path: scripted_path(), arguments: vec![behavior.to_owned()] }
}

/// Settings for engines that do not end a search or quit.
fn impatient() -> Settings {
    let short = Duration::from_millis(300);
    Settings { answer_times: AnswerTimes { stop: short, quit: short, ..AnswerTimes::default() }, ..Settings::default() }
}

fn scripted(behavior: &str) -> Engine {
    Engine::start(scripted_program(behavior), Settings::default(), || {})
}

/// Analyzes the start position to a depth, with a number of lines.
fn analyze_start(engine: &Engine, lines: usize) {
    engine.analyze(&Position::start(), Limits { depth: Some(8), ..Limits::default() }, lines);
}

fn has_finished(status: &Status) -> bool {
    status.analysis.as_ref().is_some_and(|analysis| analysis.is_finished)
}

fn wait_for(engine: &Engine, is_true: impl Fn(&Status) -> bool) -> Arc<Status> {
    let status = engine.wait_until(LONG, &is_true);
    assert!(is_true(&status), "{status:?}");
    status
}

fn wait_for_failure(engine: &Engine) -> Arc<Status> {
    wait_for(engine, |status| matches!(status.state, EngineState::Failed(_)))
}

fn wait_for_end(engine: &Engine) -> Arc<Status> {
    engine.quit();
    wait_for(engine, |status| status.state == EngineState::Ended)
}
