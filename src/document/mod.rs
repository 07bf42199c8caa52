//! A file of positions: records, edits, history, opening and saving.
//!
//! A file of FEN or EPD has one position a line. Blank lines and comments (`#`, `;`, `%`, `//`) belong to the
//! record below them; what follows the last record is the file's tail. Every other line is a record, also one
//! that cannot be read: it stays as it is until it is edited. In a PGN every FEN tag is a record, and so is
//! every game without one, which stands for the start position.
//!
//! What was not edited is written back byte for byte, in whatever encoding and with whatever line end it was
//! found: whole lines of FEN, the fields and operations of a line of EPD, all of a PGN but the values of
//! FEN tags.
//!
//! What a record says of its position, such as a title or an author, is its [`Metadata`], which every format states in its
//! own way. A record can be marked as done: by an operation `done;` in EPD, a comment `# done` above its line in FEN, a comment
//! `{done}` before the moves in a PGN. Arrows and marked squares are commands as in `[%csl Ge4][%cal Gd1h5]` in comments at
//! the same places, in EPD in one of the operations `c0` to `c9`. Texts and files that are put in are sources of their
//! own beside the file, kept as they are too.
//!
//! A file of more than 16 MB stays on the disk. A thread finds its records and keeps the place of one every so many
//! bytes; the others are looked up when they are asked for. So memory grows with the edits, not with the file.
//!
//! [`Edit`] is the one door through which a [`Document`] changes; every edit can be undone.
//!
//! The folders, each of which imports only from those before it:
//!
//! - `work`: progress, and work on several threads;
//! - `io`: the bytes of files, their encodings and lines, and writing them so that nothing is lost;
//! - `format`: FEN, EPD and PGN, each a grammar; nothing else knows a format;
//! - `content`: the records in their order, where they come from, and what became of them;
//! - `history`: undo and redo;
//! - `edit`: what each edit does to a content;
//! - then this file and those beside it: the [`Document`], its file, saving, joining, splitting;
//! - `scan`: searching, checking and arranging all records; `journal`: recovering after a crash.
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

mod content;
mod edit;
mod edited;
mod editing;
mod format;
mod history;
mod io;
mod joining;
pub mod journal;
mod on_disk;
mod saving;
mod scan;
mod solution;
mod splitting;
mod work;

use std::io::Write;
use std::path::Path;

pub use content::{Records, Sequence, Snapshot};
pub use edit::{Arrangement, Claim, Edit, Refusal, Restatements};
pub use format::{Field, Format, Loss, Metadata, Reason, RecordId, RecordView, Statement, Unreadable, with_thousands};
pub(crate) use format::{
    LineStep, LineWalk, Remarks, annotations_of_lines, comment_behind, comments_outside, lines_above,
    lines_of as lines, may_name_rules, plain_comment, remarks_above, with_comment, with_line_above,
};
pub(crate) use io::{
    BATCH, Batch, Batches, LONGEST_LINE, LineKind, begins_record, comment, cut, decoded, line_ends, read_some,
    without_mark,
};
pub use io::{
    Doing, FileError, FileState, ReadingFault, Stamp, exists, is_picture, keep_private, look_at, make_folder, open,
    plain, quoted, read_bytes, remove_strays, write_file, write_made,
};
pub use joining::{Import, ImportReport};
pub use saving::{CompletedSave, Saving};
pub use scan::{arrange, check, search};
pub use solution::{FoundSolution, Proof, ProvenSolution, stated_solution};
pub use work::background;
pub(crate) use work::parallel;
pub use work::{Progress, Wake};

use crate::board::{Position, Square};
use content::Content;
use edit::{Current, stateable};
use history::{History, Selection};
use io::{Bytes, Taking};
use on_disk::FileOnDisk;

