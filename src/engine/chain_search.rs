//! The search for a chain of only moves.

use std::num::NonZeroUsize;

use super::analysis::Analysis;
use super::chain::{Chain, ChainEnd, Turn};
use super::fault::EngineFault;
use super::handle::Engine;
use super::only_move::{Objective, OnlyMoveRule};
use super::search::Limits;
use crate::board::Position;
use crate::rules::solver::SearchControl;
use crate::rules::{GameResult, Proof, ProvenMove, Prover};

/// Maximum number of only moves of a chain.
pub const MAX_CHAIN_MOVES: usize = 30;

/// Lines for a position in which there must be only one move: a single line could not tell.
const LINES: usize = 2;

/// A search for the chain of only moves. Where tables can prove results, the engine is not asked.
pub struct ChainSearch<'a> {
    /// The engine.
    pub engine: &'a Engine,
    /// The prover with its tables.
    pub prover: &'a Prover,
    /// The limits of the search for each move.
    pub limits: Limits,
    /// The rule for only moves.
    pub rule: OnlyMoveRule,
}

impl ChainSearch<'_> {
    /// Follows the only moves from a position: those that win or, if none does, those that draw. An analysis of the
    /// position with at least two lines can be given in `first`. Ends as soon as the result is no longer wanted.
    ///
    /// ```
    /// use fenwright::engine::{ChainEnd, ChainSearch, Engine, Limits, OnlyMoveRule, Program, Settings};
    /// use fenwright::rules::Prover;
    ///
    /// let engine = Engine::start(Program::new("/no/such/engine"), Settings::default(), || {});
    /// let prover = Prover::default();
    /// let (limits, rule) = (Limits::default(), OnlyMoveRule::default());
    /// let search = ChainSearch { engine: &engine, prover: &prover, limits, rule };
    /// // Tables prove each of these moves.
    /// let chain = search.follow(&"8/8/8/4k3/8/8/3KP3/8 w - - 0 1".parse()?, None, || true).unwrap();
    /// assert_eq!((&*chain.moves[0].san, chain.end), ("Ke3", ChainEnd::NotOnly));
    /// # Ok::<(), fenwright::notation::fen::Fault>(())
    /// ```
    ///
    /// # Errors
    /// If the engine fails before the first move is known.
    pub fn follow(
        &self,
        position: &Position,
        first: Option<&Analysis>,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Chain, EngineFault> {
        let (mut first, mut objective, mut fault) = (first, None, None);
        let chain = Chain::follow(position, MAX_CHAIN_MOVES, |position, turn| {
            if !is_wanted() {
                return Err(ChainEnd::Stopped);
            }
            if let Some((proof, moves)) = proven_moves(self.prover, position) {
                return objective.get_or_insert(Objective::of(proof)).proven_move(&moves, turn);
            }
            let analysis = match first.take() {
                Some(analysis) => Ok(analysis.clone()),
                None => self.search(position, turn, &is_wanted)?,
            };
            let analysis = analysis.map_err(|engine_fault| {
                fault = Some(engine_fault);
                ChainEnd::Stopped
            })?;
            let objective = *objective.get_or_insert_with(|| analysis.wins_or_draws(self.rule).0);
            analysis.chain_move(turn, self.rule, objective)
        });
        match fault {
            Some(fault) if chain.moves.is_empty() => Err(fault),
            _ => Ok(chain),
        }
    }

    fn search(
        &self,
        position: &Position,
        turn: Turn,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Result<Analysis, EngineFault>, ChainEnd> {
        let lines = if turn == Turn::Solver { LINES } else { 1 };
        self.engine.search_while(position, self.limits, lines, is_wanted).ok_or(ChainEnd::Stopped)
    }
}

/// Returns the proven results of a position and of its moves; `None` if tables cannot prove them, or without moves.
///
/// ```
/// use fenwright::engine::proven_moves;
/// use fenwright::rules::Prover;
/// assert!(proven_moves(&Prover::default(), &fenwright::Position::start()).is_none());
/// ```
pub fn proven_moves(prover: &Prover, position: &Position) -> Option<(Proof, Vec<ProvenMove>)> {
    if !prover.can_prove(position) {
        return None;
    }
    let results = prover.prove_moves(position, NonZeroUsize::MIN, &SearchControl::default());
    results.ok().filter(|(_, moves)| !moves.is_empty())
}

impl Objective {
    /// Returns the objective for a proven result: a draw if the side to move cannot win.
    const fn of(proof: Proof) -> Self {
        match proof.result {
            GameResult::Win => Self::Win,
            GameResult::Draw | GameResult::Loss => Self::Draw,
        }
    }
}
