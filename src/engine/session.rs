//! The conversation with an engine, on a thread of its own.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::analysis::Analysis;
use super::fault::{Awaited, EngineFault};
use super::inbox::{Event, Inbox, Infos, Next, Wake, Wanted};
use super::message::{Command, EngineOption, Message};
use super::process::{Process, Program};
use super::search::Search;
use super::settings::Settings;
use super::status::{EngineState, Shared};
use super::suitable::{self, Setup};
use crate::rules::Play;

/// Maximum number of restarts of an engine until it finishes another search.
pub const MAX_RESTARTS: u32 = 3;

/// Minimum time between two changes of an analysis. Faster changes could not be read.
const UPDATE_INTERVAL: Duration = Duration::from_millis(50);

/// Maximum number of options of an engine. Real engines have some dozens.
const MAX_OPTIONS: usize = 500;

pub(super) struct Session {
    program: Program,
    inbox: Arc<Inbox>,
    shared: Arc<Shared>,
    options: Vec<EngineOption>,
    has_worked: bool,
    restarts: u32,
    /// The request of the last finished search.
    finished: u64,
}

/// The reason for the end of a conversation.
enum Ending {
    Quit(Duration),
    Fault(EngineFault),
    /// The output ended.
    Crash,
}

/// A search that was sent.
struct Running {
    play: Play,
    analysis: Analysis,
    /// `false` while the results of a search are awaited that is not wanted any more.
    is_wanted: bool,
}

impl Session {
    pub(super) const fn new(program: Program, inbox: Arc<Inbox>, shared: Arc<Shared>) -> Self {
        Self { program, inbox, shared, options: Vec::new(), has_worked: false, restarts: 0, finished: 0 }
    }

    pub(super) fn run(mut self) {
        while let Err(fault) = self.run_process() {
            if !self.has_worked {
                return self.set_state(EngineState::Failed(fault));
            }
            if self.restarts == MAX_RESTARTS {
                return self.set_state(EngineState::Failed(EngineFault::GaveUp(Box::new(fault))));
            }
            self.restarts += 1;
            self.shared.update(|status| {
                status.state = EngineState::Starting;
                status.restarts = self.restarts;
                status.fault = Some(fault);
            });
        }
        self.set_state(EngineState::Ended);
    }

    fn set_state(&self, state: EngineState) {
        self.shared.update(|status| status.state = state);
    }

    fn report(&self, fault: EngineFault) {
        self.shared.update(|status| status.fault = Some(fault));
    }

    /// Runs a process until the user wants to quit, or until it fails.
    fn run_process(&mut self) -> Result<(), EngineFault> {
        let mut process =
            Process::start(&self.program, &self.inbox).map_err(|error| EngineFault::CannotStart(error.to_string()))?;
        let Err(ending) = self.converse(&mut process);
        match ending {
            Ending::Quit(time) => {
                if !process.quit(time) {
                    self.report(EngineFault::DidNotQuit);
                }
                Ok(())
            }
            Ending::Fault(fault) => Err(fault),
            Ending::Crash => {
                let status = process.exit_status();
                Err(EngineFault::Crashed { status, last_error: self.inbox.last_error() })
            }
        }
    }

    fn converse(&mut self, process: &mut Process) -> Result<Infallible, Ending> {
        self.introduce(process)?;
        let mut values = self.default_values();
        let (mut revision, mut games, mut pressed) = (0, 0, 0);
        loop {
            let wanted = self.wait_for_wanted(revision)?;
            revision = wanted.revision;
            if games != wanted.games {
                games = wanted.games;
                process.send(&Command::UciNewGame);
                self.await_ready(process, wanted.settings.answer_times.ready)?;
            }
            for name in wanted.pressed.get(pressed..).unwrap_or_default() {
                process.send(&Command::SetOption { name: name.clone(), value: None });
            }
            if pressed != wanted.pressed.len() {
                pressed = wanted.pressed.len();
                self.await_ready(process, wanted.settings.answer_times.ready)?;
            }
            let Some(search) = wanted.search else { continue };
            match suitable::set_up(&search.position, &self.options) {
                Ok((setup, play)) => {
                    self.configure(process, &mut values, &wanted.settings, &setup, search.lines)?;
                    let running = Running { analysis: Analysis::new(search.position, &play), play, is_wanted: true };
                    self.search(process, setup, running, &search, revision)?;
                }
                Err(reason) => {
                    self.shared.update(|status| {
                        status.state = EngineState::Idle;
                        status.fault = Some(EngineFault::Unsuitable(reason));
                        (status.analysis, status.revision) = (None, revision);
                    });
                }
            }
        }
    }

