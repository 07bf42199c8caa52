//! The report on one position, as text or as a JSON object.

use std::fmt::Write;

use clap::builder::Styles;
use serde::{Serialize, Serializer};

use super::super::job::RecordJob;
use super::super::json::{self, ProblemObject, ProofObject};
use super::super::message;
use super::super::record::{ReadQuality, Record};
use super::phases::PhasesObject;
use super::search::{CheckedLine, Details, Options, SearchResult};
use crate::board::{Position, Square};
use crate::notation::composition::{Composition, Part, PartKind};
use crate::notation::fen;
use crate::rules::solver::{
    Conventions, Findings, Helpmates, Judgement, LineMove, NamedMove, NotSearched, Query, Solution, Study, StudyMove,
    Try,
};
use crate::rules::{self, Problem};
use crate::wording::{Label, Sentence, conventions, evidence, intention, study_line};
use crate::{lang, tr};

pub(super) struct SolveReport {
    pub(super) text: String,
    /// The result of each part: the code of a judgement, `illegal`, `not-searched` or `unreadable`.
    pub(super) codes: Vec<&'static str>,
    pub(super) is_well: bool,
}

/// A part of a composition with its result.
struct SolvedPart<'a> {
    part: Part,
    query: Query,
    intended: &'a [u16],
    solved: Result<SearchResult, NotSearched>,
}

/// Maximum number of helpmates in the text of a report.
const MOST_PRINTED: usize = 50;

impl SolveReport {
    pub(super) fn solve(job: &RecordJob, options: &Options, is_json: bool) -> Self {
        let composition = options.composition.as_ref().unwrap_or(&job.composition);
        let position = job.record.position.as_ref().filter(|_| composition.conditions.is_empty());
        let parts = position.map(|position| composition.parts(position)).unwrap_or_default();
        let solve = |part| SolvedPart::solve(part, composition, job, options, is_json);
        let solved: Vec<SolvedPart<'_>> = parts.into_iter().map(solve).collect();
        let is_legal = |position| !rules::problems(position).iter().any(Problem::is_illegal);
        let is_well = job.record.quality == ReadQuality::Strict
            && !solved.is_empty()
            && job.record.position.as_ref().is_some_and(is_legal)
            && solved.iter().all(SolvedPart::is_finished);
        let mut codes: Vec<&str> = solved.iter().map(SolvedPart::code).collect();
        if codes.is_empty() {
            codes.push(if job.record.position.is_some() { NOT_SEARCHED } else { "unreadable" });
        }
        let text =
            if is_json { json_lines(job, composition, &solved, codes[0]) } else { text(job, composition, &solved) };
        Self { text, codes, is_well }
    }
}

const NOT_SEARCHED: &str = "not-searched";

impl<'a> SolvedPart<'a> {
    fn solve(part: Part, composition: &'a Composition, job: &RecordJob, options: &Options, is_json: bool) -> Self {
        let query = Query { stipulation: part.stipulation, shortest_only: options.is_shortest };
        let solved = options.solve(&part.position, query, job.stated.as_deref(), is_json);
        let is_actual = part.kind == PartKind::ActualPlay;
        let intended = if is_actual { composition.intended.as_slice() } else { &[] };
        Self { part, query, intended, solved }
    }

    fn code(&self) -> &'static str {
        match &self.solved {
            Err(refused) if refused.problems().iter().any(Problem::is_illegal) => "illegal",
            Err(_) => NOT_SEARCHED,
            Ok(solved) => solved.findings.judgement().id(),
        }
    }

    fn is_finished(&self) -> bool {
        self.solved.as_ref().is_ok_and(|solved| solved.findings.is_complete())
    }

    /// Returns `true` if the solutions are those that the author intended; `None` if that is not stated or unknown.
    fn is_as_intended(&self) -> Option<bool> {
        let findings = &self.solved.as_ref().ok()?.findings;
        findings.fulfills(self.intended)
    }

    /// Returns the label of the twin and the kind of play before a sentence; empty for the only part of a problem.
    fn heading(&self) -> String {
        let label = self.part.label.map(|label| format!("{label}) "));
        let kind = match self.part.kind {
            PartKind::ActualPlay => None,
            PartKind::SetPlay => Some(tr!("solver-set-play")),
            PartKind::Duplex => Some(tr!("solver-duplex")),
        };
        [label, kind.map(|kind| format!("{kind}: "))].into_iter().flatten().collect()
    }
}

