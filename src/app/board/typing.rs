//! FEN typed onto the board: letters, digits and strokes at the selected square. Pure: no screen.

use crate::app::ui::step::{Step, stepped};
use crate::board::{Piece, Size, Square};
use crate::document::{Document, Edit};

/// What is remembered from one key to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Typing {
    /// The square at the end of a rank that was just filled. The next letter goes to the next rank, and
    /// so does a stroke, so that a placement can be typed with and without strokes.
    filled: Option<Square>,
    /// The last key was the digit 1, which a 0 makes a ten.
    one: bool,
}

impl Typing {
    /// Types one character at the selected square; returns whether it meant anything.
    pub(super) fn character(&mut self, document: &mut Document, character: char) -> bool {
        let Some(cursor) = document.cursor() else { return false };
        let after_one = std::mem::take(&mut self.one);
        let size = document.working_position().board.size();
        match character {
            '/' => self.next_rank(document, cursor, size),
            '1'..='9' => {
                self.one = character == '1';
                self.clear_run(document, cursor, character as u8 - b'0');
            }
            '0' if after_one && !size.is_standard() => self.clear_run(document, cursor, 9),
            _ => {
                let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
                let Some(piece) = piece else { return false };
                let square = self.writable(cursor, size);
                document.begin_gesture();
                document.apply(Edit::Place { square, piece: Some(piece) });
                self.move_on(document, square, size);
                document.end_gesture();
            }
        }
        true
    }

    /// Steps back and clears (Backspace).
    pub(super) fn backspace(&mut self, document: &mut Document) {
        let Some(cursor) = document.cursor() else { return };
        let size = document.working_position().board.size();
        let square = if self.filled == Some(cursor) { cursor } else { before(cursor, size).unwrap_or(cursor) };
        *self = Self::default();
        document.begin_gesture();
        document.apply(Edit::Place { square, piece: None });
        document.set_cursor(Some(square));
        document.end_gesture();
    }

    /// Clears the selected square and stays (Delete).
    pub(super) fn delete(&mut self, document: &mut Document) {
        *self = Self::default();
        if let Some(square) = document.cursor() {
            document.apply(Edit::Place { square, piece: None });
        }
    }

    /// Moves the selected square as the screen shows it.
    pub(super) fn step(&mut self, document: &mut Document, step: Step, flipped: bool) {
        *self = Self::default();
        let Some(cursor) = document.cursor() else { return };
        if let Some(to) = stepped(cursor, step, document.working_position().board.size(), flipped) {
            document.set_cursor(Some(to));
        }
    }

    /// The square the next letter goes to.
    fn writable(self, cursor: Square, size: Size) -> Square {
        if self.filled == Some(cursor) { after(cursor, size).unwrap_or(cursor) } else { cursor }
    }

    fn move_on(&mut self, document: &mut Document, square: Square, size: Size) {
        let at_end = square.file + 1 == size.files();
        self.filled = at_end.then_some(square);
        let to = if at_end { square } else { Square::new(square.file + 1, square.rank) };
        document.set_cursor(Some(to));
    }

    fn next_rank(&mut self, document: &mut Document, cursor: Square, size: Size) {
        self.filled = None;
        if cursor.rank > 0 && size.contains(cursor) {
            document.set_cursor(Some(Square::new(0, cursor.rank - 1)));
        }
    }

    fn clear_run(&mut self, document: &mut Document, cursor: Square, count: u8) {
        let size = document.working_position().board.size();
        let first = self.writable(cursor, size);
        let last = (first.file + count).min(size.files()) - 1;
        document.begin_gesture();
        for file in first.file..=last {
            document.apply(Edit::Place { square: Square::new(file, first.rank), piece: None });
        }
        self.move_on(document, Square::new(last, first.rank), size);
        document.end_gesture();
    }
}

/// The next square in the order of FEN.
fn after(square: Square, size: Size) -> Option<Square> {
    if square.file + 1 < size.files() {
        Some(Square::new(square.file + 1, square.rank))
    } else {
        Some(Square::new(0, square.rank.checked_sub(1)?))
    }
}

/// The square before in the order of FEN.
fn before(square: Square, size: Size) -> Option<Square> {
    if square.file > 0 {
        Some(Square::new(square.file - 1, square.rank))
    } else {
        Some(Square::new(size.files() - 1, square.rank + 1)).filter(|square| size.contains(*square))
    }
}
