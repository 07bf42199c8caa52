//! Records of one document in another one, as a document or as a text.

use std::path::Path;

use super::Document;
use crate::document::content::{Records, Segment, Snapshot};
use crate::document::edit::LONGEST_TEXT;
use crate::document::format::{Format, Loss};
use crate::document::history::StepName;
use crate::document::io::FileError;

/// What an import of another document did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// How many records were put in.
    pub records: usize,
    /// How many characters the encoding of the file does not have: each of them is a `?` now.
    pub replaced: usize,
    /// What was lost because the other document has another format.
    pub loss: Option<Loss>,
}

/// The records of a document, made ready to be put into another one, which a thread of its own can do.
#[derive(Debug)]
pub struct Import {
    segment: Segment,
    replaced: usize,
    loss: Option<Loss>,
    /// Whether they come from a file.
    is_file: bool,
}

impl Snapshot {
    /// Makes the records of another document ready to be put into the one that this was taken of, once that was read
    /// to its end. They are taken as they would be saved in the format of this document; encoding and line ends become
    /// those of its file. Comments before the first and behind the last game or line go with that.
    ///
    /// A large file of the same format, encoding and line ends stays on the disk; others are held.
    ///
    /// # Errors
    /// If its file can no longer be read to its end, as after another program has shortened it, or if it has too many
    /// records.
    pub fn prepare_import(&self, mut other: Document) -> Result<Import, FileError> {
        other.content.read_all();
        let is_file = other.path().is_some();
        let path = other.path().map(Path::to_owned).unwrap_or_default();
        if let Some(fault) = other.reading_fault() {
            return Err(FileError::of_reading(&path, fault));
        }
        let loss = other.content.loss(self.format());
        let fail = |error| FileError::of_opening(&path, error);
        let (segment, replaced) = match self.content.adopted(&other.content) {
            Some(segment) => (segment, 0),
            None => self.content.rewritten(other.content).map_err(fail)?,
        };
        if !self.content.has_names_for(&segment) {
            return Err(FileError::TooManyRecords { path });
        }
        Ok(Import { segment, replaced, loss, is_file })
    }
}

impl Document {
    /// These records, or rather their games, as they would stand in a file of the document's format: comments,
    /// operations, moves and marks included, with line feeds. `None` if that is more than 64 MB.
    pub fn copy_of(&self, records: &Records) -> Option<String> {
        self.text_in(self.format(), records)
    }

    /// These records as they would stand in a file of a format, for other programs: titles stand also where these look
    /// for them. With what is lost in that format; `None` if it is more than 64 MB.
    pub fn copy_as(&self, format: Format, records: &Records) -> Option<(String, Option<Loss>)> {
        let text = format.grammar().titled_for_others(self.text_in(format, records)?);
        let games = self.content.games_of(records);
        let part = self.content.part(games.flat_map(|game| self.content.runs(game)));
        Some((text, part.loss(format)))
    }

    fn text_in(&self, format: Format, records: &Records) -> Option<String> {
        // Each record has a byte at least.
        if records.len() > LONGEST_TEXT {
            return None;
        }
        let runs = self.content.runs_of(self.content.games_of(records));
        let bytes = self.content.bytes_of(runs, format, LONGEST_TEXT)?;
        let mut text = self.content.text_of(&bytes);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Some(text)
    }

    /// How many characters of a text the encoding of the file does not have: each would become a `?` in it.
    pub fn count_replaced(&self, text: &str) -> usize {
        self.content.count_replaced(text)
    }

    /// Puts all records of another document before the one at this place, past the last one means at the end, as
    /// one undo step, and makes the first of them current. See [`Snapshot::prepare_import`].
    ///
    /// # Errors
    /// As for [`Snapshot::prepare_import`]; nothing is put in then.
    pub fn import(&mut self, at: usize, other: Self) -> Result<ImportReport, FileError> {
        self.content.read_all();
        let incoming = self.snapshot().prepare_import(other)?;
        Ok(self.apply_import(at, incoming))
    }

    /// Puts records in that were made ready for this document, as [`Document::import`] does.
    pub fn apply_import(&mut self, at: usize, Import { segment, replaced, loss, is_file }: Import) -> ImportReport {
        const JOIN: StepName =
            StepName { one: "document-step-add-positions-of-a-file", many: "document-step-add-positions-of-files" };
        const PASTE: StepName =
            StepName { one: "document-step-paste-positions", many: "document-step-paste-positions" };
        self.content.read_all();
        self.history.begin(self.selection);
        let run = self.content.enter(segment);
        let changes = self.editor().insert(at, vec![run]);
        self.end_changes(if is_file { JOIN } else { PASTE }, changes);
        ImportReport { records: run.count as usize, replaced, loss }
    }
}
