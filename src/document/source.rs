//! The bytes of a file as they were found: their encoding, their line ends, their lines.

use std::borrow::Cow;
use std::ops::Range;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use memchr::{memchr2, memrchr2};

/// Lines and leads are cut at this many bytes, so that their lengths fit a record.
pub(super) const LONGEST: usize = u32::MAX as usize - 1;

/// How the bytes of a file mean characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// For whatever is not valid UTF-8: every byte means something, and Latin-1 is a part of it.
    Windows1252,
    Utf16Le,
    Utf16Be,
}

/// The three ways to end a line.
const LINE_ENDS: [&str; 3] = ["\n", "\r\n", "\r"];

/// How often lines end with LF, CRLF and CR.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LineEnds([usize; 3]);

impl LineEnds {
    /// Counts the end of a line.
    pub(super) fn count(&mut self, source: &Source, line: Line) {
        let end = source.slice(line.end..line.next);
        let has = |byte: u8| end.contains(&byte);
        match (has(b'\r'), has(b'\n')) {
            (false, true) => self.0[0] += 1,
            (true, true) => self.0[1] += 1,
            (true, false) => self.0[2] += 1,
            (false, false) => {}
        }
    }
}

/// What a line is to a file of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    Blank,
    Comment,
    Record,
}

impl LineKind {
    /// What kind of line this is. Comments start with `#`, `;`, `%` or `//` after any white space.
    pub(super) fn of(line: &str) -> Self {
        let text = line.trim_start();
        if text.is_empty() {
            Self::Blank
        } else if comment(text).is_some() {
            Self::Comment
        } else {
            Self::Record
        }
    }
}

/// One line: where it starts, where its text ends and where the next line starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) next: usize,
}

/// A file as it was read; it never changes.
#[derive(Debug)]
pub(super) struct Source {
    bytes: Vec<u8>,
    encoding: Encoding,
    /// The bytes of the byte order mark at the start.
    mark: usize,
    /// The line end that new lines take, out of [`LINE_ENDS`].
    line_end: &'static str,
}

