//! Programs that must come to an end, and things that must come about.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Seek};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything here takes, also on a busy machine; only what fails waits for it.
pub(crate) const LIMIT: Duration = Duration::from_mins(1);

/// The Debian package of each program that these tests call.
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

/// How a program ended and what it said.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Starts a program; one that is not installed fails the test with the name of its package.
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

/// Runs a program to its end, which has to come in time.
pub(crate) fn run(command: &mut Command) -> Ended {
    let file = || tempfile::tempfile().expect("a file for what a program says");
    let (mut stdout, mut stderr) = (file(), file());
    let handle = |file: &File| Stdio::from(file.try_clone().expect("one more handle"));
    // Files and not pipes: xclip leaves a process behind that would hold a pipe open.
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

/// Waits for the end of a process; one that goes on for too long is killed and fails the test.
pub(crate) fn end_of(child: &mut Child, what: &str) -> ExitStatus {
    let deadline = Instant::now() + LIMIT;
    loop {
        if let Some(status) = child.try_wait().expect("a child can be asked") {
            return status;
        }
        if Instant::now() > deadline {
            // It may have ended by now, which is as well.
            let _ = child.kill();
            let _ = child.wait();
            panic!("{what} did not end within {LIMIT:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Whether a process does something or waits for a processor to do it.
pub(crate) fn is_at_work(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return false };
    // The state follows the name, which may hold anything: see proc(5).
    let runs = |stat: String| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with(['R', 'D']));
    threads.flatten().any(|thread| fs::read_to_string(thread.path().join("stat")).is_ok_and(runs))
}

/// Asks until there is an answer; `None` when the time is over.
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
