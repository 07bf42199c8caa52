//! What keys typed onto the board do.

use crate::app::App;
use crate::app::action::BoardKey;
use crate::app::command::Command;
use crate::app::ui::tool::Tool;
use crate::board::{Piece, Square};
use crate::document::Edit;

impl App {
    /// Does what a key on the board means.
    pub(in crate::app) fn act_on_key(&mut self, key: BoardKey) {
        let state = &mut self.state;
        if !matches!(key, BoardKey::Step(_) | BoardKey::Enter | BoardKey::Released | BoardKey::Escape) {
            state.hands.let_arrow_go();
        }
        match key {
            BoardKey::Enter => self.end_arrow(),
            BoardKey::Character(character) => self.character(character),
            BoardKey::Released => state.hands.letter_released(&mut state.shell.document),
            BoardKey::Step(step) => state.typing.step(&mut state.shell.document, step, state.flipped),
            BoardKey::Backspace => state.typing.backspace(&mut state.shell.document),
            BoardKey::Delete if state.shell.document.cursor().is_some() => {
                state.typing.delete(&mut state.shell.document)
            }
            BoardKey::Delete => self.clear_under_pointer(),
            BoardKey::Escape => self.escape(),
        }
    }

    fn character(&mut self, character: char) {
        let state = &mut self.state;
        if state.shell.document.cursor().is_some() {
            state.typing.character(&mut state.shell.document, character);
            return;
        }
        let size = state.shell.document.ground().board.size();
        let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
        match (piece, self.square_for_letters()) {
            (Some(piece), Some(square)) => self.place_by_letter(square, piece, character),
            (Some(piece), None) => self.state.hands.tool = Tool::Brush(piece),
            (None, Some(_)) if character == 'x' => self.clear_under_pointer(),
            (None, None) if character == 'x' => self.state.hands.tool = Tool::Eraser,
            _ => {}
        }
    }

    /// The square that letters go to when none is selected: the one under the pointer, with the hand.
    fn square_for_letters(&self) -> Option<Square> {
        self.state.hover.filter(|_| self.state.hands.tool == Tool::Hand)
    }

    fn place_by_letter(&mut self, square: Square, piece: Piece, letter: char) {
        let state = &mut self.state;
        // A key that is held down repeats; the sweep it began goes on by itself.
        if !state.hands.is_held_by(letter) {
            state.hands.paint_by_letter(&mut state.shell.document, square, piece, letter);
        }
    }

    fn clear_under_pointer(&mut self) {
        if let Some(square) = self.square_for_letters() {
            self.state.shell.document.apply(Edit::Place { square, piece: None });
        }
    }

    /// One step back: what is waited for, an unfinished text, what is carried, the brush, the selected square,
    /// the search for a mate.
    fn escape(&mut self) {
        let state = &mut self.state;
        if self.waiting.is_some() {
            self.stop_waiting();
        } else if state.fen.holds_unfinished() && state.hands.gesture.is_none() {
            state.fen.revert(&mut state.shell);
        } else if state.hands.gesture.is_some() {
            state.hands.give_up(&mut state.shell.document);
        } else if state.hands.tool != Tool::Hand {
            state.hands.tool = Tool::Hand;
        } else if state.shell.document.cursor().is_some() {
            state.shell.document.set_cursor(None);
        } else if self.state.enabled(Command::StopSolving) {
            self.run(Command::StopSolving);
        }
    }
}
