//! The file of a document: where it is, saving to it, and what other programs did to it.

use std::path::{Path, PathBuf};

use super::Document;
use crate::document::format::{Format, Loss};
use crate::document::io::{FileError, FileState, ReadingFault, Stamp, file};
use crate::document::work::Progress;

/// The file that was opened or saved last.
#[derive(Debug)]
pub(super) struct FileOnDisk {
    pub(super) path: PathBuf,
    pub(super) stamp: Stamp,
}

impl Document {
    /// The path it was opened from or saved to, as it was given.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The last part of its path.
    pub fn file_name(&self) -> Option<String> {
        Some(self.path()?.file_name()?.to_string_lossy().into_owned())
    }

    /// The text of its file as it was opened, whatever it means. Reads all of it.
    pub fn text_of_file(&self) -> String {
        self.content.text_of_file()
    }

    /// Saves to the document's path, also when the file there is gone.
    ///
    /// # Errors
    /// If it has no path or the file cannot be written. The old file and the edits are kept then.
    pub fn save(&mut self) -> Result<(), FileError> {
        let path = self.path().ok_or(FileError::NoPath)?.to_owned();
        self.save_as(&path)
    }

    /// Saves to this path, which becomes the document's. If its ending states another format, every record is
    /// written in that one; see [`Document::loses_on_save_as`].
    ///
    /// # Errors
    /// If the file cannot be written. The old file, the edits and the document's path and format are kept then.
    pub fn save_as(&mut self, path: &Path) -> Result<(), FileError> {
        let saved = self.saving(path, false).run(&Progress::default())?;
        self.complete_save(saved);
        Ok(())
    }

    /// How many records the file on disk holds, if none of them is left here: saving replaces all of them. Else 0.
    pub fn replaced_by_saving(&self) -> usize {
        self.content.replaced_by_saving()
    }

    /// The format in which it would be saved at this path.
    pub fn format_at(&self, path: &Path) -> Format {
        Format::of_path(path).unwrap_or(self.format())
    }

    /// What saving to this path would lose because its ending states another format. Reads every record.
    pub fn loses_on_save_as(&self, path: &Path) -> Option<Loss> {
        self.content.loss(self.format_at(path))
    }

    /// What became of its file since it was opened or saved. A file of up to 16 MB that was written anew and holds the
    /// same bytes is the same: they are compared with what was opened or saved. Asks the file system.
    pub fn look_at_file(&mut self) -> FileState {
        let Some(file) = &mut self.file else { return FileState::Same };
        let now = match Stamp::of_path(&file.path) {
            Some(now) if now == file.stamp => return FileState::Same,
            Some(now) => now,
            None => return FileState::Gone,
        };
        match file::read_again(&file.path, file.stamp) {
            Some((bytes, now)) if self.content.was_saved_as(&bytes) => {
                file.stamp = now;
                FileState::Same
            }
            _ => FileState::Changed(now),
        }
    }

    /// Whether another program has removed the file since it was opened or saved, or made it another one; see
    /// [`Document::look_at_file`]. The bytes of a file of up to 16 MB are looked at, also where its size and its time
    /// are what they were.
    pub fn changed_on_disk(&mut self) -> bool {
        if self.look_at_file() != FileState::Same {
            return true;
        }
        let now = self.file.as_ref().and_then(|file| file::read_again(&file.path, file.stamp));
        now.is_some_and(|(bytes, _)| !self.content.was_saved_as(&bytes))
    }

    /// Why not all records of its file are there, if that is so; what follows those that are there is kept.
    pub fn reading_fault(&self) -> Option<ReadingFault> {
        self.content.reading_fault()
    }

    /// Whether it counts as unsaved because its file holds it no longer, until it is saved.
    pub const fn is_detached(&self) -> bool {
        self.is_detached
    }

    /// Lets it count as unsaved until it is saved, because its file holds it no longer; or no longer so.
    pub fn set_detached(&mut self, is_detached: bool) {
        self.revision += u64::from(self.is_detached != is_detached);
        self.is_detached = is_detached;
    }
}
