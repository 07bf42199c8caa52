//! Saving as a job that can run on another thread.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{Document, FileOnDisk};
use crate::document::content::{Content, Snapshot};
use crate::document::format::{Format, Loss};
use crate::document::io::{Counter, FileError, SaveTarget, Stamp, other_names};
use crate::document::work::Progress;

/// A prepared save, independent of the document.
#[derive(Debug)]
pub struct SaveJob {
    content: Content,
    path: PathBuf,
    format: Format,
    keeps_backup: bool,
}

/// The result of a save, to be passed to [`Document::complete_save`].
#[derive(Debug)]
pub struct CompletedSave {
    content: Content,
    path: PathBuf,
    format: Format,
    stamp: Stamp,
    other_hard_links: u64,
}

impl CompletedSave {
    /// The number of other names (hard links) of the replaced file. They keep the old content.
    pub const fn other_hard_links(&self) -> u64 {
        self.other_hard_links
    }
}

const _: () = {
    const fn assert_send<T: Send>() {}
    assert_send::<Snapshot>();
    assert_send::<SaveJob>();
    assert_send::<CompletedSave>();
};

impl Document {
    /// Prepares saving to a path. With `keeps_backup` the replaced file is kept under its name with `.bak`.
    pub fn prepare_save(&mut self, path: &Path, keeps_backup: bool) -> SaveJob {
        self.read_all();
        let format = self.format_at(path);
        SaveJob { content: self.content.clone(), path: path.to_owned(), format, keeps_backup }
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
    /// If the file cannot be written, if another program changed a source that is still needed, or if the job was
    /// cancelled. The old file is kept.
    pub fn run(self, progress: &Progress) -> Result<CompletedSave, FileError> {
        let Self { content, path, format, keeps_backup } = self;
        progress.set_total(content.size());
        let other_names = other_names(&path);
        let stamp = write(&content, format, &path, keeps_backup, progress)?;
        Ok(CompletedSave { content, path, format, stamp, other_hard_links: other_names })
    }
}

pub(super) fn write(
    content: &Content,
    format: Format,
    path: &Path,
    keeps_backup: bool,
    progress: &Progress,
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
    let outcome = target.write(content.size(), progress, keeps_backup, |out| {
        content.write(format, out)?;
        if content.changed_source().is_some() { Err(ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    });
    outcome.map_err(|error| match error {
        FileError::Cancelled { .. } => error,
        error => changed().unwrap_or(error),
    })
}
