//! Splits a source into lines and finds their kinds and line ends, with a fast path for ranges of plain lines.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr_iter, memchr2, memrchr, memrchr2};

use super::{MAX_SPAN_LEN, Source};

pub(super) const LINE_ENDS: [&str; 3] = ["\n", "\r\n", "\r"];
pub(crate) const LINE_PEEK_LEN: usize = 4096;

/// Counts of lines that end with LF, CRLF and CR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineEnds(pub(super) [usize; 3]);

impl std::ops::AddAssign for LineEnds {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }
}

impl LineEnds {
    pub(crate) fn count(&mut self, line: &Line) {
        if let Some(end) = line.ending {
            self.0[end as usize] += 1;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    Lf,
    CrLf,
    Cr,
}

/// A line, as byte offsets: where it starts, where its text ends and where the next line starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) next: usize,
    pub(super) ending: Option<LineEnd>,
}

impl Line {
    /// Returns the text from `start` to the end of this line as one line.
    pub(crate) fn with_start(self, start: usize) -> Self {
        Self { start, ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    Blank,
    Comment,
    Record,
}

impl LineKind {
    /// Classifies a line. Comments start with `#`, `;`, `%` or `//` after any white space.
    pub(crate) fn classify(line: &str) -> Self {
        let text = line.trim_start();
        if text.is_empty() {
            Self::Blank
        } else if comment_text(text).is_some() {
            Self::Comment
        } else {
            Self::Record
        }
    }
}

pub(crate) const COMMENT_SIGNS: [&str; 4] = ["#", ";", "%", "//"];

/// Returns the text of a comment without comment sign and outer white space; `None` if the line is no comment.
pub(crate) fn comment_text(line: &str) -> Option<&str> {
    let line = line.trim();
    let sign = COMMENT_SIGNS.into_iter().find(|sign| line.starts_with(sign))?;
    Some(line.trim_start_matches(sign).trim())
}

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
        Lines { source: self, at: start, end: self.end(), from: start, bytes: Cow::Borrowed(&[]) }
    }

    /// Finds ranges of plain lines, in which `excluded` does not occur.
    pub(crate) fn plain_lines(&self, excluded: Option<u8>) -> PlainLines<'_> {
        PlainLines { source: self, excluded, from: 0, bytes: Cow::Borrowed(&[]) }
    }

    /// Iterates over the lines that begin in a range, even if another program has made the last line longer.
    pub(crate) fn lines_in(&self, Range { start, end }: Range<usize>) -> impl Iterator<Item = (Line, LineKind)> {
        let mut lines = Lines { end, ..self.lines(start) };
        std::iter::from_fn(move || if lines.at < end { lines.next() } else { None })
    }

    /// Returns the last line in a range of whole lines, without its line end; only the end of a line of over 64 KB.
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
    /// The end of the requested range, as a byte offset.
    end: usize,
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
        let bytes = start.checked_sub(self.from).and_then(|at| self.bytes.get(at..)).unwrap_or_default();
        let kind = self.source.kind(&bytes[..bytes.len().min(line.end - start).min(LINE_PEEK_LEN)]);
        Some((line, kind))
    }

    /// Continues with the line at this byte offset.
    pub(crate) fn go_to(&mut self, start: usize) {
        self.at = start;
    }

    /// Returns the bytes of a line without its line end.
    pub(crate) fn bytes(&self, line: &Line) -> Cow<'_, [u8]> {
        let buffered = line.start.checked_sub(self.from).and_then(|start| self.bytes.get(start..line.end - self.from));
        buffered.map_or_else(|| self.source.slice(line.start..line.end), Cow::Borrowed)
    }

    fn fill_buffer(&mut self, start: usize) {
        // Recognizing the last line end takes up to 4 bytes more.
        let end = if start < self.end { self.end.saturating_add(4) } else { self.source.end() };
        self.bytes = self.source.bytes.first_chunk(start..end);
        self.from = start;
    }

    fn buffered_line(&self, start: usize) -> Option<Line> {
        let bytes = self.bytes.get(start.checked_sub(self.from)?..)?;
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

/// Finds ranges of plain lines: records that begin with a printable ASCII character and end with a line feed.
#[derive(Debug)]
pub(crate) struct PlainLines<'a> {
    source: &'a Source,
    excluded: Option<u8>,
    from: usize,
    bytes: Cow<'a, [u8]>,
}

pub(crate) struct PlainRange {
    pub(crate) lines: usize,
    /// The length of all lines in bytes, with line feeds.
    pub(crate) length: usize,
    pub(crate) is_ascii: bool,
}

impl PlainRange {
    pub(crate) fn line_ends(&self) -> LineEnds {
        LineEnds([self.lines, 0, 0])
    }
}

impl PlainLines<'_> {
    /// Returns the lines from `start` on with at most `most` bytes in all; `None` if one of these lines is not plain,
    /// or if no whole line fits.
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
        let has = |byte: u8| memchr(byte, bytes).is_some();
        let are_all = self.source.has_ascii() && !has(b'\r') && !self.excluded.is_some_and(has) && is_plain(0);
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
