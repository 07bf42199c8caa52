//! Analyzes one record: what tables prove goes first, then the engines.

use super::super::job::RecordJob;
use super::super::record::ReadQuality;
use super::goal::{Goal, Rating};
use crate::board::Position;
use crate::engine::{Analysis, Chain, ChainSearch, Engine, EngineFault, Limits, OnlyMoveRule, Pool, proven_moves};
use crate::rules::{Proof, ProvenMove, Prover};

/// The questions to the engines.
pub(super) struct Search<'a> {
    pub(super) pools: &'a [Pool],
    pub(super) limits: Limits,
    pub(super) rule: OnlyMoveRule,
    /// At least two if only moves are searched.
    pub(super) lines: usize,
    /// `None` unless only moves are searched.
    pub(super) prover: Option<Prover>,
    /// `true` to compare the best move with the goal of the record.
    pub(super) scores: bool,
}

/// The findings on a record.
#[derive(Default)]
pub(super) struct Findings {
    /// The results that tables prove, if only moves are searched.
    pub(super) proven: Option<(Proof, Vec<ProvenMove>)>,
    /// By engine; empty if tables prove the results, or if there is nothing to analyze.
    pub(super) results: Vec<EngineResult>,
    /// The chain of only moves, if only moves are searched.
    pub(super) chain: Option<Chain>,
    pub(super) lacks_goal: bool,
    rule: OnlyMoveRule,
}

pub(super) struct EngineResult {
    pub(super) engine: String,
    pub(super) program: String,
    pub(super) analysis: Result<Analysis, EngineFault>,
    /// `None` unless there is a goal.
    pub(super) rating: Option<Rating>,
}

impl Search<'_> {
    pub(super) fn run(&self, job: &RecordJob) -> Findings {
        Findings { rule: self.rule, ..self.find(job) }
    }

    fn find(&self, job: &RecordJob) -> Findings {
        let Some(position) = &job.record.position else { return Findings::default() };
        let goal = Goal::of(position, &job.record.operations).filter(|_| self.scores);
        if self.scores && goal.is_none() {
            return Findings { lacks_goal: true, ..Findings::default() };
        }
        let proven = self.prover.as_ref().and_then(|prover| proven_moves(prover, position));
        if proven.is_some() {
            let chain = self.pools.first().and_then(|pool| pool.with(|engine| self.follow(engine, position, None)));
            return Findings { proven, chain, ..Findings::default() };
        }
        let mut chain = None;
        let ask = |pool: &Pool| {
            let analysis = pool.with(|engine| {
                let analysis = engine.search(position, self.limits, self.lines)?;
                chain = self.follow(engine, position, Some(&analysis));
                Ok(analysis)
            });
            // That it was started again several times is no concern of the user: the next record gets a new process.
            let analysis = analysis.map_err(|fault| match fault {
                EngineFault::GaveUp(fault) => *fault,
                fault => fault,
            });
            let rating = goal.as_ref().zip(analysis.as_ref().ok()).map(|(goal, analysis)| goal.rate(analysis));
            EngineResult { engine: pool.name.clone(), program: pool.program.to_string(), analysis, rating }
        };
        let results = self.pools.iter().map(ask).collect();
        Findings { results, chain, ..Findings::default() }
    }

    /// Follows the only moves, if they are searched.
    fn follow(&self, engine: &Engine, position: &Position, first: Option<&Analysis>) -> Option<Chain> {
        let prover = self.prover.as_ref()?;
        ChainSearch { engine, prover, limits: self.limits, rule: self.rule }.follow(position, first, || true).ok()
    }
}

impl Findings {
    /// Returns the rule for only moves, if they were searched.
    pub(super) fn only_move_rule(&self) -> Option<OnlyMoveRule> {
        self.chain.as_ref().map(|_| self.rule)
    }

    /// Returns `true` if the record was read strictly, and everything was analyzed.
    pub(super) fn is_complete(&self, job: &RecordJob) -> bool {
        job.record.quality == ReadQuality::Strict
            && !self.lacks_goal
            && self.results.iter().all(|result| result.analysis.is_ok())
    }
}
