//! Queries to the solver, and the choice of the solver for each goal.

use std::num::NonZeroUsize;

use super::forced_mate::legal_play;
use super::{
    Helpmate, Helpmates, Judgement, MAX_LINE, MAX_MOVES, NotSearched, NotationLine, SearchControl, Solution, Solver,
    Stopped, Study,
};
use crate::board::{Position, Stipulation};
use crate::rules::Prover;

/// A query about a position: all solutions, or only the shortest ones.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::notation::{fen, stipulation};
/// use fenwright::rules::Prover;
/// use fenwright::rules::solver::{Query, SearchControl};
///
/// let prover = Prover::default();
/// let search = |text, asked| {
///     let (position, asked) = (fen::read(text).unwrap(), Query::from(stipulation::read(asked).unwrap()));
///     let found = asked.search(&position, &prover, 1 << 20, NonZeroUsize::MIN, &SearchControl::default());
///     found.map(|found| found.judgement().id().to_owned()).unwrap_or_else(|refused| refused.to_string())
/// };
/// assert_eq!(search("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "#1"), "sound");
/// assert_eq!(search("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "h#0.5"), "sound");
/// assert_eq!(search("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", "="), "sound");
/// assert_eq!(search("7k/8/8/8/8/8/8/K6Q b - - 0 1", "="), "no-solution");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Query {
    /// The goal and number of moves.
    pub stipulation: Stipulation,
    /// `true` if the search ends at the length of the fastest solutions. Has no effect for cooperative play.
    pub shortest_only: bool,
}

/// The result of a query.
#[derive(Debug)]
pub enum Findings {
    /// The first moves that force the goal, with the solver that can expand them.
    Forced(Box<Solver>, Solution),
    /// The lines of cooperative play.
    Helped(Helpmates),
    /// The proven results of all first moves.
    Proven(Study),
}

enum Plan {
    Force(u8),
    Help,
    Prove,
}

impl From<Stipulation> for Query {
    fn from(stipulation: Stipulation) -> Self {
        Self { stipulation, shortest_only: false }
    }
}

impl Query {
    fn plan(self) -> Option<Plan> {
        let Stipulation { goal, half_moves, .. } = self.stipulation;
        match goal {
            _ if goal.is_study() => Some(Plan::Prove),
            _ if !(1..=2 * u16::from(MAX_MOVES)).contains(&half_moves) => None,
            _ if goal.is_forced() => Some(Plan::Force(self.stipulation.moves()? as u8)),
            _ => Some(Plan::Help),
        }
    }

    /// Returns the query with at most [`MAX_MOVES`] moves: whole ones unless the goal allows half ones, none for a study.
    #[must_use]
    pub fn clamped(self) -> Self {
        let Stipulation { goal, half_moves, .. } = self.stipulation;
        let searched = half_moves.clamp(1, 2 * u16::from(MAX_MOVES));
        let half_moves = match goal {
            _ if goal.is_study() => 0,
            _ if goal.has_half_moves() => searched,
            _ => searched.next_multiple_of(2),
        };
        Self { stipulation: Stipulation { half_moves, ..self.stipulation }, ..self }
    }

    /// Returns `true` if there is a solver for the query.
    pub fn is_searchable(self) -> bool {
        self.plan().is_some()
    }

    /// Searches for the answer with a table of at most `table_bytes`. If stopped, returns what is proven so far. A win
    /// or draw is left to the prover.
    ///
    /// # Errors
    /// If the position or the stipulation cannot be searched, with the reason.
    pub fn search(
        self,
        position: &Position,
        prover: &Prover,
        table_bytes: usize,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Findings, NotSearched> {
        let Stipulation { goal, half_moves, .. } = self.stipulation;
        match self.plan().ok_or(NotSearched::Stipulation(self.stipulation))? {
            Plan::Force(moves) => {
                let solver = Solver::with_goal(goal, position, moves, table_bytes)?;
                let solution =
                    if self.shortest_only { solver.shortest(threads, watch) } else { solver.solve(threads, watch) };
                Ok(Findings::Forced(Box::new(solver.for_moves(solution.moves)), solution))
            }
            Plan::Help => {
                let helpmate = Helpmate::with_goal(goal, position, half_moves, table_bytes)?;
                Ok(Findings::Helped(helpmate.solve(threads, watch)))
            }
            Plan::Prove => {
                legal_play(position)?;
                let results = prover.prove_moves(position, threads, watch);
                let (proof, moves) = results.map_err(NotSearched::Unproven)?;
                let line = prover.best_line(position, MAX_LINE);
                Ok(Findings::Proven(Study::new(position, self.stipulation, proof, &moves, &line)))
            }
        }
    }
}

impl Findings {
    /// Returns the judgement on the problem.
    pub fn judgement(&self) -> Judgement {
        match self {
            Self::Forced(_, solution) => solution.judgement(),
            Self::Helped(helpmates) => helpmates.judgement(),
            Self::Proven(study) => study.judgement(),
        }
    }

    /// Returns `true` if the solutions are those that the author intended, given as the number of solutions or of
    /// continuations for each half move; `None` if nothing is stated or the search is not complete.
    pub fn fulfills(&self, intended: &[u16]) -> Option<bool> {
        match self {
            Self::Forced(_, solution) => solution.fulfills(intended),
            Self::Helped(helpmates) => helpmates.fulfills(intended),
            Self::Proven(_) => None,
        }
    }

    /// Returns `true` if the result is complete.
    pub fn is_complete(&self) -> bool {
        match self {
            Self::Forced(_, solution) => solution.is_complete(),
            Self::Helped(helpmates) => helpmates.is_complete(),
            Self::Proven(_) => true,
        }
    }

    /// Returns the solution in the notation of problems, line by line.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn notation_lines(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<NotationLine>, Stopped> {
        match self {
            Self::Forced(solver, solution) => solver.notation_lines(solution, threads, watch),
            Self::Helped(helpmates) => Ok(helpmates.notation_lines().into_iter().map(NotationLine::from).collect()),
            Self::Proven(study) => Ok(study.notation_lines()),
        }
    }
}
