//! The board: tools, what the pointer and the keys do on it, arrows and marks, how it looks.
//!
//! - `state`: what the hands are at; what the buttons and keys do with it is said in `hint`.
//! - `update`: what the `Action`s do. The pointer's are in `pointer`, the keys' in `keys`; FEN typed onto the board is in
//!   `typing`, the fields behind it are in `typed_fields`, what has no place there in `refusal`; arrows and marked
//!   squares are in `drawing`, the choice of pieces and colours is in `style`, the making of own colours in `mixing`.
//! - `view`: the board between its two rows of tools. What it shows of other features comes to it as a `Scene`.

pub(in crate::app) mod commands;
mod drawing;
mod hint;
mod keys;
mod mixing;
mod pointer;
mod refusal;
mod state;
mod style;
mod typed_fields;
mod typing;
mod update;
pub(in crate::app) mod view;

pub(super) use keys::BoardKey;
pub(super) use mixing::{Mixture, Paint};
pub(super) use state::Hands;
pub(super) use style::StyleAction;
pub(super) use update::Action;
