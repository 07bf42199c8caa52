//! Finds the rows of a table and their cells (RFC 4180). A cell in double quotes can contain line ends.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr2};

use crate::document::format::lines::LineReader;
use crate::document::io::{Line, LineKind, Lines, Source};

/// The characters that can separate cells.
pub(super) const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// The quote around cells.
pub(crate) const QUOTE: u8 = b'"';

/// Maximum length, in bytes, of a row of several lines. A quote that is not closed within it is part of its line.
const LONGEST_ROW: usize = 1 << 16;

/// An iterator over rows. A row is a line, or several lines if line ends are in quotes.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    source: &'a Source,
    lines: Lines<'a>,
}

impl<'a> Rows<'a> {
    /// Iterates over the rows from `start` on, which must be the start of a row.
    pub(super) fn new(source: &'a Source, start: usize) -> Self {
        Self { source, lines: source.lines(start) }
    }

    fn is_open_after(&self, line: &Line, was_open: bool) -> bool {
        let bytes = self.lines.bytes(line);
        if self.source.has_ascii() {
            return is_open_after(&bytes, was_open);
        }
        is_open_after(self.source.decode(&bytes).as_bytes(), was_open)
    }
}

impl LineReader for Rows<'_> {
    fn next(&mut self) -> Option<(Line, LineKind)> {
        let (first, kind) = self.lines.next()?;
        let kind = if kind == LineKind::Blank { kind } else { LineKind::Record };
        let mut is_open = self.is_open_after(&first, false);
        let mut last = first;
        while is_open
            && last.end - first.start < LONGEST_ROW
            && let Some((line, _)) = self.lines.next()
        {
            is_open = self.is_open_after(&line, true);
            last = line;
        }
        if is_open {
            self.lines.go_to(first.next);
            return Some((first, kind));
        }
        Some((last.with_start(first.start), kind))
    }

    fn go_to(&mut self, start: usize) {
        self.lines.go_to(start);
    }
}

/// Returns `true` if a quoted cell continues after a line. `was_open`: such a cell continues in this line.
fn is_open_after(line: &[u8], was_open: bool) -> bool {
    let mut at = 0;
    if was_open {
        let Some(end) = closing_quote(line, 0) else { return true };
        at = end + 1;
    } else if memchr(QUOTE, line).is_none() {
        return false;
    }
    let next_cell = |at: usize| {
        let rest = line.get(at..)?;
        rest.iter().position(|byte| DELIMITERS.contains(byte)).map(|length| at + length + 1)
    };
    let mut cell = if was_open { next_cell(at) } else { Some(0) };
    while let Some(start) = cell {
        at = start;
        if line.get(start) == Some(&QUOTE) {
            let Some(end) = closing_quote(line, start + 1) else { return true };
            at = end + 1;
        }
        cell = next_cell(at);
    }
    false
}

/// Returns the index of the first quote from `at` on that is not doubled.
fn closing_quote(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr(QUOTE, text.get(at..)?)?;
        if text.get(at + 1) != Some(&QUOTE) {
            return Some(at);
        }
        at += 2;
    }
}

/// Returns the range of the next row from `at` on, without its line end; `None` if the bytes do not have all of it.
/// `is_last`: these are the last bytes of the input.
pub(crate) fn next_row(bytes: &[u8], at: usize, is_last: bool) -> Option<Range<usize>> {
    let line_end = |at: usize| match memchr2(b'\n', b'\r', bytes.get(at..)?) {
        Some(length) => Some(at + length),
        None => is_last.then_some(bytes.len()),
    };
    let is_blank = |line: Range<usize>| bytes.get(line).is_some_and(|line| line.trim_ascii().is_empty());
    let mut start = at;
    let mut end = line_end(start)?;
    while is_blank(start..end) {
        start = end + 1;
        if start > bytes.len() {
            return None;
        }
        end = line_end(start)?;
    }
    let first = end;
    let mut is_open = is_open_after(bytes.get(start..end)?, false);
    while is_open && end - start < LONGEST_ROW {
        let next = end + if bytes.get(end..)?.starts_with(b"\r\n") { 2 } else { 1 };
        if next > bytes.len() {
            return is_last.then_some(start..first);
        }
        let next_end = line_end(next)?;
        is_open = is_open_after(bytes.get(next..next_end)?, true);
        end = next_end;
    }
    Some(start..if is_open { first } else { end })
}

