//! The running engine and what it analyzes.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::batch_update::{BatchDraft, BatchState};
use super::solution::OnlyMoves;
use crate::app::shell::{EngineChoices, Shell};
use crate::board::{Color, Position};
use crate::engine::{Analysis, Engine, InstallHint, Limits, Program, Settings, Status};
use crate::rules::LegalMove;
use crate::wording::Sentence;

/// Interval of repaints at the beginning of a search, whose first lines the user waits for.
const FIRST_INTERVAL: Duration = Duration::from_millis(50);
/// Interval of repaints later. An engine may send thousands of lines in a second, and frames would take its time.
const INTERVAL: Duration = Duration::from_millis(250);
/// How long a search counts as new.
const BEGINNING: Duration = Duration::from_millis(600);

/// How long the engine thinks about a move that it plays.
const MOVE_TIME: Duration = Duration::from_secs(1);

#[derive(Default)]
pub struct Analysing {
    running: Option<Running>,
    /// The installed engines; `None` before they are looked for.
    found: Option<Vec<PathBuf>>,
    /// `true` to analyze what the other side threatens.
    pub(super) is_threat: bool,
    /// The side that the engine plays in try mode.
    pub(super) plays: Option<Color>,
    /// The selected line, from 0.
    pub(super) selected: usize,
    /// The last chain of only moves.
    pub(super) only_moves: Option<OnlyMoves>,
    pub(super) batch: BatchState,
    /// The options of the last batch.
    pub(super) last_draft: Option<BatchDraft>,
}

struct Running {
    engine: Engine,
    program: PathBuf,
    settings: Settings,
    /// The analyzed position; `None` during a pause.
    asked: Option<Request>,
    /// When the search began.
    began: Arc<Mutex<Instant>>,
    status: Arc<Status>,
}

/// A position, the number of lines and the limits of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Request {
    pub(super) position: Position,
    pub(super) lines: usize,
    pub(super) limits: Limits,
}

/// A reason for a pause.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pause {
    /// The text in the FEN box is not readable.
    Preview,
    /// A threat needs a side that is not in check.
    InCheck,
    /// The user is to move against the engine.
    OwnMove,
}

impl Analysing {
    pub const fn is_on(&self) -> bool {
        self.running.is_some()
    }

    pub fn status(&self) -> Option<&Status> {
        self.running.as_ref().map(|running| &*running.status)
    }

    /// Returns the analysis of the position on the board; `None` before its first line.
    pub fn analysis(&self) -> Option<&Analysis> {
        let running = self.running.as_ref()?;
        let asked = running.asked.as_ref()?;
        running.status.analysis.as_ref().filter(|analysis| analysis.position == asked.position)
    }

    /// Returns the move that the engine plays, once it has thought about it.
    pub(super) fn reply(&self) -> Option<LegalMove> {
        self.plays?;
        self.analysis().filter(|analysis| analysis.is_finished)?.best
    }

    /// Returns the first moves of the lines, the best first; none while the engine plays.
    pub(crate) fn first_moves(&self) -> Vec<LegalMove> {
        let lines = Some(self).filter(|_| self.plays.is_none()).and_then(Self::analysis);
        let lines = lines.map(|analysis| &*analysis.lines).unwrap_or_default();
        lines.iter().filter_map(|line| line.moves.first()).map(|first| first.legal).collect()
    }

    /// Returns the installed engines, and the chosen one if it is elsewhere.
    pub(super) fn programs(&self, choices: &EngineChoices) -> Vec<PathBuf> {
        let mut all = self.found.clone().unwrap_or_default();
        all.extend(choices.program.clone().filter(|chosen| !all.contains(chosen)));
        all
    }

    /// Returns the program to run: the chosen one, otherwise the first that is installed.
    pub(super) fn program<'a>(&'a self, choices: &'a EngineChoices) -> Option<&'a Path> {
        let found = || self.found.as_ref().and_then(|found| found.first());
        choices.program.as_ref().or_else(found).map(PathBuf::as_path)
    }