    fn introduce(&mut self, process: &mut Process) -> Result<(), Ending> {
        let times = self.inbox.wanted().settings.answer_times;
        let (mut name, mut author, mut options) = (String::new(), String::new(), Vec::new());
        process.send(&Command::Uci);
        self.answer(times.start, EngineFault::NotUci, |message| {
            match message {
                Message::Name(text) => text.clone_into(&mut name),
                Message::Author(text) => text.clone_into(&mut author),
                Message::Option(option) if options.len() < MAX_OPTIONS => options.push(option),
                message => return message == Message::UciOk,
            }
            false
        })?;
        self.options.clone_from(&options);
        process.send(&Command::UciNewGame);
        self.await_ready(process, times.ready)?;
        self.has_worked = true;
        self.shared.update(|status| {
            status.state = EngineState::Idle;
            (status.name, status.author, status.options) = (name, author, options);
        });
        Ok(())
    }

    fn await_ready(&self, process: &mut Process, time: Duration) -> Result<(), Ending> {
        process.send(&Command::IsReady);
        self.answer(time, EngineFault::NoAnswer(Awaited::ReadyOk), |message| message == Message::ReadyOk)
    }

    /// Waits for messages until one is the answer.
    fn answer(
        &self,
        time: Duration,
        fault: EngineFault,
        mut is_answer: impl FnMut(Message<'_>) -> bool,
    ) -> Result<(), Ending> {
        let mut wake = Wake { deadline: Some(Instant::now() + time), ..Wake::default() };
        loop {
            match self.inbox.next(wake) {
                Next::Wanted(wanted) => wake.revision = not_quitting(wanted)?.revision,
                Next::Event(Event::Line(line)) if Message::parse(&line).is_some_and(&mut is_answer) => return Ok(()),
                Next::Event(event) => self.hear(event)?,
                Next::Infos(_) => {}
                Next::Timeout => return Err(Ending::Fault(fault)),
            }
        }
    }

    /// Reports output that is out of place, once for a search.
    fn hear(&self, event: Event) -> Result<(), Ending> {
        match event {
            Event::Ended => return Err(Ending::Crash),
            _ if self.shared.status().fault.is_some() => {}
            Event::TooLong => self.report(EngineFault::LongLine),
            // Before its introduction an engine may greet in any words.
            Event::Unreadable(line) if self.has_worked => self.report(EngineFault::Unreadable(line)),
            Event::Unreadable(_) | Event::Line(_) | Event::Done { .. } => {}
        }
        Ok(())
    }

    fn wait_for_wanted(&self, revision: u64) -> Result<Wanted, Ending> {
        loop {
            match self.inbox.next(Wake { revision, ..Wake::default() }) {
                Next::Wanted(wanted) => return not_quitting(wanted),
                Next::Event(event) => self.hear(event)?,
                Next::Infos(_) | Next::Timeout => {}
            }
        }
    }

    fn default_values(&self) -> BTreeMap<String, String> {
        let value = |option: &EngineOption| Some((option.name.clone(), option.default_value()?));
        self.options.iter().filter_map(value).collect()
    }

    /// Sends the options that must change, and waits until the engine is ready.
    fn configure(
        &self,
        process: &mut Process,
        values: &mut BTreeMap<String, String>,
        settings: &Settings,
        setup: &Setup,
        lines: usize,
    ) -> Result<(), Ending> {
        let reserved = [
            ("MultiPV", Some(lines.to_string())),
            ("UCI_AnalyseMode", Some("true".to_owned())),
            ("UCI_Chess960", Some(setup.is_chess960.to_string())),
            ("UCI_Variant", setup.variant.clone()),
        ];
        let reserved = reserved.iter().filter_map(|(name, value)| {
            let option = suitable::find(&self.options, name)?;
            Some((option, value.clone().filter(|value| option.accepts(value))?))
        });
        let for_user = self.options.iter().filter(|option| option.is_for_user());
        let for_user = for_user.filter_map(|option| Some((option, settings.value(option)?)));
        let mut has_changed = false;
        for (option, value) in for_user.chain(reserved) {
            if values.get(&option.name) != Some(&value) {
                values.insert(option.name.clone(), value.clone());
                process.send(&Command::SetOption { name: option.name.clone(), value: Some(value) });
                has_changed = true;
            }
        }
        if has_changed { self.await_ready(process, settings.answer_times.ready) } else { Ok(()) }
    }

    /// Runs a search until the engine has finished it.
    fn search(
        &mut self,
        process: &mut Process,
        setup: Setup,
        mut running: Running,
        search: &Search,
        revision: u64,
    ) -> Result<(), Ending> {
        let times = self.inbox.wanted().settings.answer_times;
        self.inbox.begin_search();
        process.send(&Command::Position { fen: Some(setup.fen), moves: Vec::new() });
        process.send(&Command::Go(search.limits.into()));
        self.shared.update(|status| {
            status.state = EngineState::Searching;
            status.fault = None;
            (status.analysis, status.revision) = (Some(running.analysis.clone()), revision);
        });
        let now = Instant::now();
        let deadline = search.limits.time.and_then(|time| now.checked_add(time)?.checked_add(times.stop));
        let mut wake = Wake { revision, infos_from: Some(now), deadline };
        loop {
            match self.inbox.next(wake) {
                Next::Wanted(wanted) => {
                    let wanted = not_quitting(wanted)?;
                    wake.revision = wanted.revision;
                    running.is_wanted = wanted.search.is_none();
                    if wake.infos_from.take().is_some() {
                        process.send(&Command::Stop);
                        wake.deadline = Some(Instant::now() + times.stop);
                        self.set_state(EngineState::Stopping);
                    }
                }
                Next::Infos(infos) => {
                    self.show(&mut running, &infos, None);
                    wake.infos_from = Some(Instant::now() + UPDATE_INTERVAL);
                    if running.analysis.exceeds(search.limits) {
                        wake.infos_from = None;
                        process.send(&Command::Stop);
                        wake.deadline = Some(Instant::now() + times.stop);
                    }
                }
                Next::Event(Event::Done { line, infos }) => {
                    // A search that is repeated after a crash does not prove that the engine works again.
                    if self.finished != revision {
                        (self.finished, self.restarts) = (revision, 0);
                    }
                    if running.is_wanted {
                        self.show(&mut running, &infos, Some(&line));
                    }
                    return Ok(());
                }
                Next::Event(event) => self.hear(event)?,
                Next::Timeout => return Err(Ending::Fault(EngineFault::NoAnswer(Awaited::BestMove))),
            }
        }
    }

    /// Publishes new lines of a search, and its end.
    fn show(&self, running: &mut Running, infos: &Infos, answer: Option<&str>) {
        let Running { play, analysis, .. } = running;
        let (in_lines, in_answer) = (analysis.update(play, infos), answer.and_then(|line| analysis.finish(play, line)));
        let fault = in_lines.or(in_answer);
        let analysis = analysis.clone();
        self.shared.update(|status| {
            status.fault = fault.or(status.fault.take());
            status.analysis = Some(analysis);
            if answer.is_some() {
                (status.state, status.restarts) = (EngineState::Idle, self.restarts);
            }
        });
    }
}

fn not_quitting(wanted: Wanted) -> Result<Wanted, Ending> {
    if wanted.quits { Err(Ending::Quit(wanted.settings.answer_times.quit)) } else { Ok(wanted) }
}
