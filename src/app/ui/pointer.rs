//! Pointer events on a board and beside it.

use egui::Modifiers;

use crate::app::ui::Tool;
use crate::board::{Piece, Square};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardButton {
    Primary,
    Secondary,
    Middle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerTarget {
    Square(Square),
    Tool(Tool),
    /// The pieces of this kind and color in the tray of pieces in hand.
    InHand(Piece),
    Elsewhere,
}

impl PointerTarget {
    pub(in crate::app) const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Tool(_) | Self::InHand(_) | Self::Elsewhere => None,
        }
    }

    pub(in crate::app) const fn in_hand(self) -> Option<Piece> {
        if let Self::InHand(piece) = self { Some(piece) } else { None }
    }
}

/// A pointer event; events are handled in the order in which they happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerEvent {
    Press(BoardButton, PointerTarget),
    Enter(PointerTarget),
    /// With the modifier keys that were held.
    Release(BoardButton, PointerTarget, Modifiers),
    Wheel(i32),
}
