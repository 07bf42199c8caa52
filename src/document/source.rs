//! The bytes of a file as they were found: their encoding, their line ends, their lines.

use std::borrow::Cow;
use std::io;
use std::ops::Range;
use std::path::Path;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use memchr::{memchr, memchr_iter, memchr2, memrchr, memrchr2};

use super::bytes::{Bytes, Sink};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LineEnds([usize; 3]);

impl std::ops::AddAssign for LineEnds {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }
}

impl LineEnds {
    /// Counts the end of a line.
    pub(super) fn count(&mut self, line: &Line) {
        if let Some(end) = line.ending {
            self.0[end as usize] += 1;
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

/// How a line ends, in the order of [`LINE_ENDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineEnd {
    Lf,
    CrLf,
    Cr,
}

/// One line: where it starts, where its text ends and where the next line starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) next: usize,
    ending: Option<LineEnd>,
}

/// A file as it was read; it never changes.
#[derive(Debug)]
pub(super) struct Source {
    bytes: Bytes,
    encoding: Encoding,
    /// The bytes of the byte order mark at the start.
    mark: usize,
    /// The line end that new lines take, out of [`LINE_ENDS`].
    line_end: &'static str,
}

impl Source {
    /// Takes the bytes of a file and finds out their encoding; the prevailing line end is known once
    /// [`Source::prefer`] has been told.
    pub(super) fn new(bytes: Bytes) -> Self {
        let beginning = bytes.from(0);
        let is_utf8 = match bytes {
            Bytes::Held(_) => is_utf8(&beginning),
            Bytes::OnDisk(_) => begins_as_utf8(&beginning),
        };
        let (encoding, mark) = match &*beginning {
            [0xFF, 0xFE, ..] => (Encoding::Utf16Le, 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16Be, 2),
            start => {
                let mark = if start.starts_with(&[0xEF, 0xBB, 0xBF]) { 3 } else { 0 };
                (if is_utf8 { Encoding::Utf8 } else { Encoding::Windows1252 }, mark)
            }
        };
        drop(beginning);
        Self { bytes, encoding, mark, line_end: "\n" }
    }

    /// A text that is a part of a file with this source: in its encoding and without a byte order mark.
    pub(super) fn part_of(file: &Self, bytes: Bytes) -> Self {
        Self { bytes, encoding: file.encoding, mark: 0, line_end: file.line_end }
    }

    /// Whether the bytes of this source mean in another one what they mean here, and new lines end alike. Of a
    /// file that is not in the same encoding all bytes are looked at.
    pub(super) fn fits(&self, other: &Self) -> bool {
        let is_same = self.encoding == other.encoding;
        let are_like_ascii = self.has_ascii() && other.has_ascii();
        self.line_end == other.line_end && (is_same || (are_like_ascii && self.is_ascii()))
    }

    fn is_ascii(&self) -> bool {
        let mut at = self.start();
        while at < self.end() {
            let bytes = self.bytes.from(at);
            if bytes.is_empty() || !bytes.is_ascii() {
                return false;
            }
            at += bytes.len();
        }
        true
    }

    /// The same file for another thread.
    pub(super) fn again(&self) -> Self {
        let Self { encoding, mark, line_end, .. } = *self;
        Self { bytes: self.bytes.again(), encoding, mark, line_end }
    }

    /// Whether its bytes are read where they are needed.
    pub(super) fn is_on_disk(&self) -> bool {
        self.bytes.are_on_disk()
    }

    /// Whether another program has changed its bytes since. Asks the file system.
    pub(super) fn is_changed(&self) -> bool {
        self.changed_file().is_some()
    }

    /// The file it is, if another program has changed its bytes since. Asks the file system.
    pub(super) fn changed_file(&self) -> Option<&Path> {
        self.bytes.changed_file()
    }

    /// Whether it was taken for UTF-8 from its beginning and is not. Reads all of it.
    pub(super) fn is_not_utf8(&self) -> bool {
        self.encoding == Encoding::Utf8 && !self.is_utf8_throughout()
    }

