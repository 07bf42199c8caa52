//! Messages on standard error, the counts of records, and the results of commands.

use std::io::{self, ErrorKind, Write};
use std::ops::AddAssign;
use std::path::Path;
use std::process::ExitCode;

use clap::builder::Styles;

use super::record::ReadQuality;
use crate::document::FileError;
use crate::rules::Problem;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Destination<'a> {
    /// Standard output, also if given as a path such as `/dev/stdout`: replacing that file would lose earlier output.
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
    /// Success: every record was read strictly, and everything was done.
    AllStrict = 0,
    /// Some records were corrected or are unreadable, or something was not done, such as solving in time.
    NotAllStrict = 1,
    /// The command failed with a usage or file error.
    Error = 2,
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
        Self::from(outcome as u8)
    }
}

pub(super) fn print_to_stderr(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

pub(super) fn report_error(sentence: &str) {
    let styles = Styles::styled();
    let style = styles.get_error();
    // The stream removes the color unless it is a terminal, and if `NO_COLOR` is set. A failure cannot be reported.
    let _ = writeln!(anstream::stderr(), "{style}fenwright:{style:#} {sentence}");
}

pub(super) fn fail(sentence: &str) -> Outcome {
    report_error(sentence);
    Outcome::Error
}

/// Reports that the output cannot be written, and returns the outcome. A closed pipe is not an error.
pub(super) fn output_failed(error: &io::Error) -> Outcome {
    if error.kind() == ErrorKind::BrokenPipe {
        return Outcome::AllStrict;
    }
    fail(&tr!("cli-output-broken", error = error.to_string()))
}

/// Prints a text that was made in memory.
pub(super) fn print(text: io::Result<Vec<u8>>) -> Outcome {
    let mut out = io::stdout().lock();
    let written = text.and_then(|text| out.write_all(&text)).and_then(|()| out.flush());
    written.map_or_else(|error| output_failed(&error), |()| Outcome::AllStrict)
}

pub(super) enum Failure {
    Output(io::Error),
    File(FileError),
    #[cfg(feature = "render")]
    Other(String),
}

impl Failure {
    /// Reports the failure, unless it is due to errors in the inputs, which have been reported already.
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    records: usize,
    mended: usize,
    unreadable: usize,
    illegal: usize,
    odd: usize,
}

impl Tally {
    /// Counts a record. A record with illegal and odd problems counts as illegal.
    pub(super) fn count(&mut self, quality: ReadQuality, problems: &[Problem]) {
        let is_illegal = problems.iter().any(Problem::is_illegal);
        self.records += 1;
        self.mended += usize::from(quality == ReadQuality::Corrected);
        self.unreadable += usize::from(quality == ReadQuality::Failed);
        self.illegal += usize::from(is_illegal);
        self.odd += usize::from(!is_illegal && !problems.is_empty());
    }

    pub(super) fn pass(&mut self) {
        self.records += 1;
    }

    pub(super) fn all_strict(&self) -> bool {
        self.mended + self.unreadable == 0
    }

    /// Returns a text such as `19 positions, 1 unreadable`.
    pub(super) fn summary(&self) -> String {
        let number = self.records.to_string();
        let mut summary = tr!("cli-positions", count = self.records, number = number);
        let mut add = |count: usize, say: fn(String) -> String| {
            if count > 0 {
                summary.push_str(", ");
                summary.push_str(&say(count.to_string()));
            }
        };
        add(self.mended, |number| tr!("cli-count-mended", number = number));
        add(self.unreadable, |number| tr!("cli-count-unreadable", number = number));
        add(self.illegal, |number| tr!("cli-count-illegal", number = number));
        add(self.odd, |number| tr!("cli-count-odd", number = number));
        summary
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.records += other.records;
        self.mended += other.mended;
        self.unreadable += other.unreadable;
        self.illegal += other.illegal;
        self.odd += other.odd;
    }
}
