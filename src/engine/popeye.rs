//! The problem solver Popeye, for fairy pieces and conditions that this program does not solve.
//!
//! Popeye reads a file of problems and writes its solutions as text. It is not trusted: its output is bounded, and its
//! process ends with this program.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf, absolute};
use std::process::{Child, Command as Launcher, Stdio};
use std::thread;

use super::process::{Guard, POLL_INTERVAL};

/// Names of the program of Popeye.
const NAMES: [&str; 3] = ["py", "popeye", "pywin64"];

/// The first word of its output.
const BANNER: &str = "Popeye";

/// Maximum number of bytes of output that are read.
const MAX_OUTPUT: u64 = 16 << 20;

/// The output of Popeye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PopeyeOutput {
    /// The solutions.
    pub text: String,
    /// Errors in the input and other messages.
    pub messages: String,
}

/// The reason why Popeye gave no complete answer.
#[derive(Debug)]
pub enum PopeyeFault {
    /// The program cannot be started, or a temporary file not be written.
    Failed(io::Error),
    /// The program is not Popeye.
    NotPopeye(PathBuf),
    /// The caller has cancelled. Contains the output until then.
    Cancelled(PopeyeOutput),
}

impl fmt::Display for PopeyeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(error) => error.fmt(f),
            Self::NotPopeye(path) => write!(f, "{} is not Popeye", path.display()),
            Self::Cancelled(_) => f.write_str("cancelled"),
        }
    }
}

impl std::error::Error for PopeyeFault {}

impl From<io::Error> for PopeyeFault {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// Returns the program of Popeye in the absolute folders of `PATH`, without running it.
pub fn find_popeye() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let suffix = std::env::consts::EXE_SUFFIX;
    let in_folder = |folder: PathBuf| NAMES.map(|name| folder.join(format!("{name}{suffix}")));
    std::env::split_paths(&folders)
        .filter(|folder| folder.is_absolute())
        .flat_map(in_folder)
        .find(|path| path.is_file())
}

/// Runs Popeye with an input, `BeginProblem` to `EndProblem`, and returns what it writes.
///
/// # Errors
/// If the program cannot be run, is not Popeye, or if `is_cancelled` returns `true`, which is asked every few
/// milliseconds.
///
/// ```no_run
/// use fenwright::engine::{find_popeye, run_popeye};
/// let input = "BeginProblem\nPieces White Kf6 Ra1 Black Kh8\nStipulation h#2\nCondition Circe\nEndProblem\n";
/// let output = run_popeye(&find_popeye().unwrap(), input, || false).unwrap();
/// assert!(output.text.starts_with("Popeye"));
/// ```
pub fn run_popeye(
    program: &Path,
    input: &str,
    is_cancelled: impl FnMut() -> bool,
) -> Result<PopeyeOutput, PopeyeFault> {
    // A problem can name a file to write. Without a folder, it is written here and removed.
    let folder = tempfile::tempdir()?;
    let problems = folder.path().join("problem.inp");
    fs::write(&problems, input)?;
    let [mut output, mut messages] = [tempfile::tempfile()?, tempfile::tempfile()?];
    let mut guard = Guard::start()?;
    let mut launcher = Launcher::new(absolute(program)?);
    launcher
        .current_dir(folder.path())
        .arg(problems)
        .stdin(Stdio::null())
        .stdout(output.try_clone()?)
        .stderr(messages.try_clone()?);
    guard.adopt(&mut launcher);
    let mut child = launcher.spawn()?;
    let is_finished = wait(&mut child, [&output, &messages], is_cancelled);
    guard.kill(&mut child);
    child.wait()?;
    let output = PopeyeOutput { text: read(&mut output)?, messages: read(&mut messages)? };
    if !is_finished? {
        return Err(PopeyeFault::Cancelled(output));
    }
    let is_popeye = output.text.trim_start().starts_with(BANNER);
    if is_popeye { Ok(output) } else { Err(PopeyeFault::NotPopeye(program.to_owned())) }
}

/// Waits for the end of a process. Returns `false` if the caller has cancelled or the output is too long.
fn wait(child: &mut Child, outputs: [&File; 2], mut is_cancelled: impl FnMut() -> bool) -> io::Result<bool> {
    while child.try_wait()?.is_none() {
        for output in outputs {
            if output.metadata()?.len() > MAX_OUTPUT {
                return Ok(false);
            }
        }
        if is_cancelled() {
            return Ok(false);
        }
        thread::sleep(POLL_INTERVAL);
    }
    Ok(true)
}

fn read(output: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    output.rewind()?;
    output.take(MAX_OUTPUT).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
