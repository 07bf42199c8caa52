//! The report on one record, as text or as a JSON object.

use std::fmt::Write;

use clap::builder::Styles;
use serde::Serialize;

use super::super::job::RecordJob;
use super::super::{json, message};
use super::search::{Limits, Repaired};
use crate::board::Square;
use crate::notation::fen;
use crate::rules::repair::{Edit, Saving, Version};
use crate::tr;
use crate::wording::Sentence;

pub(super) fn text(job: &RecordJob, limits: &Limits, repaired: &Repaired) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_text(&mut text, job, limits, repaired);
    text
}

fn write_text(text: &mut String, job: &RecordJob, limits: &Limits, repaired: &Repaired) -> std::fmt::Result {
    message::text_report(text, &job.name, &job.record, false, &Styles::plain())?;
    let Some(sentence) = before(repaired) else { return Ok(()) };
    writeln!(text, "{}:{}: {sentence}", job.name, job.record.line)?;
    for saving in &repaired.savings {
        writeln!(text, "    {}", saving.sentence())?;
    }
    let count = repaired.versions.len();
    let head = match count {
        0 => tr!("cli-repair-none", edits = limits.options.edits),
        count => tr!("cli-repair-versions", count = count, number = count.to_string()),
    };
    writeln!(text, "  {head}")?;
    for version in &repaired.versions {
        writeln!(text, "    {}", version.sentence())?;
    }
    Ok(())
}

/// Returns the sentence about the position before it is edited.
fn before(repaired: &Repaired) -> Option<String> {
    match repaired.before.as_ref()? {
        Ok(found) => Some(found.sentence()),
        Err(refused) => Some(refused.sentence()),
    }
}

/// A report as JSON. The keys are written in this order.
#[derive(Serialize)]
struct RepairObject<'a> {
    file: Option<&'a str>,
    line: usize,
    fen: Option<String>,
    stipulation: String,
    /// The code of a judgement, `not-searched` or `unreadable`.
    judgement: &'static str,
    message: Option<String>,
    key: Option<&'a str>,
    savings: Vec<SavingObject>,
    versions: Vec<VersionObject<'a>>,
}

#[derive(Serialize)]
struct SavingObject {
    piece: char,
    square: String,
    weaker: Option<&'static str>,
    message: String,
}

#[derive(Serialize)]
struct VersionObject<'a> {
    edits: Vec<String>,
    fen: String,
    key: &'a str,
    san: &'a str,
    pieces: usize,
    keeps_key: bool,
    unused: Vec<String>,
    short_mates: usize,
    duals: usize,
    tries: usize,
    keeps_set_play: bool,
}

impl From<&Saving> for SavingObject {
    fn from(saving: &Saving) -> Self {
        let (piece, square, weaker) = match *saving {
            Saving::Unneeded(piece, square) => (piece, square, None),
            Saving::Weaker(piece, square, role) => (piece, square, Some(role.id())),
        };
        Self { piece: piece.letter(), square: square.to_string(), weaker, message: saving.sentence() }
    }
}

impl<'a> From<&'a Version> for VersionObject<'a> {
    fn from(version: &'a Version) -> Self {
        let merits = &version.merits;
        Self {
            edits: version.edits.iter().map(Edit::sentence).collect(),
            fen: fen::write(&version.position),
            key: &version.key.uci,
            san: &version.key.san,
            pieces: version.pieces,
            keeps_key: merits.keeps_key,
            unused: merits.unused.iter().map(Square::to_string).collect(),
            short_mates: merits.short_mates,
            duals: merits.duals,
            tries: merits.tries,
            keeps_set_play: merits.keeps_set_play,
        }
    }
}

pub(super) fn json(job: &RecordJob, limits: &Limits, repaired: &Repaired) -> String {
    let judgement = match &repaired.before {
        None => "unreadable",
        Some(Err(_)) => "not-searched",
        Some(Ok(found)) => found.judgement().id(),
    };
    json::to_string(&RepairObject {
        file: job.file.as_deref(),
        line: job.record.line,
        fen: job.record.position.as_ref().map(fen::write),
        stipulation: limits.stipulation.to_string(),
        judgement,
        message: before(repaired),
        key: repaired.key.as_deref(),
        savings: repaired.savings.iter().map(SavingObject::from).collect(),
        versions: repaired.versions.iter().map(VersionObject::from).collect(),
    }) + "\n"
}
