//! Proven results of positions, with their source.

use std::fmt;
use std::path::PathBuf;

use strum::IntoStaticStr;

use super::LegalMove;
use super::endings::{NotAnEnding, Value};
use crate::board::Position;

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
    /// Syzygy tables. They know the 50-move rule, but no distances to mate.
    Syzygy,
}

/// The effect of the 50-move rule on a win or loss, at the halfmove clock of the position.
#[derive(Clone, Copy, Debug, Default, IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "kebab-case")]
pub enum FiftyMoveRule {
    /// The game is decided in time.
    #[default]
    InTime,
    /// The game may be drawn by the rule; the source does not know.
    MayDraw,
    /// The game is drawn by the rule.
    Draws,
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
    /// The result for the side to move, without the 50-move rule.
    pub result: GameResult,
    /// The effect of the 50-move rule; always in time for a draw.
    pub fifty_move_rule: FiftyMoveRule,
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

/// A source of proven results besides the tables of endings.
pub trait Tablebase: fmt::Debug + Send + Sync {
    /// Returns `true` if a table with this material can exist, whether or not it is there.
    fn can_cover(&self, position: &Position) -> bool;

    /// Returns the result of a position for the side to move.
    ///
    /// # Errors
    /// If the tablebase has no answer.
    fn prove(&self, position: &Position) -> Result<Proof, Unproven>;

    /// Returns the results of all legal moves for the side that makes them.
    ///
    /// # Errors
    /// If the tablebase has no answer for a move.
    fn prove_moves(&self, position: &Position) -> Result<Vec<ProvenMove>, Unproven>;
}

/// A fault of a file that has the name of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TableFault {
    /// It is a folder or a device.
    NotAFile,
    /// No table has this size; usually because a download was interrupted.
    Incomplete,
    /// It does not begin as a table does.
    NotATable,
    /// Its contents contradict each other.
    Damaged,
    /// The system could not read it, with the error of the system.
    Unreadable(String),
}

/// The reason why nothing is proven about a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Unproven {
    /// No table contains the position.
    NotAnEnding(NotAnEnding),
    /// The analysis was stopped.
    Stopped,
    /// The analysis needs this number of bytes at once.
    OutOfMemory(usize),
    /// A mate is longer than tables can hold.
    TooLong,
    /// The tablebase lacks this file.
    MissingTable(String),
    /// A file of the tablebase cannot be used.
    BrokenTable(PathBuf, TableFault),
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnEnding(reason) => write!(f, "{}", reason.id()),
            Self::Stopped => f.write_str("stopped"),
            Self::OutOfMemory(bytes) => write!(f, "{bytes} bytes of memory needed"),
            Self::TooLong => f.write_str("mate too long"),
            Self::MissingTable(file) => write!(f, "no table {file}"),
            Self::BrokenTable(file, _) => write!(f, "broken table {}", file.display()),
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
    /// Returns the identifier: `endings` or `syzygy`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Proof {
    /// Returns the result for the side whose move led to the position. The distance to mate includes the move.
    #[must_use]
    pub fn before_move(self) -> Self {
        let is_loss = self.result == GameResult::Loss;
        let mate = self.mate.map(|moves| moves + u16::from(is_loss));
        Self { result: self.result.for_opponent(), mate, ..self }
    }

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

impl FiftyMoveRule {
    /// Returns the identifier: `in-time`, `may-draw` or `draws`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Proof {
    /// Returns the proof for a value of an ending, with the halfmove clock of the position.
    pub(super) fn from_ending(value: Value, halfmove_clock: u16) -> Self {
        let plies = match value {
            Value::Win(plies) | Value::Loss(plies) => plies,
            Value::Draw => 0,
        };
        // A capture or pawn move on the way to mate may still reset the clock.
        let is_in_time = plies == 0 || halfmove_clock + u16::from(plies) <= 100;
        let fifty_move_rule = if is_in_time { FiftyMoveRule::InTime } else { FiftyMoveRule::MayDraw };
        Self { fifty_move_rule, ..Self::from(value) }
    }
}

impl From<Value> for Proof {
    /// Returns the proof for a value of an ending, with the clock at 0.
    fn from(value: Value) -> Self {
        let result = match value {
            Value::Win(_) => GameResult::Win,
            Value::Draw => GameResult::Draw,
            Value::Loss(_) => GameResult::Loss,
        };
        let fifty_move_rule = FiftyMoveRule::default();
        Self { result, fifty_move_rule, mate: value.mate().map(u16::from), source: ProofSource::Endings }
    }
}
