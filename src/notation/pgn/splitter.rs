//! Splits a PGN stream into games without loading it as a whole.

use super::scanner::{ScanEvent, Scanner};

/// The role of a line among the games of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineRole {
    /// The line begins a game, and any game before it is complete.
    Begins,
    /// The line belongs to the current game, or precedes the first game.
    Continues,
    /// The line belongs to a game that exceeds the limit, and can be dropped.
    ExceedsLimit,
}

/// Finds the lines at which games begin, so that a file of any size can be read game by game.
///
/// The lines from one that begins a game up to the next such line are a text that [`games`](super::games) can read.
#[derive(Clone, Debug)]
pub struct Splitter {
    scanner: Scanner,
    limit: usize,
    length: usize,
}

impl Splitter {
    /// Creates a splitter for the beginning of a text. Lines beyond `limit` bytes of a game are
    /// [`LineRole::ExceedsLimit`].
    ///
    /// ```
    /// use fenwright::notation::pgn::{LineRole, Splitter};
    /// let mut splitter = Splitter::new(1 << 24);
    /// let lines = ["[Event \"a\"]\n", "\n", "1. e4 *\n", "[Event \"b\"]\n"];
    /// let begins = lines.map(|line| splitter.feed(line.as_bytes()) == LineRole::Begins);
    /// assert_eq!(begins, [true, false, false, true]);
    /// ```
    pub fn new(limit: usize) -> Self {
        Self { scanner: Scanner::default(), limit, length: 0 }
    }

    /// Takes the next line, with or without its line end (LF, CRLF or CR), in any encoding that extends ASCII.
    pub fn feed(&mut self, line: &[u8]) -> LineRole {
        let mut first = None;
        let mut at = self.scanner.begin_line(line);
        while let Some(part) = at {
            at = self.scanner.part(line, part, &mut |event| {
                first.get_or_insert(event);
            });
        }
        let begins = matches!(first, Some(ScanEvent::Game(at)) if line[..at].trim_ascii().is_empty());
        self.length = if begins { line.len() } else { self.length.saturating_add(line.len()) };
        match (begins, self.length > self.limit) {
            (true, _) => LineRole::Begins,
            (false, false) => LineRole::Continues,
            (false, true) => LineRole::ExceedsLimit,
        }
    }
}
