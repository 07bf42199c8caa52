//! Typing of a FEN placement from the selected square on, and messages about refused keys. Draws nothing and uses no
//! types of egui.

use crate::app::ui::{CursorStep, step_square};
use crate::board::{Piece, Size, Square};
use crate::document::{Document, Edit};
use crate::tr;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Typing {
    /// The last square of a rank that was just filled. The next piece goes to the next rank, as it does after a slash,
    /// so that a placement can be typed with or without slashes.
    filled: Option<Square>,
    /// `true` if the last key was the digit 1. A 0 then makes it a 10 (on boards of other sizes than 8x8).
    after_one: bool,
}

impl Typing {
    pub(super) fn type_character(&mut self, document: &mut Document, character: char) -> Result<(), Refusal> {
        let cursor = document.cursor().ok_or(Refusal::NoSquare(character))?;
        let after_one = std::mem::take(&mut self.after_one);
        let size = document.working_position().board.size();
        if character == '/' {
            return self.next_rank(document, cursor);
        }
        let run = match character {
            '1'..='9' => Some(character as u8 - b'0'),
            // The 1 of a 10 has already emptied one of the ten squares.
            '0' if after_one && !size.is_standard() => Some(9),
            _ => None,
        };
        let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
        if run.is_none() && piece.is_none() {
            return Err(Refusal::NoPiece(character, size));
        }
        let square = self.target_square(cursor, size).ok_or(Refusal::Full(character))?;
        self.after_one = character == '1';
        document.begin_gesture();
        let last = run.map_or(square.file, |count| (square.file + count).min(size.files()) - 1);
        for file in square.file..=last {
            document.apply(Edit::Place { square: Square::new(file, square.rank), piece });
        }
        self.move_on(document, Square::new(last, square.rank), size);
        document.end_gesture();
        Ok(())
    }

    pub(super) fn go_to_first(&mut self, document: &mut Document) {
        self.forget_last();
        let size = document.working_position().board.size();
        document.set_cursor(Some(Square::new(0, size.ranks() - 1)));
    }

    /// Called when another record becomes current. After a complete placement, typing goes on at the first square.
    pub(super) fn follow_record(&mut self, document: &mut Document) {
        if self.filled.is_some_and(|square| square.rank == 0) {
            self.go_to_first(document);
        }
        self.forget_last();
    }

    fn forget_last(&mut self) {
        *self = Self::default();
    }

    pub(super) fn backspace(&mut self, document: &mut Document) {
        let Some(cursor) = document.cursor() else { return };
        let size = document.working_position().board.size();
        let square = if self.filled == Some(cursor) { cursor } else { before(cursor, size).unwrap_or(cursor) };
        self.forget_last();
        document.begin_gesture();
        document.apply(Edit::Place { square, piece: None });
        document.set_cursor(Some(square));
        document.end_gesture();
    }

    /// Clears the selected square, which stays selected (the Delete key).
    pub(super) fn delete(&mut self, document: &mut Document) {
        self.forget_last();
        if let Some(square) = document.cursor() {
            document.apply(Edit::Place { square, piece: None });
        }
    }

    /// Selects the next square in a direction on the screen. Home at the start of a rank selects the first square.
    pub(super) fn step(&mut self, document: &mut Document, step: CursorStep, flipped: bool) {
        self.forget_last();
        let Some(cursor) = document.cursor() else { return };
        match step_square(cursor, step, document.working_position().board.size(), flipped) {
            Some(to) if to == cursor && step == CursorStep::Home => self.go_to_first(document),
            Some(to) => document.set_cursor(Some(to)),
            None => {}
        }
    }

    fn target_square(self, cursor: Square, size: Size) -> Option<Square> {
        if self.filled == Some(cursor) { after(cursor, size) } else { Some(cursor) }
    }

    fn move_on(&mut self, document: &mut Document, square: Square, size: Size) {
        let at_end = square.file + 1 == size.files();
        self.filled = at_end.then_some(square);
        let to = if at_end { square } else { Square::new(square.file + 1, square.rank) };
        document.set_cursor(Some(to));
    }

    fn next_rank(&mut self, document: &mut Document, cursor: Square) -> Result<(), Refusal> {
        let below = cursor.rank.checked_sub(1).ok_or(Refusal::LastRank)?;
        self.filled = None;
        document.set_cursor(Some(Square::new(0, below)));
        Ok(())
    }
}

fn after(square: Square, size: Size) -> Option<Square> {
    if square.file + 1 < size.files() {
        Some(Square::new(square.file + 1, square.rank))
    } else {
        Some(Square::new(0, square.rank.checked_sub(1)?))
    }
}

fn before(square: Square, size: Size) -> Option<Square> {
    if square.file > 0 {
        Some(Square::new(square.file - 1, square.rank))
    } else {
        Some(Square::new(size.files() - 1, square.rank + 1)).filter(|square| size.contains(*square))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The character is neither the letter of a piece on boards of this size nor another character of a placement.
    NoPiece(char, Size),
    NoSquare(char),
    Full(char),
    /// A slash was typed in the last rank.
    LastRank,
    Field {
        typed: char,
        wanted: String,
    },
}

impl Refusal {
    pub(super) fn sentence(&self) -> String {
        match self {
            Self::NoPiece(typed, size) => {
                let letters: Vec<String> = size.roles().iter().map(|role| role.letter().to_string()).collect();
                tr!("board-refused-letter", typed = quoted(*typed), letters = letters.join(" "))
            }
            Self::NoSquare(typed) => tr!("board-refused-no-square", typed = quoted(*typed)),
            Self::Full(typed) => tr!("board-refused-full", typed = quoted(*typed)),
            Self::LastRank => tr!("board-refused-last-rank").to_owned(),
            Self::Field { typed, wanted } => tr!("board-refused-field", typed = quoted(*typed), wanted = wanted),
        }
    }
}

fn quoted(typed: char) -> String {
    if typed == ' ' { tr!("board-a-space").to_owned() } else { format!("\"{typed}\"") }
}
