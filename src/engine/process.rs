//! The process of an engine, which never outlives this program.

use std::fmt;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command as Launcher, Stdio};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::inbox::Inbox;
use super::line_reader::{LineReader, RawLine};
use super::message::Command;

/// Interval for checking whether a process has ended.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Maximum time until the status and the last error of a crashed program are known, after the end of its output.
const CRASH_TIME: Duration = Duration::from_secs(1);

/// The program of an engine.
///
/// ```
/// let program = fenwright::engine::Program::new("/usr/games/stockfish");
/// assert!(program.arguments.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The path of the program.
    pub path: PathBuf,
    /// Its arguments; few engines need any.
    pub arguments: Vec<String>,
}

impl Program {
    /// Returns a program without arguments.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), arguments: Vec::new() }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}

/// A running engine. Dropping it kills it together with all processes that it has started.
pub(super) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    guard: Guard,
    /// The thread that reads errors.
    errors: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts a program. Its output goes to the inbox.
    pub(super) fn start(program: &Program, inbox: &Arc<Inbox>) -> io::Result<Self> {
        log::debug!("starting the engine {program}");
        let guard = Guard::start()?;
        let mut launcher = Launcher::new(&program.path);
        launcher.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Many engines look for their files beside themselves.
        if let Some(folder) = program.path.parent().filter(|folder| folder.is_absolute()) {
            launcher.current_dir(folder);
        }
        guard.adopt(&mut launcher);
        let mut child = launcher.spawn()?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        // From here on, dropping the process kills it.
        let mut process = Self { child, stdin, guard, errors: None };
        let number = inbox.begin_process();
        let reader = Arc::clone(inbox);
        read_lines("engine output", stdout, move |line| reader.receive(number, line))?;
        let reader = Arc::clone(inbox);
        let errors = read_lines("engine errors", stderr, move |line| {
            if let Some(RawLine::Text(text)) = line {
                reader.set_last_error(number, &text);
            }
        })?;
        process.errors = Some(errors);
        Ok(process)
    }

    /// Sends a command. A program that has ended is noticed by the end of its output.
    pub(super) fn send(&mut self, command: &Command) {
        if let Some(stdin) = &mut self.stdin {
            let _ = stdin.write_all(format!("{command}\n").as_bytes());
        }
    }

    /// Asks the engine to quit. Returns `false` if it does not within this time.
    pub(super) fn quit(&mut self, time: Duration) -> bool {
        self.send(&Command::Quit);
        self.stdin = None;
        poll(time, || self.has_ended())
    }

    /// Returns the exit status of a program that ended by itself, in the words of the system. Its errors have been read.
    pub(super) fn exit_status(&mut self) -> Option<String> {
        poll(CRASH_TIME, || self.has_ended() && self.errors.as_ref().is_none_or(JoinHandle::is_finished));
        self.child.try_wait().ok().flatten().map(|status| status.to_string())
    }

    fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.guard.kill(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Checks a condition repeatedly until it is true or the time has passed. Returns the last result.
fn poll(time: Duration, mut is_true: impl FnMut() -> bool) -> bool {
    let deadline = Instant::now() + time;
    loop {
        match is_true() {
            false if Instant::now() < deadline => thread::sleep(POLL_INTERVAL),
            answer => return answer,
        }
    }
}

/// Calls a function with each line, and with `None` at the end.
fn read_lines(
    name: &str,
    input: Option<impl Read + Send + 'static>,
    mut receive: impl FnMut(Option<RawLine<'_>>) + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    let Some(input) = input else { return Err(io::ErrorKind::BrokenPipe.into()) };
    let read = move || {
        let mut lines = LineReader::new(input);
        loop {
            let line = lines.next();
            let is_end = line.is_none();
            receive(line);
            if is_end {
                break;
            }
        }
    };
    thread::Builder::new().name(name.to_owned()).spawn(read)
}

/// A process that kills the engine's process group, which it leads, as soon as its input ends. The input ends also if this
/// program is killed, so no engine is ever left behind.
///
/// `setpriv --pdeathsig` would do this only on Linux, only for the engine itself, and only as long as the thread that
/// started it lives.
#[cfg(unix)]
pub(super) struct Guard(Child);

#[cfg(unix)]
impl Guard {
    pub(super) fn start() -> io::Result<Self> {
        use std::os::unix::process::CommandExt;
        const SCRIPT: &str = "trap '' HUP INT TERM; read -r _; kill -TERM 0; sleep 0.2; kill -KILL 0";
        let mut shell = Launcher::new("/bin/sh");
        shell.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        shell.current_dir("/").process_group(0).spawn().map(Self)
    }

    /// Makes a program start in the group.
    pub(super) fn adopt(&self, launcher: &mut Launcher) {
        use std::os::unix::process::CommandExt;
        // The id of a process fits; otherwise the engine leads a group of its own.
        launcher.process_group(self.0.id().try_into().unwrap_or(0));
    }

    pub(super) fn kill(&mut self, _: &mut Child) {
        self.0.stdin = None;
    }
}

#[cfg(unix)]
impl Drop for Guard {
    fn drop(&mut self) {
        self.0.stdin = None;
        let _ = self.0.wait();
    }
}

/// On Windows only the engine itself is killed, and it ends at the end of its input if this program is killed.
#[cfg(windows)]
pub(super) struct Guard;

#[cfg(windows)]
impl Guard {
    #[expect(clippy::unnecessary_wraps, reason = "starting can fail on Unix")]
    pub(super) fn start() -> io::Result<Self> {
        Ok(Self)
    }

    /// Makes a program start without a console of its own.
    #[expect(clippy::unused_self, reason = "used on Unix")]
    pub(super) fn adopt(&self, launcher: &mut Launcher) {
        use std::os::windows::process::CommandExt;
        // From Microsoft's list of process creation flags.
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        launcher.creation_flags(CREATE_NO_WINDOW);
    }

    #[expect(clippy::unused_self, reason = "used on Unix")]
    pub(super) fn kill(&mut self, child: &mut Child) {
        let _ = child.kill();
    }
}
