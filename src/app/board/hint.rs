//! What the buttons and keys do on the board with what is in the hand, in one line.

use std::borrow::Cow;

use egui::Modifiers;

use super::refusal::Refusal;
use super::state::{Gesture, Hands};
use crate::app::ui::Tool;
use crate::board::{Board, Piece, Square};

impl Hands {
    /// Why the last key had no place on the board, if it had none.
    #[must_use]
    pub fn refused(&self) -> Option<String> {
        self.refusal.as_ref().map(Refusal::sentence)
    }

    /// What the buttons and keys do now. `cursor`: the selected square; `keys`: those that are held.
    #[must_use]
    pub fn hint(&self, board: &Board, cursor: Option<Square>, keys: Modifiers) -> Cow<'static, str> {
        match (&self.gesture, self.tool) {
            (Some(Gesture::Carry { piece, from }), _) => self.hint_of_carried(*piece, *from, board, keys.command).into(),
            (Some(Gesture::Draw { from, .. }), Tool::Hand) => {
                format!("Release on another square for an arrow from {from}. Ctrl: red. Alt: blue. Both: yellow").into()
            }
            (Some(Gesture::TypeFields(typed)), _) => typed.hint().into(),
            (Some(Gesture::DrawByKeys { .. }), _) => "Arrow keys: head of the arrow. Esc: no arrow".into(),
            (_, Tool::Brush(piece)) => {
                let other = Piece::new(!piece.color, piece.role);
                format!("Left: {}. Right: {}. Wheel: next piece. Esc: hand", piece.name(), other.name()).into()
            }
            (_, Tool::Eraser) => "Left: remove pieces. Wheel: next piece. Esc: hand".into(),
            (_, Tool::Hand) if cursor.is_some() => {
                "Letters: pieces. Digits: empty squares. /: next rank. Delete: empty. Space: side to move. Esc: no square"
                    .into()
            }
            (_, Tool::Hand) => {
                "Drag: move. Ctrl and drag: copy. Right: menu, and drag for an arrow. Letters: piece at the pointer".into()
            }
        }
    }

    /// What comes of a piece that hangs on the pointer if it is released now.
    fn hint_of_carried(&self, piece: Piece, from: Option<Square>, board: &Board, copies: bool) -> String {
        let name = piece.name();
        let place = |to: Square| match board.get(to) {
            Some(there) => format!("on {to}, in place of the {}", there.name()),
            None => format!("on {to}"),
        };
        match (from, self.hover) {
            (None, Some(to)) => format!("Release to put a {name} {}. Esc: back", place(to)),
            (None, None) if self.tool == Tool::Brush(piece) => "Release for the hand. Esc: back".to_owned(),
            (None, None) => format!("Release on a square for one {name}, here to go on with it. Esc: back"),
            (Some(from), Some(to)) if from == to => format!("Release to select {to}. Esc: back"),
            (Some(_), Some(to)) if copies => format!("Release to put a copy {}. Esc: back", place(to)),
            (Some(_), Some(to)) => {
                format!("Release to put the {name} {}, off the board to remove it. Ctrl: copy. Esc: back", place(to))
            }
            (Some(_), None) if copies => "Released here, nothing is copied. Esc: back".to_owned(),
            (Some(_), None) => format!("Release to remove the {name}. Esc: back"),
        }
    }
}
