//! Inserting records of another document, and copying records as text.

use std::path::Path;

use super::Document;
use crate::document::content::{Records, Segment, Snapshot};
use crate::document::edit::MAX_COPY_LEN;
use crate::document::format::{Format, Loss};
use crate::document::history::StepName;
use crate::document::io::FileError;

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The number of inserted records.
    pub records: usize,
    /// The number of characters that the encoding of the file lacks and that were replaced by `?`.
    pub replaced: usize,
    /// The loss if the other document has another format.
    pub loss: Option<Loss>,
}

/// The records of another document, prepared for insertion. The preparation can run on another thread.
#[derive(Debug)]
pub struct Import {
    segment: Segment,
    replaced: usize,
    loss: Option<Loss>,
    /// `true` if they come from a file.
    is_from_file: bool,
}

impl Snapshot {
    /// Prepares the records of another document for insertion into the document of this snapshot, which must be read
    /// completely. They are converted to the format, encoding and line ends of this document. Comments before the first
    /// and after the last record go with these.
    ///
    /// A large file of the same format, encoding and line ends stays on disk; others are held in memory.
    ///
    /// # Errors
    /// If the other file cannot be read to its end, for instance because another program truncated it, or if it has too
    /// many records.
    pub fn prepare_import(&self, mut other: Document) -> Result<Import, FileError> {
        other.content.read_all();
        let is_file = other.path().is_some();
        let path = other.path().map(Path::to_owned).unwrap_or_default();
        if let Some(fault) = other.reading_fault() {
            return Err(FileError::from_read_fault(&path, fault));
        }
        let loss = other.content.loss(self.format());
        let fail = |error| FileError::from_open_error(&path, error);
        let (segment, replaced) = match self.content.share_file(&other.content) {
            Some(segment) => (segment, 0),
            None => self.content.convert(other.content).map_err(fail)?,
        };
        if !self.content.has_ids_for(&segment) {
            return Err(FileError::TooManyRecords { path });
        }
        Ok(Import { segment, replaced, loss, is_from_file: is_file })
    }
}

impl Document {
    /// The text of these records, or of their games, in the document's format: with comments, operations, moves and
    /// marks, and line feeds as line ends. `None` if it is longer than 64 MB.
    pub fn records_text(&self, records: &Records) -> Option<String> {
        self.text_in_format(self.format(), records)
    }

    /// The text of these records in a format, for other programs: titles are also put where those look for them.
    /// Includes the loss of the conversion; `None` if the text is longer than 64 MB.
    pub fn export_text(&self, format: Format, records: &Records) -> Option<(String, Option<Loss>)> {
        let text = self.text_in_format(format, records)?;
        let text = match format.grammar().games() {
            Some(games) => games.titled_for_others(text),
            None => text,
        };
        let games = self.content.game_ranges(records);
        let part = self.content.subset(games.flat_map(|game| self.content.runs(game)));
        Some((text, part.loss(format)))
    }

    fn text_in_format(&self, format: Format, records: &Records) -> Option<String> {
        // Each record has at least one byte.
        if records.len() > MAX_COPY_LEN {
            return None;
        }
        let runs = self.content.runs_in_ranges(self.content.game_ranges(records));
        let bytes = self.content.encode_runs(runs, format, MAX_COPY_LEN)?;
        let mut text = self.content.decode_text(&bytes);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Some(text)
    }

    /// The number of characters that the encoding of the file lacks; each would become a `?`.
    pub fn count_unencodable(&self, text: &str) -> usize {
        self.content.count_unencodable(text)
    }

    /// Inserts records that [`Snapshot::prepare_import`] made for this document at this index, or at the end, as one
    /// undo step, and makes the first of them current.
    pub fn apply_import(
        &mut self,
        at: usize,
        Import { segment, replaced, loss, is_from_file: is_file }: Import,
    ) -> ImportReport {
        const JOIN: StepName =
            StepName { one: "document-step-add-positions-of-a-file", many: "document-step-add-positions-of-files" };
        const PASTE: StepName =
            StepName { one: "document-step-paste-positions", many: "document-step-paste-positions" };
        self.content.read_all();
        self.history.begin_gesture(self.selection);
        let run = self.content.add_segment(segment);
        let changes = self.editor().insert(at, vec![run]);
        self.finish_edit(if is_file { JOIN } else { PASTE }, changes);
        ImportReport { records: run.count as usize, replaced, loss }
    }
}
