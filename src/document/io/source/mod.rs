//! The content of a file: bytes, encoding, line ends and lines.

mod encoding;
mod lines;
mod text;

use std::borrow::Cow;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::bytes::{Bytes, Sink};
use crate::document::work::Progress;
use encoding::Encoding;
pub(crate) use encoding::{decoded, strip_bom, truncate_utf8};
use lines::LINE_ENDS;
pub(crate) use lines::{COMMENT_SIGNS, LINE_PEEK_LEN, Line, LineEnds, LineKind, Lines, begins_record, comment_text};

/// Maximum length of lines and leads in bytes, so that their lengths fit into a record.
pub(crate) const MAX_SPAN_LEN: usize = u32::MAX as usize - 1;

/// The content of a file; its bytes never change.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    bytes: Bytes,
    encoding: Encoding,
    /// The length of the byte order mark.
    mark: usize,
    /// The line end for new lines, from [`LINE_ENDS`].
    line_end: &'static str,
}

impl Source {
    /// Detects the encoding. The prevailing line end is set later by [`Source::set_line_end`].
    pub(crate) fn new(bytes: Bytes) -> Self {
        let beginning = bytes.chunk_from(0);
        let (encoding, mark) = Encoding::detect(&beginning, !bytes.are_on_disk());
        drop(beginning);
        Self { bytes, encoding, mark, line_end: "\n" }
    }

    /// A part of the text of a file, in its encoding and without a byte order mark.
    pub(crate) fn part_of(file: &Self, bytes: Bytes) -> Self {
        Self { bytes, encoding: file.encoding, mark: 0, line_end: file.line_end }
    }

    /// Returns `true` if the bytes mean the same in another source and new lines end alike. If the encodings differ,
    /// all bytes are checked for ASCII.
    pub(crate) fn is_compatible_with(&self, other: &Self) -> bool {
        let is_same = self.encoding == other.encoding;
        let are_like_ascii = self.has_ascii() && other.has_ascii();
        self.line_end == other.line_end && (is_same || (are_like_ascii && self.is_ascii()))
    }

    /// Takes over the encoding of another source that it fits, since text will be inserted among that source's
    /// characters.
    pub(crate) fn adopt_encoding(&mut self, other: &Self) {
        self.encoding = other.encoding;
    }

    fn is_ascii(&self) -> bool {
        let mut at = self.start();
        while at < self.end() {
            let bytes = self.bytes.chunk_from(at);
            if bytes.is_empty() || !bytes.is_ascii() {
                return false;
            }
            at += bytes.len();
        }
        true
    }

    pub(crate) fn is_on_disk(&self) -> bool {
        self.bytes.are_on_disk()
    }

    /// Returns the approximate size in memory; shared bytes are divided among the owners.
    pub(crate) fn bytes_held(&self) -> usize {
        match &self.bytes {
            Bytes::Held(bytes) => bytes.len() / Arc::strong_count(bytes),
            Bytes::OnDisk(_) => 0,
        }
    }

    /// Returns `true` if all bytes of a range can be read; `false` if cancelled.
    pub(crate) fn is_readable(&self, range: Range<usize>, progress: &Progress) -> bool {
        let mut at = range.start;
        while at < range.end {
            if progress.is_cancelled() {
                return false;
            }
            let bytes = self.first_chunk(at..range.end);
            if bytes.is_empty() {
                return false;
            }
            at += bytes.len();
        }
        true
    }

    pub(crate) fn is_changed(&self) -> bool {
        self.changed_file().is_some()
    }

    /// Returns the path of the file if another program has changed it since it was opened. Asks the file system.
    pub(crate) fn changed_file(&self) -> Option<&Path> {
        self.bytes.changed_file()
    }

    /// Returns `true` if the encoding was detected as UTF-8 and is not. Reads everything, unless cancelled.
    pub(crate) fn is_not_utf8(&self, progress: &Progress) -> bool {
        self.encoding == Encoding::Utf8 && !self.is_utf8_throughout(progress)
    }

    fn is_utf8_throughout(&self, progress: &Progress) -> bool {
        let mut at = 0;
        while at < self.end() && !progress.is_cancelled() {
            let bytes = self.bytes.chunk_from(at);
            let is_last = at + bytes.len() >= self.end();
            match std::str::from_utf8(&bytes) {
                Ok(_) if bytes.is_empty() => return true,
                Ok(_) => at += bytes.len(),
                // A character may continue in the next chunk.
                Err(error) if error.error_len().is_none() && !is_last => at += error.valid_up_to(),
                Err(_) => return false,
            }
        }
        true
    }

    /// Switches to Windows-1252 for a file that is not UTF-8. The start of the text stays, because spans are counted
    /// from there.
    pub(crate) fn assume_windows_1252(&mut self) {
        self.encoding = Encoding::Windows1252;
    }

    /// Sets the line end for new lines to the most frequent one.
    pub(crate) fn set_line_end(&mut self, LineEnds(counts): LineEnds) {
        let most = counts.into_iter().max().unwrap_or(0);
        self.line_end =
            LINE_ENDS.into_iter().zip(counts).find(|(_, count)| *count == most).map_or("\n", |(end, _)| end);
    }

    pub(crate) fn start(&self) -> usize {
        self.mark
    }

    pub(crate) fn end(&self) -> usize {
        self.bytes.len()
    }

    /// Returns the bytes of a range; fewer if the file no longer has them.
    pub(crate) fn slice(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.get(range)
    }

    /// Returns the bytes of a range, or only its first chunk.
    pub(crate) fn first_chunk(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.first_chunk(range)
    }

    /// Writes a range. Fails if the file no longer has all bytes.
    pub(crate) fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        self.bytes.copy(range, out)
    }

    pub(crate) fn is_unicode(&self) -> bool {
        self.encoding != Encoding::Windows1252
    }

    /// Returns `true` if ASCII characters have their ASCII bytes.
    pub(crate) fn has_ascii(&self) -> bool {
        self.encoding.width() == 1
    }
}
