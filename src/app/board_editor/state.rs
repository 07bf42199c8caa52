//! The state of the board editor: tool, gesture, typing and drawings.

use super::drawing::CachedAnnotations;
use super::style::ColorDraft;
use super::typed_fields::TypedFields;
use super::typing::{Refusal, Typing};
use crate::app::shell::Shell;
use crate::app::ui::{BoardButton, BoardStyle, Tool};
use crate::board::{Annotations, Color, MarkColor, Piece, Square};
use crate::document::Document;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece is dragged, from a square or (`None`) from the toolbar.
    Drag {
        piece: Piece,
        from: Option<Square>,
    },
    /// A pocket of the tray was pressed. `is_held`: it was not empty, and a piece of it is dragged.
    DragFromPocket {
        piece: Piece,
        has_piece: bool,
    },
    Touch(Square),
    /// Pieces are placed or removed by sweeping over squares.
    Paint {
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
    DrawByKeys {
        from: Square,
        color: MarkColor,
    },
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
    pub by_key: bool,
}

impl BoardEditor {
    /// Returns the annotations of the position on the board, which are those of a record only at its own position.
    pub fn annotations(&self, shell: &Shell) -> Option<&Annotations> {
        (!shell.is_after_moves()).then_some(&self.drawings.annotations)
    }

    /// Resets typing, so that earlier keys do not affect later ones.
    pub(crate) fn reset_typing(&mut self) {
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

    pub(crate) fn follow_record(&mut self, document: &mut Document) {
        self.typing.follow_record(document);
    }

    /// Returns `true` while a placement or its fields are being typed at the selected square.
    pub(crate) const fn is_typing(&self) -> bool {
        self.typing.has_begun || self.is_typing_fields()
    }

    pub(crate) const fn is_typing_fields(&self) -> bool {
        matches!(self.gesture, Some(Gesture::TypeFields(_)))
    }

    /// Ends the current gesture: a dragged piece returns, a sweep and typed fields stay, an arrow is not drawn.
    pub fn cancel_gesture(&mut self, document: &mut Document) {
        self.refusal = None;
        if let Some(Gesture::Paint { .. } | Gesture::TypeFields(_)) = self.gesture.take() {
            document.end_gesture();
        }
    }

    pub const fn is_drawing_arrow(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    /// The held letter key that paints.
    pub const fn sweep_letter(&self) -> Option<char> {
        match self.gesture {
            Some(Gesture::Paint { held_by: SweepTrigger::Letter(letter), .. }) => Some(letter),
            _ => None,
        }
    }
}
