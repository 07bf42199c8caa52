//! Saving as work of its own, which may take long.

use std::path::{Path, PathBuf};

use super::content::Content;
use super::error::FileError;
use super::file::{self, Stamp};
use super::format::Format;
use super::work::Progress;
use super::{Document, FileOnDisk};

/// What is to be saved, apart from the document, so that another thread can do it.
#[derive(Debug)]
pub struct Saving {
    content: Content,
    path: PathBuf,
    format: Format,
    keeps_backup: bool,
    revision: u64,
}

/// What was saved.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    format: Format,
    stamp: Stamp,
    revision: u64,
}

impl Document {
    /// What saving to a path takes. `keeps_backup`: the file that is replaced stays, under its name with `.bak`.
    #[must_use]
    pub fn saving(&mut self, path: &Path, keeps_backup: bool) -> Saving {
        self.content.read_all();
        let format = self.format_at(path);
        Saving { content: self.content.again(), path: path.to_owned(), format, keeps_backup, revision: self.revision }
    }

    /// Notes that the document was saved. One that was changed since then counts as modified all the same.
    pub fn take_saved(&mut self, saved: Saved) {
        let Saved { path, format, stamp, .. } = saved;
        self.file = Some(FileOnDisk { path, stamp });
        self.content.mark_saved(format);
        self.revision += 1;
    }
}

impl Saving {
    /// How many bytes the file will have, more or less.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written, or if the work was cancelled. The old file is kept then.
    pub fn run(self, progress: &Progress) -> Result<Saved, FileError> {
        let Self { content, path, format, revision, .. } = self;
        progress.set_total(content.size());
        let stamp = file::write(&path, |out| content.write(format, out))?;
        Ok(Saved { path, format, stamp, revision })
    }
}
