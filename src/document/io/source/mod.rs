//! The content of a file: bytes, encoding, line ends and lines.

mod encoding;
mod lines;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use super::bytes::Bytes;
use crate::document::work::Progress;
pub(crate) use encoding::{Encoding, decoded, is_utf32, strip_bom, truncate_utf8};
use lines::LINE_ENDS;
pub(crate) use lines::{
    COMMENT_SIGNS, LINE_PEEK_LEN, Line, LineEnds, LineKind, Lines, PlainLines, begins_record, comment_text,
};

/// Maximum length, in bytes, of a line and of the text above it, so that both lengths fit into a `u32`.
pub(crate) const MAX_SPAN_LEN: usize = u32::MAX as usize - 1;

#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) bytes: Bytes,
    pub(crate) encoding: Encoding,
    mark: usize,
    /// The line end for new lines, from [`LINE_ENDS`].
    pub(crate) line_end: &'static str,
}

impl Source {
    /// Detects the encoding. The prevailing line end is set later by [`Source::set_line_end`].
    pub(crate) fn new(bytes: Bytes) -> Self {
        let beginning = bytes.chunk_from(0);
        let (encoding, mark) = Encoding::detect(&beginning, !bytes.are_on_disk());
        drop(beginning);
        Self { bytes, encoding, mark, line_end: "\n" }
    }

    pub(crate) fn part_of(file: &Self, bytes: Bytes) -> Self {
        Self { bytes, encoding: file.encoding, mark: 0, line_end: file.line_end }
    }

    /// Returns `true` if the bytes mean the same in another source and both have the same line end for new lines.
    pub(crate) fn is_compatible_with(&self, other: &Self) -> bool {
        let is_same = self.encoding == other.encoding;
        let are_like_ascii = self.has_ascii() && other.has_ascii();
        self.line_end == other.line_end && (is_same || (are_like_ascii && self.is_ascii()))
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

    /// Returns the approximate size in memory, in bytes. Shared bytes are divided among their owners.
    pub(crate) fn bytes_held(&self) -> usize {
        match &self.bytes {
            Bytes::Held(bytes) => bytes.len() / Arc::strong_count(bytes),
            Bytes::OnDisk(_) => 0,
        }
    }

    /// Returns `true` if all bytes of a range can be read; `false` also if the work was cancelled.
    pub(crate) fn is_readable(&self, range: Range<usize>, progress: &Progress) -> bool {
        let mut at = range.start;
        while at < range.end {
            if progress.is_cancelled() {
                return false;
            }
            let bytes = self.bytes.first_chunk(at..range.end);
            if bytes.is_empty() {
                return false;
            }
            at += bytes.len();
        }
        true
    }

    pub(crate) fn is_changed(&self) -> bool {
        self.bytes.changed_file().is_some()
    }

    /// Returns `true` if UTF-8 was detected but some bytes are not UTF-8. Reads the whole file, unless cancelled.
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

    /// Sets the line end for new lines to the most frequent line end of the source.
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

    pub(crate) fn slice(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.get(range)
    }

    pub(crate) fn is_unicode(&self) -> bool {
        self.encoding != Encoding::Windows1252
    }

    /// Returns `true` if the encoding stores each ASCII character as its ASCII byte.
    pub(crate) fn has_ascii(&self) -> bool {
        self.encoding.width() == 1
    }
}