    pub(super) const fn has_looked(&self) -> bool {
        self.found.is_some()
    }

    pub(super) fn look_for_engines(&mut self, shell: &Shell) {
        self.found = Some(shell.desktop.engines());
    }

    /// Returns the program to run. If there is none, says how to get one.
    pub(super) fn find_program(&mut self, shell: &mut Shell) -> Option<PathBuf> {
        self.look_for_engines(shell);
        let program = self.program(&shell.settings.engine).map(Path::to_path_buf);
        if program.is_none() {
            shell.notices.noted(InstallHint::of_this_system().sentence());
        }
        program
    }

    /// Starts the chosen engine, if there is one.
    pub(super) fn start(&mut self, shell: &mut Shell) {
        let Some(program) = self.find_program(shell) else { return };
        let choices = &shell.settings.engine;
        let settings = settings_of(choices, &program);
        let (ctx, began) = (shell.ctx.clone(), Arc::new(Mutex::new(Instant::now())));
        let since = Arc::clone(&began);
        let wake = move || {
            let age = since.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
            ctx.request_repaint_after(if age < BEGINNING { FIRST_INTERVAL } else { INTERVAL });
        };
        let engine = Engine::start(Program::new(&program), settings.clone(), wake);
        let status = engine.status();
        self.running = Some(Running { engine, program, settings, asked: None, began, status });
    }

    pub(super) fn press(&self, button: &str) {
        if let Some(running) = &self.running {
            running.engine.press(button);
        }
    }

    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    /// Passes on changed settings and the position to analyze, and takes the status. Returns `true` if it has changed.
    pub(super) fn sync(&mut self, shell: &Shell) -> bool {
        let wanted = self.request(shell).ok();
        let Some(running) = &mut self.running else { return false };
        let settings = settings_of(&shell.settings.engine, &running.program);
        if running.settings != settings {
            running.engine.set_settings(settings.clone());
            running.settings = settings;
        }
        if running.asked != wanted {
            *running.began.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
            match &wanted {
                Some(Request { position, lines, limits }) => running.engine.analyze(position, *limits, *lines),
                None => running.engine.stop(),
            }
            running.asked = wanted;
            self.selected = 0;
        }
        let status = running.engine.status();
        let has_changed = !Arc::ptr_eq(&status, &running.status);
        running.status = status;
        has_changed
    }

    /// Returns what to analyze.
    ///
    /// # Errors
    /// If there is a reason for a pause; `None` if the window is hidden or a job runs.
    pub(super) fn request(&self, shell: &Shell) -> Result<Request, Option<Pause>> {
        let is_hidden = shell.ctx.input(|input| {
            let viewport = input.viewport();
            viewport.minimized == Some(true) || viewport.occluded == Some(true)
        });
        // A job needs the processors.
        if is_hidden || shell.is_working() {
            return Err(None);
        }
        if shell.is_preview() {
            return Err(Some(Pause::Preview));
        }
        let position = *shell.position();
        let lines = shell.settings.engine.lines;
        let limits = Limits::default();
        if let Some(side) = self.plays {
            let is_engine_to_move = position.side_to_move == side && shell.is_at_line_end();
            let limits = Limits { time: Some(MOVE_TIME), ..limits };
            return if is_engine_to_move {
                Ok(Request { position, lines: 1, limits })
            } else {
                Err(Some(Pause::OwnMove))
            };
        }
        if !self.is_threat {
            return Ok(Request { position, lines, limits });
        }
        if crate::rules::verdict(&position).check {
            return Err(Some(Pause::InCheck));
        }
        let passed = Position { side_to_move: !position.side_to_move, en_passant: None, ..position };
        Ok(Request { position: passed, lines, limits })
    }
}

fn settings_of(choices: &EngineChoices, program: &Path) -> Settings {
    Settings { options: choices.options_of(program), ..Settings::default() }
}
