//! The bytes of a file as they were found: their encoding, their line ends, their lines.

mod encoding;
mod line;
mod lines;
mod plain;
mod text;

use std::borrow::Cow;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::bytes::{Bytes, Sink};
use crate::document::work::Progress;
use encoding::Encoding;
pub(crate) use encoding::{cut, decoded, without_mark};
use line::LINE_ENDS;
pub(crate) use line::{LONGEST_LOOK, Line, LineEnds, LineKind, comment};
pub(crate) use lines::Lines;
pub(crate) use plain::begins_record;

/// Lines and leads are cut at this many bytes, so that their lengths fit a record.
pub(crate) const LONGEST: usize = u32::MAX as usize - 1;

/// A file as it was read; it never changes.
#[derive(Clone, Debug)]
pub(crate) struct Source {
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
    pub(crate) fn new(bytes: Bytes) -> Self {
        let beginning = bytes.from(0);
        let (encoding, mark) = Encoding::of_beginning(&beginning, !bytes.are_on_disk());
        drop(beginning);
        Self { bytes, encoding, mark, line_end: "\n" }
    }

    /// A text that is a part of a file with this source: in its encoding and without a byte order mark.
    pub(crate) fn part_of(file: &Self, bytes: Bytes) -> Self {
        Self { bytes, encoding: file.encoding, mark: 0, line_end: file.line_end }
    }

    /// Whether the bytes of this source mean in another one what they mean here, and new lines end alike. Of a
    /// file that is not in the same encoding all bytes are looked at.
    pub(crate) fn fits(&self, other: &Self) -> bool {
        let is_same = self.encoding == other.encoding;
        let are_like_ascii = self.has_ascii() && other.has_ascii();
        self.line_end == other.line_end && (is_same || (are_like_ascii && self.is_ascii()))
    }

    /// From now on takes characters as another source has them, which it fits: what is written into it comes to stand
    /// among the characters of that one.
    pub(crate) fn fit(&mut self, other: &Self) {
        self.encoding = other.encoding;
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

    /// Whether its bytes are read where they are needed.
    pub(crate) fn is_on_disk(&self) -> bool {
        self.bytes.are_on_disk()
    }

    /// How many bytes it takes in memory, more or less; what it shares with others counts in parts.
    pub(crate) fn bytes_held(&self) -> usize {
        match &self.bytes {
            Bytes::Held(bytes) => bytes.len() / Arc::strong_count(bytes),
            Bytes::OnDisk(_) => 0,
        }
    }

    /// Whether all bytes of a stretch can be read; also `false` if nobody waits for that any more.
    pub(crate) fn has(&self, range: Range<usize>, progress: &Progress) -> bool {
        let mut at = range.start;
        while at < range.end {
            if progress.is_cancelled() {
                return false;
            }
            let bytes = self.beginning(at..range.end);
            if bytes.is_empty() {
                return false;
            }
            at += bytes.len();
        }
        true
    }

    /// Whether another program has changed its bytes since. Asks the file system.
    pub(crate) fn is_changed(&self) -> bool {
        self.changed_file().is_some()
    }

    /// The file it is, if another program has changed its bytes since. Asks the file system.
    pub(crate) fn changed_file(&self) -> Option<&Path> {
        self.bytes.changed_file()
    }

    /// Whether it was taken for UTF-8 from its beginning and is not. Reads all of it, or as long as somebody waits.
    pub(crate) fn is_not_utf8(&self, progress: &Progress) -> bool {
        self.encoding == Encoding::Utf8 && !self.is_utf8_throughout(progress)
    }

    fn is_utf8_throughout(&self, progress: &Progress) -> bool {
        let mut at = 0;
        while at < self.end() && !progress.is_cancelled() {
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
    pub(crate) fn take_for_windows_1252(&mut self) {
        self.encoding = Encoding::Windows1252;
    }

    /// Gives new lines the most frequent of these line ends.
    pub(crate) fn prefer(&mut self, LineEnds(counts): LineEnds) {
        let most = counts.into_iter().max().unwrap_or(0);
        self.line_end =
            LINE_ENDS.into_iter().zip(counts).find(|(_, count)| *count == most).map_or("\n", |(end, _)| end);
    }

    /// Where the text starts, after a byte order mark.
    pub(crate) fn start(&self) -> usize {
        self.mark
    }

    /// Where the text ends.
    pub(crate) fn end(&self) -> usize {
        self.bytes.len()
    }

    /// Some of the bytes; fewer where the file no longer has them.
    pub(crate) fn slice(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.get(range)
    }

    /// The bytes of a stretch, or as many of its first ones as are read together.
    pub(crate) fn beginning(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        self.bytes.beginning(range)
    }

    /// Writes some of the bytes.
    ///
    /// # Errors
    /// Those of the writer, and if the file no longer has them.
    pub(crate) fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        self.bytes.copy(range, out)
    }

    /// Whether the bytes are valid in an encoding of Unicode.
    pub(crate) fn is_unicode(&self) -> bool {
        self.encoding != Encoding::Windows1252
    }

    /// Whether its bytes are those of ASCII where its characters are.
    pub(crate) fn has_ascii(&self) -> bool {
        self.encoding.width() == 1
    }
}
