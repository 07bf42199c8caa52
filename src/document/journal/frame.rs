//! The frames of a journal. Each frame is a line of a checksum and JSON. A record is identified by its number in the
//! file on disk or, if it is not in the file, by a new number.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, BufRead, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::document::content::{NewGame, RecordRun};
use crate::document::format::Format;
use crate::document::io::{Checksum, Stamp};
use crate::notation::{annotations, epd};

pub(super) const VERSION: u32 = 1;

/// The first number for records that are not in the file on disk. Records in the file are numbered from 0.
pub(super) const FIRST_NEW_NUMBER: u64 = 1 << 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct NumberSpan(pub(super) u64, pub(super) u64);

impl NumberSpan {
    pub(super) fn end(self) -> u64 {
        self.0.saturating_add(self.1)
    }

    pub(super) fn is_on_disk(self) -> bool {
        self.0 < FIRST_NEW_NUMBER
    }
}

/// A frame. Frames about records take effect with the next step, so a journal that was cut off is still consistent.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Frame {
    /// The file and the format that all following frames refer to.
    Head(JournalHead),
    /// The text of these records, and of no others.
    Text { records: NumberSpan, text: String },
    /// A record that was added to a file of games.
    Entered { record: u64, what: NewRecord },
    /// These records are as in the file on disk.
    AsFound(NumberSpan),
    /// All frames about records that come before this frame take effect.
    Step(JournalStep),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct JournalHead {
    pub(super) version: u32,
    /// The file; `None` for an untitled document.
    pub(super) file: Option<JournalledFile>,
    /// `true` if all records are in the journal, because the file is gone or was replaced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_whole: bool,
    format: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct JournalledFile {
    pub(super) path: OsString,
    pub(super) stamp: Stamp,
    /// The checksum of the file; `None` if the file could not be read or had already changed.
    #[serde(default)]
    pub(super) checksum: Option<Checksum>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct JournalStep {
    pub(super) order: Option<OrderSplice>,
    /// The number of records in the file on disk, as far as it was read.
    pub(super) on_disk: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) typed: Vec<String>,
    /// The header, if it differs from the header of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) header: Option<String>,
    /// The file that a save was about to write. If it exists with this stamp, it contains all edits of the journal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) saved_as: Option<JournalledFile>,
}

/// Replaces `count` spans of the order, from the span with index `at` on. Before the first splice, the order is empty.
/// A journal without splices has the order of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct OrderSplice {
    pub(super) at: usize,
    pub(super) count: usize,
    pub(super) new: Vec<NumberSpan>,
}

/// A new record that becomes a game when the document is written: its text depends on its number in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct NewRecord {
    /// Position and operations as an EPD line.
    line: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_done: bool,
    /// Arrows and marked squares, as in a comment.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    drawn: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
}

impl JournalHead {
    pub(super) fn new(file: Option<(&Path, Stamp)>, is_whole: bool, format: Format) -> Self {
        let file = file.map(|(path, stamp)| JournalledFile::new(path, stamp));
        Self { version: VERSION, file, is_whole, format: format.extension().to_owned() }
    }

    /// Stores the checksum of the file, if the file has not changed since it was opened or saved. Reads up to 16 MB.
    pub(super) fn read_checksum(&mut self) {
        if let Some(file) = self.file.as_mut().filter(|_| !self.is_whole) {
            let now = Checksum::compute_for_path(Path::new(&file.path)).filter(|(_, stamp)| *stamp == file.stamp);
            file.checksum = now.map(|(checksum, _)| checksum);
        }
    }

    pub(super) fn format(&self) -> Format {
        Format::ALL.into_iter().find(|format| format.extension() == self.format).unwrap_or_default()
    }
}

impl JournalledFile {
    pub(super) fn new(path: &Path, stamp: Stamp) -> Self {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).into_os_string();
        Self { path, stamp, checksum: None }
    }

    /// Returns `true` if the file at the path has this size and time.
    pub(super) fn is_in_place(&self) -> bool {
        Stamp::from_path(Path::new(&self.path)).is_some_and(|now| now.has_time_of(self.stamp))
    }

    /// Returns `true` if this checksum is that of the journalled file. If no checksum is known, compares size and time.
    pub(super) fn matches(&self, stamp: Stamp, checksum: Checksum) -> bool {
        self.checksum.map_or_else(|| self.stamp.has_time_of(stamp), |then| then == checksum)
    }
}

impl NewRecord {
    pub(super) fn new(game: &NewGame) -> Self {
        Self {
            line: epd::write(&game.position, &game.operations),
            is_done: game.is_done,
            drawn: annotations::write(&game.annotations),
            tags: game.tags.clone(),
        }
    }

