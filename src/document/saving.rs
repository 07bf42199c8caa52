//! The file of a document: its path, saving it (also on another thread), and detecting changes by other programs.

use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::Document;
use crate::document::content::{Content, RecordRun, Records, Snapshot};
use crate::document::format::{Format, Loss};
use crate::document::io::{Counter, FileError, FileState, ReadingFault, SaveTarget, Stamp, file, other_names};
use crate::document::journal::SaveNotice;
use crate::document::work::Progress;

#[derive(Debug)]
pub(super) struct FileOnDisk {
    pub(super) path: PathBuf,
    pub(super) stamp: Stamp,
}

impl Document {
    /// The path that the document was opened from or last saved to, as the caller gave it.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The last component of the document's path.
    pub fn file_name(&self) -> Option<String> {
        Some(self.path()?.file_name()?.to_string_lossy().into_owned())
    }

    /// The text of the document's file as it was opened. Reads the whole file.
    pub fn file_text(&self) -> String {
        self.content.file_text()
    }

    /// Saves to the document's path, even if the file there is gone.
    ///
    /// # Errors
    /// If the document has no path or the file cannot be written. The old file and the edits are kept.
    pub fn save(&mut self) -> Result<(), FileError> {
        let path = self.path().ok_or(FileError::NoPath)?.to_owned();
        self.save_as(&path)
    }

    /// Saves to this path, which becomes the document's path, in the format that its extension names.
    ///
    /// # Errors
    /// If the file cannot be written. The old file, the edits and the document's path and format are kept.
    pub fn save_as(&mut self, path: &Path) -> Result<(), FileError> {
        let saved = self.prepare_save(path, false).run(&Progress::default())?;
        self.complete_save(saved);
        Ok(())
    }

    /// The number of records in the file on disk, if the document no longer has any of them; otherwise 0.
    pub fn records_replaced_by_saving(&self) -> usize {
        self.content.records_replaced_by_saving()
    }

    /// The format used when saving to this path.
    pub fn format_at(&self, path: &Path) -> Format {
        Format::from_path(path).unwrap_or(self.format())
    }

    /// Returns how the document's file has changed since it was opened or saved. A file of up to 16 MB that was
    /// rewritten with equal bytes counts as unchanged. Asks the file system.
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

    /// Returns `true` if another program has removed or changed the file since it was opened or saved. For a file of up
    /// to 16 MB, unlike [`Document::check_file`], compares the bytes even if size and time are unchanged.
    pub fn has_changed_on_disk(&mut self) -> bool {
        if self.check_file() != FileState::Unchanged {
            return true;
        }
        let now = self.file.as_ref().and_then(|file| file::reread(&file.path, file.stamp));
        now.is_some_and(|(bytes, _)| !self.content.matches_saved(&bytes))
    }

    /// Returns `true` if another program has changed a file that is read on demand. The document then cannot be saved,
    /// but [`Document::edited_only`] can. Asks the file system.
    pub fn is_source_changed(&self) -> bool {
        self.content.changed_source().is_some()
    }

    /// The indexes of the records that differ from the file on disk.
    pub fn edited_records(&self) -> Records {
        self.content.edited_records()
    }

    /// Returns an untitled document with only the edited records and their done marks, comments and games, in the
    /// format, encoding and line ends of the file. It is in memory, so it can be saved even if another program has
    /// changed the file. A game in a changed file is written as a new game and may lose moves and tags.
    #[must_use]
    pub fn edited_only(&self) -> Self {
        let edited = self.edited_records();
        let format = self.format().layout();
        let text = if self.format().is_written_whole() {
            let is_there = |index: &usize| !self.record(*index).is_lost_with_source();
            let kept: Records = edited.iter().filter(is_there).collect();
            self.records_text(&kept).unwrap_or_default()
        } else {
            edited.iter().filter_map(|index| format.standalone_text(&self.record(index))).collect()
        };
        let mut document = Self::from_bytes_as(self.content.file.source.encode_file(text), self.format());
        document.content.replace_header(self.content.header.clone());
        document
    }

