//! A file of positions: its records, edits, undo history, opening and saving.
//!
//! In FEN and EPD files, every line that is neither blank nor a comment (`#`, `;`, `%`, `//`) is a record. A line that
//! cannot be read is kept as it is until it is edited. Blank lines and comments belong to the record below them; after
//! the last record, they are the tail of the file. In a PGN, every FEN tag is a record, and so is every game without a
//! FEN tag, which has the start position.
//!
//! Unedited content is written back byte for byte, in its original encoding and with its original line ends. An edit of
//! a position replaces the line of a FEN, the changed fields of an EPD line, or the value of a FEN tag in a PGN.
//!
//! The texts about a position, such as its title and author, are the [`Metadata`] of its record; every format stores
//! them in its own way. A record can be marked as done: with the operation `done;` in EPD, a comment `# done` above the
//! line in FEN, a comment `{done}` before the moves in PGN. Arrows and marked squares are commands such as `[%csl
//! Ge4][%cal Gd1h5]` in comments at the same places; in EPD they are in one of the operations `c0` to `c9`. Each
//! inserted text or file is kept as a separate source, in addition to the opened file.
//!
//! A file of more than 16 MB stays on disk. A thread scans it and indexes only some of its records; the others are
//! looked up on demand, so memory grows with the edits, not with the file.
//!
//! A [`Document`] is changed by [`Document::apply`] with an [`Edit`], and by [`Document::apply_import`] and
//! [`Document::apply_bulk_update`] with changes that were prepared on another thread. Each call is one step to undo.
//!
//! The folders; each imports only from the folders before it:
//!
//! - `work`: progress, and work on several threads;
//! - `io`: the bytes of files, their encodings and lines, and safe writing;
//! - `format`: FEN, EPD and PGN, each a grammar; no other folder depends on a particular format;
//! - `content`: the records in their order, their sources and their edits;
//! - `history`: undo and redo;
//! - `edit`: how each edit changes the records;
//! - then this file and the files beside it: the [`Document`], its file, saving, joining, splitting;
//! - `scan`: searching, checking and arranging all records; `journal`: recovery after a crash.
//!
//! ```
//! use fenwright::document::{Document, Edit};
//!
//! let mut document = Document::from_bytes(b"# mate\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\n".to_vec());
//! assert_eq!(document.record(0).name().as_deref(), Some("mate"));
//! document.apply(Edit::Move { from: "d1".parse().unwrap(), to: "d8".parse().unwrap() });
//! assert_eq!(document.record(0).text(), "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1");
//! assert!(document.is_modified());
//! document.undo();
//! assert!(!document.is_modified());
//! ```

mod composition;
mod content;
mod edit;
mod editing;
mod exercise;
mod extract;
mod format;
mod history;
mod io;
pub mod journal;
mod saving;
mod scan;
mod solution;
mod stated_solution;
mod work;

use std::io::Write;
use std::path::Path;

pub use composition::{popeye_problem, record_composition, stated_composition, twin_records};
pub use content::{Records, Sequence, Snapshot};
pub use edit::{Arrangement, BulkUpdate, Edit, RecordUpdate, UpdateRefusal};
pub use editing::{Import, ImportReport};
pub use exercise::{Exercise, ExerciseMove, ExerciseOutcome, PlayedMove};
pub use extract::{ExtractedPosition, Extraction, GamePlace, NotAPlace};
#[cfg(feature = "vision")]
pub(crate) use format::field_operations;
#[cfg(feature = "render")]
pub(crate) use format::keywords_of_operations;
pub use format::{
    Column, ColumnRole, Columns, Field, Format, Loss, Metadata, RecordId, RecordView, Statement, Unreadable,
    UnreadableReason,
};
pub(crate) use format::{
    LineWalk, Remarks, WalkedRecord, annotations_of_lines, comments_outside, lead_text, marked_comments,
    may_name_variant, plain_comment, remarks_above, split_lines as lines, states_field, with_comment,
    with_field_comment,
};
pub(crate) use io::{
    BATCH, Batch, Batches, LineKind, begins_record, comment_text, decoded, line_ends, read_some, require_text,
    strip_bom, truncate_utf8,
};
pub use io::{
    FileError, FileOperation, FileState, LineLog, ReadingFault, Stamp, escape_invisible, exists, file_size, is_picture,
    make_folder, open, quoted, read_bytes, read_limited, remove_strays, restrict_to_owner, watch_signals, write_file,
    write_private_file, write_unsynced,
};
pub use saving::{CompletedSave, SaveJob};
pub use scan::{arrange, check, search};
pub use solution::{
    CompactSolution, FoundSolution, MissingSolution, MissingSolutions, ProvenSolution, Puzzle, SolvedPuzzle,
    solved_moves,
};
pub use stated_solution::{StatedLine, record_moves, stated_key, stated_moves, stated_solution};
pub use work::background;
pub(crate) use work::parallel;
pub use work::{Progress, Wake};