    /// Returns the record as a new game; `None` if it was not written by [`NewRecord::new`].
    pub(super) fn to_game(&self) -> Option<NewGame> {
        let record = epd::read(&self.line).ok()?;
        let annotations = annotations::read(&self.drawn);
        let epd::Record { position, operations, .. } = record;
        Some(NewGame { position, operations, is_done: self.is_done, annotations, tags: self.tags.clone() })
    }
}

/// Number of bytes before the JSON: eight digits and a space.
const CHECKSUM: usize = 9;

impl Frame {
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<u64> {
        let json = serde_json::to_vec(self)?;
        writeln!(out, "{:08x} {}", crc32fast::hash(&json), String::from_utf8_lossy(&json))?;
        Ok((CHECKSUM + json.len() + 1) as u64)
    }

    /// Reads frames up to the first one that is damaged or incomplete, each with its offset.
    pub(super) fn read_all(mut bytes: impl BufRead) -> impl Iterator<Item = (u64, Self)> {
        let mut at = 0;
        let mut line = Vec::new();
        let next = move || {
            line.clear();
            let length = bytes.read_until(b'\n', &mut line).ok()? as u64;
            let start = at;
            at += length;
            Some((start, Self::parse(&line)?))
        };
        std::iter::from_fn(next).fuse()
    }

    pub(super) fn read_at(bytes: &mut (impl BufRead + Seek), at: u64) -> Option<Self> {
        bytes.seek(SeekFrom::Start(at)).ok()?;
        Self::read_all(bytes).next().map(|(_, frame)| frame)
    }

    fn parse(line: &[u8]) -> Option<Self> {
        let (checksum, json) = line.strip_suffix(b"\n")?.split_at_checked(CHECKSUM)?;
        let checksum = std::str::from_utf8(checksum.strip_suffix(b" ")?).ok()?;
        let is_whole = checksum == format!("{:08x}", crc32fast::hash(json));
        is_whole.then(|| serde_json::from_slice(json).ok())?
    }
}

#[derive(Debug, Default)]
pub(super) struct Numbering {
    /// The runs in the file with the number of their first record, sorted by id.
    on_disk: Vec<(RecordRun, u64)>,
    pub(super) count: u64,
}

impl Numbering {
    pub(super) fn new(saved: &[RecordRun]) -> Self {
        let mut count = 0;
        let mut on_disk: Vec<(RecordRun, u64)> = saved
            .iter()
            .map(|run| {
                let number = count;
                count += u64::from(run.count);
                (*run, number)
            })
            .collect();
        on_disk.sort_unstable_by_key(|(run, _)| run.first);
        Self { on_disk, count }
    }

    pub(super) fn spans(&self, run: RecordRun) -> impl Iterator<Item = (NumberSpan, RecordRun)> {
        let (mut next, end) = (run.first, run.first + run.count);
        let mut at = self.on_disk.partition_point(|(known, _)| known.first + known.count <= next);
        std::iter::from_fn(move || {
            if next >= end {
                return None;
            }
            let first = next;
            let name = match self.on_disk.get(at) {
                Some((known, number)) if known.first <= first => {
                    next = end.min(known.first + known.count);
                    at += 1;
                    number + u64::from(first - known.first)
                }
                known => {
                    next = known.map_or(end, |(known, _)| end.min(known.first));
                    FIRST_NEW_NUMBER + u64::from(first)
                }
            };
            let count = next - first;
            Some((NumberSpan(name, u64::from(count)), RecordRun { first, count }))
        })
    }
}

/// Appends a span, or extends the last span if the new one follows it directly.
pub(super) fn push_span(spans: &mut Vec<NumberSpan>, span: NumberSpan) {
    match spans.last_mut() {
        Some(last) if last.end() == span.0 && last.is_on_disk() == span.is_on_disk() => last.1 += span.1,
        _ => spans.push(span),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(first: u32, count: u32) -> RecordRun {
        RecordRun { first, count }
    }

    #[test]
    fn records_are_named_by_their_numbers_on_disk() {
        let names = Numbering::new(&[run(10, 5), run(0, 3), run(100, 1)]);
        let spans = |first, count| names.spans(run(first, count)).map(|(span, _)| span).collect::<Vec<_>>();
        assert_eq!(names.count, 9);
        assert_eq!(spans(0, 3), [NumberSpan(5, 3)]);
        assert_eq!(spans(1, 11), [NumberSpan(6, 2), NumberSpan(FIRST_NEW_NUMBER + 3, 7), NumberSpan(0, 2)]);
        assert_eq!(spans(100, 3), [NumberSpan(8, 1), NumberSpan(FIRST_NEW_NUMBER + 101, 2)]);
        assert_eq!(spans(7, 0), []);
    }
}
