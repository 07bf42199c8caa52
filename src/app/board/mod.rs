//! The board editor: tools, pointer and keyboard input, arrows and marks, board style.
//!
//! - `state`: the editor's state; `hint`: the help line on buttons and keys.
//! - `update`: its `Action`s. Pointer input is in `pointer`, keys in `keys`, typed FEN placement in `typing`, the
//!   fields after it in `typed_fields`, refused keys in `refusal`, arrows and marks in `drawing`, pieces and colors in
//!   `style`, custom colors in `mixing`.
//! - `view`: the board between its two rows of tools. Contents of other features arrive as a `Scene`.

mod commands;
mod custom_colors;
mod drawing;
mod hint;
mod keys;
mod pointer;
mod refusal;
mod state;
mod style;
mod typed_fields;
mod typing;
mod update;
pub(in crate::app) mod view;

pub(super) use custom_colors::{ColorDraft, ColorInput};
pub(super) use keys::BoardKey;
pub(super) use state::BoardEditor;
pub(super) use style::StyleAction;
pub(super) use update::Action;
