//! The state of the board editor: tool, gesture, typing and drawings.

use super::custom_colors::ColorDraft;
use super::drawing::CachedAnnotations;
use super::refusal::Refusal;
use super::typed_fields::TypedFields;
use super::typing::Typing;
use crate::app::shell::Shell;
use crate::app::ui::Tool;
use crate::app::ui::board_style::BoardStyle;
use crate::app::ui::pointer::BoardButton;
use crate::board::{Annotations, Color, MarkColor, Piece, Square};
use crate::document::Document;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece is dragged, from a square or (`None`) from the toolbar.
    Drag { piece: Piece, from: Option<Square> },
    /// A pocket of the tray was pressed. `is_held`: it was not empty, and a piece of it is dragged.
    DragFromPocket { piece: Piece, has_piece: bool },
    /// An empty square was pressed with the hand tool.
    Touch(Square),
    /// Pieces are placed or removed by sweeping over squares.
    Paint {
        /// The piece placed on the squares; `None` clears them.
        piece: Option<Piece>,
        only: SweepFilter,
        held_by: SweepTrigger,
    },
    /// The right button draws an arrow; released on the square where it was pressed, it is a click.
    Draw {
        from: Square,
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
pub enum SweepFilter {
    Any,
    /// Empty squares, because the sweep began on one.
    Empty,
    /// Squares with this piece, because the sweep began by erasing one.
    With(Piece),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SweepTrigger {
    Button(BoardButton),
    Letter(char),
}

/// The board editor: the tool, the current gesture, the typing state and the hovered square.
#[derive(Debug, Default)]
pub struct BoardEditor {
    pub tool: Tool,
    pub gesture: Option<Gesture>,
    pub menu: Option<SquareMenu>,
    pub(super) menus: u32,
    pub(super) typing: Typing,
    /// Why the last key was refused.
    pub(super) refusal: Option<Refusal>,
    pub hover: Option<Square>,
    /// The side whose half of the tray is under the pointer.
    pub(super) tray: Option<Color>,
    pub(super) drawings: CachedAnnotations,
    pub(super) style_before: BoardStyle,
    pub color_draft: ColorDraft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareMenu {
    pub square: Square,
    /// Distinguishes it from earlier menus: each one opens once and stays closed after closing.
    pub number: u32,
    /// `true` if a key requested it, whatever the tool.
    pub by_key: bool,
}

impl BoardEditor {
    /// Returns the arrows and marked squares of the position on the board. Those of a record belong to its own
    /// position, not to positions reached by moves.
    pub fn annotations(&self, shell: &Shell) -> Option<&Annotations> {
        (!shell.is_after_moves()).then_some(&self.drawings.annotations)
    }

    /// Resets typing, so that earlier keys do not affect later ones.
    pub(in crate::app) fn reset_typing(&mut self) {
        self.typing = Typing::default();
    }

    pub(super) const fn open_menu(&mut self, square: Square, by_key: bool) {
        self.menus = self.menus.wrapping_add(1);
        self.menu = Some(SquareMenu { square, number: self.menus, by_key });
    }

    pub const fn dragged_piece(&self) -> Option<(Piece, Option<Square>)> {
        match self.gesture {
            Some(Gesture::Drag { piece, from }) => Some((piece, from)),
            Some(Gesture::DragFromPocket { piece, has_piece: true }) => Some((piece, None)),
            _ => None,
        }
    }

    pub(in crate::app) fn follow_record(&mut self, document: &mut Document) {
        self.typing.follow_record(document);
    }

    /// Returns `true` while a placement or its fields are being typed at the selected square.
    pub(in crate::app) const fn is_typing(&self) -> bool {
        self.typing.has_begun || self.is_typing_fields()
    }

    pub(in crate::app) const fn is_typing_fields(&self) -> bool {
        matches!(self.gesture, Some(Gesture::TypeFields(_)))
    }

    /// Ends the current gesture: a dragged piece returns, a sweep and typed fields keep their changes, an arrow is not
    /// drawn.
    pub fn cancel_gesture(&mut self, document: &mut Document) {
        self.refusal = None;
        if let Some(Gesture::Paint { .. } | Gesture::TypeFields(_)) = self.gesture.take() {
            document.end_gesture();
        }
    }

    pub const fn is_drawing_arrow(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    pub fn cancel_arrow(&mut self) {
        self.gesture.take_if(|gesture| matches!(gesture, Gesture::DrawByKeys { .. }));
    }

    pub fn is_sweep_held_by(&self, letter: char) -> bool {
        matches!(self.gesture, Some(Gesture::Paint { held_by: SweepTrigger::Letter(held), .. }) if held == letter)
    }

    pub fn end_letter_sweep(&mut self, document: &mut Document) {
        if matches!(self.gesture, Some(Gesture::Paint { held_by: SweepTrigger::Letter(_), .. })) {
            self.cancel_gesture(document);
        }
    }
}
