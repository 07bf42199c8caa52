//! Reading a PGN game by game without holding it.

use super::scanner::{Event, Scanner};

/// What a line is to the games of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A game begins with this line, and any game before it is complete.
    Begins,
    /// The line belongs to the game before it, or to none where none has begun.
    Continues,
    /// The line belongs to a game that has grown past the limit, and can be left out.
    Beyond,
}

/// Tells line by line where the games of a text begin, so that a file of any size can be read game by game.
///
/// The lines from one that begins a game to the next are a text for [`games`](super::games), which finds in
/// it the same games as in the whole text: one, or more if several share a line.
#[derive(Clone, Debug)]
pub struct Splitter {
    scanner: Scanner,
    limit: usize,
    length: usize,
}

impl Splitter {
    /// A splitter at the beginning of a text. A game that is longer than `limit` bytes is cut there.
    ///
    /// ```
    /// use fenwright::notation::pgn::{Line, Splitter};
    /// let mut splitter = Splitter::new(1 << 24);
    /// let lines = ["[Event \"a\"]\n", "\n", "1. e4 *\n", "[Event \"b\"]\n"];
    /// let begins = lines.map(|line| splitter.feed(line.as_bytes()) == Line::Begins);
    /// assert_eq!(begins, [true, false, false, true]);
    /// ```
    pub fn new(limit: usize) -> Self {
        Self { scanner: Scanner::default(), limit, length: 0 }
    }

    /// Takes the next line, which LF, CRLF or CR ends, with or without its line end, in any encoding that has
    /// ASCII in it.
    pub fn feed(&mut self, line: &[u8]) -> Line {
        let mut first = None;
        let mut at = self.scanner.begin_line(line);
        while let Some(part) = at {
            at = self.scanner.part(line, part, &mut |event| {
                first.get_or_insert(event);
            });
        }
        let begins = matches!(first, Some(Event::Game(at)) if line[..at].trim_ascii().is_empty());
        self.length = if begins { line.len() } else { self.length.saturating_add(line.len()) };
        match (begins, self.length > self.limit) {
            (true, _) => Line::Begins,
            (false, false) => Line::Continues,
            (false, true) => Line::Beyond,
        }
    }
}
