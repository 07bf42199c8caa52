//! What the threads share that work on one answer: the position and the solver that knows it.

use std::sync::OnceLock;

use crate::board::Position;
use crate::document::parallel;
use crate::rules::solver::{Aim, Helpmate, Helpmates, NotSearched, Solution, Solver, Stopped, Watch};

use super::{Asked, Goal};

/// The most memory of the table of a search, in bytes. A short mate needs less of it.
const TABLE: usize = 256 << 20;

/// Answers to mates in at most so many moves keep their table, which is small.
const MOST_MOVES_KEPT: u8 = 5;

/// A position that was solved, with the solver that knows the tree. Where that was let go it is made anew, and then
/// has to search for what it knew.
#[derive(Debug)]
pub(super) struct Ground {
    position: Position,
    aim: Aim,
    moves: u8,
    solver: OnceLock<Option<Solver>>,
}

impl Ground {
    fn with(position: Position, solver: Solver) -> Self {
        Self { position, aim: solver.aim(), moves: solver.moves(), solver: OnceLock::from(Some(solver)) }
    }

    /// The same without a solver that is large.
    pub(super) fn let_go(&self) -> Option<Self> {
        let is_large = self.moves > MOST_MOVES_KEPT && self.solver.get().is_some();
        is_large.then(|| Self { solver: OnceLock::new(), ..*self })
    }

    /// The position.
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

/// What a search found.
#[derive(Debug)]
pub(super) enum Outcome {
    /// Why the position was not searched, in words without a full stop.
    Refused(String),
    /// What forces mate or selfmate.
    Forced(Box<Solution>, Box<Ground>),
    /// The helpmates.
    Helped(Box<Helpmates>),
}

/// Searches a position.
pub(super) fn search(position: &Position, asked: Asked, watch: &Watch) -> Outcome {
    find(position, asked, watch).unwrap_or_else(|refused| Outcome::Refused(refused.sentence()))
}

fn find(position: &Position, asked: Asked, watch: &Watch) -> Result<Outcome, NotSearched> {
    let Asked { goal, moves } = asked;
    let threads = parallel::processors();
    let (aim, is_shortest) = match goal {
        Goal::Mate => (Aim::Mate, false),
        Goal::Shortest => (Aim::Mate, true),
        Goal::Selfmate => (Aim::Selfmate, false),
        Goal::Helpmate => {
            let found = Helpmate::new(position, moves, TABLE)?.solve(threads, watch);
            return Ok(Outcome::Helped(Box::new(found)));
        }
    };
    let solver = Solver::with_aim(aim, position, moves, TABLE)?;
    let solution = if is_shortest { solver.shortest(threads, watch) } else { solver.solve(threads, watch) };
    let ground = Ground::with(*position, solver.for_moves(solution.moves));
    Ok(Outcome::Forced(Box::new(solution), Box::new(ground)))
}
