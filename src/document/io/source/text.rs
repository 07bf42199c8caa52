//! Converting between the bytes of a source and text.

use std::borrow::Cow;
use std::ops::Range;

use super::Source;
use super::encoding::Encoding;

impl Source {
    /// Decodes bytes, borrowing if possible.
    pub(crate) fn decoded<'a>(&self, bytes: Cow<'a, [u8]>) -> Cow<'a, str> {
        match bytes {
            Cow::Borrowed(bytes) => self.decode(bytes),
            Cow::Owned(bytes) => Cow::Owned(self.decode(&bytes).into_owned()),
        }
    }

    /// Decodes bytes; invalid ones become U+FFFD.
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

    /// Encodes a whole file with its line ends and byte order mark.
    pub(crate) fn encode_file(&self, text: String) -> Vec<u8> {
        let mark = if self.mark == 0 { &[] } else { self.encoding.mark() };
        [mark, &self.encode_owned(self.normalize_line_ends(text))].concat()
    }

    pub(crate) fn encode(&self, text: &str) -> Vec<u8> {
        self.encoding.encode(text)
    }

    /// Encodes a text without copying if possible.
    pub(crate) fn encode_owned(&self, text: String) -> Vec<u8> {
        if self.encoding == Encoding::Utf8 { text.into_bytes() } else { self.encode(&text) }
    }

    /// Decodes bytes without copying if possible.
    pub(crate) fn decode_owned(&self, bytes: Vec<u8>) -> String {
        match self.encoding {
            Encoding::Utf8 => {
                String::from_utf8(bytes).unwrap_or_else(|error| self.decode(error.as_bytes()).into_owned())
            }
            _ => self.decode(&bytes).into_owned(),
        }
    }

    pub(crate) fn count_replaced(&self, text: &str) -> usize {
        self.encoding.count_replaced(text)
    }

    /// Returns a text as it is read back after encoding it.
    pub(crate) fn representable(&self, text: &str) -> String {
        self.decode(&self.encode(text)).into_owned()
    }

    /// Returns the number of bytes of a decoded text in the source.
    pub(crate) fn encoded_length(&self, text: &str) -> usize {
        self.encoding.encoded_length(text)
    }

    /// Replaces a part of a text in its bytes and leaves all other bytes as they are.
    pub(crate) fn splice(&self, bytes: &[u8], text: &str, part: Range<usize>, new: &str) -> Vec<u8> {
        let start = self.encoded_length(&text[..part.start]).min(bytes.len());
        let end = (start + self.encoded_length(&text[part])).min(bytes.len());
        [&bytes[..start], &self.encode(new), &bytes[end..]].concat()
    }

    /// Converts line ends to those of new lines and removes a byte order mark.
    pub(crate) fn normalize_line_ends(&self, mut text: String) -> String {
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        if text.contains('\r') {
            text = text.replace("\r\n", "\n");
            text = text.replace('\r', "\n");
        }
        if self.line_end == "\n" { text } else { text.replace('\n', self.line_end) }
    }

    pub(crate) fn line_end(&self) -> &'static str {
        self.line_end
    }

    pub(crate) fn new_line_end(&self) -> Vec<u8> {
        self.encode(self.line_end)
    }
}
