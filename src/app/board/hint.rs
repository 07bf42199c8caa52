//! What the buttons and keys do on the board with what is in the hand, in one line.

use std::borrow::Cow;

use super::refusal::Refusal;
use super::state::{Gesture, Hands};
use crate::app::ui::Tool;
use crate::board::{Piece, Square};

impl Hands {
    /// Why the last key had no place on the board, if it had none.
    #[must_use]
    pub fn refused(&self) -> Option<String> {
        self.refusal.as_ref().map(Refusal::sentence)
    }

    /// What the buttons and keys do now. `cursor`: the selected square.
    #[must_use]
    pub fn hint(&self, cursor: Option<Square>) -> Cow<'static, str> {
        match (&self.gesture, self.tool) {
            (Some(Gesture::Carry { .. }), _) => {
                "Release on a square to put it there, elsewhere to remove it. Ctrl: copy. Esc: back".into()
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
}
