//! `fenwright solve`: finds all first moves that force mate, with proof, and solves other mate problems.

mod phases;
mod popeye;
mod report;
mod search;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::time::Duration;

use clap::Args;

use self::report::SolveReport;
use self::search::Options;
use super::goal::GoalArguments;
use super::input::{Input, InputArguments, seconds};
use super::input_reader::InputReader;
use super::job::RecordJob;
use super::progress_line::ProgressLine;
use super::prover::ProverArguments;
use super::{Outcome, output};
use crate::document::FileError;
use crate::document::parallel::{self, Backlog};
use crate::notation::composition::Composition;
use crate::rules::Prover;
use crate::tr;

/// The arguments of `fenwright solve`.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    goal: GoalArguments,
    #[arg(long, group = "GoalArguments")]
    stated: bool,
    #[arg(long, group = "GoalArguments", conflicts_with_all = ["json", "shortest", "phases"])]
    popeye: bool,
    #[arg(long, conflicts_with = "helpmate")]
    shortest: bool,
    #[arg(long, conflicts_with_all = ["selfmate", "helpmate", "win", "draw"])]
    phases: bool,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, value_name = "S", value_parser = seconds)]
    limit_seconds: Option<Duration>,
    #[arg(long, value_name = "M", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash_mb: u32,
    #[command(flatten)]
    prover: ProverArguments,
    #[command(flatten)]
    input: InputArguments,
}

impl Solve {
    /// Runs the command: reads the inputs and writes the solutions.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        if self.popeye {
            return popeye::solve(&inputs, &self.input, self.limit_seconds);
        }
        let Some(all) = parallel::threads_with_memory(0) else {
            return output::fail(tr!("cli-no-memory-to-solve"));
        };
        let mut parts = InputReader::new(&inputs, &self.input);
        let first = RecordJob::first(&mut parts, inputs.contains(&Input::Standard));
        // A single position is solved on all processors. Several positions are solved on one processor each.
        let one = NonZeroUsize::MIN;
        let (workers, threads) = if first.len() > 1 { (all, one) } else { (one, all) };
        let bytes = (self.hash_mb as usize) << 20;
        let composition = (!self.stated).then(|| self.goal.composition());
        // Only a study needs tables.
        let is_study = |asked: &Composition| asked.stipulation.is_some_and(|asked| asked.goal.is_study());
        let needs_tables = composition.as_ref().is_none_or(is_study);
        let prover = if needs_tables { self.prover.prover() } else { Prover::default() };
        let options = Options {
            composition,
            is_shortest: self.shortest,
            time: self.limit_seconds,
            bytes: bytes / workers,
            threads,
            prover,
            has_phases: self.phases,
        };
        let mut summary = Summary::new(ProgressLine::new(&inputs));
        let mut out = io::stdout().lock();
        let jobs = first.into_iter().chain(parts.flat_map(RecordJob::from_batch));
        let solve = |job: Result<_, _>| job.map(|job| SolveReport::solve(&job, &options, self.json));
        parallel::run_in_order(jobs, workers.get(), Backlog::Many, solve, |report| summary.take(report, &mut out));
        summary.outcome(self.json)
    }
}

struct Summary {
    progress: ProgressLine,
    counts: Counts,
    all_well: Option<bool>,
    has_file_errors: bool,
    broken: Option<io::Error>,
}

impl Summary {
    fn new(progress: ProgressLine) -> Self {
        Self { progress, counts: Counts::default(), all_well: None, has_file_errors: false, broken: None }
    }

    /// Counts a report and writes it at once; returns `false` if nothing more can be written.
    fn take(&mut self, report: Result<SolveReport, FileError>, out: &mut impl Write) -> bool {
        match report {
            Err(error) => {
                self.has_file_errors = true;
                self.progress.report_error(&error.sentence());
            }
            Ok(report) => {
                self.all_well = Some(self.all_well.unwrap_or(true) && report.is_well);
                report.codes.iter().for_each(|code| self.counts.add(code));
                self.progress.clear_for_output();
                self.broken = out.write_all(report.text.as_bytes()).and_then(|()| out.flush()).err();
            }
        }
        self.progress.show(|| self.counts.sentence());
        self.broken.is_none()
    }

    fn outcome(mut self, is_json: bool) -> Outcome {
        self.progress.clear();
        if let Some(error) = &self.broken {
            return output::output_failed(error);
        }
        if !is_json {
            output::print_to_stderr(&self.counts.sentence());
        }
        Outcome::new(self.has_file_errors, self.all_well.unwrap_or(true))
    }
}

/// The number of positions, in all and for each code of a result.
#[derive(Default)]
struct Counts {
    positions: usize,
    by_code: Vec<(&'static str, usize)>,
}

impl Counts {
    fn add(&mut self, code: &'static str) {
        self.positions += 1;
        match self.by_code.iter_mut().find(|(known, _)| *known == code) {
            Some((_, count)) => *count += 1,
            None => self.by_code.push((code, 1)),
        }
    }

    /// Returns a text such as `3 positions, 2 sound, 1 cooked`.
    fn sentence(&self) -> String {
        let counted = |code: &str, count: usize| tr!("cli-count-solved", number = count.to_string(), judged = code);
        let counts = self.by_code.iter().map(|(code, count)| format!(", {}", counted(code, *count)));
        let positions = tr!("cli-positions", count = self.positions, number = self.positions.to_string());
        positions + &counts.collect::<String>()
    }
}
