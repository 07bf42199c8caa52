//! A report as JSON.

use serde::Serialize;

use super::super::job::RecordJob;
use super::super::json::ProofObject;
use super::goal::{Effort, Rating};
use super::search::{EngineResult, Findings};
use crate::board::Position;
use crate::engine::{Analysis, Basis, Bound, Chain, ChainMove, Line, Objective, OnlyMove, OnlyMoveRule, Score};
use crate::notation::fen;
use crate::rules::Play;
use crate::tr;
use crate::wording::{self, Sentence};

/// The keys are written in this order.
#[derive(Serialize)]
pub(super) struct AnalysisObject<'a> {
    file: Option<&'a str>,
    line: usize,
    fen: Option<String>,
    message: Option<String>,
    proof: Option<ProofObject>,
    engines: Vec<EngineObject<'a>>,
    chain: Option<ChainObject<'a>>,
}

#[derive(Serialize)]
struct EngineObject<'a> {
    engine: &'a str,
    program: &'a str,
    fault: Option<String>,
    depth: u32,
    nodes: u64,
    time_ms: u64,
    best: Option<String>,
    lines: Vec<LineObject>,
    only: Option<&'static str>,
    hit: Option<bool>,
    stable: Option<EffortObject>,
}

#[derive(Serialize)]
struct LineObject {
    score: ScoreObject,
    depth: u32,
    moves: Vec<String>,
}

/// A score from the view of the side to move.
#[derive(Serialize)]
struct ScoreObject {
    cp: Option<i32>,
    mate: Option<i32>,
    bound: &'static str,
}

#[derive(Serialize)]
struct EffortObject {
    depth: u32,
    nodes: u64,
    time_ms: u64,
}

#[derive(Serialize)]
struct ChainObject<'a> {
    moves: Vec<ChainMoveObject<'a>>,
    end: &'static str,
}

#[derive(Serialize)]
struct ChainMoveObject<'a> {
    uci: String,
    san: &'a str,
    /// The proven result for the side that moves.
    proven: Option<&'static str>,
    score: Option<ScoreObject>,
    depth: Option<u32>,
}

impl<'a> AnalysisObject<'a> {
    pub(super) fn new(job: &'a RecordJob, findings: &'a Findings) -> Self {
        let position = job.record.position.as_ref();
        let proven = position.zip(findings.proven.as_ref());
        let proven = proven.map(|(position, (proof, moves))| wording::proven_moves(position, proof, moves));
        let lacks_goal = findings.lacks_goal.then(|| tr!("cli-score-no-goal").to_owned());
        let flaw = job.record.flaw.as_ref().map(|flaw| flaw.sentence.clone());
        Self {
            file: job.file.as_deref(),
            line: job.record.line,
            fen: position.map(fen::write),
            message: lacks_goal.or(proven).or(flaw),
            proof: findings.proven.as_ref().map(|(proof, _)| ProofObject::from(proof)),
            engines: findings.results.iter().map(|result| engine(result, findings.only_move_rule())).collect(),
            chain: position.zip(findings.chain.as_ref()).map(|(position, chain)| chain_object(position, chain)),
        }
    }
}

fn engine(result: &EngineResult, rule: Option<OnlyMoveRule>) -> EngineObject<'_> {
    let analysis = result.analysis.as_ref().ok();
    let rating = result.rating.as_ref();
    EngineObject {
        engine: &result.engine,
        program: &result.program,
        fault: result.analysis.as_ref().err().map(Sentence::sentence),
        depth: analysis.and_then(|analysis| analysis.lines.first()).map_or(0, |line| line.depth),
        nodes: analysis.map_or(0, |analysis| analysis.nodes),
        time_ms: analysis.map_or(0, |analysis| milliseconds(analysis.time)),
        best: analysis.and_then(best),
        lines: analysis
            .map(|analysis| analysis.lines.iter().map(|line| line_object(analysis, line)).collect())
            .unwrap_or_default(),
        only: analysis.zip(rule).map(|(analysis, rule)| only(analysis, rule)),
        hit: rating.map(|rating: &Rating| rating.is_hit),
        stable: rating.and_then(|rating| rating.stable).map(|Effort { depth, nodes, time }| EffortObject {
            depth,
            nodes,
            time_ms: milliseconds(time),
        }),
    }
}

fn milliseconds(time: std::time::Duration) -> u64 {
    time.as_millis().try_into().unwrap_or(u64::MAX)
}

fn best(analysis: &Analysis) -> Option<String> {
    Some(Play::from_position(&analysis.position)?.to_uci(analysis.best?))
}

fn only(analysis: &Analysis, rule: OnlyMoveRule) -> &'static str {
    let (objective, answer) = analysis.wins_or_draws(rule);
    match (answer, objective) {
        (OnlyMove::OnlyMove, Objective::Win) => "only-win",
        (OnlyMove::OnlyMove, Objective::Draw) => "only-draw",
        (OnlyMove::AlsoWins(_), Objective::Win) => "several-win",
        (OnlyMove::AlsoWins(_), Objective::Draw) => "several-draw",
        (OnlyMove::NotReached, _) => "lost",
        (OnlyMove::Unclear, _) => "unclear",
    }
}

fn line_object(analysis: &Analysis, line: &Line) -> LineObject {
    let play = Play::from_position(&analysis.position);
    let uci = play.map(|play| line.moves.iter().map(|played| play.to_uci(played.legal)).collect());
    LineObject { score: score(line.score, line.bound), depth: line.depth, moves: uci.unwrap_or_default() }
}

fn score(score: Score, bound: Bound) -> ScoreObject {
    let (cp, mate) = match score {
        Score::Centipawns(value) => (Some(value), None),
        Score::Mate(moves) => (None, Some(moves)),
    };
    let bound = match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    };
    ScoreObject { cp, mate, bound }
}

fn chain_object<'a>(position: &Position, chain: &'a Chain) -> ChainObject<'a> {
    let play = Play::from_position(position);
    let object = |played: &'a ChainMove| {
        let (proven, score, depth) = match played.basis {
            Basis::Proven(result) => (Some(result.id()), None, None),
            Basis::Engine { score: value, bound, depth } => (None, Some(score(value, bound)), Some(depth)),
        };
        let uci = play.as_ref().map(|play| play.to_uci(played.legal)).unwrap_or_default();
        ChainMoveObject { uci, san: &played.san, proven, score, depth }
    };
    ChainObject { moves: chain.moves.iter().map(object).collect(), end: chain.end.id() }
}
