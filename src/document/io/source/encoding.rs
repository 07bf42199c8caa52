//! Text encodings, and converting between the bytes of a source and text.

use std::borrow::Cow;
use std::io::Read;
use std::ops::Range;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use encoding_rs_io::DecodeReaderBytesBuilder;

use super::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    /// The encoding of files that are not valid UTF-8: every byte is a character. Latin-1 is a subset.
    Windows1252,
    Utf16Le,
    Utf16Be,
}

impl Encoding {
    /// Detects the encoding from the first bytes of a file. `is_all` is `true` if they are the whole file. Also returns
    /// the length of the byte order mark in bytes.
    pub(super) fn detect(bytes: &[u8], is_all: bool) -> (Self, usize) {
        // The beginning of a file may end within a character.
        let is_utf8 = std::str::from_utf8(bytes).map_or_else(|error| !is_all && error.error_len().is_none(), |_| true);
        match bytes {
            [0xFF, 0xFE, ..] => (Self::Utf16Le, 2),
            [0xFE, 0xFF, ..] => (Self::Utf16Be, 2),
            start => {
                let mark = if start.starts_with(&[0xEF, 0xBB, 0xBF]) { 3 } else { 0 };
                (if is_utf8 { Self::Utf8 } else { Self::Windows1252 }, mark)
            }
        }
    }

    pub(super) fn mark(self) -> &'static [u8] {
        match self {
            Self::Utf8 | Self::Windows1252 => &[0xEF, 0xBB, 0xBF],
            Self::Utf16Le => &[0xFF, 0xFE],
            Self::Utf16Be => &[0xFE, 0xFF],
        }
    }

    /// The number of bytes of an ASCII character.
    pub(super) fn width(self) -> usize {
        match self {
            Self::Utf8 | Self::Windows1252 => 1,
            Self::Utf16Le | Self::Utf16Be => 2,
        }
    }

    pub(super) fn unit(self, bytes: &[u8]) -> Option<u16> {
        let pair = || bytes.first_chunk().copied();
        match self {
            Self::Utf8 | Self::Windows1252 => bytes.first().map(|byte| u16::from(*byte)),
            Self::Utf16Le => pair().map(u16::from_le_bytes),
            Self::Utf16Be => pair().map(u16::from_be_bytes),
        }
    }

    pub(super) fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
            Self::Utf16Le => UTF_16LE.decode_without_bom_handling(bytes).0,
            Self::Utf16Be => UTF_16BE.decode_without_bom_handling(bytes).0,
        }
    }

    /// Encodes a text; characters that the encoding does not have become `?`.
    pub(super) fn encode(self, text: &str) -> Vec<u8> {
        match self {
            Self::Utf8 => text.as_bytes().to_vec(),
            Self::Windows1252 => windows_1252(text),
            Self::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Self::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        }
    }

    /// Returns the number of bytes of a decoded text. In UTF-16, U+FFFD has the length of the invalid bytes.
    pub(crate) fn encoded_length(self, text: &str) -> usize {
        match self {
            Self::Utf8 => text.len(),
            Self::Windows1252 => text.chars().count(),
            Self::Utf16Le | Self::Utf16Be => 2 * text.encode_utf16().count(),
        }
    }

    pub(crate) fn count_replaced(self, text: &str) -> usize {
        if self != Self::Windows1252 || text.is_ascii() {
            return 0;
        }
        let mut buffer = [0; 4];
        text.chars().filter(|char| WINDOWS_1252.encode(char.encode_utf8(&mut buffer)).2).count()
    }
}

/// Returns `true` if bytes begin with a byte order mark of UTF-32. One of these marks begins with a mark of UTF-16.
pub(crate) fn is_utf32(bytes: &[u8]) -> bool {
    matches!(bytes, [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..])
}

/// Decodes bytes without a byte order mark as UTF-8 or, if invalid, as Windows-1252.
pub(crate) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(bytes).map_or_else(|_| Encoding::Windows1252.decode(bytes), Cow::Borrowed)
}

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

/// Removes the byte order mark of a stream, and converts UTF-16 with a mark to UTF-8.
pub(crate) fn strip_bom(stream: impl Read + Send + 'static) -> impl Read + Send + 'static {
    DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).build(stream)
}

/// Returns at most the first `most` bytes, without splitting a UTF-8 character.
pub(crate) fn truncate_utf8(bytes: &[u8], most: usize) -> &[u8] {
    let Some((start, [_, ..])) = bytes.split_at_checked(most) else { return bytes };
    match std::str::from_utf8(start) {
        Err(error) if error.error_len().is_none() => start.get(..error.valid_up_to()).unwrap_or(start),
        _ => start,
    }
}

