//! The fields of the position in the side panel: side to move, castling, en passant, clocks, variant.
//!
//! All changes of a number until its field is left are one undo step.

mod castling;
mod commands;
pub(in crate::app) mod en_passant;
mod focus_request;
mod number;
mod rules;
mod update;
pub(in crate::app) mod view;

pub use update::{Action, Fields};
