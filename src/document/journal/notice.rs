//! Tells a journal which file a save is about to put in place. After a crash between that and the end of the journal,
//! the next window then knows that the edits are saved, however large the file is.

use std::path::Path;
use std::sync::Weak;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

use super::frame::JournalledFile;
use super::writer::{SavedFile, WriterMessage};
use crate::document::io::Stamp;

/// Maximum time that a save waits for the journal. Without the stamp in the journal, the edits are offered again.
const WAIT: Duration = Duration::from_secs(5);

/// A handle of a document for its journal, which may have ended.
#[derive(Clone, Debug)]
pub(in crate::document) struct JournalHandle {
    writer: Weak<Sender<WriterMessage>>,
    number: u64,
}

/// Belongs to a save of a document with the content of this revision.
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

    /// Writes the stamp of a new file to the journal, before the file is put in place at this path.
    pub(in crate::document) fn send(&self, path: &Path, stamp: Stamp) {
        let (written, is_written) = mpsc::channel();
        let file = JournalledFile::new(path, stamp);
        let saved = SavedFile { file, revision: self.revision, journal: self.journal.number, written };
        let is_sent = self.journal.writer.upgrade().is_some_and(|jobs| jobs.send(WriterMessage::Saved(saved)).is_ok());
        if is_sent {
            // The file is saved even if the journal cannot be written.
            let _ = is_written.recv_timeout(WAIT);
        }
    }
}
