//! Actions of the board.

use super::pointer::change_pocket;
use super::{BoardEditor, BoardKey, StyleAction, commands};
use crate::app::shell::{Feature, FeatureRow, Interrupts, Shell, Topic, has_no};
use crate::app::ui::{PointerEvent, PointerTarget, Tool};
use crate::board::{Castling, Color, Piece, Position, Role, Square};
use crate::document::{Document, Edit};

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Edit(Edit),
    /// Toggles the right to castle with the rook on this square.
    Castle(Square),
    ChangePocket(Piece, i8),
    Pointer(PointerEvent),
    Hover(Option<Square>),
    Select(Square),
    Key(BoardKey),
    MarkSquare(Square),
    /// Starts an arrow. A click on a square, or the arrow keys and Enter, end it.
    BeginArrow(Square),
    Style(StyleAction),
}

impl Feature for BoardEditor {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(poll);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(edit) => _ = shell.document.apply(edit),
            Action::Castle(rook) => toggle_castling(rook, &mut shell.document),
            Action::ChangePocket(piece, by) => change_pocket(&mut shell.document, piece, by),
            Action::Pointer(event) => self.handle_pointer(&mut shell.document, event),
            Action::Hover(square) => self.hover = square,
            Action::Select(square) => shell.document.set_cursor(Some(square)),
            Action::Key(key) => self.handle_key(key, shell),
            Action::MarkSquare(square) => self.mark_square(square, &mut shell.document),
            Action::BeginArrow(square) => {
                shell.document.set_cursor(Some(square));
                self.draw_arrow(shell);
            }
            Action::Style(action) => self.update_style(action, shell),
        }
    }

    /// Only style actions end the typing of FEN fields on the board here (`TYPING`). Other actions do so when they run.
    fn interrupts(action: &Action) -> Interrupts {
        const STEP: Interrupts = Interrupts::NUMBER.and(Interrupts::EDITED_FIELDS);
        const EDIT: Interrupts = STEP.and(Interrupts::FEN);
        match action {
            Action::Edit(_) | Action::MarkSquare(_) | Action::BeginArrow(_) => EDIT.unless_trying(),
            Action::ChangePocket(..) => EDIT,
            Action::Pointer(event) => match event {
                PointerEvent::Press(_, PointerTarget::Elsewhere)
                | PointerEvent::Enter(_)
                | PointerEvent::Release(..) => Interrupts::NOTHING,
                PointerEvent::Press(
                    _,
                    PointerTarget::Square(_) | PointerTarget::Tool(_) | PointerTarget::InHand(_),
                ) => EDIT,
                PointerEvent::Wheel(_) => STEP,
            },
            Action::Hover(_) | Action::Key(BoardKey::Released) => Interrupts::NOTHING,
            Action::Castle(_) | Action::Select(_) => STEP,
            Action::Key(_) => STEP.unless_trying(),
            Action::Style(_) => Interrupts::TYPING,
        }
    }

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell) {
        if ended.ends(Interrupts::GESTURE) || self.is_typing_fields() && ended.ends(Interrupts::TYPED_FIELDS) {
            self.cancel_gesture(&mut shell.document);
        }
    }

    /// Updates the drawings. Replaces the brush by the hand if boards of this size do not have the brush's piece.
    fn follow(&mut self, shell: &mut Shell) {
        self.drawings.follow(&shell.document);
        let roles = shell.document.working_position().board.size().roles();
        if matches!(self.tool, Tool::Brush(piece) if !roles.contains(&piece.role)) {
            self.tool = Tool::Hand;
        }
        if !self.is_drawing_arrow() {
            shell.notices.end_topic(Topic::Arrow);
        }
        shell.pending_input.has_gesture = self.gesture.is_some();
        shell.held = self.held(&shell.document);
        shell.pointed_square = self.hover;
    }

    fn forget(&mut self, is_reload: bool, _: &mut Shell) {
        let tool = if is_reload { self.tool } else { Tool::default() };
        *self = Self { tool, ..Self::default() };
    }
}

/// Returns the color of the rook on this square; `None` without a rook, or if it or its king is not placed to castle.
pub(super) fn castling_side(position: &Position, rook: Square) -> Option<Color> {
    let board = &position.board;
    let piece = board.get(rook).filter(|piece| piece.role == Role::Rook)?;
    let is_backed =
        rook.rank == board.size().back_rank(piece.color) && Castling::is_backed(board, piece.color, rook.file);
    is_backed.then_some(piece.color)
}

/// Toggles the right to castle with a rook. Removes the right with another rook on the same side of the king.
fn toggle_castling(rook: Square, document: &mut Document) {
    let position = *document.working_position();
    let Some(color) = castling_side(&position, rook) else { return };
    let Position { board, castling, .. } = &position;
    let side = |file| Castling::side(board, color, file);
    let others = castling.files(color).filter(|file| *file != rook.file && side(*file) == side(rook.file));
    document.begin_gesture();
    for file in others {
        document.apply(Edit::Castling { color, file, granted: false });
    }
    document.apply(Edit::Castling { color, file: rook.file, granted: !castling.has(color, rook.file) });
    document.end_gesture();
}
