//! Saving as work of its own, which may take long.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{Document, FileOnDisk};
use crate::document::content::Content;
use crate::document::format::{Format, Loss};
use crate::document::io::{Counter, FileError, Stamp, Target, other_names};
use crate::document::work::Progress;

/// What is to be saved, apart from the document, so that another thread can do it.
#[derive(Debug)]
pub struct Saving {
    content: Content,
    path: PathBuf,
    format: Format,
    keeps_backup: bool,
}

/// What was saved.
#[derive(Debug)]
pub struct CompletedSave {
    content: Content,
    path: PathBuf,
    format: Format,
    stamp: Stamp,
    other_names: u64,
}

impl CompletedSave {
    /// How many further names (hard links) the file had that was replaced. They keep what it held.
    pub const fn other_names(&self) -> u64 {
        self.other_names
    }
}

const _: () = {
    const fn goes_to_other_threads<T: Send>() {}
    goes_to_other_threads::<Saving>();
    goes_to_other_threads::<CompletedSave>();
};

impl Document {
    /// What saving to a path takes. `keeps_backup`: the file that is replaced stays, under its name with `.bak`.
    pub fn saving(&mut self, path: &Path, keeps_backup: bool) -> Saving {
        self.read_all();
        let format = self.format_at(path);
        Saving { content: self.content.clone(), path: path.to_owned(), format, keeps_backup }
    }

    /// Notes that the document was saved. What was changed since then counts as modified.
    pub fn complete_save(&mut self, saved: CompletedSave) {
        let CompletedSave { content, path, format, stamp, .. } = saved;
        self.file = Some(FileOnDisk { path, stamp });
        self.content.mark_saved_as(content, format);
        self.is_detached = false;
        self.revision += 1;
    }
}

impl Saving {
    /// How many bytes the file will have, more or less.
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// What saving would lose because the path states another format than the document's. Reads every record then.
    pub fn loss(&self) -> Option<Loss> {
        self.content.loss(self.format)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written, if what is to be written of an open file was changed by another program, or if the
    /// work was cancelled. The old file is kept then, and there is no other.
    pub fn run(self, progress: &Progress) -> Result<CompletedSave, FileError> {
        let Self { content, path, format, keeps_backup } = self;
        progress.set_total(content.size());
        let other_names = other_names(&path);
        let stamp = write(&content, format, &path, keeps_backup, progress)?;
        Ok(CompletedSave { content, path, format, stamp, other_names })
    }
}

/// Writes a content to a path in a format. `keeps_backup`: the file that is replaced stays, under its name with `.bak`.
///
/// # Errors
/// As for [`Saving::run`].
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
    let target = Target::of(path)?;
    target.require_room(content.size(), || {
        let mut counter = Counter::default();
        // What cannot be read is found out when it is to be written.
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