    fn is_utf8_throughout(&self) -> bool {
        let mut at = 0;
        while at < self.end() {
            let bytes = self.bytes.from(at);
            let is_last = at + bytes.len() >= self.end();
            match std::str::from_utf8(&bytes) {
                Ok(_) if bytes.is_empty() => return true,
                Ok(_) => at += bytes.len(),
                // A character may go on in the next stretch.
                Err(error) if error.error_len().is_none() && !is_last => at += error.valid_up_to(),
                Err(_) => return false,
            }
        }
        true
    }

    /// Takes every byte for a character, as what is not UTF-8. The text starts where it did: the records were found
    /// from there on.
    pub(super) fn take_for_windows_1252(&mut self) {
        self.encoding = Encoding::Windows1252;
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

    /// Some of the bytes; fewer where the file no longer has them.
    pub(super) fn slice(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.get(range)
    }

    /// The bytes of a stretch, or as many of its first ones as are read together.
    pub(super) fn beginning(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.beginning(range)
    }

    /// Writes some of the bytes.
    ///
    /// # Errors
    /// Those of the writer, and if the file no longer has them.
    pub(super) fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        self.bytes.copy(range, out)
    }

    /// Whether the bytes are valid in an encoding of Unicode.
    pub(super) fn is_unicode(&self) -> bool {
        self.encoding != Encoding::Windows1252
    }

    /// Whether its bytes are those of ASCII where its characters are.
    pub(super) fn has_ascii(&self) -> bool {
        self.width() == 1
    }

    /// Bytes of one character of ASCII.
    fn width(&self) -> usize {
        match self.encoding {
            Encoding::Utf8 | Encoding::Windows1252 => 1,
            Encoding::Utf16Le | Encoding::Utf16Be => 2,
        }
    }

    /// The byte or the pair of bytes at the start of some bytes.
    fn unit(&self, bytes: &[u8]) -> Option<u16> {
        let pair = || bytes.first_chunk().copied();
        match self.encoding {
            Encoding::Utf8 | Encoding::Windows1252 => bytes.first().map(|byte| u16::from(*byte)),
            Encoding::Utf16Le => pair().map(u16::from_le_bytes),
            Encoding::Utf16Be => pair().map(u16::from_be_bytes),
        }
    }

    /// The line end at the start of some bytes, with its length.
    fn line_end_of(&self, bytes: &[u8]) -> Option<(LineEnd, usize)> {
        let width = self.width();
        let is_lf = |bytes: &[u8]| self.unit(bytes) == Some(0x0A);
        match self.unit(bytes)? {
            0x0D if bytes.get(width..).is_some_and(is_lf) => Some((LineEnd::CrLf, 2 * width)),
            0x0D => Some((LineEnd::Cr, width)),
            0x0A => Some((LineEnd::Lf, width)),
            _ => None,
        }
    }

    /// How many bytes the line end at this place has; 0 when there is none.
    pub(super) fn line_end_at(&self, at: usize) -> usize {
        self.line_end_of(&self.slice(at..at + 4)).map_or(0, |(_, length)| length)
    }

    /// Whether a line could start at this place: at the start of the text or after a line end.
    pub(super) fn starts_line(&self, at: usize) -> bool {
        at <= self.mark || self.line_end_of(&self.slice(at - self.width()..at)).is_some()
    }

    /// Where the first line end in some bytes is.
    fn find_line_end(&self, bytes: &[u8]) -> Option<usize> {
        if self.width() == 1 {
            return memchr2(b'\n', b'\r', bytes);
        }
        let is_line_end = |pair: &[u8]| self.line_end_of(pair).is_some();
        bytes.chunks_exact(2).position(is_line_end).map(|pairs| 2 * pairs)
    }

    /// The lines from a place on, which has to be the start of one.
    pub(super) fn lines(&self, start: usize) -> Lines<'_> {
        self.lines_of(start..self.end())
    }

