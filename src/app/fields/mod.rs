//! The fields of the position in the side panel: side to move, castling, en passant, clocks, variant.
//!
//! All changes of a number until its field is left are one undo step.

mod castling;
mod commands;
pub(crate) mod en_passant;
mod update;
pub(crate) mod view;

pub use update::{Action, Fields};
