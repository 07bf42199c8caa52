//! Running programs and waiting for conditions, both with a time limit.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Seek};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The time limit of all waits, also on a busy machine. Only failing tests reach it.
pub(crate) const LIMIT: Duration = Duration::from_mins(1);

/// The Debian package of each program that these tests run.
const PACKAGES: [(&str, &str); 11] = [
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
    ("xclip", "xclip"),
    ("python3", "python3-xlib"),
    ("dbus-daemon", "dbus-daemon"),
    ("sway", "sway"),
    ("swaymsg", "sway"),
    ("grim", "grim"),
    ("wtype", "wtype"),
    ("wl-paste", "wl-clipboard"),
    ("openbox", "openbox"),
];

/// The exit status and the output of a program.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Starts a program. A missing program fails the test with the name of its package.
pub(crate) fn start(command: &mut Command) -> Child {
    command.spawn().unwrap_or_else(|error| {
        let program = command.get_program().to_string_lossy().into_owned();
        let package = PACKAGES.iter().find(|(known, _)| program == *known).map(|(_, package)| *package);
        match (error.kind(), package) {
            (ErrorKind::NotFound, Some(package)) => {
                panic!("The program {program} is missing; install the package {package}.")
            }
            _ => panic!("{program} cannot be started: {error}"),
        }
    })
}

/// Runs a program within the time limit.
pub(crate) fn run(command: &mut Command) -> Ended {
    let file = || tempfile::tempfile().expect("a file for what a program says");
    let (mut stdout, mut stderr) = (file(), file());
    let handle = |file: &File| Stdio::from(file.try_clone().expect("one more handle"));
    // Files instead of pipes: xclip leaves a process behind that would keep a pipe open.
    let mut child = start(command.stdin(Stdio::null()).stdout(handle(&stdout)).stderr(handle(&stderr)));
    let status = end_of(&mut child, &format!("{command:?}"));
    let text = |file: &mut File| {
        let mut bytes = Vec::new();
        file.rewind().expect("rewound");
        file.read_to_end(&mut bytes).expect("read");
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ended { status, stdout: text(&mut stdout), stderr: text(&mut stderr) }
}

/// Waits for the end of a process. At the time limit, the process is killed and the test fails.
pub(crate) fn end_of(child: &mut Child, what: &str) -> ExitStatus {
    let deadline = Instant::now() + LIMIT;
    loop {
        if let Some(status) = child.try_wait().expect("a child can be asked") {
            return status;
        }
        if Instant::now() > deadline {
            // It may have ended by now, which is fine.
            let _ = child.kill();
            let _ = child.wait();
            panic!("{what} did not end within {LIMIT:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Returns `true` if a process runs or is ready to run.
pub(crate) fn is_at_work(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return false };
    // The state follows the name, which may contain anything: see proc(5).
    let runs = |stat: String| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with(['R', 'D']));
    threads.flatten().any(|thread| fs::read_to_string(thread.path().join("stat")).is_ok_and(runs))
}

/// Calls `ask` until it returns a value. Returns `None` at the time limit.
pub(crate) fn poll<T>(limit: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + limit;
    loop {
        if let Some(answer) = ask() {
            return Some(answer);
        }
        if Instant::now() > deadline {
            return None;
        }
        thread::sleep(Duration::from_millis(8));
    }
}
