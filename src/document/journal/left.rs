//! What windows left that are no more.

use std::io::{BufReader, Seek, SeekFrom};
use std::path::Path;
use std::time::SystemTime;

use super::folder::{self, Locked};
use super::recover;
use super::replay::Replay;
use crate::document::file::Stamp;
use crate::document::{Document, FileError, FileState};

/// Unsaved edits that a window left which is no more. As long as this lives, nobody else is offered them.
#[derive(Debug)]
pub struct Left {
    locked: Locked,
    written: SystemTime,
    replay: Replay,
}

/// What windows left in a folder that are no more, the oldest first. Each belongs to the caller until it is dropped.
/// A journal of which nothing can be read stays where it is.
#[must_use]
pub fn left(folder: &Path) -> Vec<Left> {
    let mut found: Vec<Left> = folder::abandoned(folder)
        .into_iter()
        .filter_map(|(written, locked)| {
            let replay = Replay::of(BufReader::new(&locked.file))?;
            Some(Left { locked, written, replay })
        })
        .collect();
    found.sort_by_key(|left| left.written);
    found
}

impl Left {
    /// The file that was edited, from the root.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.replay.head.file.as_ref().map(|file| Path::new(&file.path))
    }

    /// When it was written last.
    #[must_use]
    pub fn written(&self) -> SystemTime {
        self.written
    }

    /// How many positions were edited, added or removed; 1 where some were only moved.
    #[must_use]
    pub fn edits(&self) -> u64 {
        self.replay.edits()
    }

    /// Texts that were typed and are no positions yet.
    #[must_use]
    pub fn typed(&self) -> &[String] {
        &self.replay.typed
    }

    /// What became of the file; `None` if there was none. Asks the file system.
    #[must_use]
    pub fn file_state(&self) -> Option<FileState> {
        let then = self.replay.head.file.as_ref()?;
        Some(match Stamp::of_path(Path::new(&then.path)) {
            None => FileState::Gone,
            Some(stamp) if stamp == then.stamp => FileState::Same,
            Some(stamp) => FileState::Changed(stamp),
        })
    }

    /// The document with its unsaved edits, as one undo step. Where its file is not as it was, an untitled
    /// document with the positions that were edited or added; it is unmodified if there are none.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub fn recover(&self) -> Result<Document, FileError> {
        let mut journal = BufReader::new(&self.locked.file);
        let opened = match (self.file_state(), self.path()) {
            (Some(FileState::Same), Some(path)) if !self.replay.head.is_whole => Some(Document::open(path)?),
            _ => None,
        };
        // It may have changed while it was opened.
        let same = opened.filter(|document| recover::is_file_of(document, &self.replay.head));
        let document = match same {
            Some(document) => recover::on_file(document, &self.replay, &mut journal),
            None => recover::untitled(&self.replay, &mut journal),
        };
        // Who reads it next begins at its start.
        let _ = journal.seek(SeekFrom::Start(0));
        Ok(document)
    }

    /// Takes it away.
    pub fn discard(self) {
        // One that cannot be removed is offered again.
        let _ = self.locked.remove();
    }
}
