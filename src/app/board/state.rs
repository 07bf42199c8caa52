//! The state of the board editor: tool, gesture, typing and drawings.

use super::drawing::Drawings;
use super::mixing::Mixture;
use super::refusal::Refusal;
use super::typed_fields::TypedFields;
use super::typing::Typing;
use crate::app::shell::Shell;
use crate::app::ui::Tool;
use crate::app::ui::board_style::BoardStyle;
use crate::app::ui::pointer::Button;
use crate::board::{Annotations, Color, MarkColor, Piece, Square};
use crate::document::Document;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece is dragged, from a square or (`None`) from the toolbar.
    Carry { piece: Piece, from: Option<Square> },
    /// A pocket of the tray was pressed. `is_held`: it was not empty, and a piece of it is dragged.
    TakeFromHand { piece: Piece, is_held: bool },
    /// An empty square was pressed with the hand tool.
    Touch(Square),
    /// Pieces are placed or removed by sweeping over squares.
    Paint {
        /// The piece placed on the squares; `None` clears them.
        piece: Option<Piece>,
        only: Only,
        held_by: Held,
    },
    /// The right button draws an arrow; released on the square where it was pressed, it is a click.
    Draw {
        from: Square,
        /// The square under the pointer.
        to: Option<Square>,
        /// `true` if the pointer was elsewhere in between; returning then cancels the arrow and is not a click.
        has_left: bool,
    },
    /// The keyboard draws an arrow to the selected square.
    DrawByKeys { from: Square, color: MarkColor },
    /// The FEN fields after the placement are being typed.
    TypeFields(Box<TypedFields>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    Any,
    /// Empty squares, because the sweep began on one.
    Empty,
    /// Squares with this piece, because the sweep began by erasing one.
    With(Piece),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Button(Button),
    Letter(char),
}

/// The board editor: the tool, the current gesture, the typing state and the hovered square.
#[derive(Debug, Default)]
pub struct Hands {
    pub tool: Tool,
    pub gesture: Option<Gesture>,
    /// The context menu of a square.
    pub menu: Option<SquareMenu>,
    pub(super) menus: u32,
    pub(super) typing: Typing,
    /// Why the last key was refused.
    pub(super) refusal: Option<Refusal>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The side whose half of the tray is under the pointer.
    pub(super) tray: Option<Color>,
    pub(super) drawings: Drawings,
    /// The style before the style dialog was opened.
    pub(super) style_before: BoardStyle,
    pub mixture: Mixture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareMenu {
    pub square: Square,
    /// Distinguishes it from earlier menus: each one opens once and stays closed after closing.
    pub number: u32,
    /// `true` if a key requested it, whatever the tool.
    pub by_key: bool,
}

impl Hands {
    /// Updates the drawings, and drops the brush if the board does not have its piece.
    pub(in crate::app) fn follow(&mut self, shell: &Shell) {
        self.drawings.follow(&shell.document);
        let roles = shell.document.working_position().board.size().roles();
        if matches!(self.tool, Tool::Brush(piece) if !roles.contains(&piece.role)) {
            self.tool = Tool::Hand;
        }
    }

    /// Returns the arrows and marked squares of the position on the board. Those of a record belong to its own
    /// position, not to positions reached by moves.
    pub fn annotations(&self, shell: &Shell) -> Option<&Annotations> {
        (!shell.is_after_moves()).then_some(&self.drawings.annotations)
    }

    /// Resets typing, so that earlier keys do not affect later ones.
    pub(in crate::app) fn forget_keys(&mut self) {
        self.typing = Typing::default();
    }

    pub(super) const fn ask_menu(&mut self, square: Square, by_key: bool) {
        self.menus = self.menus.wrapping_add(1);
        self.menu = Some(SquareMenu { square, number: self.menus, by_key });
    }

    pub const fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match self.gesture {
            Some(Gesture::Carry { piece, from }) => Some((piece, from)),
            Some(Gesture::TakeFromHand { piece, is_held: true }) => Some((piece, None)),
            _ => None,
        }
    }

    pub(in crate::app) fn follow_record(&mut self, document: &mut Document) {
        self.typing.follow_record(document);
    }

    /// Returns `true` while a placement or its fields are being typed at the selected square.
    pub(in crate::app) const fn is_typing(&self) -> bool {
        self.typing.has_begun || self.types_fields()
    }

    /// Returns `true` while the FEN fields after the placement are being typed.
    pub(in crate::app) const fn types_fields(&self) -> bool {
        matches!(self.gesture, Some(Gesture::TypeFields(_)))
    }

    /// Ends the typing of fields, which is one undo step.
    pub(in crate::app) fn end_fields(&mut self, document: &mut Document) {
        if self.types_fields() {
            self.give_up(document);
        }
    }

    /// Ends the current gesture: a dragged piece returns, a sweep and typed fields keep their changes, an arrow is not
    /// drawn.
    pub fn give_up(&mut self, document: &mut Document) {
        self.refusal = None;
        if let Some(Gesture::Paint { .. } | Gesture::TypeFields(_)) = self.gesture.take() {
            document.end_gesture();
        }
    }

    pub const fn draws_by_keys(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    pub fn let_arrow_go(&mut self) {
        self.gesture.take_if(|gesture| matches!(gesture, Gesture::DrawByKeys { .. }));
    }

    pub fn is_held_by(&self, letter: char) -> bool {
        matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(held), .. }) if held == letter)
    }

    pub fn letter_released(&mut self, document: &mut Document) {
        if matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(_), .. })) {
            self.give_up(document);
        }
    }
}