impl Source {
    /// Takes the bytes of a file and finds out their encoding; the prevailing line end is known once
    /// [`Source::prefer`] has been told.
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        let (encoding, mark) = match bytes.as_slice() {
            [0xEF, 0xBB, 0xBF, ..] if is_utf8(&bytes) => (Encoding::Utf8, 3),
            [0xFF, 0xFE, ..] => (Encoding::Utf16Le, 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16Be, 2),
            bytes if is_utf8(bytes) => (Encoding::Utf8, 0),
            _ => (Encoding::Windows1252, 0),
        };
        Self { bytes, encoding, mark, line_end: "\n" }
    }

    /// Gives new lines the most frequent of these line ends.
    pub(super) fn prefer(&mut self, LineEnds(counts): LineEnds) {
        let most = counts.into_iter().max().unwrap_or(0);
        self.line_end =
            LINE_ENDS.into_iter().zip(counts).find(|(_, count)| *count == most).map_or("\n", |(end, _)| end);
    }

    /// Where the text starts, after a byte order mark.
    pub(super) fn start(&self) -> usize {
        self.mark
    }

    /// Where the text ends.
    pub(super) fn end(&self) -> usize {
        self.bytes.len()
    }

    /// Some of the bytes.
    pub(super) fn slice(&self, range: Range<usize>) -> &[u8] {
        self.bytes.get(range).unwrap_or_default()
    }

    /// Whether the bytes are valid in an encoding of Unicode.
    pub(super) fn is_unicode(&self) -> bool {
        self.encoding != Encoding::Windows1252
    }

    /// Bytes of one character of ASCII.
    fn width(&self) -> usize {
        match self.encoding {
            Encoding::Utf8 | Encoding::Windows1252 => 1,
            Encoding::Utf16Le | Encoding::Utf16Be => 2,
        }
    }

    /// The byte or the pair of bytes at this place.
    fn unit(&self, at: usize) -> Option<u16> {
        let pair = || Some([*self.bytes.get(at)?, *self.bytes.get(at + 1)?]);
        match self.encoding {
            Encoding::Utf8 | Encoding::Windows1252 => self.bytes.get(at).map(|byte| u16::from(*byte)),
            Encoding::Utf16Le => pair().map(u16::from_le_bytes),
            Encoding::Utf16Be => pair().map(u16::from_be_bytes),
        }
    }

    fn is_line_end(unit: u16) -> bool {
        unit == u16::from(b'\n') || unit == u16::from(b'\r')
    }

    /// How many bytes the line end at this place has; 0 when there is none.
    pub(super) fn line_end_at(&self, at: usize) -> usize {
        let width = self.width();
        match self.unit(at) {
            Some(0x0D) if self.unit(at + width) == Some(0x0A) => 2 * width,
            Some(unit) if Self::is_line_end(unit) => width,
            _ => 0,
        }
    }

    /// Whether a line could start at this place: at the start of the text or after a line end.
    pub(super) fn starts_line(&self, at: usize) -> bool {
        at <= self.mark || self.unit(at - self.width()).is_some_and(Self::is_line_end)
    }

    /// The line that starts at this place, if the text has not ended.
    pub(super) fn line_at(&self, start: usize) -> Option<Line> {
        if start >= self.bytes.len() {
            return None;
        }
        let end = if self.width() == 1 {
            memchr2(b'\n', b'\r', &self.bytes[start..]).map(|length| start + length)
        } else {
            (start..self.bytes.len()).step_by(2).find(|at| self.unit(*at).is_some_and(Self::is_line_end))
        };
        let end = end.unwrap_or(self.bytes.len()).min(start.saturating_add(LONGEST));
        Some(Line { start, end, next: end + self.line_end_at(end) })
    }

    /// The lines of a stretch of whole lines.
    pub(super) fn lines(&self, range: Range<usize>) -> impl Iterator<Item = Line> {
        let mut at = range.start;
        std::iter::from_fn(move || {
            let line = self.line_at(at).filter(|line| line.start < range.end)?;
            at = line.next;
            Some(line)
        })
    }

    /// The last line of a stretch of whole lines, without its line end.
    pub(super) fn last_line(&self, range: Range<usize>) -> Range<usize> {
        let width = self.width();
        let ends_with =
            |end: usize, unit: u8| end >= range.start + width && self.unit(end - width) == Some(unit.into());
        let mut end = range.end;
        for unit in [b'\n', b'\r'] {
            end -= if ends_with(end, unit) { width } else { 0 };
        }
        let start = if width == 1 {
            memrchr2(b'\n', b'\r', &self.bytes[range.start..end]).map(|at| range.start + at)
        } else {
            (range.start..end).step_by(width).rev().find(|at| self.unit(*at).is_some_and(Self::is_line_end))
        };
        start.map_or(range.start, |at| at + width)..end
    }

    /// What kind of line this is.
    pub(super) fn kind(&self, line: Line) -> LineKind {
        let bytes = self.slice(line.start..line.end);
        let plain = |byte: &u8| byte.is_ascii_graphic() && !b"#;%/".contains(byte);
        if self.width() == 1 && bytes.first().is_some_and(plain) {
            return LineKind::Record;
        }
        LineKind::of(&self.decode(bytes))
    }

    /// The text of some bytes; what is no character becomes U+FFFD.
    pub(super) fn decode<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        match self.encoding {
            Encoding::Utf8 => String::from_utf8_lossy(bytes),
            Encoding::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
            Encoding::Utf16Le => UTF_16LE.decode_without_bom_handling(bytes).0,
            Encoding::Utf16Be => UTF_16BE.decode_without_bom_handling(bytes).0,
        }
    }

    /// The text of at most the first `most` bytes, cut between two characters.
    pub(super) fn decode_beginning<'a>(&self, bytes: &'a [u8], most: usize) -> Cow<'a, str> {
        let Some(cut) = bytes.get(..most - most % 2) else {
            return self.decode(bytes);
        };
        let is_start = |end: usize| bytes.get(end).is_none_or(|byte| byte & 0xC0 != 0x80);
        let is_whole = |end: usize| self.encoding != Encoding::Utf8 || is_start(end);
        let end = (0..=cut.len()).rev().find(|end| is_whole(*end)).unwrap_or(0);
        self.decode(&cut[..end])
    }

    /// How many characters some bytes are.
    pub(super) fn characters(&self, bytes: &[u8]) -> usize {
        match self.encoding {
            Encoding::Utf8 => bytes.iter().filter(|byte| (**byte & 0xC0) != 0x80).count(),
            Encoding::Windows1252 => bytes.len(),
            Encoding::Utf16Le | Encoding::Utf16Be => self.decode(bytes).chars().count(),
        }
    }

    /// The bytes of a text in this file's encoding; a character that it does not have becomes `?`.
    pub(super) fn encode(&self, text: &str) -> Vec<u8> {
        match self.encoding {
            Encoding::Utf8 => text.as_bytes().to_vec(),
            Encoding::Windows1252 => windows_1252(text),
            Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        }
    }

    /// A text as it reads when it was written in this file's encoding.
    pub(super) fn representable(&self, text: &str) -> String {
        self.decode(&self.encode(text)).into_owned()
    }

    /// How many bytes a decoded text has in the source: what is no character there is one of U+FFFD here,
    /// which in UTF-16 is as long.
    pub(super) fn encoded_length(&self, text: &str) -> usize {
        match self.encoding {
            Encoding::Utf8 => text.len(),
            Encoding::Windows1252 => text.chars().count(),
            Encoding::Utf16Le | Encoding::Utf16Be => 2 * text.encode_utf16().count(),
        }
    }

    /// Some bytes of which a part of their text becomes another; all other bytes stay as they are.
    pub(super) fn splice(&self, bytes: &[u8], text: &str, part: Range<usize>, new: &str) -> Vec<u8> {
        let start = self.encoded_length(&text[..part.start]).min(bytes.len());
        let end = (start + self.encoded_length(&text[part])).min(bytes.len());
        [&bytes[..start], &self.encode(new), &bytes[end..]].concat()
    }

    /// The line end of new lines.
    pub(super) fn line_end(&self) -> &'static str {
        self.line_end
    }

    /// The bytes that end a new line.
    pub(super) fn new_line_end(&self) -> Vec<u8> {
        self.encode(self.line_end)
    }
}

fn is_utf8(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok()
}

/// The bytes of a text; a character that the encoding does not have becomes `?`.
fn windows_1252(text: &str) -> Vec<u8> {
    if text.is_ascii() {
        return text.as_bytes().to_vec();
    }
    let mut buffer = [0; 4];
    let mut bytes = Vec::with_capacity(text.len());
    for char in text.chars() {
        match WINDOWS_1252.encode(char.encode_utf8(&mut buffer)) {
            (encoded, _, false) => bytes.extend_from_slice(&encoded),
            (_, _, true) => bytes.push(b'?'),
        }
    }
    bytes
}

/// What a comment says, without its sign and the white space around; `None` if the line is no comment.
pub(super) fn comment(line: &str) -> Option<&str> {
    let line = line.trim();
    let sign = ["#", ";", "%", "//"].into_iter().find(|sign| line.starts_with(sign))?;
    Some(line.trim_start_matches(sign).trim())
}
