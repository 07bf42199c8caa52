//! Faults of engines.

use crate::board::Variant;
use crate::rules::Problem;

/// A fault of an engine, or the reason why it gets no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The program cannot be started.
    CannotStart(String),
    /// The program does not introduce itself as a UCI engine.
    NotUci,
    /// The program ended by itself.
    Crashed {
        /// Its exit status, in the words of the system.
        status: Option<String>,
        /// The last error that it wrote.
        last_error: Option<String>,
    },
    /// The engine did not answer in time.
    NoAnswer(Awaited),
    /// The engine gave a move that is illegal, as it wrote it.
    IllegalMove(String),
    /// The engine wrote a line that means nothing; its beginning.
    Unreadable(String),
    /// The engine wrote a line of excessive length.
    LongLine,
    /// The engine did not quit and was killed.
    DidNotQuit,
    /// The engine cannot take the position.
    Unsuitable(Unsuitable),
    /// The engine was started again as often as possible, and failed each time.
    GaveUp(Box<EngineFault>),
}

/// An answer of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// `readyok`
    ReadyOk,
    /// `bestmove`
    BestMove,
}

/// The reason why an engine cannot take a position. Many engines crash on such positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsuitable {
    /// The engine has no game on a board of this size.
    OtherBoard,
    /// The engine does not have the variant.
    Variant(Variant),
    /// The castling rights are those of Chess960, which the engine does not have.
    Chess960,
    /// The position is illegal.
    Illegal(Problem),
    /// There is no legal move.
    NoMoves,
    /// A side has more moves than any legal position, and more than engines have room for.
    TooManyMoves,
}
