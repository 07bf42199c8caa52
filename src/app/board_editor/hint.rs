//! The help line about the mouse buttons and keys that work on the board.

use std::borrow::Cow;

use egui::Modifiers;

use super::state::{BoardEditor, Gesture};
use super::typing::Refusal;
use crate::app::ui::Tool;
use crate::board::{Board, Piece, Pockets, Square};
use crate::tr;
use crate::wording::Label;

impl BoardEditor {
    pub fn refusal_message(&self) -> Option<String> {
        self.refusal.as_ref().map(Refusal::sentence)
    }

    /// Returns the text of the help line. `cursor` is the selected square; `keys` are the modifier keys now pressed.
    pub fn hint(&self, board: &Board, cursor: Option<Square>, keys: Modifiers) -> Cow<'static, str> {
        match (&self.gesture, self.tool) {
            (Some(Gesture::Drag { piece, from }), _) => self.drag_hint(*piece, *from, board, keys.command).into(),
            (Some(Gesture::DragFromPocket { piece, .. }), _) => self.pocket_hint(*piece).into(),
            (None, _) if self.tray.is_some() => tr!("board-hint-in-hand").into(),
            (Some(Gesture::Draw { from, .. }), Tool::Hand) => tr!("board-hint-draw", from = from.to_string()).into(),
            (Some(Gesture::TypeFields(typed)), _) => typed.hint().into(),
            (Some(Gesture::DrawByKeys { .. }), _) => tr!("board-hint-arrow-keys").into(),
            (_, Tool::Brush(piece)) => {
                let other = Piece::new(!piece.color, piece.role);
                tr!("board-hint-brush", piece = piece.label(), other = other.label()).into()
            }
            (_, Tool::Eraser) => tr!("board-hint-eraser").into(),
            (_, Tool::Hand) if cursor.is_some() => tr!("board-hint-square").into(),
            (_, Tool::Hand) => tr!("board-hint-hand").into(),
        }
    }

    fn pocket_hint(&self, piece: Piece) -> String {
        match self.hover {
            Some(square) => tr!("board-hint-put", piece = piece.label(), square = square.to_string()),
            None => tr!("board-hint-in-hand").to_owned(),
        }
    }

    fn drag_hint(&self, piece: Piece, from: Option<Square>, board: &Board, copies: bool) -> String {
        let name = piece.label();
        if let Some(color) = self.tray {
            return if Pockets::ROLES.contains(&piece.role) {
                tr!("board-hint-put-in-hand", piece = piece.role.id(), side = color.id())
            } else {
                tr!("board-hint-king-in-hand").to_owned()
            };
        }
        let there = self.hover.and_then(|to| board.get(to)).map(|piece| piece.label());
        let square = self.hover.map(|to| to.to_string()).unwrap_or_default();
        match (from, self.hover, there) {
            (None, Some(_), None) => tr!("board-hint-put", piece = name, square = square),
            (None, Some(_), Some(other)) => tr!("board-hint-put-over", piece = name, square = square, other = other),
            (None, None, _) if self.tool == Tool::Brush(piece) => tr!("board-hint-back-to-hand").to_owned(),
            (None, None, _) => tr!("board-hint-put-or-go-on", piece = name),
            (Some(from), Some(to), _) if from == to => tr!("board-hint-select", square = square),
            (Some(_), Some(_), None) if copies => tr!("board-hint-copy", square = square),
            (Some(_), Some(_), Some(other)) if copies => tr!("board-hint-copy-over", square = square, other = other),
            (Some(_), Some(_), None) => tr!("board-hint-move", piece = name, square = square),
            (Some(_), Some(_), Some(other)) => {
                tr!("board-hint-move-over", piece = name, square = square, other = other)
            }
            (Some(_), None, _) if copies => tr!("board-hint-no-copy").to_owned(),
            (Some(_), None, _) => tr!("board-hint-remove", piece = name),
        }
    }
}
