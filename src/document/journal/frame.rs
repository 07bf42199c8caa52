//! The frames of a journal.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::document::content::NewGame;
use crate::document::format::Format;
use crate::document::io::{Checksum, Stamp};
use crate::notation::{annotations, epd};

pub(super) const VERSION: u32 = 1;

/// Numbers from here on denote records that are not in the file on disk; a smaller one is the number of a record in it.
/// Both count from 0. Record ids mean nothing to the process that recovers.
pub(super) const FIRST_NEW_NUMBER: u64 = 1 << 32;

/// Records with consecutive numbers: the first number and the count.
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

/// A frame of a journal. Frames about records take effect with the next step, so a truncated journal still describes
/// the document at some moment.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Frame {
    /// The base of all following frames.
    Head(JournalHead),
    /// The text of these records, which contains exactly this many.
    Text {
        records: NumberSpan,
        text: String,
    },
    /// A record that was added to a file of games.
    Entered {
        record: u64,
        what: NewRecord,
    },
    /// These records are as in the file on disk.
    AsFound(NumberSpan),
    Step(JournalStep),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct JournalHead {
    pub(super) version: u32,
    /// The file; `None` for an untitled document.
    pub(super) file: Option<JournalledFile>,
    /// `true` if all records are journalled, because the file is gone or was replaced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_whole: bool,
    format: String,
}

/// The file on disk when the journal was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct JournalledFile {
    pub(super) path: OsString,
    pub(super) stamp: Stamp,
    /// The checksum; `None` if it could not be read or had changed by then.
    #[serde(default)]
    pub(super) checksum: Option<Checksum>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct JournalStep {
    pub(super) order: Option<OrderSplice>,
    /// The number of records in the file on disk, as far as it was read.
    pub(super) on_disk: u64,
    /// Typed texts that are not positions yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) typed: Vec<String>,
    /// The header, if it differs from the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) header: Option<String>,
}

/// Replaces `count` spans of the order from `at` on. Before the first splice the order is empty; without any it is that
/// of the file.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct OrderSplice {
    pub(super) at: usize,
    pub(super) count: usize,
    pub(super) new: Vec<NumberSpan>,
}

/// A record without a source, which becomes a game only when it is written, as its text depends on its position.
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
        let then = |(path, stamp): (&Path, Stamp)| JournalledFile {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).into_os_string(),
            stamp,
            checksum: None,
        };
        Self { version: VERSION, file: file.map(then), is_whole, format: format.extension().to_owned() }
    }

    /// Stores the checksum of the file, if it is still the one that the document knows. Reads up to 16 MB.
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
    /// Returns `true` if a file with this stamp and checksum is the same. The content decides, not the time.
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

    /// The game that was added; `None` if it was not written by [`NewRecord::new`].
    pub(super) fn to_game(&self) -> Option<NewGame> {
        let record = epd::read(&self.line).ok()?;
        let annotations = annotations::read(&self.drawn);
        let epd::Record { position, operations, .. } = record;
        Some(NewGame { position, operations, is_done: self.is_done, annotations, tags: self.tags.clone() })
    }
}
