//! What the board knows beside the position: what the hands are at, and what is drawn.

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

/// What goes on between press and release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A piece hangs on the pointer, from a square or (`None`) from the palette.
    Carry { piece: Piece, from: Option<Square> },
    /// A place of the tray was pressed. Where men of the kind are in hand, one of them hangs on the pointer.
    TakeFromHand { piece: Piece, is_held: bool },
    /// An empty square was pressed with the hand.
    Touch(Square),
    /// A sweep places or removes pieces.
    Paint {
        /// What it puts on the squares; `None` empties them.
        piece: Option<Piece>,
        only: Only,
        held_by: Held,
    },
    /// The right button draws an arrow; on the square where it was pressed it is a click.
    Draw {
        from: Square,
        /// The square under the pointer, if there is one.
        to: Option<Square>,
        /// The pointer was elsewhere in between, so that coming back takes the arrow back and is no click.
        has_left: bool,
    },
    /// The keys draw an arrow to the selected square.
    DrawByKeys { from: Square, color: MarkColor },
    /// The keys type the fields behind the placement.
    TypeFields(Box<TypedFields>),
}

/// Which squares a sweep changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    Any,
    /// Empty ones, because it began on one.
    Empty,
    /// Those with this piece, because it began by erasing one.
    With(Piece),
}

/// What keeps a sweep going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Button(Button),
    Letter(char),
}

/// What the hands are at on the board: the tool, the gesture under way, what is typed, the square under the pointer.
#[derive(Debug, Default)]
pub struct Hands {
    pub tool: Tool,
    pub gesture: Option<Gesture>,
    /// The menu that a right click of the hand asked for.
    pub menu: Option<SquareMenu>,
    pub(super) menus: u32,
    pub(super) typing: Typing,
    /// Why the last key had no place on the board.
    pub(super) refusal: Option<Refusal>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// Whose place of the tray is under the pointer.
    pub(super) tray: Option<Color>,
    /// The arrows and marked squares of the current record.
    pub(super) drawings: Drawings,
    /// How the boards looked before others were tried out.
    pub(super) style_before: BoardStyle,
    /// The own colours that are being made.
    pub mixture: Mixture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareMenu {
    pub square: Square,
    /// Tells it from the menus before it: each opens once and stays closed when it was closed.
    pub number: u32,
    /// A key asked for it, whatever the tool.
    pub by_key: bool,
}

impl Hands {
    /// Follows the document: what is drawn on the record, and whether the board has the piece of the brush.
    pub(in crate::app) fn follow(&mut self, shell: &Shell) {
        self.drawings.follow(&shell.document);
        let roles = shell.document.working_position().board.size().roles();
        if matches!(self.tool, Tool::Brush(piece) if !roles.contains(&piece.role)) {
            self.tool = Tool::Hand;
        }
    }

    /// The arrows and marked squares of the position on the board. Those of a record belong to its own position and
    /// not to the ones that moves reach.
    pub fn annotations(&self, shell: &Shell) -> Option<&Annotations> {
        (!shell.is_after_moves()).then_some(&self.drawings.annotations)
    }

    /// What was typed onto the board before means nothing for what is typed next.
    pub(in crate::app) fn forget_keys(&mut self) {
        self.typing = Typing::default();
    }

    pub(super) const fn ask_menu(&mut self, square: Square, by_key: bool) {
        self.menus = self.menus.wrapping_add(1);
        self.menu = Some(SquareMenu { square, number: self.menus, by_key });
    }

    /// The piece that hangs on the pointer, and where it came from.
    pub const fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match self.gesture {
            Some(Gesture::Carry { piece, from }) => Some((piece, from)),
            Some(Gesture::TakeFromHand { piece, is_held: true }) => Some((piece, None)),
            _ => None,
        }
    }

    /// Another record is there.
    pub(in crate::app) fn follow_record(&mut self, document: &mut Document) {
        self.typing.follow_record(document);
    }

    /// Whether a position is being typed at the selected square.
    pub(in crate::app) const fn is_typing(&self) -> bool {
        self.typing.has_begun || self.types_fields()
    }

    /// Whether the fields behind the placement are being typed.
    pub(in crate::app) const fn types_fields(&self) -> bool {
        matches!(self.gesture, Some(Gesture::TypeFields(_)))
    }

    /// Ends the typing of fields, which is a step of its own.
    pub(in crate::app) fn end_fields(&mut self, document: &mut Document) {
        if self.types_fields() {
            self.give_up(document);
        }
    }

    /// Ends what is under way where it stands: a carried piece goes back, a sweep keeps what it painted and what was
    /// typed stays, an arrow is not drawn.
    pub fn give_up(&mut self, document: &mut Document) {
        self.refusal = None;
        if let Some(Gesture::Paint { .. } | Gesture::TypeFields(_)) = self.gesture.take() {
            document.end_gesture();
        }
    }

    pub const fn draws_by_keys(&self) -> bool {
        matches!(self.gesture, Some(Gesture::DrawByKeys { .. }))
    }

    /// Gives up the arrow that the keys draw.
    pub fn let_arrow_go(&mut self) {
        self.gesture.take_if(|gesture| matches!(gesture, Gesture::DrawByKeys { .. }));
    }

    /// Whether this letter key holds a sweep.
    pub fn is_held_by(&self, letter: char) -> bool {
        matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(held), .. }) if held == letter)
    }

    /// The letter key that held a sweep went up.
    pub fn letter_released(&mut self, document: &mut Document) {
        if matches!(self.gesture, Some(Gesture::Paint { held_by: Held::Letter(_), .. })) {
            self.give_up(document);
        }
    }
}
