//! The test for a single solution.

use super::score::{Bound, Score};

/// A rule for the distance of the best move from all others that makes it the only one.
///
/// The rules compare [winning chances](Score::winning_chances). A move *reaches* the objective from a least chance on; the
/// second number is the least distance to any other move:
///
/// | | win | draw |
/// | --- | --- | --- |
/// | strict | 0.5 and 0.42; others at most 0.1 | -0.1 and 0.42; others at most -0.5 |
/// | lichess | 0.42 and 0.42 | -0.2 and 0.42 |
/// | lenient | 0.25 and 0.25 | -0.25 and 0.25 |
///
/// 0.1 is 54 centipawns, 0.25 is 139, 0.42 is 243 and 0.5 is 298.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum OnlyMoveRule {
    /// No other move comes close to the objective.
    Strict,
    /// The rule of the puzzles of lichess (`is_valid_attack` in lichess-puzzler). A mate in one is always accepted, a mate
    /// in two if the second move is below +500 centipawns, in three if it is below +300, and a longer one also if it is
    /// below +400 and no capture.
    #[default]
    Lichess,
    /// The rule of lichess with smaller distances.
    Lenient,
}

/// The result that the side to move must reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Objective {
    /// A win.
    #[default]
    Win,
    /// At least a draw.
    Draw,
}

/// A root move of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The evaluation from the view of the side to move.
    pub score: Score,
    /// The relation of the score to the exact one.
    pub bound: Bound,
    /// `true` if the move captures.
    pub is_capture: bool,
}

/// The answer to the question for the only move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlyMove {
    /// The best move is the only one.
    OnlyMove,
    /// The candidates with these indices reach the objective too.
    AlsoWins(Vec<usize>),
    /// The best move does not reach the objective.
    NotReached,
    /// The analysis has too few lines or no exact scores.
    Unclear,
}

struct Thresholds {
    reached: f64,
    distance: f64,
    others_at_most: f64,
}

impl OnlyMoveRule {
    /// Judges the candidates, best first. `legal_moves` is the number of legal moves of the position.
    ///
    /// ```
    /// use fenwright::engine::{Bound, Candidate, Objective, OnlyMove, OnlyMoveRule, Score};
    /// let candidate = |cp| Candidate { score: Score::Centipawns(cp), bound: Bound::Exact, is_capture: false };
    /// let judge = |second| OnlyMoveRule::Lichess.judge(Objective::Win, &[candidate(500), candidate(second)], 30);
    /// assert_eq!(judge(40), OnlyMove::OnlyMove);
    /// assert_eq!(judge(450), OnlyMove::AlsoWins(vec![1]));
    /// ```
    pub fn judge(self, objective: Objective, candidates: &[Candidate], legal_moves: usize) -> OnlyMove {
        let Some((best, others)) = candidates.split_first() else { return OnlyMove::Unclear };
        let thresholds = self.thresholds(objective);
        match best.bound {
            _ if others.is_empty() && legal_moves > 1 => return OnlyMove::Unclear,
            Bound::Upper => return OnlyMove::Unclear,
            Bound::Exact if best.score.winning_chances() < thresholds.reached => return OnlyMove::NotReached,
            Bound::Lower if best.score.winning_chances() < thresholds.reached => return OnlyMove::Unclear,
            Bound::Exact | Bound::Lower => {}
        }
        let is_worse = |other: &Candidate| self.is_worse(objective, &thresholds, best.score, other);
        let as_good: Vec<usize> =
            (1..).zip(others).filter(|(_, other)| !is_worse(other)).map(|(index, _)| index).collect();
        let is_exact = |index: &usize| candidates.get(*index).is_some_and(|other| other.bound != Bound::Upper);
        match as_good.as_slice() {
            [] if others.iter().any(|other| other.bound == Bound::Lower) => OnlyMove::Unclear,
            [] => OnlyMove::OnlyMove,
            _ if as_good.iter().any(is_exact) => OnlyMove::AlsoWins(as_good.into_iter().filter(is_exact).collect()),
            _ => OnlyMove::Unclear,
        }
    }

    fn is_worse(self, objective: Objective, thresholds: &Thresholds, best: Score, other: &Candidate) -> bool {
        let (chances, others) = (best.winning_chances(), other.score.winning_chances());
        let is_far = chances - others > thresholds.distance && others <= thresholds.others_at_most;
        if objective == Objective::Draw || self == Self::Strict {
            return is_far;
        }
        match best {
            Score::Mate(1) => true,
            Score::Mate(2) => other.score < Score::Centipawns(500),
            Score::Mate(3) => other.score < Score::Centipawns(300),
            Score::Mate(4..) if other.score < Score::Centipawns(400) && !other.is_capture => true,
            _ => is_far,
        }
    }

    const fn thresholds(self, objective: Objective) -> Thresholds {
        let (reached, distance, others_at_most) = match (objective, self) {
            (Objective::Win, Self::Strict) => (0.5, 0.42, 0.1),
            (Objective::Win, Self::Lichess) => (0.42, 0.42, 1.0),
            (Objective::Win, Self::Lenient) => (0.25, 0.25, 1.0),
            (Objective::Draw, Self::Strict) => (-0.1, 0.42, -0.5),
            (Objective::Draw, Self::Lichess) => (-0.2, 0.42, 1.0),
            (Objective::Draw, Self::Lenient) => (-0.25, 0.25, 1.0),
        };
        Thresholds { reached, distance, others_at_most }
    }
}