use crate::board::{Position, Square};
use content::Content;
use edit::{CurrentRecord, writable};
use history::{History, Selection};
use io::{Bytes, FnSink};
use journal::JournalHandle;
use saving::FileOnDisk;

/// The records of a file or an untitled document, with their history. There is at least one record; one is current.
#[derive(Debug)]
pub struct Document {
    content: Content,
    history: History,
    selection: Selection,
    current: CurrentRecord,
    file: Option<FileOnDisk>,
    /// The journal with the unsaved edits, if there is one.
    journal: Option<JournalHandle>,
    /// `true` if the content counts as unsaved even without edits, because its file no longer contains it.
    is_detached: bool,
    revision: u64,
    /// A number that changes whenever anything except the selection may have changed.
    content_revision: u64,
    /// The record changed by the last edit, if it changed exactly one.
    last_edited: Option<RecordId>,
}

impl Document {
    /// An untitled document with one record, the start position; unmodified.
    pub fn new() -> Self {
        let mut content = Content::from_positions([Position::start()]);
        content.mark_saved(Format::Fen);
        Self::from_content(content, None)
    }

    /// An untitled document with these positions. It is modified unless it has only the start position.
    pub fn with_positions(positions: Vec<Position>) -> Self {
        match positions.as_slice() {
            [] => Self::new(),
            [position] if *position == Position::start() => Self::new(),
            _ => Self::from_content(Content::from_positions(positions.into_iter().map(writable)), None),
        }
    }

