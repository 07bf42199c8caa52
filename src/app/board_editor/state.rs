//! The state of the board editor: tool, gesture, typing and drawings.

use super::drawing::CachedAnnotations;
use super::style::ColorDraft;
use super::typed_fields::TypedFields;
use super::typing::{Refusal, Typing};
use crate::app::shell::{HeldPiece, Shell};
use crate::app::ui::{BoardButton, BoardStyle, Tool};
use crate::board::{Annotations, Color, MarkColor, Piece, Square};
use crate::document::Document;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece is being dragged from a square, or from the tools if `from` is `None`.
    Drag {
        piece: Piece,
        from: Option<Square>,
    },
    /// A pocket of the tray was pressed. With `has_piece` it was not empty, and a piece from it is being dragged.
    DragFromPocket {
        piece: Piece,
        has_piece: bool,
    },
    Touch(Square),
    /// A sweep: pieces are placed or removed on squares that the pointer enters while a button or letter key is held.
    Paint {
        piece: Option<Piece>,
        only: SweepFilter,
        held_by: SweepTrigger,
    },
    /// The right button is held to draw an arrow. If the pointer never leaves the square `from`, this is a click.
    Draw {
        from: Square,
        to: Option<Square>,
        /// `true` once the pointer has left `from`. A later release on `from` draws nothing and is not a click.
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
    /// Only empty squares, because the sweep began on an empty square or with a letter key.
    Empty,
    /// Only squares with this piece, because the sweep began by removing this piece.
    With(Piece),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SweepTrigger {
    Button(BoardButton),
    Letter(char),
}

/// The board editor: the tool, the current gesture, the state of typing and the square under the pointer.
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
    /// The number of this menu. Each new menu gets another number, so that the view opens each menu only once.
    pub number: u32,
    pub by_key: bool,
}

impl BoardEditor {
    /// Returns the annotations of the record; `None` if the board shows a position after moves, which has none.
    pub fn annotations(&self, shell: &Shell) -> Option<&Annotations> {
        (!shell.is_after_moves()).then_some(&self.drawings.annotations)
    }

    /// Forgets keys typed so far, so that they do not affect the next key.
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

    /// Returns the piece that is dragged, the tool, or the selected piece.
    pub(super) fn held(&self, document: &Document) -> Option<HeldPiece> {
        let selected = || {
            let square = document.cursor()?;
            Some((document.position().board.get(square)?, Some(square)))
        };
        let (piece, from) = match (self.dragged_piece(), self.tool) {
            (Some(dragged), _) => dragged,
            (None, Tool::Brush(piece)) => (piece, None),
            (None, Tool::Hand) => selected()?,
            (None, Tool::Eraser) => return None,
        };
        Some(HeldPiece { piece, from })
    }

    pub(crate) fn follow_record(&mut self, document: &mut Document) {
        self.typing.follow_record(document);
    }

    /// Returns `true` while the FEN fields after the placement are being typed on the board.
    pub(crate) const fn is_typing_fields(&self) -> bool {
        matches!(self.gesture, Some(Gesture::TypeFields(_)))
    }

    /// Ends the current gesture. A dragged piece returns, and an arrow is not drawn. Changes by a sweep or typing stay.
    pub fn cancel_gesture(&mut self, document: &mut Document) {
        self.refusal = None;
        if let Some(Gesture::Paint { .. } | Gesture::TypeFields(_)) = self.gesture.take() {
            document.end_gesture();
        }
    }

    pub const fn is_drawing_arrow(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    /// Returns the letter key that is held down to paint; `None` if there is none.
    pub const fn sweep_letter(&self) -> Option<char> {
        match self.gesture {
            Some(Gesture::Paint { held_by: SweepTrigger::Letter(letter), .. }) => Some(letter),
            _ => None,
        }
    }
}
