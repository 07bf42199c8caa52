//! Chess engines that speak UCI.

mod message;
mod score;

pub use message::{
    Command, CurrentLine, EngineOption, Go, Info, Message, Moves, NotACommand, OptionKind, Progress, Registration, Wdl,
};
pub use score::{Bound, Score};