    /// Opens a file in the format given by its extension, or in the detected one. A file without records shows the
    /// start position and stays as it is until edited.
    ///
    /// # Errors
    /// If the file does not exist, is not a text file or cannot be read.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        /// Number of bytes in which a compressed file can be recognized.
        const BEGINNING: usize = 16;
        let (bytes, stamp) = io::file::read(path)?;
        let content = require_text(path, &bytes.get(0..BEGINNING.min(bytes.len())))
            .and_then(|()| Content::from_file(bytes, Format::from_path(path)))
            .map_err(|error| FileError::from_open_error(path, error))?;
        if !content.is_text() {
            return Err(FileError::NotText { path: path.to_owned() });
        }
        Ok(Self::from_content(content, Some(FileOnDisk { path: path.to_owned(), stamp })))
    }

    /// An untitled, unmodified document with the content of a file in the detected format.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self::from_held(bytes, None)
    }

    /// An untitled, unmodified document with the content of a file in this format.
    pub fn from_bytes_as(bytes: Vec<u8>, format: Format) -> Self {
        Self::from_held(bytes, Some(format))
    }

    fn from_held(bytes: Vec<u8>, format: Option<Format>) -> Self {
        let content = Content::from_file(Bytes::held(bytes), format);
        content.map_or_else(|_| Self::new(), |content| Self::from_content(content, None))
    }

    fn from_content(content: Content, file: Option<FileOnDisk>) -> Self {
        let current = CurrentRecord::read(&content.view(0));
        Self {
            content,
            history: History::default(),
            selection: Selection::default(),
            current,
            file,
            journal: None,
            is_detached: false,
            revision: 0,
            content_revision: 0,
            last_edited: None,
        }
    }

    /// Returns how much of a large file has been read, from 0 to 1, or `None` once it is read completely.
    pub fn reading_progress(&self) -> Option<f32> {
        self.content.progress()
    }

    /// Takes over the records read since the last call. Returns `true` if there are any. The revision changes only if
    /// the encoding of the file turns out to be different from the detected encoding.
    pub fn poll_reading(&mut self) -> bool {
        self.refresh_if_encoding_changes(Content::poll_reading)
    }

    /// Waits until a large file is read completely.
    pub fn read_all(&mut self) {
        self.refresh_if_encoding_changes(Content::read_all);
    }

    fn refresh_if_encoding_changes<T>(&mut self, read: impl FnOnce(&mut Content) -> T) -> T {
        let was_unicode = self.content.file.source.is_unicode();
        let result = read(&mut self.content);
        if was_unicode != self.content.file.source.is_unicode() {
            self.refresh();
        }
        result
    }

    /// The format in which the document is saved: the format of its file, or FEN.
    pub fn format(&self) -> Format {
        self.content.format
    }

    /// The columns of a file that is a table; `None` in other formats.
    pub fn columns(&self) -> Option<&Columns> {
        self.content.columns().filter(|_| self.format().is_table())
    }

    /// The comments at the top of the file that belong to no record, one a line. The first is the title of the file.
    pub fn header(&self) -> String {
        self.content.header()
    }

    /// The number of records, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// The index of the current record.
    pub fn current(&self) -> usize {
        self.selection.current
    }

    /// Makes the record at this index current, or the last record if the index is too large. Undo and redo restore the
    /// selection of their step.
    pub fn select(&mut self, index: usize) {
        self.change_selection(Selection { current: index, ..self.selection });
    }

    /// The selected square, if there is one. It is always on the board.
    pub fn cursor(&self) -> Option<Square> {
        self.selection.cursor
    }

    /// Selects a square, or no square; undo and redo restore the selection. If an edit moves the selected piece, call
    /// this in the same gesture as the edit.
    pub fn set_cursor(&mut self, cursor: Option<Square>) {
        self.change_selection(Selection { cursor, ..self.selection });
    }

    fn change_selection(&mut self, selection: Selection) {
        let (before, board) = (self.selection, self.working_position().board.size());
        self.set_selection(selection, false);
        self.revision += u64::from(self.selection != before || self.working_position().board.size() != board);
    }

    /// Sets the selection, limited to existing records and squares of the board. Reads the current record again if
    /// another record becomes current, or if `is_outdated` is `true` because its content may have changed.
    fn set_selection(&mut self, selection: Selection, is_outdated: bool) {
        let current = selection.current.min(self.len() - 1);
        if is_outdated || current != self.selection.current {
            self.current = CurrentRecord::read(&self.content.view(current));
        }
        let size = self.working_position().board.size();
        self.selection = Selection { current, cursor: selection.cursor.filter(|square| size.contains(*square)) };
    }

    /// A view of the record at this index, or of the last record if the index is too large.
    pub fn record(&self, index: usize) -> RecordView<'_> {
        self.content.view(index)
    }

    /// The position of the current record; for an unreadable record, as much of it as can be read.
    pub fn position(&self) -> &Position {
        &self.current.position
    }

    /// The position from which the next edit starts: the draft, if there is one, or the position of the current record.
    pub fn working_position(&self) -> &Position {
        self.current.working_position()
    }

    /// The document as it is now, for use on another thread.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { content: self.content.clone(), revision: self.revision }
    }

    /// The records and their order as they are now.
    pub fn sequence(&self) -> Sequence {
        Sequence(self.content.order.clone())
    }

    /// Returns `true` if there is a record with this id.
    pub fn contains(&self, id: RecordId) -> bool {
        self.content.contains(id)
    }

    /// The index of the record with this id.
    pub fn index_of(&self, id: RecordId) -> Option<usize> {
        self.content.index_of(id)
    }

    /// Sets the draft, the position read from a text that is still being typed. The next edit starts from the draft and
    /// drops it. Selecting another record drops it too.
    pub fn set_draft(&mut self, draft: Option<Position>) {
        self.current.draft = draft;
    }

    /// The reason why the current record is not a position; `None` if it is one.
    pub fn unreadable(&self) -> Option<&Unreadable> {
        self.current.unreadable.as_ref()
    }

    /// Updates everything derived from content and selection after a change.
    fn refresh(&mut self) {
        self.last_edited = None;
        self.set_selection(self.selection, true);
        self.revision += 1;
        self.content_revision += 1;
    }

    /// Returns `true` if the content differs from the last opened or saved content. Edits that were reverted do not
    /// count.
    pub fn is_modified(&self) -> bool {
        self.is_detached || self.content.is_modified()
    }

    /// A number that changes whenever anything visible may have changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that changes whenever a record or the order may have changed, but not with the selection.
    pub fn content_revision(&self) -> u64 {
        self.content_revision
    }

    /// The index of the only record changed by the last edit, undo or redo, if the order did not change.
    pub fn only_edited_record(&self) -> Option<usize> {
        self.content.index_of(self.last_edited?)
    }

    /// The indexes of records of a PGN whose moves are playable from the position on disk, but not from the edited one.
    pub fn records_with_unplayable_moves(&self) -> Vec<usize> {
        self.content.records_with_unplayable_moves()
    }

    /// Returns what is lost by writing all records in this format; `None` if nothing is. Reads every record.
    pub fn loss_in(&mut self, format: Format) -> Option<Loss> {
        self.read_all();
        self.content.loss(format)
    }

    /// Writes all records in another format, as saving would. Waits until a large file is read.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn write_in(mut self, format: Format, out: &mut dyn Write) -> std::io::Result<()> {
        self.read_all();
        self.content.write(format, &mut FnSink(|bytes: &[u8]| out.write_all(bytes)))
    }

    /// Writes the document as saving would.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn write_to(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.content.write(self.format(), &mut FnSink(|bytes: &[u8]| out.write_all(bytes)))
    }
}

impl Default for Document {
    fn default() -> Self {
        Self::new()
    }
}
