//! What a journal says, one frame after another.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::document::content::NewGame;
use crate::document::format::Format;
use crate::document::io::{Checksum, Stamp};
use crate::notation::{annotations, epd};

/// The version that is written and read.
pub(super) const VERSION: u32 = 1;

/// From here on names are those of records that the file on disk does not have; a smaller one is the number of a
/// record in it. Both are counted from 0. Names of this process mean nothing to the one that recovers.
pub(super) const NEW: u64 = 1 << 32;

/// Records whose names follow one another: the first name and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Span(pub(super) u64, pub(super) u64);

impl Span {
    /// The name behind the last one.
    pub(super) fn end(self) -> u64 {
        self.0.saturating_add(self.1)
    }

    /// Whether the file on disk has these records.
    pub(super) fn is_on_disk(self) -> bool {
        self.0 < NEW
    }
}

/// One entry of a journal. What records say is valid from the next step on, so that a journal that was cut off
/// says what the document was at some moment.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Frame {
    /// What everything after it is relative to.
    Head(Head),
    /// These records are written as this text, which has just as many of them.
    Text { records: Span, text: String },
    /// This record was entered into a file of games.
    Entered { record: u64, what: NewRecord },
    /// These records are as the file on disk has them.
    AsFound(Span),
    /// The document was like this at some moment.
    Step(Step),
}

/// What a journal is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) version: u32,
    /// The file; `None` if there is none yet.
    pub(super) file: Option<FileThen>,
    /// Whether all records are journalled, because the file is not what the document was opened from any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_whole: bool,
    /// The ending of its format.
    format: String,
}

/// The file on disk when the journal was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileThen {
    pub(super) path: OsString,
    pub(super) stamp: Stamp,
    /// What it held; `None` if it could not be read, or was another one by then.
    #[serde(default)]
    pub(super) checksum: Option<Checksum>,
}

/// A moment of the document.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Step {
    /// What changed of the order of the records.
    pub(super) order: Option<Splice>,
    /// How many records the file on disk has, as far as it was read.
    pub(super) on_disk: u64,
    /// Text that was typed and is no position yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) typed: Vec<String>,
    /// The comments at the top of the file, where they say something else than in the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) header: Option<String>,
}

/// So many of the spans of the order, from one on, are these now. Before the first splice the order is empty; without
/// any it is that of the file.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Splice {
    pub(super) at: usize,
    pub(super) count: usize,
    pub(super) new: Vec<Span>,
}

/// A record without a source, which becomes a game only when it is written: what it is like depends on its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct NewRecord {
    /// Position and operations as a line of EPD.
    line: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_done: bool,
    /// Arrows and marked squares, as in a comment.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    drawn: String,
    /// Tags that say nothing of a field.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
}

impl Head {
    pub(super) fn new(file: Option<(&Path, Stamp)>, is_whole: bool, format: Format) -> Self {
        let then = |(path, stamp): (&Path, Stamp)| FileThen {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).into_os_string(),
            stamp,
            checksum: None,
        };
        Self { version: VERSION, file: file.map(then), is_whole, format: format.ending().to_owned() }
    }

    /// Takes the checksum of the file, as long as it is the one that the document knows. Reads up to 16 MB.
    pub(super) fn look_at_file(&mut self) {
        if let Some(file) = self.file.as_mut().filter(|_| !self.is_whole) {
            let now = Checksum::of_path(Path::new(&file.path)).filter(|(_, stamp)| *stamp == file.stamp);
            file.checksum = now.map(|(checksum, _)| checksum);
        }
    }

    /// The format in which the document was saved or would have been.
    pub(super) fn format(&self) -> Format {
        Format::ALL.into_iter().find(|format| format.ending() == self.format).unwrap_or_default()
    }
}

impl FileThen {
    /// Whether a file with this stamp and checksum is the same one. What it holds decides, not when it was written.
    pub(super) fn is(&self, stamp: Stamp, checksum: Checksum) -> bool {
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

    /// What was entered; `None` if it was not written by [`NewRecord::new`].
    pub(super) fn game(&self) -> Option<NewGame> {
        let record = epd::read(&self.line).ok()?;
        let annotations = annotations::read(&self.drawn);
        let epd::Record { position, operations, .. } = record;
        Some(NewGame { position, operations, is_done: self.is_done, annotations, tags: self.tags.clone() })
    }
}
