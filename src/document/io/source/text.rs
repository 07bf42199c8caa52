//! Between the bytes of a source and their text.

use std::borrow::Cow;
use std::ops::Range;

use super::Source;
use super::encoding::Encoding;

impl Source {
    /// The text of some bytes, borrowed where they are.
    pub(crate) fn decoded<'a>(&self, bytes: Cow<'a, [u8]>) -> Cow<'a, str> {
        match bytes {
            Cow::Borrowed(bytes) => self.decode(bytes),
            Cow::Owned(bytes) => Cow::Owned(self.decode(&bytes).into_owned()),
        }
    }

    /// The text of some bytes; what is no character becomes U+FFFD.
    pub(crate) fn decode<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.encoding.decode(bytes)
    }

    /// The text of at most the first `most` bytes, cut between two characters.
    pub(crate) fn decode_beginning<'a>(&self, bytes: &'a [u8], most: usize) -> Cow<'a, str> {
        let Some(cut) = bytes.get(..most - most % 2) else {
            return self.decode(bytes);
        };
        let is_start = |end: usize| bytes.get(end).is_none_or(|byte| byte & 0xC0 != 0x80);
        let is_whole = |end: usize| self.encoding != Encoding::Utf8 || is_start(end);
        let end = (0..=cut.len()).rev().find(|end| is_whole(*end)).unwrap_or(0);
        self.decode(&cut[..end])
    }

    /// How many characters a stretch has.
    pub(crate) fn characters(&self, range: Range<usize>) -> usize {
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
    pub(crate) fn file_of(&self, text: String) -> Vec<u8> {
        let mark = if self.mark == 0 { &[] } else { self.encoding.mark() };
        [mark, &self.bytes_of(self.adapted(text))].concat()
    }

    /// The bytes of a text in this file's encoding; a character that it does not have becomes `?`.
    pub(crate) fn encode(&self, text: &str) -> Vec<u8> {
        self.encoding.encode(text)
    }

    /// The bytes of a text in this file's encoding, which are those of the text where they can be.
    pub(crate) fn bytes_of(&self, text: String) -> Vec<u8> {
        if self.encoding == Encoding::Utf8 { text.into_bytes() } else { self.encode(&text) }
    }

    /// The text of some bytes, which are those of the text where they can be.
    pub(crate) fn text_of(&self, bytes: Vec<u8>) -> String {
        match self.encoding {
            Encoding::Utf8 => {
                String::from_utf8(bytes).unwrap_or_else(|error| self.decode(error.as_bytes()).into_owned())
            }
            _ => self.decode(&bytes).into_owned(),
        }
    }

    /// How many characters of a text this file's encoding does not have.
    pub(crate) fn count_replaced(&self, text: &str) -> usize {
        self.encoding.count_replaced(text)
    }

    /// A text as it reads when it was written in this file's encoding.
    pub(crate) fn representable(&self, text: &str) -> String {
        self.decode(&self.encode(text)).into_owned()
    }

    /// How many bytes a decoded text has in the source: what is no character there is one of U+FFFD here,
    /// which in UTF-16 is as long.
    pub(crate) fn encoded_length(&self, text: &str) -> usize {
        self.encoding.encoded_length(text)
    }

    /// Some bytes of which a part of their text becomes another; all other bytes stay as they are.
    pub(crate) fn splice(&self, bytes: &[u8], text: &str, part: Range<usize>, new: &str) -> Vec<u8> {
        let start = self.encoded_length(&text[..part.start]).min(bytes.len());
        let end = (start + self.encoded_length(&text[part])).min(bytes.len());
        [&bytes[..start], &self.encode(new), &bytes[end..]].concat()
    }

    /// A text with its line ends as new lines have them here, and without a byte order mark.
    pub(crate) fn adapted(&self, mut text: String) -> String {
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
    pub(crate) fn line_end(&self) -> &'static str {
        self.line_end
    }

    /// The bytes that end a new line.
    pub(crate) fn new_line_end(&self) -> Vec<u8> {
        self.encode(self.line_end)
    }
}
