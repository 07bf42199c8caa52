//! What keys typed onto the board do.

use super::refusal::Refusal;
use super::state::{Gesture, Hands};
use super::typed_fields::TypedFields;
use crate::app::shell::Shell;
use crate::app::ui::Tool;
use crate::app::ui::step::Step;
use crate::board::{Piece, Square};
use crate::document::{Document, Edit};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    Character(char),
    /// Some key went up, or the window lost the keyboard.
    Released,
    Step(Step),
    /// To the first square, while a position is typed.
    First,
    Backspace,
    Delete,
    /// While the keys draw an arrow or type fields.
    Enter,
    Escape,
    /// For the menu of the selected square.
    Menu,
}

impl Hands {
    /// Does what a key on the board means. Escape goes one step back; what else it can mean is not the board's.
    pub(super) fn key(&mut self, key: BoardKey, shell: &mut Shell) {
        if !matches!(key, BoardKey::Step(_) | BoardKey::Enter | BoardKey::Released | BoardKey::Escape) {
            self.let_arrow_go();
        }
        let document = &mut shell.document;
        if key != BoardKey::Released {
            self.refusal = None;
        }
        if self.key_in_fields(key, document) {
            return;
        }
        match key {
            BoardKey::Enter => self.end_arrow(document),
            BoardKey::First => self.typing.go_to_first(document),
            BoardKey::Character(character) => self.character(character, document),
            BoardKey::Released => self.letter_released(document),
            BoardKey::Step(step) => self.typing.step(document, step, shell.flipped),
            BoardKey::Backspace => self.typing.backspace(document),
            BoardKey::Delete if document.cursor().is_some() => self.typing.delete(document),
            BoardKey::Delete => self.clear_under_pointer(document),
            BoardKey::Escape => _ = self.step_back(document),
            BoardKey::Menu => {
                if let Some(square) = document.cursor() {
                    self.ask_menu(square, true);
                }
            }
        }
    }

    /// Does what a key means while fields are typed; `false` where it means what it does elsewhere.
    fn key_in_fields(&mut self, key: BoardKey, document: &mut Document) -> bool {
        let Some(Gesture::TypeFields(typed)) = &mut self.gesture else { return false };
        match key {
            BoardKey::Character(character) => self.refusal = typed.character(character).err(),
            BoardKey::Backspace if typed.backspace() => {}
            BoardKey::Backspace | BoardKey::Enter => {
                self.give_up(document);
                return true;
            }
            BoardKey::Delete | BoardKey::Released => return true,
            BoardKey::Step(_) | BoardKey::First | BoardKey::Escape | BoardKey::Menu => {
                self.give_up(document);
                return false;
            }
        }
        document.apply(Edit::Replace(Box::new(typed.position())));
        true
    }

    fn character(&mut self, character: char, document: &mut Document) {
        if document.cursor().is_some() {
            if character == ' ' {
                self.begin_fields(document);
            } else {
                self.refusal = self.typing.character(document, character).err();
            }
            return;
        }
        let size = document.working_position().board.size();
        let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
        match (piece, self.square_for_letters()) {
            // A key that is held down repeats; the sweep it began goes on by itself.
            (Some(_), Some(_)) if self.is_held_by(character) => {}
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

    /// Goes on behind the placement: all fields that are typed are one step.
    fn begin_fields(&mut self, document: &mut Document) {
        self.give_up(document);
        document.begin_gesture();
        let typed = TypedFields::of(*document.working_position());
        self.gesture = Some(Gesture::TypeFields(Box::new(typed)));
    }

    /// The square that letters go to when none is selected: the one under the pointer, with the hand.
    fn square_for_letters(&self) -> Option<Square> {
        self.hover.filter(|_| self.tool == Tool::Hand)
    }

    fn clear_under_pointer(&self, document: &mut Document) {
        if let Some(square) = self.square_for_letters() {
            document.apply(Edit::Place { square, piece: None });
        }
    }

    /// One step back: what is carried, the brush, the selected square. `false` where there is none of them.
    pub(in crate::app) fn step_back(&mut self, document: &mut Document) -> bool {
        self.refusal = None;
        if self.gesture.is_some() {
            self.give_up(document);
        } else if self.tool != Tool::Hand {
            self.tool = Tool::Hand;
        } else if document.cursor().is_some() {
            document.set_cursor(None);
            self.forget_keys();
        } else {
            return false;
        }
        true
    }
}
