//! Fenwright, a chess position editor: the library behind the window and the commands.
//!
//! Rooms, each of which imports only from those above it in this list:
//!
//! - [`lang`]: what the program says, in the reader's language. Knows nothing else.
//! - [`board`]: the nouns: squares, pieces, boards, positions. Knows nothing else.
//! - [`rules`]: what a position means: its problems and its verdict; playing moves.
//! - [`notation`]: text to position and back: FEN, EPD, PGN, and any text that a person would recognise.
//! - [`document`]: a file of positions: records, edits, history, opening and saving.
//! - [`diagram`]: a position as a picture.
//! - `vision`: a position out of a picture, with the feature `vision`.
//! - [`cli`]: the commands that need no window.
//! - `app`: the window, with the feature `app`.
//!
//! What a user reads stands in the files of `assets/lang`; the files `wording.rs`, one a folder, choose between the texts.
//!
//! ```
//! use fenwright::{Color, notation::fen};
//!
//! let mut position = fen::read("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")?;
//! position.side_to_move = Color::Black;
//! assert_eq!(fen::write(&position), "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1");
//! # Ok::<(), fenwright::notation::fen::Fault>(())
//! ```

#[cfg(feature = "app")]
pub mod app;
pub mod board;
pub mod cli;
pub mod diagram;
pub mod document;
pub mod lang;
pub mod notation;
pub mod rules;
#[cfg(feature = "vision")]
pub mod vision;

pub use board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};
