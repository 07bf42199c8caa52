//! The fields of the position in the side panel: side to move, castling, en passant, clocks.
//!
//! - `update`: what their `Action`s do. All changes of a number until its field is left are one step.
//! - `view`: the fields on the screen; the boxes of the four castling rights are in `castling`,
//!   the drop-down of squares is in `en_passant`, the rules and the checks that are left are in `rules`,
//!   a number field is in `number`.
//! - `commands`: its commands; `wanted`: the field that one of them leads to.

mod castling;
pub(in crate::app) mod commands;
pub(in crate::app) mod en_passant;
mod number;
mod rules;
mod update;
pub(in crate::app) mod view;
mod wanted;

pub use update::{Action, Fields};