    /// The reason why reading the file ended early; `None` if it did not. Saving keeps the unread end of the file.
    pub fn reading_fault(&self) -> Option<ReadingFault> {
        self.content.scan_fault
    }

    /// Returns `true` if the document counts as unsaved because its file no longer contains it.
    pub const fn is_detached(&self) -> bool {
        self.is_detached
    }

    /// With `true`, the document counts as unsaved until it is saved, because its file no longer contains it.
    pub fn set_detached(&mut self, is_detached: bool) {
        self.revision += u64::from(self.is_detached != is_detached);
        self.is_detached = is_detached;
    }

    /// Prepares saving to a path. With `keeps_backup`, the replaced file is kept under its name with `.bak`.
    pub fn prepare_save(&mut self, path: &Path, keeps_backup: bool) -> SaveJob {
        self.read_all();
        let format = self.format_at(path);
        let notice = self.journal.clone().map(|journal| SaveNotice::new(journal, self.content_revision));
        SaveJob { content: self.content.clone(), path: path.to_owned(), format, keeps_backup, notice }
    }

    /// Marks the document as saved. Changes made since [`Document::prepare_save`] count as modifications.
    pub fn complete_save(&mut self, saved: CompletedSave) {
        let CompletedSave { content, path, format, stamp, .. } = saved;
        self.file = Some(FileOnDisk { path, stamp });
        self.content.mark_saved_as(content, format);
        self.is_detached = false;
        self.revision += 1;
    }
}

/// A prepared save, independent of the document.
#[derive(Debug)]
pub struct SaveJob {
    content: Content,
    path: PathBuf,
    format: Format,
    keeps_backup: bool,
    /// Reports the new file to the journal of the document.
    notice: Option<SaveNotice>,
}

/// The result of a save, to be passed to [`Document::complete_save`].
#[derive(Debug)]
pub struct CompletedSave {
    content: Content,
    path: PathBuf,
    format: Format,
    stamp: Stamp,
    /// The number of other names (hard links) of the replaced file. They keep the old content.
    pub other_hard_links: u64,
}

const _: () = {
    const fn assert_send<T: Send>() {}
    assert_send::<Snapshot>();
    assert_send::<SaveJob>();
    assert_send::<CompletedSave>();
};

