//! Edits, gestures, undo and redo of a document, inserting records of another document, and copying records as text.

use std::path::Path;

use super::Document;
use super::history::single_record;
use crate::document::content::{Records, Segment, Snapshot};
use crate::document::edit::{BulkUpdate, Edit, Editor, MAX_COPY_LEN};
use crate::document::format::{Field, Format, Loss, UnreadableReason};
use crate::document::history::{StepName, UndoChange, UndoOutcome};
use crate::document::io::FileError;

impl Document {
    /// Applies an edit as one undo step or within the open gesture. Without a change, returns `false` and adds no step.
    ///
    /// An edit of an unreadable record starts from the draft or, without a draft, from as much of the position as can
    /// be read, and makes the record readable. A record that is gone from its file cannot be edited.
    pub fn apply(&mut self, edit: Edit) -> bool {
        let is_gone = self.unreadable().is_some_and(|unreadable| unreadable.reason == UnreadableReason::Gone);
        if is_gone && !edit.is_structural() {
            return false;
        }
        let name = edit.step_name();
        if edit.is_structural() {
            self.content.read_all();
        }
        self.history.begin_gesture(self.selection);
        let changes = self.editor().apply(edit);
        self.finish_edit(name, changes)
    }

    pub(super) fn editor(&mut self) -> Editor<'_> {
        Editor { content: &mut self.content, selection: &mut self.selection, current: &self.current }
    }

    /// Ends an edit and adds its changes to the history. Returns `true` if there are any.
    pub(super) fn finish_edit(&mut self, name: StepName, changes: Vec<UndoChange>) -> bool {
        let is_changed = !changes.is_empty();
        if is_changed {
            let edited = single_record(&changes);
            self.history.record(name, changes);
            self.refresh();
            self.last_edited = edited;
        }
        self.history.end_gesture(&mut self.content, self.selection);
        is_changed
    }

    /// Applies prepared updates, but skips records that changed since then. Returns the number of changed records.
    pub fn apply_bulk_update(&mut self, stated: BulkUpdate) -> usize {
        let has_fields = stated.has_fields;
        self.history.begin_gesture(self.selection);
        let changes = self.editor().apply_updates(stated);
        let count = changes.len();
        // The name of the step depends only on the field and on the number of values: one or several.
        let edit = if has_fields {
            Edit::SetField { field: Field::Solution, values: vec![Default::default(); count.min(2)] }
        } else {
            Edit::SetRecordOperations(Vec::new())
        };
        self.finish_edit(edit.step_name(), changes);
        count
    }

    /// Begins a gesture: all edits until its end are one undo step. Gestures can be nested.
    pub fn begin_gesture(&mut self) {
        self.history.begin_gesture(self.selection);
    }

    /// Ends a gesture. Returns `true` if the gesture became an undo step, because it changed something.
    pub fn end_gesture(&mut self) -> bool {
        self.history.end_gesture(&mut self.content, self.selection)
    }

    /// Returns `true` if there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.undo_name().is_some()
    }

    /// Returns `true` if there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.redo_name().is_some()
    }

    /// The name of the step that undo reverts, such as "place pieces".
    pub fn undo_name(&self) -> Option<&'static str> {
        self.history.undo_name(&self.content)
    }

    /// The name of the step that redo applies, such as "place pieces".
    pub fn redo_name(&self) -> Option<&'static str> {
        self.history.redo_name(&self.content)
    }

    /// Undoes the last step and restores the selection before it. An open gesture ends first.
    pub fn undo(&mut self) -> bool {
        let went = self.history.undo(&mut self.content, self.selection);
        self.restore(went)
    }

    /// Redoes the last undone step and restores the selection after it. An open gesture ends first.
    pub fn redo(&mut self) -> bool {
        let went = self.history.redo(&mut self.content, self.selection);
        self.restore(went)
    }

    fn restore(&mut self, went: Option<UndoOutcome>) -> bool {
        if let Some(UndoOutcome { selection, edited }) = went {
            self.selection = selection;
            self.refresh();
            self.last_edited = edited;
        }
        went.is_some()
    }

    /// Returns the text of these records, with their games, in the document's format, with line feeds; `None` above 64
    /// MB.
    pub fn records_text(&self, records: &Records) -> Option<String> {
        self.text_in_format(self.format(), records)
    }

    /// Returns the text of these records, with their games, in a format and for other programs, and the loss of the
    /// conversion; `None` if the text has more than 64 MB.
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

    /// Returns the text of these records, with their games, in a format and with line feeds; `None` above 64 MB.
    pub fn text_in_format(&self, format: Format, records: &Records) -> Option<String> {
        // Each record has at least one byte, so the text would be too long.
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

    /// The number of characters of a text that the encoding of the file lacks. Each of them would become a `?`.
    pub fn count_unencodable(&self, text: &str) -> usize {
        self.content.file.source.encoding.count_replaced(text)
    }

    /// Inserts the records of an import that [`Snapshot::prepare_import`] made for this document. They go before the
    /// record at this index, or to the end, as one undo step. The first of them becomes current.
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

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The number of inserted records.
    pub records: usize,
    /// The number of characters that the encoding of the file lacks and that were replaced by `?`.
    pub replaced: usize,
    /// The loss of the conversion, if the other document has another format.
    pub loss: Option<Loss>,
}

/// The records of another document, prepared for insertion. The preparation can run on another thread.
#[derive(Debug)]
pub struct Import {
    segment: Segment,
    replaced: usize,
    loss: Option<Loss>,
    is_from_file: bool,
}

impl Snapshot {
    /// Prepares the records of another document for insertion into the document of this snapshot. The caller must have
    /// read the snapshot's document completely. The records are converted to its format, encoding and line ends, with
    /// the comments around them. A large file that needs no conversion stays on disk.
    ///
    /// # Errors
    /// If the other file cannot be read to its end, or if it has too many records.
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
