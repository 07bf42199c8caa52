//! Messages on standard error, and the results of commands.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::document::FileError;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Destination<'a> {
    /// Standard output, also if it is named as a file, which keeps the output of earlier programs.
    Standard,
    File(&'a Path),
}

impl<'a> Destination<'a> {
    pub(super) fn new(output: Option<&'a Path>) -> Self {
        const NAMES: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
        output.filter(|path| NAMES.iter().all(|name| *path != Path::new(name))).map_or(Self::Standard, Self::File)
    }
}

/// The result of a command, which determines its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every record was read strictly.
    AllStrict,
    /// Some records were corrected or are unreadable.
    NotAllStrict,
    /// The command failed with a usage or file error.
    Error,
}

impl Outcome {
    pub(super) fn new(has_errors: bool, all_strict: bool) -> Self {
        match (has_errors, all_strict) {
            (true, _) => Self::Error,
            (false, true) => Self::AllStrict,
            (false, false) => Self::NotAllStrict,
        }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        Self::from(match outcome {
            Outcome::AllStrict => 0,
            Outcome::NotAllStrict => 1,
            Outcome::Error => 2,
        })
    }
}

/// Writes a line to standard error. Failures are ignored, as there is nowhere to report them.
pub(super) fn print_to_stderr(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

pub(super) fn report_error(sentence: &str) {
    print_to_stderr(&format!("fenwright: {sentence}"));
}

pub(super) fn fail(sentence: &str) -> Outcome {
    report_error(sentence);
    Outcome::Error
}

/// Ends a command whose output cannot be written. A closed pipe is not an error.
pub(super) fn output_failed(error: &io::Error) -> Outcome {
    if error.kind() == ErrorKind::BrokenPipe {
        return Outcome::AllStrict;
    }
    fail(&tr!("cli-output-broken", error = error.to_string()))
}

/// The reason why a command cannot write its results.
pub(super) enum Failure {
    /// Standard output cannot be written.
    Output(io::Error),
    File(FileError),
    /// Another reason, as a sentence.
    #[cfg(feature = "render")]
    Other(String),
}

impl Failure {
    /// Reports the failure, unless it is due to errors in the inputs, which have been reported.
    pub(super) fn report(&self, has_file_errors: bool) -> Outcome {
        match self {
            Self::Output(error) => output_failed(error),
            Self::File(_) if has_file_errors => Outcome::Error,
            Self::File(error) => fail(&error.write_failure()),
            #[cfg(feature = "render")]
            Self::Other(sentence) => fail(sentence),
        }
    }
}