impl SaveJob {
    /// The approximate size of the file in bytes.
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// Returns what is lost because the path names another format than the document's. Reads every record in that case.
    pub fn loss(&self) -> Option<Loss> {
        self.content.loss(self.format)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If the file cannot be written, a source has changed, or the job was cancelled. The old file is kept.
    pub fn run(self, progress: &Progress) -> Result<CompletedSave, FileError> {
        let Self { content, path, format, keeps_backup, notice } = self;
        progress.set_total(content.size());
        let other_names = other_names(&path);
        let before_replacing = |stamp| notice.iter().for_each(|notice| notice.send(&path, stamp));
        let stamp = write(&content, format, &path, keeps_backup, progress, before_replacing)?;
        Ok(CompletedSave { content, path, format, stamp, other_hard_links: other_names })
    }
}

/// Saves the content. Calls `before_replacing` with the stamp of the complete new file before it replaces the old one.
fn write(
    content: &Content,
    format: Format,
    path: &Path,
    keeps_backup: bool,
    progress: &Progress,
    before_replacing: impl FnOnce(Stamp),
) -> Result<Stamp, FileError> {
    let changed = || {
        content.changed_source().map(|(changed, is_added)| {
            let (path, changed) = (path.to_owned(), changed.to_owned());
            FileError::SourceChanged { path, changed, is_added }
        })
    };
    changed().map_or(Ok(()), Err)?;
    let target = SaveTarget::try_new(path)?;
    target.check_space(content.size(), || {
        let mut counter = Counter::default();
        // A read error shows up again when the file is written.
        let _ = content.write(format, &mut counter);
        counter.0
    })?;
    let new = target.write_new(content.size(), progress, |out| {
        content.write(format, out)?;
        if content.changed_source().is_some() { Err(ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    });
    let outcome = new.and_then(|new| {
        before_replacing(new.stamp);
        target.replace_with(new, keeps_backup)
    });
    outcome.map_err(|error| match error {
        FileError::Cancelled { .. } => error,
        error => changed().unwrap_or(error),
    })
}

impl Snapshot {
    /// Returns the ranges of records for files with `count` records each, or with more records where a game would be
    /// split. Returns at most `most` ranges.
    ///
    /// ```
    /// use fenwright::document::Document;
    /// let document = Document::from_bytes(b"8/8/8/8/8/8/8/8 w - - 0 1\n".repeat(5));
    /// assert_eq!(document.snapshot().split_ranges(2, 100).collect::<Vec<_>>(), [0..2, 2..4, 4..5]);
    /// ```
    pub fn split_ranges(&self, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        let content = &self.content;
        let mut start: usize = 0;
        let games = content.game_lookup((content.len() / count.max(1)).min(most));
        let stretch = move || {
            let last =
                start.saturating_add(count.max(1)).min(content.len()).checked_sub(1).filter(|last| *last >= start)?;
            let stretch = start..games.game_at(last).end.max(last + 1);
            start = stretch.end;
            Some(stretch)
        };
        std::iter::from_fn(stretch).take(most)
    }

    /// The approximate number of bytes of all records.
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// Saves these records, with their whole games, as a separate file, in the format of its extension or, if the
    /// extension is unknown, of the document. Returns the number of saved records. Unedited records are written byte
    /// for byte. The tail of the document is written only if the last record of the document is saved.
    ///
    /// # Errors
    /// If the file cannot be written or the job was cancelled. An existing file is kept.
    pub fn save_records(&self, records: &Records, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        // The size of these records is not known yet, so it is estimated by their number.
        progress.set_total(self.size() / self.len() as u64 * records.len() as u64);
        let games = self.content.game_ranges(records);
        self.save_runs(games.flat_map(|game| self.content.runs(game)), path, progress)
    }

    /// Returns what these records lose in the format given by the extension of a path.
    pub fn loss_for_records(&self, records: &Records, path: &Path) -> Option<Loss> {
        let games = self.content.game_ranges(records);
        let part = self.content.subset(games.flat_map(|game| self.content.runs(game)));
        part.loss(Format::from_path(path).unwrap_or(self.format()))
    }

    /// Saves a range of records like [`Snapshot::save_records`]; the progress counts bytes, without a total.
    ///
    /// # Errors
    /// As for [`Snapshot::save_records`].
    pub fn save_range(&self, stretch: Range<usize>, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        self.save_runs(self.content.runs(stretch), path, progress)
    }

    fn save_runs(
        &self,
        runs: impl IntoIterator<Item = RecordRun>,
        path: &Path,
        progress: &Progress,
    ) -> Result<usize, FileError> {
        let part = self.content.subset(runs);
        let format = Format::from_path(path).unwrap_or(self.format());
        write(&part, format, path, false, progress, |_| {})?;
        Ok(part.len())
    }
}

impl Content {
    /// The index ranges of these records, extended to whole games, in ascending order and disjoint.
    pub(super) fn game_ranges(&self, records: &Records) -> impl Iterator<Item = Range<usize>> {
        let mut ranges = records.ranges().take_while(|range| range.start < self.len()).peekable();
        let games = self.game_lookup(records.len());
        let mut end = 0;
        std::iter::from_fn(move || {
            let first = ranges.find(|range| range.end > end)?;
            let start = games.game_at(first.start.max(end)).start;
            end = games.game_at(first.end.min(self.len()) - 1).end;
            while let Some(next) = ranges.next_if(|next| next.start <= end) {
                if next.end > end {
                    end = games.game_at(next.end.min(self.len()) - 1).end;
                }
            }
            Some(start..end)
        })
    }
}
