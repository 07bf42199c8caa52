//! What is done on the board.

use super::{BoardKey, Hands};
use crate::app::shell::Shell;
use crate::app::ui::pointer::Pointer;
use crate::board::Square;
use crate::document::Edit;

/// What happens on the board and its two rows of tools.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the position, one undo step.
    Edit(Edit),
    /// The pointer did something on the board or the palette.
    Pointer(Pointer),
    /// The pointer is over this square now, or over none.
    Hover(Option<Square>),
    Select(Square),
    Key(BoardKey),
}

impl Hands {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(edit) => _ = shell.document.apply(edit),
            Action::Pointer(event) => self.pointer(&mut shell.document, event),
            Action::Hover(square) => self.hover = square,
            Action::Select(square) => shell.document.set_cursor(Some(square)),
            Action::Key(key) => self.key(key, shell),
        }
    }
}
