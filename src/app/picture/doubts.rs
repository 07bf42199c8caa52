//! The queue of the uncertain squares of all boards of a picture, and answers that hold for other boards too.

use super::state::{OpenPicture, PictureBoard, State};
use crate::app::shell::{Effect, Shell};
use crate::board::{Board, Color, Position, Square};
use crate::document::{Document, Edit};
use crate::tr;
use crate::vision::SeenSquare;

impl State {
    /// Takes the content of the board as the answer for the square asked about, settles the squares on all boards that
    /// look the same, and goes to the next uncertain square.
    pub(super) fn next_doubt(&mut self, shell: &mut Shell) {
        let Some(shown) = &mut self.open_picture else { return };
        let named = shown.take_answers(&shell.document.position().board);
        let positions = shown.teach(&named, &shell.document);
        let answered = shown.reading().filter(|_| !named.is_empty()).cloned();
        let next = shown.next_doubt(&shell.document);
        shown.asked = next;
        shown.awaits_cursor = next.is_some();
        if let Some((board, _)) = next {
            shown.go_to(board, shell);
        } else {
            shell.notices.noted(tr!("picture-no-doubt-left"));
        }
        if !positions.is_empty() {
            shell.effects.push(Effect::ReplacePosition(Edit::SetPositions(positions)));
        }
        if let Some(reading) = answered {
            self.looks(shell).learn(&reading);
            self.store_looks(shell);
        }
    }
}

impl OpenPicture {
    /// Returns the uncertain squares of all boards.
    pub(super) fn doubts<'a>(&'a self, document: &'a Document) -> impl Iterator<Item = (usize, Square)> + 'a {
        // This is asked in every frame, so the records of boards without doubts are not looked up.
        let boards = self.boards.iter().enumerate().filter(|(_, board)| board.reading.doubtful().next().is_some());
        boards.flat_map(|(index, board)| {
            let now = board.position(document).map(|(_, position)| position.board);
            let is_as_read =
                move |square: &Square| now.is_none_or(|now| now.get(*square) == board.reading.at(*square).piece);
            board.reading.doubtful().filter(is_as_read).map(move |square| (index, square))
        })
    }

    /// Returns the next uncertain square, starting with those of the current board.
    fn next_doubt(&self, document: &Document) -> Option<(usize, Square)> {
        let current = self.current.unwrap_or(0);
        self.doubts(document).min_by_key(|(board, _)| (*board < current, *board))
    }

    /// Takes the corrected squares of the current board, and the square asked about, as named by the user.
    fn take_answers(&mut self, now: &Board) -> Vec<SeenSquare> {
        let Some((index, board)) = self.current.and_then(|index| Some((index, self.boards.get_mut(index)?))) else {
            return Vec::new();
        };
        let asked = self.asked.take().filter(|(board, _)| *board == index).map(|(_, square)| square);
        let corrected = std::mem::take(&mut self.lesson).corrected.into_iter().map(|(square, _)| square);
        let mut named = Vec::new();
        for square in corrected.chain(asked) {
            board.reading = board.reading.answered(square, now.get(square));
            board.version += 1;
            named.push(*board.reading.at(square));
        }
        named
    }

    /// Settles the uncertain squares of all boards that look like a named square. Returns the changed positions.
    fn teach(&mut self, named: &[SeenSquare], document: &Document) -> Vec<(usize, Position)> {
        let teach = |board: &mut PictureBoard| {
            let before = board.reading.clone();
            let (reading, changed) = before.taught(named);
            if reading == before {
                return None;
            }
            board.reading = reading;
            board.version += 1;
            let (place, mut position) = board.position(document)?;
            let as_read = changed.into_iter().filter(|square| position.board.get(*square) == before.at(*square).piece);
            let as_read: Vec<Square> = as_read.collect();
            for square in &as_read {
                position.board.set(*square, board.reading.at(*square).piece);
            }
            (!as_read.is_empty()).then_some((place, position))
        };
        self.boards.iter_mut().filter_map(teach).collect()
    }

    /// Puts this side at the bottom of all other boards whose side is unknown or was settled by another board before.
    /// Returns the changed positions. Boards that were edited are not changed.
    pub(super) fn settle_side(&mut self, bottom: Color, document: &Document) -> Vec<(usize, Position)> {
        let current = self.current;
        let others = self.boards.iter_mut().enumerate().filter(|(index, _)| Some(*index) != current);
        let settle = |(_, board): (usize, &mut PictureBoard)| {
            let (place, position) = board.position(document)?;
            let is_open = !board.reading.is_bottom_sure || board.follows_side;
            if !is_open || position.board != board.reading.board() {
                return None;
            }
            let is_turned = board.reading.bottom != bottom;
            board.follows_side = true;
            let turned = board.set_bottom(bottom, &position);
            is_turned.then_some((place, turned))
        };
        others.filter_map(settle).collect()
    }
}

impl PictureBoard {
    /// Returns the index and position of the record of the board.
    fn position(&self, document: &Document) -> Option<(usize, Position)> {
        let place = document.index_of(self.record?)?;
        Some((place, document.record(place).position().ok()?))
    }
}
