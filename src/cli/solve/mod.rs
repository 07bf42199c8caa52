//! `fenwright solve`: finds all first moves that force mate, with proof, and solves other mate problems.

mod goal;
mod job;
mod json;
mod report;
mod search;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::time::Duration;

use clap::Args;

use self::goal::GoalArguments;
use self::job::SolveJob;
use self::report::SolveReport;
use self::search::Limits;
use super::input::{Input, InputArguments};
use super::input_reader::InputReader;
use super::{Outcome, memory, output};
use crate::document::FileError;
use crate::document::parallel::{self, Backlog};
use crate::lang::{self, Language};
use crate::rules::solver::Query;
use crate::tr;

/// Find every first move that forces mate, with proof
///
/// Says whether a mate problem is sound, and its solution: the key, what it threatens, the defences and the mates they
/// allow, what the conventions of composers say of the key, and men without use. Selfmates are answered in the same
/// way, helpmates with all their lines. Many positions are solved at once, and the answers come in their order. The
/// exit code is 0 if every record was read strictly and solved, 1 if some were mended, unreadable, illegal or not
/// finished in time, 2 for a usage or file error.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    goal: GoalArguments,
    /// Look for the shortest mates alone, of N moves at most
    #[arg(long, conflicts_with = "helpmate")]
    shortest: bool,
    /// Print an object of JSON for every record
    #[arg(long)]
    json: bool,
    /// The most seconds for a position; what is proven by then is said
    #[arg(long, value_name = "S", value_parser = seconds)]
    limit_seconds: Option<Duration>,
    /// The most memory of the tables of all searches together, in megabytes
    #[arg(long, value_name = "M", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash_mb: u32,
    #[command(flatten)]
    input: InputArguments,
}

impl Solve {
    /// Runs the command: reads the inputs and writes the solutions.
    pub fn run(&self) -> Outcome {
        if self.json {
            lang::set(Language::ENGLISH);
        }
        let inputs = match self.input.read() {
            Ok(inputs) => inputs,
            Err(outcome) => return outcome,
        };
        if !memory::has_memory(0) {
            return output::fail(tr!("cli-no-memory-to-solve"));
        }
        let mut parts = InputReader::new(&inputs, &self.input);
        let first = SolveJob::first(&mut parts, inputs.contains(&Input::Standard));
        // A single position uses all processors, several use one each.
        let (all, one) = (parallel::processor_count(), NonZeroUsize::MIN);
        let (workers, threads) = if first.len() > 1 { (all, one) } else { (one, all) };
        let bytes = (self.hash_mb as usize) << 20;
        let query = Query { stipulation: self.goal.stipulation(), shortest_only: self.shortest };
        let limits = Limits { query, time: self.limit_seconds, bytes: bytes / workers, threads };
        let mut summary = Summary::default();
        let mut out = io::stdout().lock();
        parallel::run_in_order(
            first.into_iter().chain(SolveJob::all(parts)),
            workers.get(),
            Backlog::Many,
            |job| job.map(|job| SolveReport::solve(&job, &limits, self.json)),
            |report| summary.take(report, &mut out),
        );
        summary.outcome(self.json)
    }
}

/// Parses a number of seconds, which may have a fraction.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| tr!("cli-no-seconds").to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| tr!("cli-no-time").to_owned())
}

#[derive(Debug, Default)]
struct Summary {
    positions: usize,
    /// The number of positions for each result, in order of first occurrence.
    counts: Vec<(&'static str, usize)>,
    all_well: Option<bool>,
    has_file_errors: bool,
    broken: Option<io::Error>,
}

impl Summary {
    /// Writes a report at once; returns `false` if nothing more can be written.
    fn take(&mut self, report: Result<SolveReport, FileError>, out: &mut impl Write) -> bool {
        match report {
            Err(error) => {
                self.has_file_errors = true;
                output::report_error(&error.sentence());
            }
            Ok(report) => {
                self.positions += 1;
                self.all_well = Some(self.all_well.unwrap_or(true) && report.is_well);
                match self.counts.iter_mut().find(|(code, _)| *code == report.code) {
                    Some((_, count)) => *count += 1,
                    None => self.counts.push((report.code, 1)),
                }
                self.broken = out.write_all(report.text.as_bytes()).and_then(|()| out.flush()).err();
            }
        }
        self.broken.is_none()
    }

    fn outcome(&self, is_json: bool) -> Outcome {
        if let Some(error) = &self.broken {
            return output::output_failed(error);
        }
        if !is_json {
            let counted = |code: &str, count: usize| tr!("cli-count-solved", number = count.to_string(), judged = code);
            let counts = self.counts.iter().map(|(code, count)| format!(", {}", counted(code, *count)));
            output::print_to_stderr(&format!(
                "{}{}",
                tr!("cli-positions", count = self.positions, number = self.positions.to_string()),
                counts.collect::<String>()
            ));
        }
        Outcome::new(self.has_file_errors, self.all_well.unwrap_or(true))
    }
}
