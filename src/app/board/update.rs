//! Actions of the board.

use super::pointer::change_pocket;
use super::{BoardEditor, BoardKey};
use crate::app::shell::Shell;
use crate::app::ui::pointer::PointerEvent;
use crate::board::{Castling, Color, Piece, Position, Role, Square};
use crate::document::{Document, Edit};

/// An action on the board or its two rows of tools.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Changes the position as one undo step.
    Edit(Edit),
    /// Toggles the right to castle with the rook on this square.
    Castle(Square),
    /// Changes the number of pieces in hand.
    ChangePocket(Piece, i8),
    Pointer(PointerEvent),
    Hover(Option<Square>),
    Select(Square),
    Key(BoardKey),
}

impl BoardEditor {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(edit) => _ = shell.document.apply(edit),
            Action::Castle(rook) => toggle_castling(rook, &mut shell.document),
            Action::ChangePocket(piece, by) => change_pocket(&mut shell.document, piece, by),
            Action::Pointer(event) => self.handle_pointer(&mut shell.document, event),
            Action::Hover(square) => self.hover = square,
            Action::Select(square) => shell.document.set_cursor(Some(square)),
            Action::Key(key) => self.handle_key(key, shell),
        }
    }
}

/// Returns the side that could castle with a rook on this square; `None` if its king or the rook is misplaced.
pub(super) fn castling_side(position: &Position, rook: Square) -> Option<Color> {
    let board = &position.board;
    let piece = board.get(rook).filter(|piece| piece.role == Role::Rook)?;
    let is_backed =
        rook.rank == board.size().back_rank(piece.color) && Castling::is_backed(board, piece.color, rook.file);
    is_backed.then_some(piece.color)
}

/// Toggles the right to castle with a rook; it replaces the right with another rook on the same side of the king.
fn toggle_castling(rook: Square, document: &mut Document) {
    let position = *document.working_position();
    let Some(color) = castling_side(&position, rook) else { return };
    let Position { board, castling, .. } = &position;
    let side = |file| Castling::side(board, color, file);
    let others = castling.files(color).filter(|file| *file != rook.file && side(*file) == side(rook.file));
    document.begin_gesture();
    for file in others {
        document.apply(Edit::Castling { color, file, granted: false });
    }
    document.apply(Edit::Castling { color, file: rook.file, granted: !castling.has(color, rook.file) });
    document.end_gesture();
}
