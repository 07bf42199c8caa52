//! Splitting a PGN stream into batches of whole games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;

use crate::document::io::{BATCH, Batch, Batches, LineBatches, decoded};
use crate::notation::pgn::{LineRole, Splitter};

/// Maximum number of bytes that are read of a game; its tags come first.
const LONGEST_GAME: usize = 1 << 20;

/// Maximum length of a line in bytes, short enough that a single line does not exceed [`LONGEST_GAME`].
const LONGEST_LINE: usize = LONGEST_GAME / 2;

pub(super) struct GameBatchReader<R> {
    lines: LineBatches<R>,
    splitter: Splitter,
    /// The line where the games since the last batch begin, and their text.
    first: usize,
    text: String,
    /// `true` if the last game was cut, so that nothing can follow in the same batch.
    is_cut: bool,
    ready: VecDeque<Batch>,
}

impl<R: Read> GameBatchReader<R> {
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
            LineRole::Begins if self.is_cut || self.text.len() >= BATCH => self.close(),
            LineRole::Begins | LineRole::Continues => {}
            LineRole::ExceedsLimit => {
                self.is_cut = true;
                return;
            }
        }
        if self.text.is_empty() {
            self.first = number;
        }
        self.text.push_str(&decoded(whole));
    }

    fn close(&mut self) {
        self.is_cut = false;
        let text = mem::take(&mut self.text);
        if !text.is_empty() {
            self.ready.push_back(Batch { first: self.first, bytes: text.into_bytes() });
        }
    }
}

impl<R: Read> Batches for GameBatchReader<R> {
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
