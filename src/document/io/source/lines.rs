//! Splitting a source into lines.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr2, memrchr2};

use super::line::{LINE_PEEK_LEN, Line, LineEnd, LineKind};
use super::plain::begins_record;
use super::{MAX_SPAN_LEN, Source};

impl Source {
    /// Returns the line end at the start of some bytes, and its length.
    fn line_end_of(&self, bytes: &[u8]) -> Option<(LineEnd, usize)> {
        let width = self.encoding.width();
        let is_lf = |bytes: &[u8]| self.encoding.unit(bytes) == Some(0x0A);
        match self.encoding.unit(bytes)? {
            0x0D if bytes.get(width..).is_some_and(is_lf) => Some((LineEnd::CrLf, 2 * width)),
            0x0D => Some((LineEnd::Cr, width)),
            0x0A => Some((LineEnd::Lf, width)),
            _ => None,
        }
    }

    /// Returns the length of the line end at this position; 0 if there is none.
    pub(crate) fn line_end_at(&self, at: usize) -> usize {
        self.line_end_of(&self.slice(at..at + 4)).map_or(0, |(_, length)| length)
    }

    /// Returns `true` if a line could start at this position: at the start of the text or after a line end.
    pub(crate) fn starts_line(&self, at: usize) -> bool {
        at <= self.mark || self.line_end_of(&self.slice(at - self.encoding.width()..at)).is_some()
    }

    fn find_line_end(&self, bytes: &[u8]) -> Option<usize> {
        if self.encoding.width() == 1 {
            return memchr2(b'\n', b'\r', bytes);
        }
        let is_line_end = |pair: &[u8]| self.line_end_of(pair).is_some();
        bytes.chunks_exact(2).position(is_line_end).map(|pairs| 2 * pairs)
    }

    /// Iterates over the lines from `start` on, which must be the start of a line.
    pub(crate) fn lines(&self, start: usize) -> Lines<'_> {
        self.lines_in(start..self.end())
    }

    /// Iterates over the lines of a range, reading no more than necessary.
    pub(crate) fn lines_in(&self, range: Range<usize>) -> Lines<'_> {
        Lines { source: self, at: range.start, end: range.end, from: range.start, bytes: Cow::Borrowed(&[]) }
    }

    /// Returns the last line in a range of whole lines, without its line end; only the end of a very long one.
    pub(crate) fn last_line(&self, range: Range<usize>) -> Range<usize> {
        const LONGEST: usize = 1 << 16;
        let width = self.encoding.width();
        let start = range.start.max(range.end.saturating_sub(LONGEST));
        let bytes = self.slice(start..range.end);
        let mut end = bytes.len();
        for unit in [0x0A, 0x0D] {
            let is_there = end >= width && self.encoding.unit(&bytes[end - width..end]) == Some(unit);
            end -= if is_there { width } else { 0 };
        }
        let is_line_end = |pair: &[u8]| self.line_end_of(pair).is_some();
        let before = if width == 1 {
            memrchr2(b'\n', b'\r', &bytes[..end])
        } else {
            bytes[..end].chunks_exact(2).rposition(is_line_end).map(|pairs| 2 * pairs)
        };
        start + before.map_or(0, |at| at + width)..start + end
    }

    /// Classifies a line by its first bytes.
    pub(crate) fn kind(&self, beginning: &[u8]) -> LineKind {
        if self.encoding.width() == 1 && begins_record(beginning) {
            return LineKind::Record;
        }
        LineKind::classify(&self.decode(beginning))
    }
}

/// An iterator over lines that reads one chunk at a time.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    source: &'a Source,
    at: usize,
    /// Where the requested range ends.
    end: usize,
    /// Where the buffered bytes start.
    from: usize,
    bytes: Cow<'a, [u8]>,
}

impl Lines<'_> {
    pub(crate) fn next(&mut self) -> Option<(Line, LineKind)> {
        let start = self.at;
        if start >= self.source.end() {
            return None;
        }
        let line = self.buffered_line(start).unwrap_or_else(|| {
            self.fill_buffer(start);
            self.buffered_line(start).unwrap_or_else(|| self.long_line(start))
        });
        if line.next <= start {
            // Another program has shortened the file; nothing more can be read.
            return None;
        }
        self.at = line.next;
        let bytes = self.bytes.get(start - self.from..).unwrap_or_default();
        let kind = self.source.kind(&bytes[..bytes.len().min(line.end - start).min(LINE_PEEK_LEN)]);
        Some((line, kind))
    }

    /// Continues with the line at this position, which must not be before the last one.
    pub(crate) fn go_to(&mut self, start: usize) {
        self.at = start;
    }

    fn fill_buffer(&mut self, start: usize) {
        // A line end is recognized by the bytes after it.
        let end = if start < self.end { self.end.saturating_add(4) } else { self.source.end() };
        self.bytes = self.source.bytes.first_chunk(start..end);
        self.from = start;
    }

    /// Returns the line at this position if all of it is in the buffer.
    fn buffered_line(&self, start: usize) -> Option<Line> {
        let bytes = self.bytes.get(start - self.from..)?;
        let is_last = self.from + self.bytes.len() >= self.source.end();
        let length = match self.source.find_line_end(bytes) {
            Some(length) => length,
            None if is_last => bytes.len(),
            None => return None,
        };
        let rest = &bytes[length..];
        // The line feed of a CRLF may be outside the buffer.
        if rest.len() < 4 && !is_last {
            return None;
        }
        Some(self.line(start, start + length, rest))
    }

    fn line(&self, start: usize, end: usize, rest: &[u8]) -> Line {
        let longest = start.saturating_add(MAX_SPAN_LEN);
        if end > longest {
            return Line { start, end: longest, next: longest, ending: None };
        }
        let line_end = self.source.line_end_of(rest);
        Line { start, end, next: end + line_end.map_or(0, |(_, length)| length), ending: line_end.map(|(end, _)| end) }
    }

    /// Finds the end of a line that is longer than a chunk.
    fn long_line(&self, start: usize) -> Line {
        let source = self.source;
        let mut at = start;
        loop {
            let bytes = source.bytes.chunk_from(at);
            let found = source.find_line_end(&bytes);
            let is_over = bytes.is_empty() || at > start.saturating_add(MAX_SPAN_LEN);
            if found.is_some() || is_over {
                let end = at + found.unwrap_or(0);
                return self.line(start, end, &source.slice(end..end + 4));
            }
            at += bytes.len();
        }
    }
}
