//! `fenwright analyse`: the views of chess engines on positions, and their hits in suites of test positions.

mod goal;
mod object;
mod report;
mod search;
mod table;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use strum::VariantNames as _;

use self::object::AnalysisObject;
use self::search::{Findings, Search};
use self::table::Table;
use super::input::{InputArguments, seconds};
use super::input_reader::InputReader;
use super::job::RecordJob;
use super::progress_line::ProgressLine;
use super::prover::ProverArguments;
use super::{Outcome, json, output};
use crate::document::FileError;
use crate::document::parallel::{self, Backlog};
use crate::engine::{InstallHint, Limits, MAX_LINES, OnlyMoveRule, Pool, Program, Settings, find_engines};
use crate::tr;
use crate::wording::Sentence;

/// The arguments of `fenwright analyse`.
#[derive(Args, Debug)]
pub struct Analyse {
    #[arg(long, value_name = "PATH", value_hint = ValueHint::ExecutablePath)]
    engine: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "S", value_parser = seconds, conflicts_with = "nodes")]
    seconds: Option<Duration>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = lines)]
    lines: usize,
    #[arg(long)]
    only_move: bool,
    #[arg(long, value_name = "RULE", default_value = "lichess", value_parser = rule(), requires = "only_move")]
    rule: OnlyMoveRule,
    #[arg(long, conflicts_with_all = ["only_move", "lines"])]
    score: bool,
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option: Vec<(String, String)>,
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    prover: ProverArguments,
    #[command(flatten)]
    input: InputArguments,
}

/// Maximum number of engines that a table has room for.
const MAX_ENGINES: usize = 2;

impl Analyse {
    /// Runs the command: reads the inputs and writes the analyses.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let most = if self.score { MAX_ENGINES } else { 1 };
        if self.engine.len() > most {
            return output::fail(&tr!("cli-too-many-engines", most = MAX_ENGINES));
        }
        let pools = match self.start_engines() {
            Ok(pools) => pools,
            Err(sentence) => return output::fail(&sentence),
        };
        let jobs = InputReader::new(&inputs, &self.input).flat_map(RecordJob::from_batch);
        let workers = self.jobs.map_or_else(|| (parallel::processor_count().get() / 2).max(1), NonZeroUsize::get);
        let search = self.search(&pools);
        let analyse = |job: Result<RecordJob, FileError>| {
            job.map(|job| {
                let findings = search.run(&job);
                (job, findings)
            })
        };
        let table = (self.score && !self.json).then(|| Table::new(&pools));
        let mut writer =
            Writer { is_json: self.json, table, ..Writer::new(io::stdout().lock(), ProgressLine::new(&inputs)) };
        writer.begin();
        parallel::run_in_order(jobs, workers, Backlog::Many, analyse, |result| writer.take(result));
        writer.finish()
    }

    /// Starts the engines, so that one that does not work is noticed before any work.
    fn start_engines(&self) -> Result<Vec<Pool>, String> {
        let paths =
            if self.engine.is_empty() { find_engines().into_iter().take(1).collect() } else { self.engine.clone() };
        if paths.is_empty() {
            return Err(tr!("cli-no-engine", hint = InstallHint::of_this_system().sentence()));
        }
        let start = |path: PathBuf| {
            let name = path.display().to_string();
            let settings = Settings { options: self.option.iter().cloned().collect(), ..Settings::default() };
            Pool::start(Program::new(path), settings).map_err(|fault| format!("{name}: {}.", fault.sentence()))
        };
        paths.into_iter().map(start).collect()
    }

    fn search<'a>(&self, pools: &'a [Pool]) -> Search<'a> {
        let limits = match self.seconds {
            Some(time) => Limits { time: Some(time), ..Limits::default() },
            None => Limits { nodes: Some(self.nodes), ..Limits::default() },
        };
        // A single line cannot tell whether its move is the only one.
        let least = if self.only_move { 2 } else { 1 };
        let prover = self.only_move.then(|| self.prover.prover());
        Search { pools, limits, rule: self.rule, lines: self.lines.max(least), prover, scores: self.score }
    }
}

fn rule() -> impl TypedValueParser<Value = OnlyMoveRule> {
    // The parser accepts no other names.
    PossibleValuesParser::new(OnlyMoveRule::VARIANTS).map(|name| name.parse().unwrap_or_default())
}

/// Parses an option of an engine and its value.
fn option(text: &str) -> Result<(String, String), String> {
    let parts = text.split_once('=').filter(|(name, _)| !name.is_empty());
    parts.map(|(name, value)| (name.to_owned(), value.to_owned())).ok_or_else(|| tr!("cli-option-form", text = text))
}

/// Parses a number of lines that engines are asked for.
fn lines(text: &str) -> Result<usize, String> {
    let lines = text.parse().ok().filter(|lines| (1..=MAX_LINES).contains(lines));
    lines.ok_or_else(|| tr!("cli-not-in-range", number = text, least = 1_usize, most = MAX_LINES))
}

/// Writes the results in the order of the records.
struct Writer<W> {
    out: W,
    is_json: bool,
    table: Option<Table>,
    positions: usize,
    is_complete: bool,
    has_file_errors: bool,
    written: io::Result<()>,
    progress: ProgressLine,
}

impl<W: Write> Writer<W> {
    fn new(out: W, progress: ProgressLine) -> Self {
        Self {
            out,
            is_json: false,
            table: None,
            positions: 0,
            is_complete: true,
            has_file_errors: false,
            written: Ok(()),
            progress,
        }
    }

    fn begin(&mut self) {
        let head = self.table.as_ref().map(Table::head);
        self.write(&head.unwrap_or_default());
    }

    /// Writes a result at once. Returns `false` if nothing more can be written.
    fn take(&mut self, result: Result<(RecordJob, Findings), FileError>) -> bool {
        match result {
            Err(error) => {
                self.has_file_errors = true;
                self.progress.report_error(&error.sentence());
            }
            Ok((job, findings)) => {
                self.positions += 1;
                self.is_complete &= findings.is_complete(&job);
                let text = match &mut self.table {
                    _ if self.is_json => json::to_string(&AnalysisObject::new(&job, &findings)) + "\n",
                    Some(table) => report::reading(&job) + &table.row(&job, &findings),
                    None => report::reading(&job) + &report::findings(&job, &findings),
                };
                self.progress.clear_for_output();
                self.write(&text);
                self.progress.show(|| tr!("cli-analysed-so-far", count = self.positions));
            }
        }
        self.written.is_ok()
    }

    fn finish(mut self) -> Outcome {
        self.progress.clear();
        let totals = self.table.as_ref().map(Table::totals);
        self.write(&totals.unwrap_or_default());
        if let Err(error) = &self.written {
            return output::output_failed(error);
        }
        if !self.is_json {
            let number = self.positions.to_string();
            output::print_to_stderr(&tr!("cli-positions", count = self.positions, number = number));
        }
        Outcome::new(self.has_file_errors, self.is_complete)
    }

    fn write(&mut self, text: &str) {
        if self.written.is_ok() {
            self.written = self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush());
        }
    }
}
