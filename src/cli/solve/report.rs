//! The report on one position.

use std::fmt::Write;

use super::super::message;
use super::super::record::ReadQuality;
use super::job::SolveJob;
use super::json::SolveObject;
use super::search::{Details, Limits, SearchResult};
use crate::board::{Position, Square};
use crate::lang;
use crate::rules::solver::{Findings, Helpmates, NotSearched, Try};
use crate::rules::{self, Problem};
use crate::tr;
use crate::wording::{Label, Sentence, conventions};

pub(super) struct SolveReport {
    pub(super) text: String,
    /// The result: the code of a judgement, `illegal`, `not-searched` or `unreadable`.
    pub(super) code: &'static str,
    /// `true` if it was read strictly, is legal, and was solved.
    pub(super) is_well: bool,
}

/// Maximum number of helpmates in the text of a report.
const MOST_PRINTED: usize = 50;

impl SolveReport {
    pub(super) fn solve(job: &SolveJob, limits: &Limits, is_json: bool) -> Self {
        let position = job.record.position.as_ref();
        let solved = position.map(|position| limits.solve(position, is_json));
        let code = match &solved {
            None => "unreadable",
            Some(Err(refused)) => refusal_code(refused),
            Some(Ok(solved)) => solved.findings.judgement().id(),
        };
        let is_finished = matches!(&solved, Some(Ok(solved)) if solved.findings.is_complete());
        let is_legal = |position| !rules::problems(position).iter().any(Problem::is_illegal);
        let is_well = job.record.quality == ReadQuality::Strict && is_finished && position.is_some_and(is_legal);
        let text = if is_json {
            // Serializing strings and numbers cannot fail.
            serde_json::to_string(&SolveObject::new(job, limits, code, solved.as_ref())).unwrap_or_default() + "\n"
        } else {
            let mut text = String::new();
            // Writing to a string cannot fail.
            let _ = say(&mut text, job, solved.as_ref());
            text
        };
        Self { text, code, is_well }
    }
}

fn refusal_code(refused: &NotSearched) -> &'static str {
    if refused.problems().iter().any(Problem::is_illegal) { "illegal" } else { "not-searched" }
}

fn say(text: &mut String, job: &SolveJob, solved: Option<&Result<SearchResult, NotSearched>>) -> std::fmt::Result {
    let (name, record) = (&job.name, &job.record);
    message::text_report(text, name, record, None)?;
    let Some(position) = &record.position else { return Ok(()) };
    let mut problems = rules::problems(position);
    problems.retain(Problem::is_illegal);
    message::problem_report(text, name, record, &problems);
    let line = record.line;
    match solved {
        None => Ok(()),
        Some(Err(refused)) => writeln!(text, "{name}:{line}: {}", refused.sentence()),
        Some(Ok(SearchResult { findings, details, .. })) => {
            writeln!(text, "{name}:{line}: {}", findings.sentence())?;
            match findings {
                Findings::Forced(..) => details.as_ref().map_or(Ok(()), |more| say_more(text, position, more)),
                Findings::Helped(found) => say_lines(text, found),
            }
        }
    }
}

fn say_more(text: &mut String, position: &Position, more: &Details) -> std::fmt::Result {
    for line in &more.printed {
        writeln!(text, "    {}", lang::localize_moves(line))?;
    }
    let tries: Vec<String> = more.tries.iter().flatten().map(Try::notation).collect();
    if !tries.is_empty() {
        let tries = tries.join("  ");
        writeln!(text, "    {}", tr!("cli-tries", tries = lang::localize_moves(&tries)))?;
    }
    for sentence in more.conventions.iter().flat_map(conventions) {
        writeln!(text, "    {sentence}")?;
    }
    let man = |square: &Square| Some(format!("{} {square}", position.board.get(*square)?.label()));
    let unused: Vec<String> = more.unused.iter().flatten().filter_map(man).collect();
    if unused.is_empty() { Ok(()) } else { writeln!(text, "    {}", tr!("cli-unused", men = unused.join(", "))) }
}

/// Writes the helpmates, at most [`MOST_PRINTED`].
fn say_lines(text: &mut String, found: &Helpmates) -> std::fmt::Result {
    let printed = found.notation_lines();
    for line in printed.iter().take(MOST_PRINTED) {
        writeln!(text, "    {}", lang::localize_moves(line))?;
    }
    match printed.len().saturating_sub(MOST_PRINTED) {
        0 => Ok(()),
        others if found.has_more => writeln!(text, "    {}", tr!("cli-more-than-others", count = others)),
        others => writeln!(text, "    {}", tr!("cli-others", count = others)),
    }
}
