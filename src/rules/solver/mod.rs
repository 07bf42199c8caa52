//! Whether a problem is sound: every first move that forces mate in so many moves, with proof.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use fenwright::notation::fen;
//! use fenwright::rules::solver::{Judgement, Solver, Watch};
//!
//! // K. Fabel's rule in its shortest form: the king steps aside.
//! let position = fen::read("7k/8/6KP/8/8/8/8/R7 w - - 0 1")?;
//! let solver = Solver::new(&position, 1, 1 << 20).unwrap();
//! let solution = solver.solve(NonZeroUsize::MIN, &Watch::default());
//! assert_eq!(solution.judgement(), Judgement::Sound);
//! assert_eq!(solution.keys[0].name, "Ra8#");
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```

mod branch;
mod checking;
mod conventions;
mod first_moves;
mod printed;
mod search;
mod solution;
mod table;
mod tries;
mod watch;
mod words;

use std::num::NonZeroUsize;

pub use branch::{Branch, Defence};
pub use conventions::Conventions;
pub use solution::{Judgement, Key, Solution};
pub use tries::{Named, Try};
pub use watch::{Progress, Stopped, Watch};

use super::{Play, Problem, ProblemKind, problems};
use crate::board::Position;
use table::Table;

/// The most moves in which a mate is looked for.
pub const MOST_MOVES: u8 = 100;

/// A position in which the side to move is to mate in so many moves.
#[derive(Debug)]
pub struct Solver {
    play: Play,
    moves: u8,
    table: Table,
}

/// Why a position is not searched: the rules do not say what a move is there, or there are more men than a game can
/// bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSearched {
    /// What is wrong with the position; of other boards than 8x8 there may be nothing.
    pub problems: Vec<Problem>,
}

impl Solver {
    /// Prepares a search for mates in `moves`, 1 to [`MOST_MOVES`], with a table of so many bytes at most. A short mate
    /// needs less of it.
    ///
    /// # Errors
    /// Why the position cannot be searched.
    pub fn new(position: &Position, moves: u8, table_bytes: usize) -> Result<Self, NotSearched> {
        let problems = problems(position);
        let is_too_much = |problem: &Problem| {
            matches!(
                problem.kind,
                ProblemKind::TooManyPieces { .. }
                    | ProblemKind::TooManyPawns { .. }
                    | ProblemKind::TooMuchPromotion { .. }
            )
        };
        let play = Play::from(position).filter(|_| !problems.iter().any(is_too_much));
        let play = play.ok_or(NotSearched { problems })?;
        Ok(Self { play, moves: moves.clamp(1, MOST_MOVES), table: Table::of_bytes(table_bytes.min(enough(moves))) })
    }

    /// In how many moves at most the mate is to be.
    #[must_use]
    pub const fn moves(&self) -> u8 {
        self.moves
    }

    /// Looks for all first moves that force mate. If the watch stops the search, the solution says up to how many moves
    /// it is complete.
    #[must_use]
    pub fn solve(&self, threads: NonZeroUsize, watch: &Watch) -> Solution {
        let found = first_moves::first_moves(self.play.game(), self.moves, &self.table, threads, watch);
        Solution::of(&self.play, self.moves, &found)
    }
}

impl Solver {
    /// Looks for the shortest mates, of up to [`Solver::moves`] moves, and for nothing longer. The solution is one for
    /// the length that is found.
    #[must_use]
    pub fn shortest(&self, threads: NonZeroUsize, watch: &Watch) -> Solution {
        let found = first_moves::shortest_mates(self.play.game(), self.moves, &self.table, threads, watch);
        let solution = Solution::of(&self.play, self.moves, &found);
        Solution { moves: solution.shortest().unwrap_or(self.moves), ..solution }
    }
}

impl NotSearched {
    /// Why, in a sentence for the user, without a full stop.
    #[must_use]
    pub fn sentence(&self) -> String {
        words::refusal(self)
    }
}

/// How large a table is of use in so many moves: four times as much for each move, from 64 kB on.
fn enough(moves: u8) -> usize {
    1_usize.checked_shl(14 + 2 * u32::from(moves)).unwrap_or(usize::MAX)
}
