//! Chess engines that speak UCI.

mod discovery;
mod message;
mod only_move;
mod score;

pub use discovery::{InstallHint, find_engines};
pub use message::{
    Command, CurrentLine, EngineOption, Go, Info, Message, Moves, NotACommand, OptionKind, Progress, Registration, Wdl,
};
pub use only_move::{Candidate, Objective, OnlyMove, OnlyMoveRule};
pub use score::{Bound, Score};
