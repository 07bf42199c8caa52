//! Tries: first moves that fail to exactly one reply.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use super::search::Searcher;
use super::searched::Searched;
use super::threads::on_all;
use super::{Solution, Solver, Stopped, Watch};
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// A move with its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMove {
    /// The move.
    pub played: LegalMove,
    /// Standard algebraic notation, with `+` or `#`.
    pub name: String,
    /// UCI notation.
    pub uci: String,
}

impl NamedMove {
    pub(super) fn of(play: &Play, played: LegalMove) -> Option<Self> {
        Some(Self { played, name: play.name(played)?, uci: play.uci_name(played) })
    }
}

/// A first move that would force the aim in time but for one reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The first move.
    pub first: NamedMove,
    /// The only reply that prevents it.
    pub refutation: NamedMove,
}

impl Solver {
    /// Returns the tries of a position: first moves that are not keys of this complete solution and that exactly one
    /// reply refutes. Empty if only one move is asked for. Beyond three moves this may take as long as the solution
    /// itself.
    ///
    /// # Errors
    /// If the watch stops the search.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, Watch}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), Watch::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// assert_eq!(solution.keys[0].name, "Ra6");
    /// let tries = solver.tries(&solution, NonZeroUsize::MIN, &watch).unwrap();
    /// let found: Vec<_> = tries.iter().map(|one| (one.first.name.as_str(), one.refutation.name.as_str())).collect();
    /// assert_eq!(found, [("Ra5", "a6"), ("Rxa7+", "Bxa7")]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn tries(&self, solution: &Solution, threads: NonZeroUsize, watch: &Watch) -> Result<Vec<Try>, Stopped> {
        if self.moves < 2 {
            return Ok(Vec::new());
        }
        on_game!(self.play.game(), game => self.tries_of(game, solution, threads, watch))
    }

    fn tries_of<G: Searched>(
        &self,
        game: &G,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Vec<Try>, Stopped> {
        let is_key = |played: &G::Move| solution.keys.iter().any(|key| G::meant(key.first) == Some(*played));
        let open: Vec<G::Move> = game.moves().into_iter().filter(|played| !is_key(played)).collect();
        let open = Mutex::new(open.into_iter());
        let work = || self.some_tries(game, &open, watch);
        let mut tries: Vec<Try> = on_all(threads.get() - 1, work)?.into_iter().flatten().collect();
        tries.sort_by(|one, other| one.first.uci.cmp(&other.first.uci));
        Ok(tries)
    }

    fn some_tries<G: Searched>(
        &self,
        game: &G,
        open: &Mutex<impl Iterator<Item = G::Move>>,
        watch: &Watch,
    ) -> Result<Vec<Try>, Stopped> {
        let mut searcher = self.searcher(watch);
        let mut tries = Vec::new();
        loop {
            watch.look(0)?;
            let next = open.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(first) = next else { return Ok(tries) };
            tries.extend(self.try_of(game, first, &mut searcher)?);
        }
    }

    /// Returns the try if exactly one reply refutes this first move.
    fn try_of<G: Searched>(
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
        let named = |play: &Play, played: Option<LegalMove>| NamedMove::of(play, played?);
        let refutation = refutation.and_then(|reply| reached.told(reply));
        let Some(first) = named(&self.play, game.told(first)) else { return Ok(None) };
        let mut play = self.play.clone();
        play.play(first.played);
        Ok(named(&play, refutation).map(|refutation| Try { first, refutation }))
    }
}