/// Iterates over the byte ranges of the cells of a row, with their quotes.
pub(super) fn cells(row: &[u8], delimiter: u8) -> impl Iterator<Item = Range<usize>> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let start = next?;
        let cell = row.get(start..).unwrap_or_default();
        let quoted = if cell.first() == Some(&QUOTE) { closing_quote(cell, 1).map_or(0, |end| end + 1) } else { 0 };
        let length = memchr(delimiter, cell.get(quoted..).unwrap_or_default()).map(|length| quoted + length);
        next = length.map(|length| start + length + 1);
        Some(start..start + length.unwrap_or(cell.len()))
    })
}

/// Returns the text of a cell without its quotes.
pub(super) fn unquoted(cell: &str) -> Cow<'_, str> {
    let inner = cell.trim().strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
    match inner {
        Some(text) if text.contains('"') => Cow::Owned(text.replace("\"\"", "\"")),
        Some(text) => Cow::Borrowed(text),
        None => Cow::Borrowed(cell),
    }
}

/// Returns a text as a cell, in quotes if it needs them.
pub(super) fn quoted(text: &str, delimiter: u8) -> Cow<'_, str> {
    let needs_quotes = |byte: u8| matches!(byte, QUOTE | b'\n' | b'\r') || byte == delimiter;
    let has_outer_space = text.starts_with(' ') || text.ends_with(' ');
    if has_outer_space || text.bytes().any(needs_quotes) {
        return Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")));
    }
    Cow::Borrowed(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(row: &str) -> Vec<String> {
        cells(row.as_bytes(), b',').map(|cell| unquoted(&row[cell]).into_owned()).collect()
    }

    #[test]
    fn cells_are_split_outside_quotes() {
        for (row, expected) in [
            ("a,b,c", vec!["a", "b", "c"]),
            ("", vec![""]),
            ("a,,", vec!["a", "", ""]),
            ("\"a,b\",c", vec!["a,b", "c"]),
            ("\"a \"\"b\"\"\",\"\"", vec!["a \"b\"", ""]),
            ("\"a\nb\",c", vec!["a\nb", "c"]),
            ("it's 5\" high,b", vec!["it's 5\" high", "b"]),
            ("\"open,b", vec!["\"open", "b"]),
        ] {
            assert_eq!(split(row), expected, "{row}");
        }
    }

    #[test]
    fn a_text_is_quoted_if_it_could_be_read_otherwise() {
        for text in ["a", "a,b", "a \"b\"", "\"", "a\nb", "", " a ", "a;b"] {
            let row = format!("{},end", quoted(text, b','));
            assert_eq!(split(&row), [text, "end"], "{text:?}");
        }
        assert_eq!(quoted("a;b", b','), "a;b");
    }

    #[test]
    fn line_ends_in_quotes_do_not_end_a_row() {
        for (line, is_open) in [
            ("a,b", false),
            ("a,\"b", true),
            ("a;\"b", true),
            ("a,\"b\"\"", true),
            ("a,\"b\",\"", true),
            ("a,b\"", false),
            ("\"a\",b", false),
        ] {
            assert_eq!(is_open_after(line.as_bytes(), false), is_open, "{line}");
        }
        for (line, is_open) in [("b", true), ("b\",c", false), ("b\",\"c", true), ("", true), ("b\"\",c", true)] {
            assert_eq!(is_open_after(line.as_bytes(), true), is_open, "{line}");
        }
        assert_eq!(next_row(b"a,\"b\nc\",d\ne", 0, true), Some(0..9));
        assert_eq!(next_row(b"\n \r\na\nb", 0, true), Some(4..5), "blank lines are no rows");
        assert_eq!(next_row(b"a,\"b\nc", 0, false), None, "more bytes may follow");
        assert_eq!(next_row(b"a,\"b\nc", 0, true), Some(0..4), "a quote that is not closed is part of its line");
    }
}
