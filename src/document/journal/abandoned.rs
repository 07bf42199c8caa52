//! Journals of crashed windows.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fs;
use std::io::{BufReader, Seek, SeekFrom};
use std::path::Path;
use std::time::SystemTime;

use super::folder::{self, LockedJournal};
use super::frame::JournalledFile;
use super::recover;
use super::replay::Replay;
use crate::document::io::{Checksum, Stamp};
use crate::document::{Document, FileError, FileState};
use crate::{lang, tr};

/// The unsaved edits of a crashed window. While this value exists, its journal is locked to other windows.
#[derive(Debug)]
pub struct AbandonedJournal {
    locked: LockedJournal,
    /// The time when the last edit was written.
    pub last_written: SystemTime,
    replay: Replay,
}

/// Returns the readable journals of crashed windows in a folder, the oldest first, each locked until it is dropped.
pub fn abandoned_journals(folder: &Path) -> Vec<AbandonedJournal> {
    let mut found: Vec<AbandonedJournal> = folder::lock_abandoned(folder)
        .into_iter()
        .filter_map(|(last_written, locked)| {
            let replay = Replay::read(BufReader::new(&locked.file))?;
            Some(AbandonedJournal { locked, last_written, replay })
        })
        .collect();
    found.sort_by_key(|left| left.last_written);
    found
}

impl AbandonedJournal {
    /// The absolute path of the edited file.
    pub fn path(&self) -> Option<&Path> {
        self.replay.head.file.as_ref().map(|file| Path::new(&file.path))
    }

    /// The approximate number of bytes to read for recovery, of journal and file. Asks the file system.
    pub fn size(&self) -> u64 {
        let of_file = self.path().and_then(|path| fs::metadata(path).ok());
        let of_journal = self.locked.file.metadata().ok();
        [of_file, of_journal].into_iter().flatten().map(|metadata| metadata.len()).sum()
    }

    /// The number of positions that were edited, added or removed. It is at least 1 if positions were moved or the
    /// header was edited, and 0 if the journal only contains typed texts. See [`AbandonedJournal::summary`].
    pub fn edit_count(&self) -> u64 {
        (self.edited_count() + self.removed_count()).max(u64::from(self.is_rearranged() || self.has_edited_header()))
    }

    fn has_edited_header(&self) -> bool {
        self.replay.header.is_some() && !self.replay.head.is_whole
    }

    /// The number of positions that were edited or added.
    pub fn edited_count(&self) -> u64 {
        self.replay.edited_count()
    }

    /// The number of positions of the file that were removed.
    pub fn removed_count(&self) -> u64 {
        self.replay.removed_count()
    }

    /// Returns `true` if the remaining positions of the file are in another order.
    pub fn is_rearranged(&self) -> bool {
        self.replay.is_rearranged()
    }

    /// Returns `true` if removals or a new order are lost because the file has changed. Reads up to 16 MB of the file.
    pub fn loses_order(&self) -> bool {
        let is_other = !matches!(self.file_state(), None | Some(FileState::Unchanged));
        is_other && (self.removed_count() > 0 || self.is_rearranged())
    }

    /// Texts that were being typed and are not positions yet.
    pub fn typed(&self) -> &[String] {
        &self.replay.typed
    }

    /// The state of the file, judged by its content; `None` if there was no file. Reads up to 16 MB of the file.
    pub fn file_state(&self) -> Option<FileState> {
        let then = self.replay.head.file.as_ref()?;
        let path = Path::new(&then.path);
        Some(match (Checksum::compute_for_path(path), Stamp::from_path(path)) {
            (Some((checksum, stamp)), _) if then.matches(stamp, checksum) => FileState::Unchanged,
            (_, Some(stamp)) => FileState::Changed(stamp),
            (_, None) => FileState::Gone,
        })
    }

    /// Returns `true` if a file already contains all edits, for instance if the window crashed right after saving.
    /// Returns `false` if there are typed texts. If the journal lacks the stamp of the saved file, also returns `false`
    /// without a file, and for a file of more than 16 MB.
    pub fn is_saved(&self) -> bool {
        const MOST: u64 = 1 << 24;
        if !self.typed().is_empty() {
            return false;
        }
        if self.replay.saved_as.as_ref().is_some_and(JournalledFile::is_in_place) {
            return true;
        }
        let Some(path) = self.path() else { return false };
        if self.size() > MOST || self.file_state() == Some(FileState::Unchanged) {
            return false;
        }
        let Ok(mut now) = Document::open(path) else { return false };
        now.read_all();
        if self.replay.header.as_ref().is_some_and(|header| *header != now.header()) {
            return false;
        }
        if self.edited_count() == 0 {
            return self.replay.on_disk == now.len() as u64 + self.removed_count();
        }
        let mut journal = BufReader::new(&self.locked.file);
        let edited = recover::untitled(&self.replay, &mut journal);
        let _ = journal.seek(SeekFrom::Start(0));
        let records = |document: &Document| -> Vec<_> {
            let views = (0..document.len()).map(|index| document.record(index));
            views.map(|view| (view.text().into_owned(), view.name().map(Cow::into_owned), view.is_done())).collect()
        };
        let there: HashSet<_> = records(&now).into_iter().collect();
        records(&edited).iter().all(|record| there.contains(record))
    }

    /// Returns the document with its unsaved edits as one undo step. If its file has changed, returns an untitled
    /// document with the edited and added positions. With typed texts only, the document is unmodified.
    ///
    /// # Errors
    /// If the file cannot be opened. [`FileError::BaseFileChanged`] if the file has changed and nothing can be
    /// recovered without it.
    pub fn recover(&self) -> Result<Document, FileError> {
        let mut journal = BufReader::new(&self.locked.file);
        let opened = match (self.file_state(), self.path()) {
            (Some(FileState::Unchanged), Some(path)) if !self.replay.head.is_whole => Some(Document::open(path)?),
            _ => None,
        };
        // The file may have changed while it was opened.
        let same = opened.and_then(|document| recover::verify_file(&self.replay, document));
        let has_any = self.edited_count() > 0 || self.has_edited_header() || !self.typed().is_empty();
        let document = match (same, self.path()) {
            (Some(document), _) => recover::apply_to_file(document, &self.replay, &mut journal),
            (None, Some(path)) if !has_any => return Err(FileError::BaseFileChanged { path: path.to_owned() }),
            (None, _) => recover::untitled(&self.replay, &mut journal),
        };
        // The next reader starts at the beginning.
        let _ = journal.seek(SeekFrom::Start(0));
        Ok(document)
    }

    /// A summary of the unsaved edits for a sentence: "64 positions edited or added and the order changed".
    pub fn summary(&self) -> String {
        let (edited, removed) = (self.edited_count(), self.removed_count());
        let edited = (edited > 0).then(|| tr!("document-unsaved-edited", count = edited));
        let removed = (removed > 0).then(|| tr!("document-unsaved-removed", count = removed));
        let order = self.is_rearranged().then(|| tr!("document-unsaved-order").to_owned());
        let header = self.has_edited_header().then(|| tr!("document-unsaved-header").to_owned());
        let done: Vec<String> = [edited, removed, order, header].into_iter().flatten().collect();
        if done.is_empty() { tr!("document-unsaved-text").to_owned() } else { lang::join_names(&done) }
    }

    /// Deletes the journal.
    pub fn discard(self) {
        // If the journal cannot be removed, its edits are offered again.
        let _ = self.locked.remove();
    }
}