fn json_lines(job: &RecordJob, composition: &Composition, solved: &[SolvedPart<'_>], code: &'static str) -> String {
    if solved.is_empty() {
        return json::to_string(&SolveObject::unsolved(job, composition, code)) + "\n";
    }
    solved.iter().map(|part| json::to_string(&SolveObject::new(job, part)) + "\n").collect()
}

fn text(job: &RecordJob, composition: &Composition, solved: &[SolvedPart<'_>]) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = say(&mut text, job, composition, solved);
    text
}

fn say(text: &mut String, job: &RecordJob, composition: &Composition, solved: &[SolvedPart<'_>]) -> std::fmt::Result {
    let (name, record) = (&job.name, &job.record);
    message::text_report(text, name, record, false, &Styles::plain())?;
    let Some(position) = &record.position else { return Ok(()) };
    let mut problems = rules::problems(position);
    problems.retain(Problem::is_illegal);
    message::problem_report(text, name, record, &problems, &Styles::plain());
    if solved.is_empty() {
        return writeln!(text, "{name}:{}: {}", record.line, unsolved_sentence(composition));
    }
    solved.iter().try_for_each(|part| say_part(text, job, part))
}

/// Returns a sentence about a composition without a part that can be solved.
fn unsolved_sentence(composition: &Composition) -> String {
    match composition.conditions.as_slice() {
        [] => tr!("solver-no-stipulation").to_owned(),
        conditions => tr!("solver-conditions", conditions = conditions.join(", ")),
    }
}

fn say_part(text: &mut String, job: &RecordJob, part: &SolvedPart<'_>) -> std::fmt::Result {
    let (name, line, heading) = (&job.name, job.record.line, part.heading());
    let position = &part.part.position;
    match &part.solved {
        Err(refused) => writeln!(text, "{name}:{line}: {heading}{}", refused.sentence()),
        Ok(SearchResult { findings, details, stated, .. }) => {
            writeln!(text, "{name}:{line}: {heading}{}", findings.sentence())?;
            if let Some(sentence) = intention(findings, part.intended) {
                writeln!(text, "    {sentence}")?;
            }
            match findings {
                Findings::Forced(..) => details.as_ref().map_or(Ok(()), |more| say_more(text, position, more)),
                Findings::Helped(found) => say_lines(text, &found.notation_lines(), found.has_more),
                Findings::Proven(study) => {
                    let lines: Vec<String> = study.notation_lines().into_iter().map(|line| line.moves).collect();
                    writeln!(text, "    {}", evidence(&study.proof, position.side_to_move))?;
                    say_lines(text, &lines, false)?;
                    stated.as_ref().map_or(Ok(()), |stated| say_stated(text, stated))
                }
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
    if !unused.is_empty() {
        writeln!(text, "    {}", tr!("cli-unused", men = unused.join(", ")))?;
    }
    more.phases.as_ref().map_or(Ok(()), |phases| phases.say(text))
}

fn say_stated(text: &mut String, CheckedLine { moves, illegal_move }: &CheckedLine) -> std::fmt::Result {
    let illegal = illegal_move.as_ref().map(|word| tr!("proof-line-illegal", word = word.as_str()));
    study_line(moves).into_iter().chain(illegal).try_for_each(|sentence| writeln!(text, "    {sentence}"))
}

fn say_lines(text: &mut String, printed: &[String], has_more: bool) -> std::fmt::Result {
    for line in printed.iter().take(MOST_PRINTED) {
        writeln!(text, "    {}", lang::localize_moves(line))?;
    }
    match printed.len().saturating_sub(MOST_PRINTED) {
        0 => Ok(()),
        others if has_more => writeln!(text, "    {}", tr!("cli-more-than-others", count = others)),
        others => writeln!(text, "    {}", tr!("cli-others", count = others)),
    }
}

/// A report as JSON. The keys are written in this order.
#[derive(Default, Serialize)]
pub(super) struct SolveObject<'a> {
    file: Option<&'a str>,
    line: usize,
    fen: Option<String>,
    /// The number of moves of the stipulation, whatever its goal.
    mate: Moves,
    stipulation: String,
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
    pv: Vec<&'a str>,
    /// The codes of the conventions that concern the only key.
    conventions: Vec<&'static str>,
    /// The squares of pieces that could be left out; `None` if unknown.
    unused: Option<Vec<String>>,
    /// The moves of each helpmate found; `None` for other goals.
    lines: Option<Vec<Vec<&'a str>>>,
    has_more: bool,
    /// The proven result of a win or draw; `None` for other goals.
    proof: Option<ProofObject>,
    /// The moves of the solution that the record states for a win or draw; `None` without one.
    stated: Option<Vec<StatedMoveObject<'a>>>,
    /// Set play, tries and actual play; `None` unless asked for.
    phases: Option<PhasesObject<'a>>,
    nodes: u64,
    /// The problems that prevented a search. If there was a search, the illegal problems.
    problems: Vec<ProblemObject>,
    /// The label of the twin.
    twin: Option<char>,
    /// `actual-play`, `set-play` or `duplex`.
    play: &'static str,
    /// `None` if the intended number of solutions is not stated, or unknown.
    as_intended: Option<bool>,
}

/// A move of a stated solution, with other moves that keep the result.
#[derive(Serialize)]
struct StatedMoveObject<'a> {
    uci: &'a str,
    keeps: bool,
    duals: Vec<&'a str>,
    losing_time: Vec<&'a str>,
}

impl<'a> From<&'a LineMove> for StatedMoveObject<'a> {
    fn from(line_move: &'a LineMove) -> Self {
        let names = |moves: &'a [StudyMove]| moves.iter().map(|moved| moved.uci.as_str()).collect();
        Self {
            uci: &line_move.moved.uci,
            keeps: line_move.keeps_result(),
            duals: names(&line_move.duals),
            losing_time: names(&line_move.losing_time),
        }
    }
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
    /// Returns the report on a record without a position or stipulation.
    fn unsolved(job: &'a RecordJob, composition: &Composition, judgement: &'static str) -> Self {
        let (record, stipulation) = (&job.record, composition.stipulation.unwrap_or_default());
        let message = record.flaw.as_ref().filter(|_| record.position.is_none()).map(|flaw| flaw.sentence.clone());
        Self {
            file: job.file.as_deref(),
            line: record.line,
            fen: record.position.as_ref().map(fen::write),
            mate: Moves(stipulation.half_moves),
            stipulation: composition.stipulation.map(|asked| asked.to_string()).unwrap_or_default(),
            judgement,
            message: message.or_else(|| Some(unsolved_sentence(composition))),
            ..Self::default()
        }
    }

    fn new(job: &'a RecordJob, part: &'a SolvedPart<'_>) -> Self {
        let (record, Query { stipulation, shortest_only }) = (&job.record, part.query);
        let object = Self {
            file: job.file.as_deref(),
            line: record.line,
            fen: Some(fen::write(&part.part.position)),
            mate: Moves(stipulation.half_moves),
            stipulation: stipulation.to_string(),
            only_shortest: shortest_only,
            judgement: part.code(),
            twin: part.part.label,
            play: part.part.kind.id(),
            as_intended: part.is_as_intended(),
            ..Self::default()
        };
        match &part.solved {
            Err(refused) => Self {
                message: Some(refused.sentence()),
                problems: problem_objects_of(record, refused.problems()),
                ..object
            },
            Ok(solved) => Self { problems: illegal(record), ..object.with(solved) },
        }
    }

    fn with(self, solved: &'a SearchResult) -> Self {
        let findings = &solved.findings;
        let object = Self {
            sound: match findings.judgement() {
                // If there are several helpmates or keys of a study, only the author knows if all of them are intended.
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
            Findings::Proven(study) => {
                let stated = solved.stated.as_ref().map(|line| line.moves.iter().map(StatedMoveObject::from).collect());
                Self { stated, ..object.with_study(study) }
            }
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
            phases: more.and_then(|more| more.phases.as_ref()).map(PhasesObject::from),
            unused: unused.map(|men| men.iter().map(ToString::to_string).collect()),
            ..self
        }
    }

    fn with_study(self, study: &'a Study) -> Self {
        let whole = |moves: u16| Moves(2 * moves);
        Self {
            keys: study.keys().map(|key| key.uci.as_str()).collect(),
            shortest: study.proof.mate.map(whole),
            lengths: study.keys().filter_map(|key| key.proof.mate).map(whole).collect(),
            san: study.keys().map(|key| key.san.as_str()).collect(),
            pv: study.line.iter().map(|named| named.uci.as_str()).collect(),
            proof: Some(ProofObject::from(&study.proof)),
            ..self
        }
    }

    /// Sets the keys, which are the different first moves of the helpmates.
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

fn illegal(record: &Record<'_>) -> Vec<ProblemObject> {
    let mut problems = record.position.as_ref().map(rules::problems).unwrap_or_default();
    problems.retain(Problem::is_illegal);
    problem_objects_of(record, &problems)
}
