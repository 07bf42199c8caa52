//! The file of a document: its path, saving, and changes made by other programs.

use std::path::{Path, PathBuf};

use super::Document;
use crate::document::content::Records;
use crate::document::format::Format;
use crate::document::io::{FileError, FileState, ReadingFault, Stamp, file};
use crate::document::work::Progress;

#[derive(Debug)]
pub(super) struct FileOnDisk {
    pub(super) path: PathBuf,
    pub(super) stamp: Stamp,
}

impl Document {
    /// The path it was opened from or saved to, as given.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The last component of its path.
    pub fn file_name(&self) -> Option<String> {
        Some(self.path()?.file_name()?.to_string_lossy().into_owned())
    }

    /// The text of its file as it was opened. Reads all of it.
    pub fn file_text(&self) -> String {
        self.content.file_text()
    }

    /// Saves to the document's path, even if the file there is gone.
    ///
    /// # Errors
    /// If it has no path or the file cannot be written. The old file and the edits are kept.
    pub fn save(&mut self) -> Result<(), FileError> {
        let path = self.path().ok_or(FileError::NoPath)?.to_owned();
        self.save_as(&path)
    }

    /// Saves to this path, which becomes the document's. If its extension names another format, every record is
    /// converted; see [`Document::prepare_save`].
    ///
    /// # Errors
    /// If the file cannot be written. The old file, the edits and the document's path and format are kept.
    pub fn save_as(&mut self, path: &Path) -> Result<(), FileError> {
        let saved = self.prepare_save(path, false).run(&Progress::default())?;
        self.complete_save(saved);
        Ok(())
    }

    /// The number of records in the file on disk if none of them is left, so that saving replaces all of them;
    /// otherwise 0.
    pub fn records_replaced_by_saving(&self) -> usize {
        self.content.records_replaced_by_saving()
    }

    /// The format used when saving to this path.
    pub fn format_at(&self, path: &Path) -> Format {
        Format::from_path(path).unwrap_or(self.format())
    }

    /// Returns the state of its file compared with when it was opened or saved. A rewritten file of up to 16 MB with
    /// the same bytes counts as unchanged. Asks the file system.
    pub fn check_file(&mut self) -> FileState {
        let Some(file) = &mut self.file else { return FileState::Unchanged };
        let now = match Stamp::from_path(&file.path) {
            Some(now) if now == file.stamp => return FileState::Unchanged,
            Some(now) => now,
            None => return FileState::Gone,
        };
        match file::reread(&file.path, file.stamp) {
            Some((bytes, now)) if self.content.matches_saved(&bytes) => {
                file.stamp = now;
                FileState::Unchanged
            }
            _ => FileState::Changed(now),
        }
    }

    /// Returns `true` if another program has removed or changed the file since it was opened or saved. Unlike
    /// [`Document::check_file`] this compares the bytes of a file of up to 16 MB even if its size and time are
    /// unchanged.
    pub fn has_changed_on_disk(&mut self) -> bool {
        if self.check_file() != FileState::Unchanged {
            return true;
        }
        let now = self.file.as_ref().and_then(|file| file::reread(&file.path, file.stamp));
        now.is_some_and(|(bytes, _)| !self.content.matches_saved(&bytes))
    }

    /// Returns `true` if another program has changed a file that is read on demand. The document cannot be saved then,
    /// but [`Document::edited_only`] can. Asks the file system.
    pub fn is_source_changed(&self) -> bool {
        self.content.changed_source().is_some()
    }

    /// The indexes of the records that differ from the file on disk.
    pub fn edited_records(&self) -> Records {
        self.content.edited_records()
    }

    /// An untitled document with only the edited records, in the same format, encoding and line ends, including their
    /// marks, the comments above them and their games. It is held in memory, so it can be saved even if another program
    /// changed the source file; of a game in such a file only the position, the name and the mark remain.
    #[must_use]
    pub fn edited_only(&self) -> Self {
        let format = self.format().layout();
        let text =
            self.edited_records().iter().filter_map(|index| format.standalone_text(&self.record(index))).collect();
        let mut document = Self::from_bytes_as(self.content.encode_file(text), self.format());
        document.content.replace_header(self.content.header.clone());
        document
    }

    /// The reason why some records of its file are missing. The unread rest of the file is kept.
    pub fn reading_fault(&self) -> Option<ReadingFault> {
        self.content.scan_fault
    }

    /// Returns `true` if it counts as unsaved because its file no longer holds it.
    pub const fn is_detached(&self) -> bool {
        self.is_detached
    }

    /// Sets whether it counts as unsaved, until it is saved, because its file no longer holds it.
    pub fn set_detached(&mut self, is_detached: bool) {
        self.revision += u64::from(self.is_detached != is_detached);
        self.is_detached = is_detached;
    }
}
