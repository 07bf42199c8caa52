//! Mates that are forced: the solver of direct mates and selfmates, and which positions it takes.

use std::num::NonZeroUsize;

use super::first_moves::Search;
use super::search::Searcher;
use super::searched::Searched;
use super::table::Table;
use super::{Aim, Solution, Watch, wording};
use crate::board::{Position, Stipulation, Variant};
use crate::rules::{Play, Problem, ProblemKind, problems};

/// The most moves in which a mate is looked for.
pub const MOST_MOVES: u8 = 100;

/// A position in which the side to move is to mate, or to force the other side to mate it, in so many moves.
#[derive(Debug)]
pub struct Solver {
    pub(super) aim: Aim,
    pub(super) play: Play,
    pub(super) moves: u8,
    table: Table,
}

/// Why a position is not searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSearched {
    /// The rules do not say what a move is there, or there are more men than a game can bring about: what is wrong with
    /// the position.
    Position(Vec<Problem>),
    /// There is no solver for what is asked.
    Stipulation(Stipulation),
    /// There is no solver for these rules.
    Rules(Variant),
}

impl Solver {
    /// Prepares a search for direct mates in `moves`, 1 to [`MOST_MOVES`], with a table of so many bytes at most. A
    /// short mate needs less of it.
    ///
    /// # Errors
    /// Why the position cannot be searched.
    pub fn new(position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        Self::with_aim(Aim::Mate, position, moves, table_bytes)
    }

    /// Prepares a search for selfmates in the same way: the side to move forces the other side to mate it. All that is
    /// said of mates is then said of these: a key forces the mate in time, a defence avoids it.
    ///
    /// # Errors
    /// Why the position cannot be searched.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, Watch}};
    /// let position = fen::read("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1")?;
    /// let (solver, watch) = (Solver::selfmate(&position, 1, 1 << 20).unwrap(), Watch::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// assert_eq!(solver.printed(&solution, NonZeroUsize::MIN, &watch).unwrap(), ["1.Qc3+! Bxc3#"]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn selfmate(position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        Self::with_aim(Aim::Selfmate, position, moves, table_bytes)
    }

    /// Prepares a search for what is aimed at.
    ///
    /// # Errors
    /// Why the position cannot be searched.
    pub fn with_aim(aim: Aim, position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        let play = legal_play(position)?;
        // Of a selfmate also the last move is noted; a direct one is found as quickly.
        let levels = moves.saturating_add(u8::from(aim == Aim::Selfmate));
        let table = Table::of_bytes(table_bytes.min(enough(levels)));
        Ok(Self { aim, play, moves: moves.clamp(1, MOST_MOVES), table })
    }

    /// What the side to move is to force.
    pub const fn aim(&self) -> Aim {
        self.aim
    }

    /// In how many moves at most that is to be.
    pub const fn moves(&self) -> u8 {
        self.moves
    }

    /// How many bytes of memory the table holds by now.
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// A solver of the position for fewer moves, with everything that is known already.
    #[must_use]
    pub fn for_moves(self, moves: u8) -> Self {
        Self { moves: moves.clamp(1, self.moves), ..self }
    }

    /// Looks for all first moves that force it. If the watch stops the search, the solution says up to how many moves
    /// it is complete.
    pub fn solve(&self, threads: NonZeroUsize, watch: &Watch) -> Solution {
        let found = self.search(threads, watch).first_moves(self.play.game(), self.moves);
        Solution::of(self.aim, &self.play, self.moves, &found)
    }

    /// Looks for the shortest solutions, of up to [`Solver::moves`] moves, and for nothing longer. The solution is one
    /// for the length that is found.
    pub fn shortest(&self, threads: NonZeroUsize, watch: &Watch) -> Solution {
        let found = self.search(threads, watch).shortest(self.play.game(), self.moves);
        let solution = Solution::of(self.aim, &self.play, self.moves, &found);
        Solution { moves: solution.shortest().unwrap_or(self.moves), ..solution }
    }

    pub(super) fn search<'a>(&'a self, threads: NonZeroUsize, watch: &'a Watch) -> Search<'a> {
        Search { aim: self.aim, table: &self.table, threads, watch }
    }

    pub(super) fn searcher<'a, G: Searched>(&'a self, watch: &'a Watch) -> Searcher<'a, G> {
        Searcher::new(self.aim, &self.table, watch)
    }
}

/// The position as the search plays it, or why it is not searched.
pub(super) fn legal_play(position: &Position) -> Result<Play, NotSearched> {
    if !position.rules.is_standard() {
        return Err(NotSearched::Rules(position.variant()));
    }
    let problems = problems(position);
    let is_too_much = |problem: &Problem| {
        matches!(
            problem.kind,
            ProblemKind::TooManyPieces { .. } | ProblemKind::TooManyPawns { .. } | ProblemKind::TooMuchPromotion { .. }
        )
    };
    let play = Play::from(position).filter(|_| !problems.iter().any(is_too_much));
    play.ok_or(NotSearched::Position(problems))
}

impl NotSearched {
    /// What is wrong with the position.
    pub fn problems(&self) -> &[Problem] {
        if let Self::Position(problems) = self { problems } else { &[] }
    }

    /// Why, in a sentence for the user, without a full stop.
    pub fn sentence(&self) -> String {
        wording::refusal(self)
    }
}

/// How large a table is of use for so many levels of a search that are noted: four times as much for each, from 64 kB
/// on.
pub(super) fn enough(levels: u8) -> usize {
    1_usize.checked_shl(14 + 2 * u32::from(levels)).unwrap_or(usize::MAX)
}
