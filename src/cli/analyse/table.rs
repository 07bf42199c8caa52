//! The hits of engines in a suite of test positions, as a table for 80 columns.

use super::super::job::RecordJob;
use super::goal::Effort;
use super::report;
use super::search::{EngineResult, Findings};
use crate::engine::Pool;
use crate::rules::Play;
use crate::wording::Sentence;
use crate::{lang, tr};

/// The width of the name of a record.
const NAME_WIDTH: usize = 16;

/// The width of the columns of an engine.
const ENGINE_WIDTH: usize = 31;

pub(super) struct Table {
    engines: Vec<String>,
    totals: Vec<Total>,
    rated: usize,
    /// The records in which the engines differ.
    differing: Vec<String>,
}

#[derive(Clone, Default)]
struct Total {
    hits: usize,
    effort: Effort,
}

impl Table {
    pub(super) fn new(pools: &[Pool]) -> Self {
        let mut engines: Vec<String> = pools.iter().map(|pool| pool.name.clone()).collect();
        // Two versions of an engine may have the same name.
        if engines.windows(2).any(|pair| pair[0] == pair[1]) {
            engines = pools.iter().map(|pool| pool.program.to_string()).collect();
        }
        let totals = vec![Total::default(); engines.len()];
        Self { engines, totals, rated: 0, differing: Vec::new() }
    }

    /// Returns the names of the engines, and the titles of the columns.
    pub(super) fn head(&self) -> String {
        let titles = columns(
            "",
            tr!("cli-score-move"),
            [tr!("cli-score-depth"), tr!("cli-score-nodes"), tr!("cli-score-seconds")].map(str::to_owned),
        );
        let names = self.engines.iter().map(|name| shortened(name, ENGINE_WIDTH));
        line("", names) + &line("", self.engines.iter().map(|_| titles.clone()))
    }

    /// Counts a record, and returns its row.
    pub(super) fn row(&mut self, job: &RecordJob, findings: &Findings) -> String {
        if findings.lacks_goal {
            return report::sentence(job, tr!("cli-score-no-goal"));
        }
        if findings.results.is_empty() {
            return String::new();
        }
        self.rated += 1;
        for (total, result) in self.totals.iter_mut().zip(&findings.results) {
            let stable = result.rating.as_ref().and_then(|rating| rating.stable);
            total.hits += usize::from(is_hit(result));
            total.effort.nodes += stable.map_or(0, |stable| stable.nodes);
            total.effort.time += stable.map_or_else(Default::default, |stable| stable.time);
        }
        let name = name(job);
        if findings.results.windows(2).any(|pair| is_hit(&pair[0]) != is_hit(&pair[1])) {
            self.differing.push(name.clone());
        }
        let faults = findings.results.iter().filter_map(|result| result.analysis.as_ref().err());
        let faults = faults.map(|fault| report::sentence(job, &fault.sentence()));
        line(&name, findings.results.iter().map(cell)) + &faults.collect::<String>()
    }

    /// Returns the totals of each engine, and the records in which two engines differ.
    pub(super) fn totals(&self) -> String {
        let total = |(engine, total): (&String, &Total)| {
            let (nodes, seconds) = (lang::number(total.effort.nodes as usize), seconds(&total.effort));
            let (engine, hits, all) = (engine.as_str(), total.hits, self.rated);
            tr!("cli-score-total", engine = engine, hits = hits, all = all, nodes = nodes, seconds = seconds) + "\n"
        };
        let totals: String = self.engines.iter().zip(&self.totals).map(total).collect();
        if self.differing.is_empty() {
            return totals;
        }
        totals + &tr!("cli-score-differing", records = self.differing.join(", ")) + "\n"
    }
}

fn is_hit(result: &EngineResult) -> bool {
    result.rating.as_ref().is_some_and(|rating| rating.is_hit)
}

fn name(job: &RecordJob) -> String {
    let id = job.record.operations.iter().find(|operation| operation.opcode == "id");
    let id = id.and_then(|id| id.operands.first()).map(|operand| operand.text().to_owned());
    id.unwrap_or_else(|| format!("{}:{}", job.name, job.record.line))
}

fn line(name: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| format!("{cell:<ENGINE_WIDTH$}")).collect();
    let line = format!("{:<NAME_WIDTH$} {}", shortened(name, NAME_WIDTH), cells.join(" "));
    format!("{}\n", line.trim_end())
}

/// Returns the end of a text, which is where names of records and programs differ.
fn shortened(text: &str, width: usize) -> String {
    let count = text.chars().count();
    if count <= width {
        return text.to_owned();
    }
    let end: String = text.chars().skip(count + 1 - width).collect();
    format!("\u{2026}{end}")
}

/// Returns the best move, and the effort until it stayed right.
fn cell(result: &EngineResult) -> String {
    let Ok(analysis) = &result.analysis else { return "!".to_owned() };
    let san = Play::from_position(&analysis.position).zip(analysis.best).and_then(|(play, best)| play.to_san(best));
    let stable = result.rating.as_ref().and_then(|rating| rating.stable);
    let numbers = stable.map(|stable| [stable.depth.to_string(), stable.nodes.to_string(), seconds(&stable)]);
    let mark = if is_hit(result) { "+" } else { "-" };
    columns(mark, &lang::localize_moves(&san.unwrap_or_default()), numbers.unwrap_or_default())
}

fn columns(mark: &str, played: &str, [depth, nodes, seconds]: [String; 3]) -> String {
    format!("{mark:1} {played:<7} {depth:>5} {nodes:>8} {seconds:>6}")
}

fn seconds(effort: &Effort) -> String {
    lang::decimal(effort.time.as_secs_f64(), 2)
}
