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
    /// Finishes an arrow drawn with the keyboard, or the typing of FEN fields.
    Enter,
    Escape,
    Menu,
}

impl BoardEditor {
    /// Handles a key on the board. The window does not pass Escape to this method, since `App::escape` handles it.
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

    /// Handles a key while FEN fields are being typed. Returns `false` if the key must also be handled as usual.
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
            // A key that is held down repeats. The first press has started a sweep, so the repetitions are ignored.
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

    /// Starts the typing of the FEN fields after the placement. All fields typed together become one undo step.
    fn begin_fields(&mut self, document: &mut Document) {
        self.cancel_gesture(document);
        document.begin_gesture();
        let typed = TypedFields::new(*document.working_position());
        self.gesture = Some(Gesture::TypeFields(Box::new(typed)));
    }

    /// Returns the square under the pointer if the hand tool is active. Letters act on it if no square is selected.
    fn square_for_letters(&self) -> Option<Square> {
        self.hover.filter(|_| self.tool == Tool::Hand)
    }

    fn clear_under_pointer(&self, document: &mut Document) {
        if let Some(square) = self.square_for_letters() {
            document.apply(Edit::Place { square, piece: None });
        }
    }

    /// Ends the gesture. Without a gesture, returns to the hand tool, and with the hand tool deselects the square.
    /// Returns `false` if there was nothing to end or deselect.
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
