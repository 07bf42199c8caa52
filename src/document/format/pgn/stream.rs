//! A stream of games, cut into batches of whole games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;

use crate::document::io::{BATCH, Batch, Batches, LineBatches, decoded};
use crate::notation::pgn::{Line, Splitter};

/// The most bytes of a game that are looked at; its tags come first.
const LONGEST_GAME: usize = 1 << 20;

/// The most bytes of a line, little enough that one line is no game too long.
const LONGEST_LINE: usize = LONGEST_GAME / 2;

/// Reads a PGN batch by batch.
pub(super) struct GameBatches<R> {
    lines: LineBatches<R>,
    splitter: Splitter,
    /// The games since the last batch and the line in which they begin.
    first: usize,
    text: String,
    /// Whether the text lacks lines at its end, so that nothing can follow in the same batch.
    is_cut: bool,
    ready: VecDeque<Batch>,
}

impl<R: Read> GameBatches<R> {
    /// Reads games to their ends, however long they are, or only their beginnings where they are very long.
    pub(super) fn new(stream: R, to_their_ends: bool) -> Self {
        let (game, line) = if to_their_ends { (usize::MAX, usize::MAX) } else { (LONGEST_GAME, LONGEST_LINE) };
        Self {
            lines: LineBatches::new(stream, line),
            splitter: Splitter::new(game),
            first: 1,
            text: String::new(),
            is_cut: false,
            ready: VecDeque::new(),
        }
    }

    fn add(&mut self, number: usize, line: &[u8], whole: &[u8]) {
        match self.splitter.feed(line) {
            Line::Begins if self.is_cut || self.text.len() >= BATCH => self.close(),
            Line::Begins | Line::Continues => {}
            Line::Beyond => {
                self.is_cut = true;
                return;
            }
        }
        if self.text.is_empty() {
            self.first = number;
        }
        self.text.push_str(&decoded(whole));
    }

    /// Makes a batch of what there is.
    fn close(&mut self) {
        self.is_cut = false;
        let text = mem::take(&mut self.text);
        if !text.is_empty() {
            self.ready.push_back(Batch { first: self.first, bytes: text.into_bytes() });
        }
    }
}

impl<R: Read> Batches for GameBatches<R> {
    fn next(&mut self) -> io::Result<Option<Batch>> {
        while self.ready.is_empty() {
            let Some(lines) = self.lines.next()? else {
                self.close();
                break;
            };
            for (number, (line, whole)) in (lines.first..).zip(lines.iter()) {
                self.add(number, line, whole);
            }
        }
        Ok(self.ready.pop_front())
    }
}
