//! The board editor: tools, pointer and keyboard input, arrows and marks, board style.
//!
//! - `state`: the editor's state; `hint`: the help line on buttons and keys.
//! - `update`: its `Action`s. Pointer input is in `pointer`, keys in `keys`, typed FEN placement and
//!   refused keys in `typing`, the fields after it in `typed_fields`, arrows and marks in `drawing`, pieces and colors
//!   in `style`.
//! - `view`: the board between its two rows of tools. Contents of other features arrive as a `Scene`.

mod commands;
mod drawing;
mod hint;
mod keys;
mod pointer;
mod state;
mod style;
mod typed_fields;
mod typing;
mod update;
pub(crate) mod view;

pub(super) use keys::BoardKey;
pub(super) use state::BoardEditor;
pub(super) use style::{ColorDraft, ColorInput, StyleAction};
pub(super) use update::Action;
