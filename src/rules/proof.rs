//! Proven results of positions, with their source.

use std::fmt;

use strum::IntoStaticStr;

use super::LegalMove;
use super::endings::{NotAnEnding, Value};

/// The result of a position with best play, for the side to move.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "kebab-case")]
pub enum GameResult {
    /// The side to move wins.
    Win,
    /// Neither side can win.
    Draw,
    /// The side to move loses.
    Loss,
}

/// The evidence for a result.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "kebab-case")]
pub enum ProofSource {
    /// Retrograde analysis of this program, see [`endings`](super::endings). Knows distances to mate.
    Endings,
}

/// A proven result with its evidence.
///
/// ```
/// use fenwright::rules::endings::Value;
/// use fenwright::rules::{GameResult, Proof};
/// let proof = Proof::from(Value::Loss(4));
/// assert_eq!((proof.result, proof.mate), (GameResult::Loss, Some(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proof {
    /// The result for the side to move.
    pub result: GameResult,
    /// The number of moves to mate with best play; `None` for draws, and if the source does not know it.
    pub mate: Option<u16>,
    /// The source of the proof.
    pub source: ProofSource,
}

/// A legal move with the proven result for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The move.
    pub legal_move: LegalMove,
    /// The result for the side that moves. The distance to mate includes the move.
    pub proof: Proof,
}

/// The reason why nothing is proven about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unproven {
    /// No table contains the position.
    NotAnEnding(NotAnEnding),
    /// The analysis was stopped.
    Stopped,
    /// The analysis needs this number of bytes at once.
    OutOfMemory(usize),
    /// A mate is longer than tables can hold.
    TooLong,
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnEnding(reason) => write!(f, "{}", reason.id()),
            Self::Stopped => f.write_str("stopped"),
            Self::OutOfMemory(bytes) => write!(f, "{bytes} bytes of memory needed"),
            Self::TooLong => f.write_str("mate too long"),
        }
    }
}

impl std::error::Error for Unproven {}

impl GameResult {
    /// Returns the identifier: `win`, `draw` or `loss`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the result for the other side.
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

impl ProofSource {
    /// Returns the identifier: `endings`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Proof {
    /// Returns a key that sorts from the best to the worst result for the side to move: the fastest win first, the
    /// fastest loss last. Without distances, equal results are equal.
    pub fn order(&self) -> (u8, i32) {
        let moves = self.mate.map_or(0, i32::from);
        match self.result {
            GameResult::Win => (0, moves),
            GameResult::Draw => (1, 0),
            GameResult::Loss => (2, -moves),
        }
    }
}

impl From<Value> for Proof {
    fn from(value: Value) -> Self {
        let result = match value {
            Value::Win(_) => GameResult::Win,
            Value::Draw => GameResult::Draw,
            Value::Loss(_) => GameResult::Loss,
        };
        Self { result, mate: value.mate().map(u16::from), source: ProofSource::Endings }
    }
}
