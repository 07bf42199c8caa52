//! Fenwright, a chess position editor: the library behind the window and the commands.
//!
//! Each module imports only from those above it in this list:
//!
//! - [`lang`]: translated texts. Depends on no other module.
//! - [`board`]: squares, pieces, boards and positions.
//! - [`rules`]: problems and verdict of a position, legal moves, and the solver.
//! - [`notation`]: reading and writing FEN, EPD, PGN and free-form text.
//! - [`document`]: a file of positions: records, edits, history, opening and saving.
//! - [`diagram`]: drawing positions as pictures.
//! - `vision`: reading a position from a picture, with the feature `vision`.
//! - `manual`: the pages of the manual, with the feature `app`.
//! - [`cli`]: the commands that need no window.
//! - `app`: the window, with the feature `app`.
//!
//! Texts for users are in `assets/lang`; the `wording.rs` files select them.
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
#[expect(missing_docs, reason = "the window is not used as a library")]
pub mod app;
pub mod board;
pub mod cli;
pub mod diagram;
pub mod document;
pub mod lang;
#[cfg(feature = "app")]
pub mod manual;
pub mod notation;
pub mod rules;
#[cfg(feature = "vision")]
pub mod vision;

pub use board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};
