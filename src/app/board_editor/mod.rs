//! The board editor: tools, pointer and keyboard input, arrows and marks, board style.
//!
//! - `state`: the editor's state. `hint`: the help line about buttons and keys.
//! - `update`: the `Action`s of the board. Pointer input is in `pointer`, keys in `keys`, typing of a FEN placement and
//!   messages about refused keys in `typing`, typing of the other FEN fields in `typed_fields`, arrows and marks in
//!   `drawing`, the choice of pieces and colors in `style`.
//! - `view`: the board between its two rows of tools. A `Scene` has what the board shows for other features.

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
