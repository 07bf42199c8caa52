//! Searches on threads of their own, which give way to the window, and what those share that work on one answer: the
//! position and the solver that knows it.

use std::sync::{Arc, OnceLock};
use std::thread;

use super::subtree;
use super::tree::Tree;
use crate::app::shell::job::Job;
use crate::board::Position;
use crate::document::{Wake, background, parallel};
use crate::rules::solver::{Aim, Findings, Helpmates, NotSearched, Query, Solution, Solver, Stopped, Watch};

/// The most memory of the table of a search, in bytes. A short mate needs less of it.
const TABLE: usize = 256 << 20;

/// An answer that is not shown keeps a table of so many bytes at most.
const MOST_BYTES_KEPT: usize = 16 << 20;

/// A search on a thread of its own.
pub(super) type Task<T> = Job<T, Arc<Watch>>;

/// Begins a search. `wake` is called after each report and at the end, also if the search broke off.
pub(super) fn start<T: Send + 'static>(
    watch: Watch,
    wake: &Wake,
    search: impl FnOnce(&Watch, &dyn Fn(T)) + Send + 'static,
) -> Task<T> {
    Job::reporting("solving", Arc::new(watch), wake, |watch, report| {
        background::give_way();
        search(watch, report);
    })
}

/// A position that was solved, with the solver that knows the tree. Where that was let go it is made anew, and then
/// has to search for what it knew.
#[derive(Debug)]
pub(super) struct SharedSolver {
    position: Position,
    aim: Aim,
    moves: u8,
    solver: OnceLock<Option<Solver>>,
}

impl SharedSolver {
    fn with(position: Position, solver: Solver) -> Self {
        Self { position, aim: solver.aim(), moves: solver.moves(), solver: OnceLock::from(Some(solver)) }
    }

    /// The same without a solver that is large.
    pub(super) fn let_go(&self) -> Option<Self> {
        let (position, aim, moves) = (self.position, self.aim, self.moves);
        self.is_large().then(|| Self { position, aim, moves, solver: OnceLock::new() })
    }

    /// What a search for a short mate was sized for may be a long one: it is the table that counts.
    fn is_large(&self) -> bool {
        self.solver.get().and_then(Option::as_ref).is_some_and(|solver| solver.table_bytes() > MOST_BYTES_KEPT)
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// The solver. It may have to be made, which takes a moment.
    ///
    /// # Errors
    /// If the position cannot be searched.
    pub(super) fn solver(&self) -> Result<&Solver, Stopped> {
        let solver = self.solver.get_or_init(|| Solver::with_aim(self.aim, &self.position, self.moves, TABLE).ok());
        solver.as_ref().ok_or(Stopped)
    }
}

impl Drop for SharedSolver {
    /// To give a large table back takes longer than a frame, for which the window does not wait.
    fn drop(&mut self) {
        if self.is_large() {
            let solver = self.solver.take();
            // Without a thread it is done here.
            let _ = thread::Builder::new().name("forgetting".to_owned()).spawn(move || drop(solver));
        }
    }
}

#[derive(Debug)]
pub(super) enum SearchResult {
    Refused(NotSearched),
    Forced(Box<Solution>, Box<SharedSolver>),
    /// The helpmates, and the same as a tree.
    Helped(Box<Helpmates>, Box<Tree>),
}

pub(super) fn search(position: &Position, asked: Query, watch: &Watch) -> SearchResult {
    match asked.search(position, TABLE, parallel::processors(), watch) {
        Err(refused) => SearchResult::Refused(refused),
        Ok(Findings::Helped(found)) => {
            let mut tree = Tree::default();
            tree.add_roots(subtree::lines(&found));
            SearchResult::Helped(Box::new(found), Box::new(tree))
        }
        Ok(Findings::Forced(solver, solution)) => {
            SearchResult::Forced(Box::new(solution), Box::new(SharedSolver::with(*position, *solver)))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::notation::fen;

    /// A position with many moves.
    const LONG: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /// What holds a solver whose table was used, as a search for so many moves leaves it that has made a large one or
    /// has come to its end.
    fn used_solver(moves: u8) -> SharedSolver {
        let position = fen::read(LONG).unwrap();
        let (solver, watch) = (Solver::new(&position, moves, TABLE).unwrap(), Watch::default());
        thread::scope(|scope| {
            let search = scope.spawn(|| solver.solve(parallel::processors(), &watch));
            while solver.table_bytes() <= MOST_BYTES_KEPT && !search.is_finished() {
                thread::sleep(Duration::from_millis(1));
            }
            watch.stop();
        });
        SharedSolver::with(position, solver.for_moves(2))
    }

    #[test]
    fn it_is_the_table_that_tells_what_is_let_go() {
        let (small, large) = (used_solver(2), used_solver(20));
        assert!(small.let_go().is_none());
        let rest = large.let_go().expect("its table was made for a longer mate");
        assert!(rest.solver.get().is_none() && rest.moves == 2);
        assert!(rest.solver().is_ok() && rest.let_go().is_none(), "it is made anew, and small");
    }
}