impl Source {
    pub(crate) fn decoded<'a>(&self, bytes: Cow<'a, [u8]>) -> Cow<'a, str> {
        match bytes {
            Cow::Borrowed(bytes) => self.decode(bytes),
            Cow::Owned(bytes) => Cow::Owned(self.decode(&bytes).into_owned()),
        }
    }

    pub(crate) fn decode<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.encoding.decode(bytes)
    }

    /// Decodes at most the first `most` bytes, cut between two characters.
    pub(crate) fn decode_beginning<'a>(&self, bytes: &'a [u8], most: usize) -> Cow<'a, str> {
        let Some(cut) = bytes.get(..most - most % 2) else {
            return self.decode(bytes);
        };
        let is_start = |end: usize| bytes.get(end).is_none_or(|byte| byte & 0xC0 != 0x80);
        let is_whole = |end: usize| self.encoding != Encoding::Utf8 || is_start(end);
        let end = (0..=cut.len()).rev().find(|end| is_whole(*end)).unwrap_or(0);
        self.decode(&cut[..end])
    }

    pub(crate) fn characters(&self, range: Range<usize>) -> usize {
        let mut at = range.start;
        let mut characters = 0;
        while at < range.end {
            let bytes = self.bytes.chunk_from(at);
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

    pub(crate) fn encode_file(&self, text: String) -> Vec<u8> {
        let mark = if self.mark == 0 { &[] } else { self.encoding.mark() };
        [mark, &self.encode_owned(self.normalize_line_ends(text))].concat()
    }

    pub(crate) fn encode(&self, text: &str) -> Vec<u8> {
        self.encoding.encode(text)
    }

    pub(crate) fn encode_owned(&self, text: String) -> Vec<u8> {
        if self.encoding == Encoding::Utf8 { text.into_bytes() } else { self.encode(&text) }
    }

    pub(crate) fn decode_owned(&self, bytes: Vec<u8>) -> String {
        match self.encoding {
            Encoding::Utf8 => {
                String::from_utf8(bytes).unwrap_or_else(|error| self.decode(error.as_bytes()).into_owned())
            }
            _ => self.decode(&bytes).into_owned(),
        }
    }

    /// Replaces a part of a text in its bytes and leaves all other bytes as they are.
    pub(crate) fn splice(&self, bytes: &[u8], text: &str, part: Range<usize>, new: &str) -> Vec<u8> {
        let start = self.encoding.encoded_length(&text[..part.start]).min(bytes.len());
        let end = (start + self.encoding.encoded_length(&text[part])).min(bytes.len());
        [&bytes[..start], &self.encode(new), &bytes[end..]].concat()
    }

    /// Converts all line ends to the line end for new lines, and removes a byte order mark.
    pub(crate) fn normalize_line_ends(&self, mut text: String) -> String {
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        if text.contains('\r') {
            text = text.replace("\r\n", "\n").replace('\r', "\n");
        }
        if self.line_end == "\n" { text } else { text.replace('\n', self.line_end) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn marks_are_taken_off_and_utf16_is_decoded() {
        let utf16 = |to_bytes: fn(u16) -> [u8; 2]| "\u{FEFF}K\u{2654}\n".encode_utf16().flat_map(to_bytes).collect();
        let cases: [(Vec<u8>, &str); 5] = [
            (b"K\n".to_vec(), "K\n"),
            ("\u{FEFF}K\u{2654}".into(), "K\u{2654}"),
            (utf16(u16::to_le_bytes), "K\u{2654}\n"),
            (utf16(u16::to_be_bytes), "K\u{2654}\n"),
            (b"\xE4".to_vec(), "\u{E4}"),
        ];
        for (bytes, expected) in cases {
            let mut found = Vec::new();
            strip_bom(Cursor::new(bytes.clone())).read_to_end(&mut found).unwrap();
            assert_eq!(decoded(&found), expected, "{bytes:?}");
        }
    }

    #[test]
    fn nothing_is_cut_in_two() {
        for (bytes, most, expected) in [
            ("abc".as_bytes(), 3, "abc".as_bytes()),
            (b"abc", 2, b"ab"),
            ("a\u{2654}b".as_bytes(), 3, b"a"),
            ("a\u{2654}b".as_bytes(), 4, "a\u{2654}".as_bytes()),
            (b"\xE4\xF6\xFC", 2, b"\xE4\xF6"),
        ] {
            assert_eq!(truncate_utf8(bytes, most), expected, "{bytes:?} to {most}");
        }
    }
}
