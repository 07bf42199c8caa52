//! What the pointer does on a board and beside it.

use egui::Modifiers;

use crate::app::ui::Tool;
use crate::board::{Piece, Square};

/// A mouse button that means something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Usually the left one.
    Primary,
    /// Usually the right one.
    Secondary,
    /// The wheel, pressed.
    Middle,
}

/// What lies under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// A tool of one of the two rows.
    Tool(Tool),
    /// The place of men of this kind and colour in the tray of men in hand.
    InHand(Piece),
    /// Anything else.
    Elsewhere,
}

impl Spot {
    /// The square, if it is one.
    pub(in crate::app) const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Tool(_) | Self::InHand(_) | Self::Elsewhere => None,
        }
    }

    /// The kind of men in hand, if it is one.
    pub(in crate::app) const fn in_hand(self) -> Option<Piece> {
        if let Self::InHand(piece) = self { Some(piece) } else { None }
    }
}

/// Something the pointer did, in the order in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A button went down.
    Press(Button, Spot),
    /// The pointer came to another place.
    Enter(Spot),
    /// A button went up with these keys held.
    Release(Button, Spot, Modifiers),
    /// The wheel turned over the board by this many steps.
    Wheel(i32),
}
