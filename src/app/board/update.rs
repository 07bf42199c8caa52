//! What is done on the board.

use super::pointer::change_in_hand;
use super::{BoardKey, Hands};
use crate::app::shell::Shell;
use crate::app::ui::pointer::Pointer;
use crate::board::{Castling, Color, Piece, Position, Role, Square};
use crate::document::{Document, Edit};

/// What happens on the board and its two rows of tools.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the position, one undo step.
    Edit(Edit),
    /// Grant the right to castle with the rook on this square, or take it.
    Castle(Square),
    /// Put one more man of this kind in hand, or take one away.
    InHand(Piece, i8),
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
            Action::Castle(rook) => toggle_castling(rook, &mut shell.document),
            Action::InHand(piece, by) => change_in_hand(&mut shell.document, piece, by),
            Action::Pointer(event) => self.pointer(&mut shell.document, event),
            Action::Hover(square) => self.hover = square,
            Action::Select(square) => shell.document.set_cursor(Some(square)),
            Action::Key(key) => self.key(key, shell),
        }
    }
}

/// Whose right to castle a rook on this square would have; `None` where no king stands for it, or no rook.
pub(super) fn castler(position: &Position, rook: Square) -> Option<Color> {
    let board = &position.board;
    let piece = board.get(rook).filter(|piece| piece.role == Role::Rook)?;
    let is_backed =
        rook.rank == board.size().back_rank(piece.color) && Castling::is_backed(board, piece.color, rook.file);
    is_backed.then_some(piece.color)
}

/// Grants the right to castle with a rook, in place of one with another rook of that side, or takes it.
fn toggle_castling(rook: Square, document: &mut Document) {
    let position = *document.working_position();
    let Some(color) = castler(&position, rook) else { return };
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
