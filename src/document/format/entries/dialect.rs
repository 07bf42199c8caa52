//! The interface of a dialect: how the text of entries is arranged, read and changed.

use std::borrow::Cow;
use std::fmt::Debug;
use std::ops::Range;

use super::entry::Entry;
use super::value::Value;
use crate::document::format::index::RecordSpan;
use crate::document::io::{Line, Lines, Source};
use crate::notation::pgn::Edit;

/// A step of a search for records.
#[derive(Debug)]
pub(crate) enum ScanStep {
    /// A record. Its lead is what separates it from the record before.
    Record(RecordSpan),
    /// A long range without a record, after which the caller may stop.
    Passed,
}

impl ScanStep {
    pub(super) fn from_range(record: &Range<usize>, body: usize) -> Self {
        RecordSpan::from_game(record, body, false).map_or(Self::Passed, Self::Record)
    }
}

pub(crate) type Records<'a> = Box<dyn Iterator<Item = ScanStep> + 'a>;

/// Returns the beginning of a line, at most this number of bytes.
pub(super) fn beginning<'a>(source: &'a Source, lines: &'a Lines<'_>, line: &Line, most: usize) -> Cow<'a, str> {
    const LONGEST_BUFFERED: usize = 1 << 16;
    let bytes = if line.end - line.start <= LONGEST_BUFFERED {
        lines.bytes(line)
    } else {
        source.slice(line.start..line.start + most)
    };
    match bytes {
        Cow::Borrowed(bytes) => source.decode_beginning(bytes, most),
        Cow::Owned(bytes) => Cow::Owned(source.decode_beginning(&bytes, most).into_owned()),
    }
}

pub(crate) trait Dialect: Debug + Sync {
    /// The name of the format.
    fn name(&self) -> &'static str;

    /// Finds the records of a range, which must start between two records.
    fn records<'a>(&self, source: &'a Source, range: Range<usize>) -> Records<'a>;

    /// Returns the end of the text at the top of a file that is not about its first record.
    fn front_end(&self, source: &Source, first: &RecordSpan) -> usize;

    /// Reads the text of a record; `None` if it is not written in this dialect.
    fn read(&self, text: &str, lead: &str) -> Option<Entry>;

    /// Returns the edit that sets or removes a key. Lines of the new text end with `\n`.
    fn edit(&self, text: &str, lead: &str, key: &str, value: Option<&Value>) -> Edit;

    /// Returns the lead of a record that becomes the first one, or that follows another one. `front` is the text before
    /// the first record.
    fn lead<'a>(&self, lead: &'a str, is_first: bool, front: &str) -> Cow<'a, str>;

    /// The text of a new record before its first key.
    fn empty_text(&self) -> &'static str {
        ""
    }

    /// The texts to add before the first and after the last record to those that the file has there.
    fn frame(&self, _front: &str, _tail: &str) -> [&'static str; 2] {
        ["", ""]
    }

    /// Returns `true` if every record must begin on a line of its own.
    fn is_of_lines(&self) -> bool {
        true
    }

    /// Returns `true` if lines can be comments that belong to no record.
    fn has_comments(&self) -> bool {
        false
    }

    /// Returns `true` if a key can be written. All others are lost.
    fn has_key(&self, _key: &str) -> bool {
        true
    }

    /// Returns `true` if the keys are those of YACPDB: a source has parts, conditions are options, and titles have no key.
    fn has_schema(&self) -> bool {
        true
    }

    /// Returns `true` if a file that begins with these lines is written in this dialect.
    fn matches(&self, lines: &[&str]) -> bool;
}
