//! Chess positions, legal or not: read from any text, explained, and solved. The library behind the position editor
//! Fenwright and its commands.
//!
//! # Examples
//!
//! Read a broken FEN:
//!
//! ```
//! use fenwright::notation::forgiving;
//!
//! let reading = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 W");
//! assert_eq!(reading.position().unwrap().to_string(), "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1");
//! ```
//!
//! Explain an illegal position, and fix it:
//!
//! ```
//! use fenwright::{Position, rules};
//!
//! let position: Position = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1".parse()?;
//! let problem = &rules::problems(&position)[0];
//! assert_eq!(problem.id(), "opponent-in-check");
//! assert_eq!(rules::fixes(&position, problem)[0].position.to_string(), "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```
//!
//! Solve a mate in one:
//!
//! ```
//! use std::num::NonZeroUsize;
//! use fenwright::Position;
//! use fenwright::rules::solver::{Judgement, SearchControl, Solver};
//!
//! let position: Position = "7k/8/6KP/8/8/8/8/R7 w - - 0 1".parse()?;
//! let solver = Solver::new(&position, 1, 1 << 20)?;
//! let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
//! assert_eq!((solution.judgement(), &*solution.keys[0].san), (Judgement::Sound, "Ra8#"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! Each module imports only from the modules above it in this list:
//!
//! - [`logging`]: the log on standard error. Depends on no other module.
//! - [`lang`]: translated texts. Depends on no other module.
//! - [`board`]: squares, pieces, boards and positions.
//! - [`rules`]: problems and verdict of a position, legal moves, and the solver.
//! - [`notation`]: reading and writing FEN, EPD, PGN and free-form text.
//! - [`tablebase`]: results of endgames from Syzygy tables, which are files of the user.
//! - [`engine`]: analyses by UCI engines, which are programs of the user.
//! - [`wording`]: sentences for users about the contents of the modules above, in the language of the user.
//! - [`document`]: a file of positions: records, edits, history, opening and saving.
//! - [`diagram`]: drawing positions as pictures.
//! - `vision`: reading a position from a picture, with the feature `vision`.
//! - `manual`: the pages of the manual, with the feature `app`.
//! - [`cli`]: the commands that need no window.
//! - `app`: the window, with the feature `app`.
//! - [`program`]: the start of the programs.
//!
//! # Feature flags
//!
//! - `app`, on by default: the window. It includes all other features except `package`.
//! - `render`: diagrams as PNG, PDF and SVG, and the command `render`.
//! - `vision`: positions from pictures, and the command `read` for them.
//! - `serde`: `Serialize` and `Deserialize` for positions, boards, pieces and squares.
//! - `package`: the program that makes the files of a package.
//! - `window-program`: the window as a program of its own, for packages of Windows.
//!
//! Without features the library builds in seconds.

#[cfg(feature = "app")]
#[expect(missing_docs, reason = "the window is not used as a library")]
pub mod app;
pub mod board;
pub mod cli;
pub mod diagram;
pub mod document;
pub mod engine;
pub mod lang;
pub mod logging;
#[cfg(feature = "app")]
pub mod manual;
pub mod notation;
pub mod program;
pub mod rules;
pub mod tablebase;
#[cfg(feature = "vision")]
pub mod vision;
pub mod wording;

pub use board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};