/// The records of one file, or of none yet, with their history. There is always at least one record,
/// and one of them is current.
#[derive(Debug)]
pub struct Document {
    content: Content,
    history: History,
    selection: Selection,
    current: Current,
    file: Option<FileOnDisk>,
    /// Whether the content counts as unsaved whatever was edited, because its file holds it no longer.
    is_detached: bool,
    revision: u64,
    /// How often anything but the selection may have changed.
    edits: u64,
    /// The one record that the last of them changed, where it was one.
    edited: Option<RecordId>,
}

impl Document {
    /// An untitled document with one record, the start position; unmodified.
    pub fn new() -> Self {
        let mut content = Content::of_positions([Position::start()]);
        content.mark_saved(Format::Fen);
        Self::of(content, None)
    }

    /// An untitled document with these positions. It is modified unless it is no more than the start
    /// position, which no positions at all stand for too.
    pub fn with_positions(positions: Vec<Position>) -> Self {
        match positions.as_slice() {
            [] => Self::new(),
            [position] if *position == Position::start() => Self::new(),
            _ => Self::of(Content::of_positions(positions.into_iter().map(stateable)), None),
        }
    }

    /// Opens a file in the format that its ending states, else in the one that it looks like. One without any
    /// record shows the start position and stays as it is until edited.
    ///
    /// # Errors
    /// If there is no such file, if it is none, or if it cannot be read.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let (bytes, stamp) = io::file::read(path)?;
        let content =
            Content::of_file(bytes, Format::of_path(path)).map_err(|error| FileError::of_opening(path, error))?;
        if !content.is_text() {
            return Err(FileError::NotText { path: path.to_owned() });
        }
        Ok(Self::of(content, Some(FileOnDisk { path: path.to_owned(), stamp })))
    }

    /// An untitled document with the content of a file in the format that it looks like, unmodified.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Content::of_file(Bytes::held(bytes), None).map_or_else(|_| Self::new(), |content| Self::of(content, None))
    }

    /// An untitled document with the content of a file in this format, whatever it looks like, unmodified.
    pub fn from_bytes_as(bytes: Vec<u8>, format: Format) -> Self {
        let content = Content::of_file(Bytes::held(bytes), Some(format));
        content.map_or_else(|_| Self::new(), |content| Self::of(content, None))
    }

    fn of(content: Content, file: Option<FileOnDisk>) -> Self {
        let current = Current::of(&content.view(0));
        Self {
            content,
            history: History::default(),
            selection: Selection::default(),
            current,
            file,
            is_detached: false,
            revision: 0,
            edits: 0,
            edited: None,
        }
    }

    /// How much of a large file has been read, from 0 to 1; `None` once all of it is. Until then more records may
    /// come behind those that are there.
    pub fn reading(&self) -> Option<f32> {
        self.content.progress()
    }

    /// Takes what was read of a large file since the last time; whether there was anything. Further records are no
    /// other revision, but that it turns out to be in another encoding is.
    pub fn read_on(&mut self) -> bool {
        self.watching_encoding(Content::read_on)
    }

    /// Waits until a large file is read to its end, as what concerns all of its records has to.
    pub fn read_all(&mut self) {
        self.watching_encoding(Content::read_all);
    }

    fn watching_encoding<T>(&mut self, read: impl FnOnce(&mut Content) -> T) -> T {
        let was_unicode = self.content.is_unicode();
        let result = read(&mut self.content);
        if was_unicode != self.content.is_unicode() {
            self.refresh();
        }
        result
    }

    /// The format in which it is saved: that of its file; FEN without one.
    pub fn format(&self) -> Format {
        self.content.format()
    }

    /// What the comments at the top of the file say that belong to no record, each a line: the first is what the file
    /// is called. A blank line parts them from the first record.
    pub fn header(&self) -> String {
        self.content.header()
    }

    /// How many records there are, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// The index of the current record.
    pub fn current(&self) -> usize {
        self.selection.current
    }

    /// Makes this record current, or the last one if there are not so many. No undo step, but undo and
    /// redo go back to the selection of their step.
    pub fn select(&mut self, index: usize) {
        self.change_selection(Selection { current: index, ..self.selection });
    }

    /// The selected square, which is always on the board.
    pub fn cursor(&self) -> Option<Square> {
        self.selection.cursor
    }

    /// Selects a square, or none; a square off the board is none. Undo and redo restore it like the
    /// current record; a cursor that an edit moves on belongs into the edit's gesture.
    pub fn set_cursor(&mut self, cursor: Option<Square>) {
        self.change_selection(Selection { cursor, ..self.selection });
    }

    fn change_selection(&mut self, selection: Selection) {
        let (before, board) = (self.selection, self.working_position().board.size());
        self.selection.current = selection.current.min(self.len() - 1);
        if self.selection.current != before.current {
            self.current = Current::of(&self.content.view(self.selection.current));
        }
        let size = self.working_position().board.size();
        self.selection.cursor = selection.cursor.filter(|square| size.contains(*square));
        self.revision += u64::from(self.selection != before || size != board);
    }

    /// A look at a record, the last one if there are not so many.
    pub fn record(&self, index: usize) -> RecordView<'_> {
        self.content.view(index)
    }

    /// The position of the current record; of an unreadable one, what can be read of it.
    pub fn position(&self) -> &Position {
        &self.current.position
    }

    /// What the next edit of the current record starts from: its position, or the draft.
    pub fn working_position(&self) -> &Position {
        self.current.working_position()
    }

    /// The document as it is now, for work on another thread.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { content: self.content.clone(), revision: self.revision }
    }

    /// Which records there are now, and in which order.
    pub fn sequence(&self) -> Sequence {
        Sequence(self.content.order())
    }

    /// Whether a draft is set.
    pub fn has_draft(&self) -> bool {
        self.current.draft.is_some()
    }

    /// Whether there is a record of this name.
    pub fn holds(&self, id: RecordId) -> bool {
        self.content.holds(id)
    }

    /// The place of the record of this name, if there is one.
    pub fn place_of(&self, id: RecordId) -> Option<usize> {
        self.content.index_of(id)
    }

    /// Sets what can be read of a text that is still being typed. The record is not changed by it, but its
    /// next edit starts from there; after that, and for other records, it is forgotten.
    pub fn set_draft(&mut self, draft: Option<Position>) {
        self.current.draft = draft;
    }

    /// Why the current record is no position, if it is none.
    pub fn unreadable(&self) -> Option<&Unreadable> {
        self.current.unreadable.as_ref()
    }

    /// Brings everything that follows from content and selection up to date after a change.
    fn refresh(&mut self) {
        self.edited = None;
        self.selection.current = self.selection.current.min(self.len() - 1);
        self.current = Current::of(&self.content.view(self.selection.current));
        let size = self.working_position().board.size();
        self.selection.cursor = self.selection.cursor.filter(|square| size.contains(*square));
        self.revision += 1;
        self.edits += 1;
    }

    /// Whether the content differs from what was opened or saved last. Undone or edited back by hand it
    /// does not; a record that was removed and then entered anew counts as a difference.
    pub fn is_modified(&self) -> bool {
        self.is_detached || self.content.is_modified()
    }

    /// Changes whenever anything that is shown may have changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Changes whenever a record or their order may have changed, and not when another one is selected.
    pub fn edits(&self) -> u64 {
        self.edits
    }

    /// The place of the one record that the last edit, undo or redo changed; `None` if it changed several, their order,
    /// or which ones there are.
    pub fn edited_alone(&self) -> Option<usize> {
        self.content.index_of(self.edited?)
    }

    /// The records of a PGN of which the moves could be played from the position that the file on disk has,
    /// and cannot from the edited one.
    pub fn moves_that_stop_fitting(&self) -> Vec<usize> {
        self.content.moves_that_stop_fitting()
    }

    /// Writes what saving would write.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.content.write(self.format(), &mut Taking(|bytes: &[u8]| out.write_all(bytes)))
    }
}

impl Default for Document {
    fn default() -> Self {
        Self::new()
    }
}
