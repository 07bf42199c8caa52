//! What a command says beside its output.

use crate::tr;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Where the output of a command goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Destination<'a> {
    /// To the standard output, also where that is named as a file: it goes on where others left off.
    Standard,
    /// To a file.
    File(&'a Path),
}

impl<'a> Destination<'a> {
    pub(super) fn of(output: Option<&'a Path>) -> Self {
        const NAMES: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
        output.filter(|path| NAMES.iter().all(|name| *path != Path::new(name))).map_or(Self::Standard, Self::File)
    }
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every record was read strictly.
    AllStrict,
    /// Some records were mended or are unreadable.
    SomeNot,
    /// The command could not be carried out as it was given.
    Error,
}

impl Outcome {
    pub(super) fn of(has_errors: bool, all_strict: bool) -> Self {
        match (has_errors, all_strict) {
            (true, _) => Self::Error,
            (false, true) => Self::AllStrict,
            (false, false) => Self::SomeNot,
        }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        Self::from(match outcome {
            Outcome::AllStrict => 0,
            Outcome::SomeNot => 1,
            Outcome::Error => 2,
        })
    }
}

/// Writes a line to standard error. If nobody reads that, there is nobody to tell.
pub(super) fn say_plainly(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Says why something could not be done.
pub(super) fn say(sentence: &str) {
    say_plainly(&format!("fenwright: {sentence}"));
}

/// Says why a command cannot be carried out.
pub(super) fn refuse(sentence: &str) -> Outcome {
    say(sentence);
    Outcome::Error
}

/// The end of a command whose output cannot be written. One that nobody wants to read on is no fault.
pub(super) fn broken(error: &io::Error) -> Outcome {
    if error.kind() == ErrorKind::BrokenPipe {
        return Outcome::AllStrict;
    }
    refuse(&tr!("cli-output-broken", error = error.to_string()))
}