    /// The same where only the lines of a stretch are asked for: no more is read than they take.
    pub(super) fn lines_of(&self, range: Range<usize>) -> Lines<'_> {
        Lines { source: self, at: range.start, end: range.end, from: range.start, bytes: Cow::Borrowed(&[]) }
    }

    /// The plain lines of the source.
    pub(super) fn plain_lines(&self) -> PlainLines<'_> {
        PlainLines { source: self, from: 0, bytes: Cow::Borrowed(&[]) }
    }

    /// Where the last line of a stretch of whole lines is, without its line end; of a very long one the end.
    pub(super) fn last_line(&self, range: Range<usize>) -> Range<usize> {
        const LONGEST: usize = 1 << 16;
        let width = self.width();
        let start = range.start.max(range.end.saturating_sub(LONGEST));
        let bytes = self.slice(start..range.end);
        let mut end = bytes.len();
        for unit in [0x0A, 0x0D] {
            let is_there = end >= width && self.unit(&bytes[end - width..end]) == Some(unit);
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

    /// What kind of line begins with these bytes.
    pub(super) fn kind(&self, beginning: &[u8]) -> LineKind {
        if self.width() == 1 && beginning.first().copied().is_some_and(is_plain) {
            return LineKind::Record;
        }
        LineKind::of(&self.decode(beginning))
    }

    /// The text of some bytes, borrowed where they are.
    pub(super) fn decoded<'a>(&self, bytes: Cow<'a, [u8]>) -> Cow<'a, str> {
        match bytes {
            Cow::Borrowed(bytes) => self.decode(bytes),
            Cow::Owned(bytes) => Cow::Owned(self.decode(&bytes).into_owned()),
        }
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

    /// How many characters a stretch has.
    pub(super) fn characters(&self, range: Range<usize>) -> usize {
        let mut at = range.start;
        let mut characters = 0;
        while at < range.end {
            let bytes = self.bytes.from(at);
            let part = &bytes[..bytes.len().min(range.end - at)];
            if part.is_empty() {
                break;
            }
            characters += match self.encoding {
                Encoding::Utf8 => part.iter().filter(|byte| (**byte & 0xC0) != 0x80).count(),
                Encoding::Windows1252 => part.len(),
                Encoding::Utf16Le | Encoding::Utf16Be => self.decode(part).chars().count(),
            };
            at += part.len();
        }
        characters
    }

    /// The bytes of a file with this text: in this file's encoding, with its line ends and its byte order mark.
    pub(super) fn file_of(&self, text: String) -> Vec<u8> {
        let mark: &[u8] = match self.encoding {
            _ if self.mark == 0 => &[],
            Encoding::Utf8 | Encoding::Windows1252 => &[0xEF, 0xBB, 0xBF],
            Encoding::Utf16Le => &[0xFF, 0xFE],
            Encoding::Utf16Be => &[0xFE, 0xFF],
        };
        [mark, &self.bytes_of(self.adapted(text))].concat()
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

    /// The bytes of a text in this file's encoding, which are those of the text where they can be.
    pub(super) fn bytes_of(&self, text: String) -> Vec<u8> {
        if self.encoding == Encoding::Utf8 { text.into_bytes() } else { self.encode(&text) }
    }

    /// The text of some bytes, which are those of the text where they can be.
    pub(super) fn text_of(&self, bytes: Vec<u8>) -> String {
        match self.encoding {
            Encoding::Utf8 => {
                String::from_utf8(bytes).unwrap_or_else(|error| self.decode(error.as_bytes()).into_owned())
            }
            _ => self.decode(&bytes).into_owned(),
        }
    }

    /// How many characters of a text this file's encoding does not have.
    pub(super) fn count_replaced(&self, text: &str) -> usize {
        if self.encoding != Encoding::Windows1252 || text.is_ascii() {
            return 0;
        }
        let mut buffer = [0; 4];
        text.chars().filter(|char| WINDOWS_1252.encode(char.encode_utf8(&mut buffer)).2).count()
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

    /// A text with its line ends as new lines have them here, and without a byte order mark.
    pub(super) fn adapted(&self, mut text: String) -> String {
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        if text.contains('\r') {
            text = text.replace("\r\n", "\n");
            text = text.replace('\r', "\n");
        }
        if self.line_end == "\n" { text } else { text.replace('\n', self.line_end) }
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

/// The lines of a source from a place on. What is looked at together is a stretch that is not kept.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    source: &'a Source,
    /// Where the next line starts.
    at: usize,
    /// Where those end that are asked for.
    end: usize,
    /// Where the bytes start that were read last.
    from: usize,
    bytes: Cow<'a, [u8]>,
}

/// Looks for stretches of plain lines, of which most large files consist: each of them a record that begins
/// with an ordinary character of ASCII and ends with a line feed.
#[derive(Debug)]
pub(super) struct PlainLines<'a> {
    source: &'a Source,
    /// Where the bytes start that were read last.
    from: usize,
    bytes: Cow<'a, [u8]>,
}

/// So many plain lines, one behind the other.
pub(super) struct PlainStretch {
    pub(super) lines: usize,
    /// How many bytes they have, line feeds included.
    pub(super) length: usize,
    /// Whether all of it is ASCII.
    pub(super) is_ascii: bool,
}

impl PlainStretch {
    /// How its lines end.
    pub(super) fn line_ends(&self) -> LineEnds {
        LineEnds([self.lines, 0, 0])
    }
}

impl PlainLines<'_> {
    /// The plain lines from the start of one on that together have up to so many bytes, if nothing else is
    /// between them.
    pub(super) fn stretch(&mut self, start: usize, most: usize) -> Option<PlainStretch> {
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

/// Whether a line that begins with this is a record.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && !b"#;%/".contains(&byte)
}

/// As much of a line is looked at to tell what kind it is.
pub(super) const LONGEST_LOOK: usize = 4096;

impl Lines<'_> {
    /// The next line and what kind it is, if the text has not ended.
    pub(super) fn next(&mut self) -> Option<(Line, LineKind)> {
        let start = self.at;
        if start >= self.source.end() {
            return None;
        }
        let line = self.line_in_sight(start).unwrap_or_else(|| {
            self.look_from(start);
            self.line_in_sight(start).unwrap_or_else(|| self.long_line(start))
        });
        if line.next <= start {
            // Another program has shortened the file; nothing more can be read.
            return None;
        }
        self.at = line.next;
        let bytes = self.bytes.get(start - self.from..).unwrap_or_default();
        let kind = self.source.kind(&bytes[..bytes.len().min(line.end - start).min(LONGEST_LOOK)]);
        Some((line, kind))
    }

    /// Goes on with the line that starts at this place, which is not before the last one.
    pub(super) fn go_to(&mut self, start: usize) {
        self.at = start;
    }

    fn look_from(&mut self, start: usize) {
        // How the last line ends is told by what follows it.
        let end = if start < self.end { self.end.saturating_add(4) } else { self.source.end() };
        self.bytes = self.source.bytes.beginning(start..end);
        self.from = start;
    }

    /// The line that starts at this place, if all of it is among the bytes that were read last.
    fn line_in_sight(&self, start: usize) -> Option<Line> {
        let bytes = self.bytes.get(start - self.from..)?;
        let is_last = self.from + self.bytes.len() >= self.source.end();
        let length = match self.source.find_line_end(bytes) {
            Some(length) => length,
            None if is_last => bytes.len(),
            None => return None,
        };
        let rest = &bytes[length..];
        // A line feed may follow beyond what was read.
        if rest.len() < 4 && !is_last {
            return None;
        }
        Some(self.line(start, start + length, rest))
    }

    fn line(&self, start: usize, end: usize, rest: &[u8]) -> Line {
        let longest = start.saturating_add(LONGEST);
        if end > longest {
            return Line { start, end: longest, next: longest, ending: None };
        }
        let line_end = self.source.line_end_of(rest);
        Line { start, end, next: end + line_end.map_or(0, |(_, length)| length), ending: line_end.map(|(end, _)| end) }
    }

    /// A line that is longer than what is read together.
    fn long_line(&self, start: usize) -> Line {
        let source = self.source;
        let mut at = start;
        loop {
            let bytes = source.bytes.from(at);
            let found = source.find_line_end(&bytes);
            let is_over = bytes.is_empty() || at > start.saturating_add(LONGEST);
            if found.is_some() || is_over {
                let end = at + found.unwrap_or(0);
                return self.line(start, end, &source.slice(end..end + 4));
            }
            at += bytes.len();
        }
    }
}

/// Whether these bytes are the beginning of UTF-8: the last character may be cut.
fn begins_as_utf8(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).map_or_else(|error| error.error_len().is_none(), |_| true)
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
