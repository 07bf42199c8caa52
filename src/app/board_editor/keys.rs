//! Keys pressed on the board.

use super::state::{BoardEditor, Gesture};
use super::typed_fields::TypedFields;
use super::typing::Refusal;
use crate::app::shell::Shell;
use crate::app::ui::{CursorStep, Tool};
use crate::board::{Piece, Square};
use crate::document::{Document, Edit};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    Character(char),
    Released,
    Step(CursorStep),
    First,
    Backspace,
    Delete,
    /// Ends a keyboard arrow or typed fields.
    Enter,
    Escape,
    Menu,
}

impl BoardEditor {
    /// Handles a key on the board. Escape takes one step back here; its other meanings are handled by the caller.
    pub(super) fn handle_key(&mut self, key: BoardKey, shell: &mut Shell) {
        if !matches!(key, BoardKey::Step(_) | BoardKey::Enter | BoardKey::Released | BoardKey::Escape) {
            self.gesture.take_if(|gesture| matches!(gesture, Gesture::DrawByKeys { .. }));
        }
        let document = &mut shell.document;
        if key != BoardKey::Released {
            self.refusal = None;
        }
        if self.handle_field_key(key, document) {
            return;
        }
        match key {
            BoardKey::Enter => self.end_arrow(document),
            BoardKey::First => self.typing.go_to_first(document),
            BoardKey::Character(character) => self.type_character(character, document),
            BoardKey::Released => {
                if self.sweep_letter().is_some() {
                    self.cancel_gesture(document);
                }
            }
            BoardKey::Step(step) => self.typing.step(document, step, shell.flipped),
            BoardKey::Backspace => self.typing.backspace(document),
            BoardKey::Delete if document.cursor().is_some() => self.typing.delete(document),
            BoardKey::Delete => self.clear_under_pointer(document),
            BoardKey::Escape => _ = self.step_back(document),
            BoardKey::Menu => {
                if let Some(square) = document.cursor() {
                    self.open_menu(square, true);
                }
            }
        }
    }

    /// Handles a key while fields are typed; returns `false` if the key keeps its usual meaning.
    fn handle_field_key(&mut self, key: BoardKey, document: &mut Document) -> bool {
        let Some(Gesture::TypeFields(typed)) = &mut self.gesture else { return false };
        match key {
            BoardKey::Character(character) => self.refusal = typed.character(character).err(),
            BoardKey::Backspace if typed.backspace() => {}
            BoardKey::Backspace | BoardKey::Enter => {
                self.cancel_gesture(document);
                return true;
            }
            BoardKey::Delete | BoardKey::Released => return true,
            BoardKey::Step(_) | BoardKey::First | BoardKey::Escape | BoardKey::Menu => {
                self.cancel_gesture(document);
                return false;
            }
        }
        document.apply(Edit::Replace(Box::new(typed.position())));
        true
    }

    fn type_character(&mut self, character: char, document: &mut Document) {
        if document.cursor().is_some() {
            if character == ' ' {
                self.begin_fields(document);
            } else {
                self.refusal = self.typing.type_character(document, character).err();
            }
            return;
        }
        let size = document.working_position().board.size();
        let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
        match (piece, self.square_for_letters()) {
            // A held key repeats; its sweep continues by itself.
            (Some(_), Some(_)) if self.sweep_letter() == Some(character) => {}
            (Some(piece), Some(square)) => self.paint_by_letter(document, square, piece, character),
            (Some(piece), None) => self.tool = Tool::Brush(piece),
            (None, Some(_)) if character == 'x' => self.clear_under_pointer(document),
            (None, None) if character == 'x' => self.tool = Tool::Eraser,
            (None, _) if character.is_ascii_digit() || character == '/' => {
                self.refusal = Some(Refusal::NoSquare(character));
            }
            (None, _) => self.refusal = Some(Refusal::NoPiece(character, size)),
        }
    }

    /// Starts typing the fields after the placement, which is one undo step.
    fn begin_fields(&mut self, document: &mut Document) {
        self.cancel_gesture(document);
        document.begin_gesture();
        let typed = TypedFields::new(*document.working_position());
        self.gesture = Some(Gesture::TypeFields(Box::new(typed)));
    }

    /// Returns the square for letters typed without a selected square: the hovered one, with the hand tool.
    fn square_for_letters(&self) -> Option<Square> {
        self.hover.filter(|_| self.tool == Tool::Hand)
    }

    fn clear_under_pointer(&self, document: &mut Document) {
        if let Some(square) = self.square_for_letters() {
            document.apply(Edit::Place { square, piece: None });
        }
    }

    /// Takes one step back: the gesture, the tool, the selected square. Returns `false` if there was nothing to undo.
    pub(crate) fn step_back(&mut self, document: &mut Document) -> bool {
        self.refusal = None;
        if self.gesture.is_some() {
            self.cancel_gesture(document);
        } else if self.tool != Tool::Hand {
            self.tool = Tool::Hand;
        } else if document.cursor().is_some() {
            document.set_cursor(None);
            self.reset_typing();
        } else {
            return false;
        }
        true
    }
}
