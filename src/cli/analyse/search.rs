//! Analyzes one record: what tables prove goes first, then the engines.

use std::num::NonZeroUsize;

use super::super::job::RecordJob;
use super::super::record::ReadQuality;
use super::goal::{Goal, Rating};
use crate::board::Position;
use crate::engine::{Analysis, Chain, ChainEnd, Engine, EngineFault, Limits, Objective, OnlyMoveRule, Pool, Turn};
use crate::rules::solver::SearchControl;
use crate::rules::{GameResult, Proof, ProvenMove, Prover};

/// Maximum number of only moves of a chain.
const MAX_MOVES: usize = 30;

pub(super) const RULE: OnlyMoveRule = OnlyMoveRule::Lichess;

/// The questions to the engines.
pub(super) struct Search<'a> {
    pub(super) pools: &'a [Pool],
    pub(super) limits: Limits,
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
        let Some(position) = &job.record.position else { return Findings::default() };
        let goal = Goal::of(position, &job.record.operations).filter(|_| self.scores);
        if self.scores && goal.is_none() {
            return Findings { lacks_goal: true, ..Findings::default() };
        }
        let proven = self.prove(position);
        if let Some((proof, _)) = &proven {
            let objective = if proof.result == GameResult::Win { Objective::Win } else { Objective::Draw };
            let next = |position: &Position, turn| {
                let (_, moves) = self.prove(position).ok_or(ChainEnd::Stopped)?;
                objective.proven_move(&moves, turn)
            };
            let chain = Some(Chain::follow(position, MAX_MOVES, next));
            return Findings { proven, chain, ..Findings::default() };
        }
        let mut chain = None;
        let ask = |pool: &Pool| {
            let analysis = pool.with(|engine| {
                let analysis = engine.search(position, self.limits, self.lines)?;
                chain = self.prover.is_some().then(|| self.follow(engine, &analysis));
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

    /// Returns the proven results of a position and its moves, if only moves are searched.
    fn prove(&self, position: &Position) -> Option<(Proof, Vec<ProvenMove>)> {
        let prover = self.prover.as_ref().filter(|prover| prover.can_prove(position))?;
        prover
            .prove_moves(position, NonZeroUsize::MIN, &SearchControl::default())
            .ok()
            .filter(|(_, moves)| !moves.is_empty())
    }

    /// Follows the only moves from an analyzed position.
    fn follow(&self, engine: &Engine, first: &Analysis) -> Chain {
        let (objective, _) = first.wins_or_draws(RULE);
        let mut known = Some(first);
        Chain::follow(&first.position, MAX_MOVES, |position, turn| {
            if let Some(first) = known.take() {
                return first.chain_move(turn, RULE, objective);
            }
            if let Some((_, moves)) = self.prove(position) {
                return objective.proven_move(&moves, turn);
            }
            let lines = if turn == Turn::Solver { self.lines } else { 1 };
            let analysis = engine.search(position, self.limits, lines).map_err(|_| ChainEnd::Stopped)?;
            analysis.chain_move(turn, RULE, objective)
        })
    }
}

impl Findings {
    /// Returns `true` if the record was read strictly, and everything was analyzed.
    pub(super) fn is_complete(&self, job: &RecordJob) -> bool {
        job.record.quality == ReadQuality::Strict
            && !self.lacks_goal
            && self.results.iter().all(|result| result.analysis.is_ok())
    }
}
