//! The text of a report.

use std::fmt::Write;

use clap::builder::Styles;

use super::super::job::RecordJob;
use super::super::message;
use super::search::{EngineResult, Findings};
use crate::board::Position;
use crate::engine::{Analysis, Line, OnlyMoveRule};
use crate::wording::{self, Sentence};
use crate::{lang, tr};

/// Maximum number of half moves of a printed line.
const MAX_HALF_MOVES: usize = 10;

/// Reports how the text of a record was read.
pub(super) fn reading(job: &RecordJob) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = message::text_report(&mut text, &job.name, &job.record, false, &Styles::plain());
    text
}

/// Reports a sentence about a record.
pub(super) fn sentence(job: &RecordJob, sentence: &str) -> String {
    format!("{}:{}: {sentence}\n", job.name, job.record.line)
}

pub(super) fn findings(job: &RecordJob, findings: &Findings) -> String {
    let Some(position) = &job.record.position else { return String::new() };
    let mut text = match &findings.proven {
        Some((proof, moves)) => sentence(job, &wording::proven_moves(position, proof, moves)),
        None => findings.results.iter().map(|result| engine_result(job, result, findings.only_move_rule())).collect(),
    };
    if let Some(chain) = findings.chain.as_ref().filter(|chain| !chain.moves.is_empty()) {
        let _ = writeln!(text, "    {}", wording::chain(position, chain));
    }
    text
}

fn engine_result(job: &RecordJob, result: &EngineResult, rule: Option<OnlyMoveRule>) -> String {
    match (&result.analysis, rule) {
        (Err(fault), _) => sentence(job, &fault.sentence()),
        (Ok(analysis), Some(rule)) => {
            sentence(job, &format!("{} ({})", wording::only_move(analysis, rule), result.engine))
        }
        (Ok(analysis), None) => {
            let depth = analysis.lines.first().map_or(0, |line| line.depth);
            let positions = lang::number(analysis.nodes as usize);
            let head = tr!("cli-analysed", engine = result.engine.as_str(), depth = depth, positions = positions);
            sentence(job, &head) + &lines(analysis)
        }
    }
}

fn lines(analysis: &Analysis) -> String {
    let score = |line: &Line| wording::score(line.score, line.bound, analysis.position.side_to_move);
    let scores: Vec<String> = analysis.lines.iter().map(score).collect();
    let width = scores.iter().map(|score| score.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    for (line, score) in analysis.lines.iter().zip(&scores) {
        let _ = writeln!(text, "    {score:>width$}  {}", moves(&analysis.position, line));
    }
    text
}

fn moves(position: &Position, line: &Line) -> String {
    let names = line.moves.iter().take(MAX_HALF_MOVES);
    wording::numbered_moves(position, names.map(|played| lang::localize_moves(&played.san).into_owned()))
}
