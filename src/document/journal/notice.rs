//! Records in the journal which file a save is about to write.
//!
//! If the window crashes after the file is replaced and before the journal is removed, the next window can tell that
//! the edits are saved without reading the file.

use std::path::Path;
use std::sync::Weak;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

use super::frame::JournalledFile;
use super::writer::{SavedFile, WriterMessage};
use crate::document::io::Stamp;

/// Maximum time that a save waits for the journal. If it takes longer, the edits may be offered again after a crash.
const WAIT: Duration = Duration::from_secs(5);

/// A handle to the journal of a document. The journal may have been removed.
#[derive(Clone, Debug)]
pub(in crate::document) struct JournalHandle {
    writer: Weak<Sender<WriterMessage>>,
    number: u64,
}

/// Reports a save of the content with this revision to the journal.
#[derive(Debug)]
pub(in crate::document) struct SaveNotice {
    journal: JournalHandle,
    revision: u64,
}

impl JournalHandle {
    pub(super) fn new(writer: Weak<Sender<WriterMessage>>, number: u64) -> Self {
        Self { writer, number }
    }
}

impl SaveNotice {
    pub(in crate::document) fn new(journal: JournalHandle, revision: u64) -> Self {
        Self { journal, revision }
    }

    /// Writes the stamp of a new file to the journal. Must be called before the file is renamed to `path`.
    pub(in crate::document) fn send(&self, path: &Path, stamp: Stamp) {
        let (written, acknowledged) = mpsc::channel();
        let file = JournalledFile::new(path, stamp);
        let saved = SavedFile { file, revision: self.revision, journal: self.journal.number, written };
        let is_sent = self.journal.writer.upgrade().is_some_and(|jobs| jobs.send(WriterMessage::Saved(saved)).is_ok());
        if is_sent {
            // An error is ignored: the file is saved even if the journal cannot be written.
            let _ = acknowledged.recv_timeout(WAIT);
        }
    }
}
