//! Lines of limited length from a program that is not trusted.

use std::borrow::Cow;
use std::io::{BufRead, BufReader, Read};

/// Maximum number of bytes of a line. The longest useful lines have a few thousand.
const MAX_LINE: usize = 1 << 16;

/// Reads lines. Uses no more memory than for a line of the maximum length.
pub(super) struct LineReader<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    /// `true` within a line that is too long.
    is_skipping: bool,
}

/// A line as it was read.
#[derive(Debug, PartialEq)]
pub(super) enum RawLine<'a> {
    Text(Cow<'a, str>),
    /// A line is too long. Its rest is skipped.
    TooLong,
}

impl<R: Read> LineReader<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input: BufReader::new(input), line: Vec::new(), is_skipping: false }
    }

    /// Returns the next line; `None` at the end.
    pub(super) fn next(&mut self) -> Option<RawLine<'_>> {
        if std::mem::take(&mut self.is_skipping) {
            self.input.skip_until(b'\n').ok()?;
        }
        self.line.clear();
        let read = self.input.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut self.line).ok()?;
        self.is_skipping = read == MAX_LINE && !self.line.ends_with(b"\n");
        match read {
            0 => None,
            _ if self.is_skipping => Some(RawLine::TooLong),
            _ => Some(RawLine::Text(String::from_utf8_lossy(self.line.trim_ascii()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gigabyte_without_a_line_end_is_reported_once_and_costs_no_memory() {
        let input = b"uciok\r\n".chain(std::io::repeat(b'x').take(1 << 30)).chain(&b"\nready\xff\nlast"[..]);
        let mut lines = LineReader::new(input);
        assert_eq!(lines.next(), Some(RawLine::Text("uciok".into())));
        assert_eq!(lines.next(), Some(RawLine::TooLong));
        assert_eq!(lines.next(), Some(RawLine::Text("ready\u{fffd}".into())));
        assert_eq!(lines.next(), Some(RawLine::Text("last".into())));
        assert_eq!(lines.next(), None);
        assert!(lines.line.capacity() <= 2 * MAX_LINE, "{}", lines.line.capacity());
    }
}
