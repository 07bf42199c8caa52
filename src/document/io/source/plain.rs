//! Stretches of plain lines, which are told from others without looking at each.

use std::borrow::Cow;

use memchr::{memchr, memchr_iter, memrchr};

use super::Source;
use super::line::LineEnds;

impl Source {
    /// The plain lines of the source.
    pub(crate) fn plain_lines(&self) -> PlainLines<'_> {
        PlainLines { source: self, from: 0, bytes: Cow::Borrowed(&[]) }
    }
}

/// Looks for stretches of plain lines, of which most large files consist: each of them a record that begins
/// with an ordinary character of ASCII and ends with a line feed.
#[derive(Debug)]
pub(crate) struct PlainLines<'a> {
    source: &'a Source,
    /// Where the bytes start that were read last.
    from: usize,
    bytes: Cow<'a, [u8]>,
}

/// So many plain lines, one behind the other.
pub(crate) struct PlainStretch {
    pub(crate) lines: usize,
    /// How many bytes they have, line feeds included.
    pub(crate) length: usize,
    /// Whether all of it is ASCII.
    pub(crate) is_ascii: bool,
}

impl PlainStretch {
    /// How its lines end.
    pub(crate) fn line_ends(&self) -> LineEnds {
        LineEnds([self.lines, 0, 0])
    }
}

impl PlainLines<'_> {
    /// The plain lines from the start of one on that together have up to so many bytes, if nothing else is
    /// between them.
    pub(crate) fn stretch(&mut self, start: usize, most: usize) -> Option<PlainStretch> {
        let end = self.from + self.bytes.len();
        if !(self.from..end).contains(&start) || start + most > end && end < self.source.end() {
            self.bytes = self.source.bytes.from(start);
            self.from = start;
        }
        let bytes = self.bytes.get(start - self.from..)?;
        let bytes = &bytes[..bytes.len().min(most)];
        let length = memrchr(b'\n', bytes)? + 1;
        let bytes = &bytes[..length];
        let is_plain = |at: usize| bytes.get(at).copied().is_none_or(is_plain);
        let are_all = self.source.has_ascii() && memchr(b'\r', bytes).is_none() && is_plain(0);
        let mut lines = 0;
        let are_all = are_all
            && memchr_iter(b'\n', bytes).all(|at| {
                lines += 1;
                is_plain(at + 1)
            });
        are_all.then(|| PlainStretch { lines, length, is_ascii: bytes.is_ascii() })
    }
}

/// Whether a line in an encoding with the bytes of ASCII is a record by its first byte.
pub(crate) fn begins_record(line: &[u8]) -> bool {
    line.first().copied().is_some_and(is_plain)
}

/// Whether a line that begins with this is a record.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && !b"#;%/".contains(&byte)
}
