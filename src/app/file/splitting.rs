//! Splitting the file into several files.

use std::path::{Path, PathBuf};

use super::paths::{PathTask, with_suffix};
use super::questions;
use super::state::{FileDialog, State};
use crate::app::shell::{Command, ModalWorker as _, Shell};
use crate::app::ui::{file_wording, parse_number};
use crate::document::{self, Document, FileError, Progress, Snapshot};
use crate::tr;

const MAX_FILES: usize = 10_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitPlan {
    /// The path from which the file names are derived. It has no folder if the folder is not known yet.
    path: PathBuf,
    count: usize,
    pub(super) files: usize,
}

impl SplitPlan {
    /// Plans to split a document into files with the typed number of positions, or returns why that is impossible.
    fn from_text(document: &Document, text: &str) -> Result<Self, &'static str> {
        let count = parse_number(text).filter(|count| *count > 0).ok_or_else(|| tr!("file-split-no-number"))?;
        let name = || PathBuf::from("positions").with_extension(document.format().extension());
        Self::new(document, document.path().map_or_else(name, Path::to_owned), count)
    }

    fn new(document: &Document, path: PathBuf, count: usize) -> Result<Self, &'static str> {
        match document.snapshot().split_ranges(count, MAX_FILES + 1).count() {
            0 | 1 => Err(tr!("file-split-one")),
            files if files > MAX_FILES => Err(tr!("file-split-too-many")),
            files => Ok(Self { path, count, files }),
        }
    }

    /// Returns the name of the file with this index, counted from 0: "puzzles-001.fen".
    fn name(&self, index: usize) -> String {
        let digits = self.files.to_string().len().max(3);
        with_suffix(&self.path, &format!("{:0digits$}", index + 1))
    }

    /// Returns the first and the last name: "puzzles-001.fen to puzzles-012.fen".
    pub(super) fn names(&self) -> String {
        tr!("file-split-names", first = self.name(0), last = self.name(self.files - 1))
    }

    fn file_path(&self, index: usize) -> PathBuf {
        self.path.with_file_name(self.name(index))
    }

    fn existing(&self) -> usize {
        (0..self.files).filter(|index| document::exists(&self.file_path(*index))).count()
    }

    /// Writes the files until an error or a cancellation. Returns the number of files written, and the error.
    fn write(&self, snapshot: &Snapshot, progress: &Progress) -> (usize, Option<FileError>) {
        progress.set_total(snapshot.size());
        for (index, stretch) in snapshot.split_ranges(self.count, self.files).enumerate() {
            let result = snapshot.save_range(stretch, &self.file_path(index), progress);
            if progress.is_cancelled() {
                return (index, None);
            }
            if let Err(error) = result {
                return (index, Some(error));
            }
        }
        (self.files, None)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitField {
    pub text: String,
    pub split: Result<SplitPlan, &'static str>,
}

impl SplitField {
    pub(super) fn proposed(document: &Document) -> Self {
        let len = document.len();
        let count = if len > 100 { 100.max(len.div_ceil(MAX_FILES)) } else { len.div_ceil(2) };
        Self::new(count.to_string(), document)
    }

    pub(super) fn new(text: String, document: &Document) -> Self {
        let split = SplitPlan::from_text(document, &text);
        Self { text, split }
    }
}

impl State {
    /// Splits the file as typed. If the document has no file, asks for a path first.
    pub(super) fn confirm_split(&mut self, field: SplitField, shell: &mut Shell) {
        match field.split {
            Ok(split) if split.path.parent().is_none_or(|folder| folder == Path::new("")) => {
                self.ask_path(PathTask::Split(split.count), shell);
            }
            Ok(split) => self.split_confirming_replace(split, shell),
            Err(_) => self.open_dialog(FileDialog::Split(field), shell),
        }
    }

    pub(super) fn split_beside(&mut self, path: &Path, count: usize, shell: &mut Shell) {
        match SplitPlan::new(&shell.document, path.to_owned(), count) {
            Ok(split) => self.split_confirming_replace(split, shell),
            Err(why) => shell.notices.failed(tr!("file-not-split", why = why), None),
        }
    }

    fn split_confirming_replace(&mut self, split: SplitPlan, shell: &mut Shell) {
        match split.existing() {
            0 => self.write_parts(split, shell),
            existing => self.ask_question(questions::replace_parts(split, existing), shell),
        }
    }

    pub(super) fn write_parts(&mut self, split: SplitPlan, shell: &mut Shell) {
        let snapshot = shell.document.snapshot();
        let what = tr!("file-splitting", count = split.files);
        let write = move |progress: &Progress| {
            let (written, error) = split.write(&snapshot, progress);
            (split, written, error)
        };
        self.start_job(what, shell, write, |_, (split, written, error), shell| {
            let count = split.files;
            match error {
                Some(error) => {
                    let failure = file_wording::failure(&error);
                    let sentence = tr!("file-split-failed", failure = failure, written = written, count = count);
                    shell.notices.failed(sentence, Some(Command::SplitFile));
                }
                None if written < count => {
                    shell.notices.noted(tr!("file-split-cancelled", written = written, count = count));
                }
                None => shell.notices.done(tr!("file-split-done", count = count, names = split.names())),
            }
        });
    }
}
