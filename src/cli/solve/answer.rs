//! What is said of one position.

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use super::super::message;
use super::super::record::Quality;
use super::job::Job;
use super::object::Object;
use crate::board::Position;
use crate::rules::solver::{Judgement, NotSearched, Solution, Solver, Stopped, Try, Watch};
use crate::rules::{self, Problem};

/// How far a search may go.
pub(super) struct Limits {
    pub(super) moves: u8,
    pub(super) time: Option<Duration>,
    /// The most memory of a table.
    pub(super) bytes: usize,
    pub(super) threads: NonZeroUsize,
}

/// What is said of one position, and whether there is nothing to worry about.
pub(super) struct Answer {
    pub(super) text: String,
    /// What it came to: the code of a judgement, `illegal` or `unreadable`.
    pub(super) code: &'static str,
    /// It was read strictly, and solved.
    pub(super) is_well: bool,
}

/// A position that was searched.
pub(super) struct Solved {
    pub(super) solution: Solution,
    /// What was asked beyond the keys; `None` if the time was over.
    pub(super) more: Option<More>,
    pub(super) nodes: u64,
}

/// What was asked beyond the keys.
pub(super) struct More {
    pub(super) tries: Option<Vec<Try>>,
    pub(super) printed: Vec<String>,
    /// The moves of a main line, in the notation of UCI.
    pub(super) main_line: Vec<String>,
}

/// Tries are looked for up to so many moves.
const MOST_MOVES_OF_TRIES: u8 = 2;

impl Answer {
    /// Solves a record.
    pub(super) fn of(job: &Job, limits: &Limits, is_json: bool) -> Self {
        let position = job.record.position.as_ref();
        let solved = position.map(|position| limits.solve(position, is_json));
        let code = match &solved {
            None => "unreadable",
            Some(Err(refused)) => refusal_code(refused),
            Some(Ok(solved)) => solved.solution.judgement().code(),
        };
        let is_finished = matches!(&solved, Some(Ok(solved)) if solved.solution.is_complete());
        let is_well = job.record.quality == Quality::Strict && is_finished;
        let text = if is_json {
            // Strings and numbers can always be written.
            serde_json::to_string(&Object::of(&job.record, limits.moves, code, solved.as_ref())).unwrap_or_default()
                + "\n"
        } else {
            let mut text = String::new();
            // A string takes everything.
            let _ = say(&mut text, job, solved.as_ref());
            text
        };
        Self { text, code, is_well }
    }
}

/// Why a position was not searched.
fn refusal_code(refused: &NotSearched) -> &'static str {
    if refused.problems.iter().any(Problem::is_illegal) { "illegal" } else { "not-searched" }
}

impl Limits {
    fn solve(&self, position: &Position, is_json: bool) -> Result<Solved, NotSearched> {
        let solver = Solver::new(position, self.moves, self.bytes)?;
        let watch = Watch::until(self.time.and_then(|time| Instant::now().checked_add(time)));
        let solution = solver.solve(self.threads, &watch);
        let nodes = watch.progress().nodes;
        let more = if solution.is_complete() { self.more(&solver, &solution, is_json, &watch).ok() } else { None };
        Ok(Solved { solution, more, nodes })
    }

    fn more(&self, solver: &Solver, solution: &Solution, is_json: bool, watch: &Watch) -> Result<More, Stopped> {
        let has_tries = self.moves <= MOST_MOVES_OF_TRIES && solution.judgement() != Judgement::AlreadyMate;
        let tries = has_tries.then(|| solver.tries(solution, self.threads, watch)).transpose()?;
        if !is_json {
            let printed = solver.printed(solution, self.threads, watch)?;
            return Ok(More { tries, printed, main_line: Vec::new() });
        }
        let mut main_line = Vec::new();
        if let Some(key) = solution.keys.first()
            && let Some(branch) = solver.root().play(key.first)
        {
            main_line.push(key.uci.clone());
            main_line.extend(branch.main_line(self.threads, watch)?.into_iter().map(|named| named.uci));
        }
        Ok(More { tries, printed: Vec::new(), main_line })
    }
}

/// Says for people what was found.
fn say(text: &mut String, job: &Job, solved: Option<&Result<Solved, NotSearched>>) -> std::fmt::Result {
    let (name, record) = (&job.name, &job.record);
    message::text_report(text, name, record)?;
    if let Some(position) = &record.position {
        let mut problems = rules::problems(position);
        problems.retain(Problem::is_illegal);
        message::problem_report(text, name, record, &problems)?;
    }
    let line = record.line;
    match solved {
        None => Ok(()),
        Some(Err(refused)) => writeln!(text, "{name}:{line}: {}", refused.sentence()),
        Some(Ok(solved)) => {
            writeln!(text, "{name}:{line}: {}", solved.solution.sentence())?;
            let Some(more) = &solved.more else { return Ok(()) };
            for line in &more.printed {
                writeln!(text, "    {line}")?;
            }
            let tries: Vec<String> = more.tries.iter().flatten().map(Try::printed).collect();
            if tries.is_empty() { Ok(()) } else { writeln!(text, "    tries: {}", tries.join("  ")) }
        }
    }
}
