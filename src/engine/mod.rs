//! Chess engines that speak UCI, as programs that are not trusted.
//!
//! - [`message`](Message): the lines of the protocol, parsed and written.
//! - [`Engine`]: a running engine; a thread of its own talks to the program.
//! - [`Analysis`]: what the engine found, with moves that are checked.
//! - [`OnlyMoveRule`]: whether a position has a single solution.
//! - [`Chain`]: the solution, move by move; [`ChainSearch`] finds it.
//! - [`find_engines`]: engines that are installed.
//! - [`run_popeye`]: the problem solver Popeye, which is no engine.
//!
//! An engine may crash, hang, or write anything of any length. Each of these is an [`EngineFault`], and an engine that has
//! worked is started again up to [`MAX_RESTARTS`] times. Nothing that it sends uses more than a fixed amount of memory,
//! and no process is left behind, however this program ends.
//!
//! ```no_run
//! use std::time::Duration;
//! use fenwright::Position;
//! use fenwright::engine::{Engine, Limits, Program, Settings, find_engines};
//!
//! let path = find_engines().remove(0);
//! let engine = Engine::start(Program::new(path), Settings::default(), || {});
//! engine.analyze(&Position::start(), Limits { depth: Some(12), ..Limits::default() }, 3);
//! let status = engine.wait_until(Duration::from_secs(10), |status| {
//!     status.analysis.as_ref().is_some_and(|analysis| analysis.is_finished)
//! });
//! println!("{:?}", status.analysis);
//! ```

mod analysis;
mod chain;
mod chain_search;
mod discovery;
mod fault;
mod handle;
mod inbox;
mod line_reader;
mod message;
mod only_move;
mod pool;
mod popeye;
mod process;
mod score;
mod search;
mod session;
mod settings;
mod status;
mod suitable;

pub use analysis::{Analysis, BestMove, Line, LineMove};
pub use chain::{Basis, Chain, ChainEnd, ChainMove, Turn};
pub use chain_search::{ChainSearch, MAX_CHAIN_MOVES, proven_moves};
pub use discovery::{InstallHint, find_engines};
pub use fault::{Awaited, EngineFault, Unsuitable};
pub use handle::Engine;
pub use inbox::MAX_LINES;
pub use message::{
    Command, CurrentLine, EngineOption, Go, Info, Message, Moves, NotACommand, OptionKind, Progress, Registration, Wdl,
};
pub use only_move::{Candidate, Objective, OnlyMove, OnlyMoveRule};
pub use pool::Pool;
pub use popeye::{PopeyeFault, PopeyeOutput, find_popeye, run_popeye};
pub use process::Program;
pub use score::{Bound, Score};
pub use search::Limits;
pub use session::MAX_RESTARTS;
pub use settings::{AnswerTimes, Settings};
pub use status::{EngineState, Status};
