//! A record as an object of JSON.

use serde::Serialize;

use super::fen_form as form;
use super::record::{Flaw, Quality, Record};
use crate::board::{Color, Position, Square};
use crate::notation::epd::{Operand, Operation};
use crate::notation::fen;
use crate::notation::forgiving::Mend;
use crate::rules::{self, Fix, Problem, State, Verdict};

/// The keys in the order in which they are written.
#[derive(Serialize)]
struct Object<'a> {
    line: usize,
    input: &'a str,
    read: &'static str,
    fen: Option<String>,
    xfen: Option<String>,
    legal: Option<String>,
    shredder: Option<String>,
    faults: Vec<FaultObject<'a>>,
    mends: Vec<MendObject<'a>>,
    alternatives: Vec<String>,
    ops: Vec<(&'a str, Vec<&'a str>)>,
    problems: Vec<ProblemObject>,
    verdict: Option<VerdictObject>,
}

#[derive(Serialize)]
struct FaultObject<'a> {
    field: u8,
    char: usize,
    byte: usize,
    code: &'static str,
    message: &'a str,
}

#[derive(Serialize)]
struct MendObject<'a> {
    field: u8,
    before: &'a str,
    after: &'a str,
}

#[derive(Serialize)]
struct ProblemObject {
    code: &'static str,
    color: Option<&'static str>,
    squares: Vec<String>,
    illegal: bool,
    message: String,
    /// The position after the likeliest fix.
    fix: Option<String>,
}

#[derive(Serialize)]
struct VerdictObject {
    check: bool,
    state: &'static str,
    moves: Option<usize>,
}

/// The object of a record in one line, without a line end.
pub(super) fn line(record: &Record<'_>, problems: &[Problem]) -> serde_json::Result<String> {
    let written = |write: fn(&Position) -> String| record.position.as_ref().map(write);
    serde_json::to_string(&Object {
        line: record.line,
        input: &record.input,
        read: match record.quality {
            Quality::Strict => "strict",
            Quality::Mended => "mended",
            Quality::Failed => "failed",
        },
        fen: written(fen::write),
        xfen: written(form::xfen),
        legal: written(form::legal),
        shredder: written(form::shredder),
        faults: record.flaw.iter().map(|flaw| FaultObject::of(flaw, &record.input)).collect(),
        mends: record.mends.iter().map(MendObject::of).collect(),
        alternatives: record.alternatives.iter().map(fen::write).collect(),
        ops: record.operations.iter().map(operation).collect(),
        problems: record.position.iter().flat_map(|position| problem_objects(position, problems)).collect(),
        verdict: record.position.as_ref().map(|position| VerdictObject::of(rules::verdict_with(position, problems))),
    })
}

fn problem_objects(position: &Position, problems: &[Problem]) -> impl Iterator<Item = ProblemObject> {
    problems.iter().map(|problem| ProblemObject::of(problem, rules::fixes_with(position, problem, problems).first()))
}

fn operation(operation: &Operation) -> (&str, Vec<&str>) {
    (&operation.opcode, operation.operands.iter().map(operand).collect())
}

fn operand(operand: &Operand) -> &str {
    match operand {
        Operand::Word(value) | Operand::Text(value) => value,
    }
}

impl<'a> FaultObject<'a> {
    fn of(flaw: &'a Flaw, text: &str) -> Self {
        let Flaw { field, byte, code, sentence } = flaw;
        Self { field: *field, char: flaw.char_index(text), byte: *byte, code, message: sentence }
    }
}

impl<'a> MendObject<'a> {
    fn of(mend: &'a Mend) -> Self {
        Self { field: mend.field, before: &mend.before, after: &mend.after }
    }
}

impl ProblemObject {
    fn of(problem: &Problem, fix: Option<&Fix>) -> Self {
        Self {
            code: problem.code(),
            color: problem.color.map(|color| match color {
                Color::White => "white",
                Color::Black => "black",
            }),
            squares: problem.squares.iter().map(Square::to_string).collect(),
            illegal: problem.is_illegal(),
            message: problem.sentence(),
            fix: fix.map(|fix| fen::write(&fix.position)),
        }
    }
}

impl VerdictObject {
    fn of(verdict: Verdict) -> Self {
        let state = match verdict.state {
            // On other boards nobody counts the moves, and nothing says that the game is over.
            State::Ongoing | State::NotApplicable => "ongoing",
            State::Checkmate => "checkmate",
            State::Stalemate => "stalemate",
            State::InsufficientMaterial => "insufficient-material",
            State::Illegal => "illegal",
        };
        Self { check: verdict.check, state, moves: verdict.moves }
    }
}
