//! Evaluations of engines.

use std::cmp::Ordering;
use std::ops::Neg;

/// An evaluation from the view of one side, usually the side to move.
///
/// ```
/// use fenwright::engine::Score;
/// assert!(Score::Mate(2) > Score::Mate(5));
/// assert!(Score::Mate(5) > Score::Centipawns(9_000));
/// assert!(Score::Centipawns(-9_000) > Score::Mate(-5));
/// assert_eq!(-Score::Centipawns(31), Score::Centipawns(-31));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// An advantage in hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if this side is mated, 0 if it is mated already.
    Mate(i32),
}

/// The relation of a reported score to the exact one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The score is exact.
    #[default]
    Exact,
    /// The exact score is at least the reported one.
    Lower,
    /// The exact score is at most the reported one.
    Upper,
}

impl Score {
    /// Returns the winning chances by the formula of lichess, from -1 (lost) to 1 (won).
    ///
    /// ```
    /// use fenwright::engine::Score;
    /// assert_eq!(Score::Centipawns(0).winning_chances(), 0.0);
    /// assert!((Score::Centipawns(300).winning_chances() - 0.502).abs() < 0.001);
    /// assert_eq!(Score::Mate(-3).winning_chances(), -1.0);
    /// ```
    pub fn winning_chances(self) -> f64 {
        match self {
            Self::Centipawns(value) => 2.0 / (1.0 + (-0.003_682_08 * f64::from(value)).exp()) - 1.0,
            Self::Mate(1..) => 1.0,
            Self::Mate(_) => -1.0,
        }
    }

    /// Returns a key in the order of the scores: mated soonest first, mating soonest last.
    fn rank(self) -> (i8, i32) {
        match self {
            Self::Mate(moves @ 1..) => (1, -moves),
            Self::Centipawns(value) => (0, value),
            Self::Mate(moves) => (-1, moves.saturating_neg()),
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Centipawns(value) => Self::Centipawns(value.saturating_neg()),
            Self::Mate(moves) => Self::Mate(moves.saturating_neg()),
        }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
