//! Tries: first moves that fail to exactly one reply.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use super::search::Searcher;
use super::search_control::run_on_threads;
use super::search_position::SearchPosition;
use super::{SearchControl, Solution, Solver, Stopped};
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// A move with its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMove {
    /// The move.
    pub legal_move: LegalMove,
    /// Standard algebraic notation, with `+` or `#`.
    pub san: String,
    /// UCI notation.
    pub uci: String,
}

impl NamedMove {
    pub(super) fn new(play: &Play, played: LegalMove) -> Option<Self> {
        Some(Self { legal_move: played, san: play.to_san(played)?, uci: play.to_uci(played) })
    }
}

/// A first move that forces the aim in time against every reply but one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The first move.
    pub first: NamedMove,
    /// The only reply that prevents the aim.
    pub refutation: NamedMove,
}

impl Solver {
    /// Returns the tries: first moves that exactly one reply refutes. The keys of this solution, which must be
    /// complete, are skipped.
    ///
    /// # Errors
    /// If `watch` stops the search.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, SearchControl}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// assert_eq!(solution.keys[0].san, "Ra6");
    /// let tries = solver.tries(&solution, NonZeroUsize::MIN, &watch).unwrap();
    /// let found: Vec<_> = tries.iter().map(|one| (one.first.san.as_str(), one.refutation.san.as_str())).collect();
    /// assert_eq!(found, [("Ra5", "a6"), ("Rxa7+", "Bxa7")]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn tries(
        &self,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<Try>, Stopped> {
        if self.moves < 2 {
            return Ok(Vec::new());
        }
        on_game!(self.play.game(), game => self.tries_of(game, solution, threads, watch))
    }

    fn tries_of<G: SearchPosition>(
        &self,
        game: &G,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<Try>, Stopped> {
        let is_key = |played: &G::Move| solution.keys.iter().any(|key| G::from_legal(key.legal_move) == Some(*played));
        let open: Vec<G::Move> = game.moves().into_iter().filter(|played| !is_key(played)).collect();
        let open = Mutex::new(open.into_iter());
        let work = || self.search_tries(game, &open, watch);
        let mut tries: Vec<Try> = run_on_threads(threads.get() - 1, work)?.into_iter().flatten().collect();
        tries.sort_by(|one, other| one.first.uci.cmp(&other.first.uci));
        Ok(tries)
    }

    fn search_tries<G: SearchPosition>(
        &self,
        game: &G,
        open: &Mutex<impl Iterator<Item = G::Move>>,
        watch: &SearchControl,
    ) -> Result<Vec<Try>, Stopped> {
        let mut searcher = self.searcher(watch);
        let mut tries = Vec::new();
        loop {
            watch.report_nodes(0)?;
            let next = open.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(first) = next else { return Ok(tries) };
            tries.extend(self.find_try(game, first, &mut searcher)?);
        }
    }

    /// Returns the try if exactly one reply refutes this first move.
    fn find_try<G: SearchPosition>(
        &self,
        game: &G,
        first: G::Move,
        searcher: &mut Searcher<'_, G>,
    ) -> Result<Option<Try>, Stopped> {
        let reached = game.after(first);
        let mut refutation = None;
        for reply in reached.moves() {
            if !searcher.attack_after(&reached, reply, self.moves - 1)? && refutation.replace(reply).is_some() {
                return Ok(None);
            }
        }
        let named = |play: &Play, played: Option<LegalMove>| NamedMove::new(play, played?);
        let refutation = refutation.and_then(|reply| reached.to_legal(reply));
        let Some(first) = named(&self.play, game.to_legal(first)) else { return Ok(None) };
        let mut play = self.play.clone();
        let _ = play.play(first.legal_move);
        Ok(named(&play, refutation).map(|refutation| Try { first, refutation }))
    }
}
