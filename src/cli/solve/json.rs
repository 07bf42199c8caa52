//! The JSON object of a report.

use serde::{Serialize, Serializer};

use super::super::json::{self, ProblemObject};
use super::super::record::Record;
use super::job::SolveJob;
use super::search::{Details, Limits, SearchResult};
use crate::notation::fen;
use crate::rules::solver::{Conventions, Findings, Helpmates, Judgement, NamedMove, NotSearched, Query, Solution, Try};
use crate::rules::{self, Problem};
use crate::wording::Sentence;

/// A report; the keys are written in this order.
#[derive(Default, Serialize)]
pub(super) struct SolveObject<'a> {
    /// `None` for texts and standard input.
    file: Option<&'a str>,
    line: usize,
    /// `None` if the text is unreadable.
    fen: Option<String>,
    /// The number of moves of the stipulation, whatever its goal.
    mate: Moves,
    /// `#2`, `s#2`, `h#2` or `h#2.5`.
    stipulation: String,
    /// `true` if only the shortest solutions were searched for.
    only_shortest: bool,
    keys: Vec<&'a str>,
    shortest: Option<Moves>,
    /// `None` if unknown.
    sound: Option<bool>,
    judgement: &'static str,
    message: Option<String>,
    /// The number of moves up to which the search is complete.
    searched: Moves,
    complete: bool,
    lengths: Vec<Moves>,
    san: Vec<&'a str>,
    /// First moves that only one reply refutes, with this reply; only for mates in at most two.
    tries: Option<Vec<[&'a str; 2]>>,
    /// A longest defense against the first key.
    pv: Vec<&'a str>,
    /// The codes of the conventions that concern the only key.
    conventions: Vec<&'static str>,
    /// The squares of pieces that could be left out; `None` if unknown.
    unused: Option<Vec<String>>,
    /// The moves of every helpmate; `None` for other goals.
    lines: Option<Vec<Vec<&'a str>>>,
    /// `true` if there are more helpmates than these.
    has_more: bool,
    nodes: u64,
    /// The problems that prevented a search; otherwise the illegal ones.
    problems: Vec<ProblemObject>,
}

/// A number of moves, stored in half-moves and serialized in moves, with a fraction if it is odd.
#[derive(Clone, Copy, Default)]
struct Moves(u16);

impl Moves {
    fn whole(moves: u8) -> Self {
        Self(2 * u16::from(moves))
    }
}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(2) {
            serializer.serialize_u16(self.0 / 2)
        } else {
            serializer.serialize_f32(f32::from(self.0) / 2.0)
        }
    }
}

impl<'a> SolveObject<'a> {
    pub(super) fn new(
        job: &'a SolveJob,
        limits: &Limits,
        judgement: &'static str,
        solved: Option<&'a Result<SearchResult, NotSearched>>,
    ) -> Self {
        let (record, Query { stipulation, shortest_only: is_shortest }) = (&job.record, limits.query);
        let object = Self {
            file: job.file.as_deref(),
            line: record.line,
            fen: record.position.as_ref().map(fen::write),
            mate: Moves(stipulation.half_moves),
            stipulation: stipulation.to_string(),
            only_shortest: is_shortest,
            judgement,
            ..Self::default()
        };
        match solved {
            None => Self { message: record.flaw.as_ref().map(|flaw| flaw.sentence.clone()), ..object },
            Some(Err(refused)) => Self {
                message: Some(refused.sentence()),
                problems: problem_objects_of(record, refused.problems()),
                ..object
            },
            Some(Ok(solved)) => Self { problems: illegal(record), ..object.with(solved) },
        }
    }

    fn with(self, solved: &'a SearchResult) -> Self {
        let findings = &solved.findings;
        let object = Self {
            sound: match findings.judgement() {
                // Only the author knows if all of several helpmates are intended.
                Judgement::Unfinished | Judgement::Several => None,
                judgement => Some(judgement == Judgement::Sound),
            },
            message: Some(findings.sentence()),
            complete: findings.is_complete(),
            nodes: solved.nodes,
            ..self
        };
        match findings {
            Findings::Forced(_, solution) => object.with_keys(solution, solved.details.as_ref()),
            Findings::Helped(found) => object.with_lines(found),
        }
    }

    fn with_keys(self, solution: &'a Solution, more: Option<&'a Details>) -> Self {
        let tries = more.and_then(|more| more.tries.as_ref());
        let pair = |one: &'a Try| [one.first.uci.as_str(), one.refutation.uci.as_str()];
        let conventions = more.and_then(|more| more.conventions.as_ref());
        let unused = more.and_then(|more| more.unused.as_ref());
        Self {
            keys: solution.keys.iter().map(|key| key.uci.as_str()).collect(),
            shortest: solution.shortest().map(Moves::whole),
            searched: Moves::whole(solution.searched_moves),
            lengths: solution.keys.iter().map(|key| Moves::whole(key.length)).collect(),
            san: solution.keys.iter().map(|key| key.san.as_str()).collect(),
            tries: tries.map(|tries| tries.iter().map(pair).collect()),
            pv: more.map(|more| more.main_line.iter().map(String::as_str).collect()).unwrap_or_default(),
            conventions: conventions.map(Conventions::ids).unwrap_or_default(),
            unused: unused.map(|men| men.iter().map(ToString::to_string).collect()),
            ..self
        }
    }

    /// The keys of helpmates are their first moves.
    fn with_lines(self, found: &'a Helpmates) -> Self {
        let mut keys: Vec<(&NamedMove, u16)> = Vec::new();
        for line in &found.lines {
            let Some(first) = line.first() else { continue };
            if !keys.iter().any(|(key, _)| key.uci == first.uci) {
                keys.push((first, line.len() as u16));
            }
        }
        let line = |line: &'a Vec<NamedMove>| line.iter().map(|named| named.uci.as_str()).collect::<Vec<_>>();
        let lines: Vec<Vec<&str>> = found.lines.iter().map(line).collect();
        Self {
            keys: keys.iter().map(|(key, _)| key.uci.as_str()).collect(),
            shortest: found.shortest().map(Moves),
            searched: Moves(found.searched),
            lengths: keys.iter().map(|(_, length)| Moves(*length)).collect(),
            san: keys.iter().map(|(key, _)| key.san.as_str()).collect(),
            pv: lines.first().cloned().unwrap_or_default(),
            lines: Some(lines),
            has_more: found.has_more,
            ..self
        }
    }
}

fn problem_objects_of(record: &Record<'_>, problems: &[Problem]) -> Vec<ProblemObject> {
    let position = record.position.as_ref();
    position.map(|position| json::problem_objects(position, problems).collect()).unwrap_or_default()
}

/// Returns the illegal problems of a position that is searched anyway, such as castling rights without a rook.
fn illegal(record: &Record<'_>) -> Vec<ProblemObject> {
    let mut problems = record.position.as_ref().map(rules::problems).unwrap_or_default();
    problems.retain(Problem::is_illegal);
    problem_objects_of(record, &problems)
}
