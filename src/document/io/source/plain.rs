//! A fast path for ranges of plain lines, which need no inspection one by one.

use std::borrow::Cow;

use memchr::{memchr, memchr_iter, memrchr};

use super::Source;
use super::line::LineEnds;

impl Source {
    pub(crate) fn plain_lines(&self) -> PlainLines<'_> {
        PlainLines { source: self, from: 0, bytes: Cow::Borrowed(&[]) }
    }
}

/// Finds ranges of plain lines, the bulk of most large files: each a record that begins with a printable ASCII
/// character and ends with a line feed.
#[derive(Debug)]
pub(crate) struct PlainLines<'a> {
    source: &'a Source,
    /// Where the buffered bytes start.
    from: usize,
    bytes: Cow<'a, [u8]>,
}

/// Consecutive plain lines.
pub(crate) struct PlainRange {
    pub(crate) lines: usize,
    /// Their length in bytes, with line feeds.
    pub(crate) length: usize,
    pub(crate) is_ascii: bool,
}

impl PlainRange {
    pub(crate) fn line_ends(&self) -> LineEnds {
        LineEnds([self.lines, 0, 0])
    }
}

impl PlainLines<'_> {
    /// Returns the lines from `start` on with at most `most` bytes in all; `None` if any of them is not plain.
    pub(crate) fn range(&mut self, start: usize, most: usize) -> Option<PlainRange> {
        let end = self.from + self.bytes.len();
        if !(self.from..end).contains(&start) || start + most > end && end < self.source.end() {
            self.bytes = self.source.bytes.chunk_from(start);
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
        are_all.then(|| PlainRange { lines, length, is_ascii: bytes.is_ascii() })
    }
}

/// Returns `true` if the first byte already shows that a line is a record, in an encoding with ASCII bytes.
pub(crate) fn begins_record(line: &[u8]) -> bool {
    line.first().copied().is_some_and(is_plain)
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && !b"#;%/".contains(&byte)
}
