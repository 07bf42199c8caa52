//! Background searches with low priority, and the solver that the tasks on one answer share.

use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::thread;

use super::popeye_answer::PopeyeSolution;
use super::study_tree;
use super::subtree;
use super::tree::Tree;
use crate::app::shell::Job;
use crate::board::{Goal, Position, Stipulation};
use crate::document::{Wake, background, parallel};
use crate::engine::{PopeyeFault, run_popeye};
use crate::notation::composition;
use crate::rules::Prover;
use crate::rules::solver::{
    Findings, Helpmate, Helpmates, NotSearched, Query, SearchControl, Solution, Solver, Stopped, Study,
};

const MAX_TABLE_BYTES: usize = 256 << 20;

/// Maximum size of the table of an answer that is kept but not shown, in bytes.
const MAX_KEPT_BYTES: usize = 16 << 20;

pub(super) type Task<T> = Job<T, Arc<SearchControl>>;

/// Starts a search. `wake` is called after each report and when the search ends, even if it breaks off.
pub(super) fn start<T: Send + 'static>(
    watch: SearchControl,
    wake: &Wake,
    search: impl FnOnce(&SearchControl, &dyn Fn(T)) + Send + 'static,
) -> Task<T> {
    Job::spawn_reporting("solving", Arc::new(watch), wake, |watch, report| {
        background::lower_priority();
        search(watch, report);
    })
}

/// A solved position with its solver. A freed solver is created again on demand and repeats its search.
pub(super) struct SharedSolver {
    position: Position,
    goal: Goal,
    moves: u8,
    solver: OnceLock<Option<Solver>>,
}

impl SharedSolver {
    fn new(position: Position, solver: Solver) -> Self {
        Self { position, goal: solver.goal, moves: solver.moves, solver: OnceLock::from(Some(solver)) }
    }

    pub(super) fn without_large_solver(&self) -> Option<Self> {
        let (position, goal, moves) = (self.position, self.goal, self.moves);
        self.is_large().then(|| Self { position, goal, moves, solver: OnceLock::new() })
    }

    /// Returns `true` if the table is large. The number of moves does not count: the solver of a short mate may have
    /// been created to search for a longer one.
    fn is_large(&self) -> bool {
        self.solver.get().and_then(Option::as_ref).is_some_and(|solver| solver.table_bytes() > MAX_KEPT_BYTES)
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the solver; creates it first if it was freed.
    ///
    /// # Errors
    /// If the position cannot be searched.
    pub(super) fn solver(&self) -> Result<&Solver, Stopped> {
        let solver =
            self.solver.get_or_init(|| Solver::with_goal(self.goal, &self.position, self.moves, MAX_TABLE_BYTES).ok());
        solver.as_ref().ok_or(Stopped)
    }
}

impl Drop for SharedSolver {
    /// Frees a large table on another thread, since that takes longer than a frame.
    fn drop(&mut self) {
        if self.is_large() {
            let solver = self.solver.take();
            // If the thread cannot be spawned, the table is freed here.
            let _ = thread::Builder::new().name("forgetting".to_owned()).spawn(move || drop(solver));
        }
    }
}

pub(super) enum SearchResult {
    Refused(NotSearched),
    Forced(Box<Solution>, Box<SharedSolver>),
    Helped(Box<Helpmates>, Box<Tree>),
    Proven(Box<Study>, Box<Tree>),
    ByPopeye(Box<PopeyeSolution>, Box<Tree>),
    PopeyeFailed(PopeyeFault),
}

pub(super) fn search(position: &Position, asked: Query, prover: &Prover, watch: &SearchControl) -> SearchResult {
    match asked.search(position, prover, MAX_TABLE_BYTES, parallel::processor_count(), watch) {
        Err(refused) => SearchResult::Refused(refused),
        Ok(Findings::Helped(found)) => {
            let mut tree = Tree::default();
            tree.add_roots(subtree::lines(&found));
            if let Some(found) = help_set_play(position, asked, &found, watch) {
                tree.add_roots(subtree::help_set_play(&found));
            }
            SearchResult::Helped(Box::new(found), Box::new(tree))
        }
        Ok(Findings::Proven(study)) => {
            let mut tree = Tree::default();
            tree.add_roots(study_tree::first_moves(&study));
            SearchResult::Proven(Box::new(study), Box::new(tree))
        }
        Ok(Findings::Forced(solver, solution)) => {
            SearchResult::Forced(Box::new(solution), Box::new(SharedSolver::new(*position, *solver)))
        }
    }
}

/// Runs Popeye. Its answer is read on the thread that waits for it.
pub(super) fn by_popeye(
    program: &Path,
    problem: String,
    position: Option<&Position>,
    watch: &SearchControl,
) -> SearchResult {
    let (output, is_stopped) = match run_popeye(program, &problem, || watch.is_stopped()) {
        Ok(output) => (output, false),
        Err(PopeyeFault::Cancelled(output)) => (output, true),
        Err(fault) => return SearchResult::PopeyeFailed(fault),
    };
    let solution = PopeyeSolution::new(problem, &output, is_stopped);
    let mut tree = Tree::default();
    tree.add_roots(solution.rows(position));
    SearchResult::ByPopeye(Box::new(solution), Box::new(tree))
}

/// Searches the set play of a helpmate: its solutions in half a move less, if the other side begins. `None` for other
/// goals and after a search that was stopped.
fn help_set_play(position: &Position, asked: Query, found: &Helpmates, watch: &SearchControl) -> Option<Helpmates> {
    if !found.is_complete() || found.has_more {
        return None;
    }
    let (position, Stipulation { goal, half_moves, .. }) = composition::set_play(position, asked.stipulation)?;
    let helpmate = Helpmate::with_goal(goal, &position, half_moves, MAX_TABLE_BYTES).ok()?;
    let found = helpmate.solve(parallel::processor_count(), watch);
    found.is_complete().then_some(found)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::notation::fen;

    const LONG: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /// Returns a solver whose table was filled by a search for this number of moves, until the table was large.
    fn used_solver(moves: u8) -> SharedSolver {
        let position = fen::read(LONG).unwrap();
        let (solver, watch) = (Solver::new(&position, moves, MAX_TABLE_BYTES).unwrap(), SearchControl::default());
        thread::scope(|scope| {
            let search = scope.spawn(|| solver.solve(parallel::processor_count(), &watch));
            while solver.table_bytes() <= MAX_KEPT_BYTES && !search.is_finished() {
                thread::sleep(Duration::from_millis(1));
            }
            watch.stop();
        });
        SharedSolver::new(position, solver.for_moves(2))
    }

    #[test]
    fn it_is_the_table_that_tells_what_is_let_go() {
        let (small, large) = (used_solver(2), used_solver(20));
        assert!(small.without_large_solver().is_none());
        let rest = large.without_large_solver().expect("its table was made for a longer mate");
        assert!(rest.solver.get().is_none() && rest.moves == 2);
        assert!(rest.solver().is_ok() && rest.without_large_solver().is_none(), "it is made anew, and small");
    }
}
