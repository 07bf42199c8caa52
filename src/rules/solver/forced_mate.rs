//! The solver for forced goals: direct mates, selfmates, reflexmates, and the same with stalemates.

use std::fmt;
use std::num::NonZeroUsize;

use super::first_moves::Search;
use super::search::Searcher;
use super::search_position::SearchPosition;
use super::table::Table;
use super::{SearchControl, Solution};
use crate::board::{Genre, Goal, Position, Stipulation, Variant};
use crate::rules::{Play, Problem, Unproven, problems};

/// Maximum number of moves of a mate.
pub const MAX_MOVES: u8 = 100;

/// A solver for a position in which the side to move must force a goal in a number of moves.
#[derive(Debug)]
pub struct Solver {
    /// The goal, for which [`Goal::is_forced`] is `true`.
    pub goal: Goal,
    pub(super) play: Play,
    /// The maximum number of moves.
    pub moves: u8,
    table: Table,
}

/// The reason why a position is not searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSearched {
    /// Moves are not defined for the position. Contains its problems.
    Position(Vec<Problem>),
    /// There is no solver for this stipulation.
    Stipulation(Stipulation),
    /// There is no solver for this variant.
    Rules(Variant),
    /// The result of a study is not proven, for this reason.
    Unproven(Unproven),
}

impl Solver {
    /// Prepares a search for direct mates in `moves`, 1 to [`MAX_MOVES`], with a table of at most `table_bytes`.
    ///
    /// # Errors
    /// If the position cannot be searched, with the reason.
    pub fn new(position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        Self::with_goal(Goal::Mate, position, moves, table_bytes)
    }

    /// Prepares a search for selfmates: the side to move forces the other side to mate it. Lengths end there.
    ///
    /// # Errors
    /// If the position cannot be searched, with the reason.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, SearchControl}};
    /// let position = fen::read("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1")?;
    /// let (solver, watch) = (Solver::selfmate(&position, 1, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let lines = solver.notation_lines(&solution, NonZeroUsize::MIN, &watch).unwrap();
    /// assert_eq!(lines[0].moves, "1.Qc3+! Bxc3#");
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn selfmate(position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        Self::with_goal(Goal::Selfmate, position, moves, table_bytes)
    }

    /// Prepares a search for a goal.
    ///
    /// # Errors
    /// If the position or the goal cannot be searched, with the reason.
    pub fn with_goal(goal: Goal, position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        if !goal.is_forced() {
            return Err(NotSearched::Stipulation(Stipulation::new(goal, moves.into())));
        }
        let play = legal_play(position)?;
        // In selfmates, positions with one move left are recorded too. In direct mates, a lookup would save no time.
        let levels = moves.saturating_add(u8::from(goal.genre() != Some(Genre::Direct)));
        let table = Table::with_max_bytes(table_bytes.min(useful_table_bytes(levels)));
        Ok(Self { goal, play, moves: moves.clamp(1, MAX_MOVES), table })
    }

    /// Returns the memory in bytes that the table has allocated so far.
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Returns this solver for fewer moves. It keeps its table.
    #[must_use]
    pub fn for_moves(self, moves: u8) -> Self {
        Self { moves: moves.clamp(1, self.moves), ..self }
    }

    /// Searches all first moves that force the goal. If stopped, the solution is complete up to its `searched_moves`.
    pub fn solve(&self, threads: NonZeroUsize, watch: &SearchControl) -> Solution {
        let found = self.search(threads, watch).first_moves(self.play.game(), self.moves);
        Solution::new(self.goal, &self.play, self.moves, &found)
    }

    /// Searches the fastest solutions of up to [`moves`](Self::moves) moves. [`Solution::moves`] is their length.
    pub fn shortest(&self, threads: NonZeroUsize, watch: &SearchControl) -> Solution {
        let found = self.search(threads, watch).shortest(self.play.game(), self.moves);
        let solution = Solution::new(self.goal, &self.play, self.moves, &found);
        Solution { moves: solution.shortest().unwrap_or(self.moves), ..solution }
    }

    pub(super) fn search<'a>(&'a self, threads: NonZeroUsize, watch: &'a SearchControl) -> Search<'a> {
        Search { goal: self.goal, table: &self.table, threads, watch }
    }

    pub(super) fn searcher<'a, G: SearchPosition>(&'a self, watch: &'a SearchControl) -> Searcher<'a, G> {
        Searcher::new(self.goal, &self.table, watch)
    }
}

/// Returns the position ready for the search, or the reason why it is not searched.
pub(super) fn legal_play(position: &Position) -> Result<Play, NotSearched> {
    if !position.rules.is_standard() {
        return Err(NotSearched::Rules(position.variant()));
    }
    let problems = problems(position);
    let play = Play::from_position(position).filter(|_| !problems.iter().any(Problem::prevents_moves));
    play.ok_or(NotSearched::Position(problems))
}

impl NotSearched {
    /// Returns the problems of the position.
    pub fn problems(&self) -> &[Problem] {
        if let Self::Position(problems) = self { problems } else { &[] }
    }
}

impl fmt::Display for NotSearched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(problems) => {
                let ids: Vec<&str> = problems.iter().map(Problem::id).collect();
                write!(f, "position not searched: {}", ids.join(", "))
            }
            Self::Stipulation(stipulation) => write!(f, "no solver for {stipulation}"),
            Self::Rules(variant) => write!(f, "no solver for {}", variant.id()),
            Self::Unproven(reason) => write!(f, "nothing proven: {reason}"),
        }
    }
}

impl std::error::Error for NotSearched {}

/// Returns the useful table size in bytes: 64 kB for one recorded level, and four times as much for each further level.
pub(super) fn useful_table_bytes(levels: u8) -> usize {
    1_usize.checked_shl(14 + 2 * u32::from(levels)).unwrap_or(usize::MAX)
}
