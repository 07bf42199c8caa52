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
//! A record can be marked as done: by an operation `done;` in EPD, a comment `# done` above its line in FEN, a comment
//! `{done}` before the moves in a PGN. Texts and files that are put in are sources of their own beside the file, kept
//! as they are too.
//!
//! A file of more than 16 MB stays on the disk. A thread finds its records and keeps the place of one every so many
//! bytes; the others are looked up when they are asked for. So memory grows with the edits, not with the file.
//!
//! [`Edit`] is the one door through which a [`Document`] changes; every edit can be undone.
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

mod apply;
pub mod arrange;
mod bytes;
pub mod check;
mod content;
mod edit;
mod edited;
mod error;
mod file;
mod follow;
mod format;
mod history;
mod index;
pub mod journal;
mod order;
mod output;
mod record;
mod records;
mod replace;
mod saving;
pub mod search;
mod sequence;
mod snapshot;
mod source;
mod splitting;
mod stock;
mod structure;
mod sweep;
mod view;
mod words;
mod work;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub use edit::{Arrangement, Edit};
pub use error::{Doing, FileError};
pub use file::{FileState, Stamp, exists, look_at, open};
pub use format::Format;
pub use format::loss::Loss;
pub use record::RecordId;
pub use records::Records;
pub use replace::write_file;
pub use saving::{Saved, Saving};
pub use sequence::Sequence;
pub use snapshot::Snapshot;
pub use structure::{Incoming, TakenIn};
pub use view::{Reason, RecordView, Unreadable};
pub use words::with_thousands;
pub use work::{Progress, Wake};

use crate::board::{Position, Square};
use bytes::{Bytes, Plain};
use content::Content;
use edit::stateable;
use history::{History, Selection};

/// The records of one file, or of none yet, with their history. There is always at least one record,
/// and one of them is current.
#[derive(Debug)]
pub struct Document {
    content: Content,
    history: History,
    selection: Selection,
    shown: Shown,
    file: Option<FileOnDisk>,
    /// Whether the content counts as unsaved whatever was edited, because its file holds it no longer.
    is_detached: bool,
    revision: u64,
    /// How often anything but the selection may have changed.
    edits: u64,
}

/// What the window shows of the current record.
#[derive(Debug)]
struct Shown {
    position: Position,
    unreadable: Option<Unreadable>,
    draft: Option<Position>,
}

/// The file that was opened or saved last.
#[derive(Debug)]
struct FileOnDisk {
    path: PathBuf,
    stamp: Stamp,
}

impl Document {
    /// An untitled document with one record, the start position; unmodified.
    #[must_use]
    pub fn new() -> Self {
        let mut content = Content::of_positions([Position::start()]);
        content.mark_saved(Format::Fen);
        Self::of(content, None)
    }

    /// An untitled document with these positions. It is modified unless it is no more than the start
    /// position, which no positions at all stand for too.
    #[must_use]
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
        let (bytes, stamp) = file::read(path)?;
        let content =
            Content::of_file(bytes, Format::of_path(path)).map_err(|error| FileError::of_opening(path, error))?;
        if !content.is_text() {
            return Err(FileError::NotText { path: path.to_owned() });
        }
        Ok(Self::of(content, Some(FileOnDisk { path: path.to_owned(), stamp })))
    }

    /// An untitled document with the content of a file in the format that it looks like, unmodified.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Content::of_file(Bytes::held(bytes), None).map_or_else(|_| Self::new(), |content| Self::of(content, None))
    }

    fn of(content: Content, file: Option<FileOnDisk>) -> Self {
        let shown = Shown::of(&content.view(0));
        Self {
            content,
            history: History::default(),
            selection: Selection::default(),
            shown,
            file,
            is_detached: false,
            revision: 0,
            edits: 0,
        }
    }

    /// How much of a large file has been read, from 0 to 1; `None` once all of it is. Until then more records may
    /// come behind those that are there.
    #[must_use]
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

    /// The path it was opened from or saved to, as it was given.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The last part of its path.
    #[must_use]
    pub fn file_name(&self) -> Option<String> {
        Some(self.path()?.file_name()?.to_string_lossy().into_owned())
    }

    /// The format in which it is saved: that of its file; FEN without one.
    #[must_use]
    pub fn format(&self) -> Format {
        self.content.format()
    }

    /// How many records there are, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    #[must_use]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// The index of the current record.
    #[must_use]
    pub fn current(&self) -> usize {
        self.selection.current
    }

    /// Makes this record current, or the last one if there are not so many. No undo step, but undo and
    /// redo go back to the selection of their step.
    pub fn select(&mut self, index: usize) {
        self.change_selection(Selection { current: index, ..self.selection });
    }

    /// The selected square, which is always on the board.
    #[must_use]
    pub fn cursor(&self) -> Option<Square> {
        self.selection.cursor
    }

    /// Selects a square, or none; a square off the board is none. Undo and redo restore it like the
    /// current record; a cursor that an edit moves on belongs into the edit's gesture.
    pub fn set_cursor(&mut self, cursor: Option<Square>) {
        self.change_selection(Selection { cursor, ..self.selection });
    }

    fn change_selection(&mut self, selection: Selection) {
        let (before, board) = (self.selection, self.ground().board.size());
        self.selection.current = selection.current.min(self.len() - 1);
        if self.selection.current != before.current {
            self.shown = Shown::of(&self.content.view(self.selection.current));
        }
        let size = self.ground().board.size();
        self.selection.cursor = selection.cursor.filter(|square| size.contains(*square));
        self.revision += u64::from(self.selection != before || size != board);
    }

    /// A look at a record, the last one if there are not so many.
    #[must_use]
    pub fn record(&self, index: usize) -> RecordView<'_> {
        self.content.view(index)
    }

    /// The position of the current record; of an unreadable one, what can be read of it.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.shown.position
    }

    /// What the next edit of the current record starts from: its position, or the draft.
    #[must_use]
    pub fn ground(&self) -> &Position {
        self.shown.draft.as_ref().unwrap_or(&self.shown.position)
    }

    /// Whether a draft is set.
    #[must_use]
    pub fn has_draft(&self) -> bool {
        self.shown.draft.is_some()
    }

    /// Whether there is a record of this name.
    #[must_use]
    pub fn holds(&self, id: RecordId) -> bool {
        self.content.holds(id)
    }

    /// Sets what can be read of a text that is still being typed. The record is not changed by it, but its
    /// next edit starts from there; after that, and for other records, it is forgotten.
    pub fn set_draft(&mut self, draft: Option<Position>) {
        self.shown.draft = draft;
    }

    /// Why the current record is no position, if it is none.
    #[must_use]
    pub fn unreadable(&self) -> Option<&Unreadable> {
        self.shown.unreadable.as_ref()
    }

    /// Brings everything that follows from content and selection up to date after a change.
    fn refresh(&mut self) {
        self.selection.current = self.selection.current.min(self.len() - 1);
        self.shown = Shown::of(&self.content.view(self.selection.current));
        let size = self.ground().board.size();
        self.selection.cursor = self.selection.cursor.filter(|square| size.contains(*square));
        self.revision += 1;
        self.edits += 1;
    }

    /// Begins a gesture: all edits until its end are one undo step. Gestures may lie within one another.
    pub fn begin_gesture(&mut self) {
        self.history.begin(self.selection);
    }

    /// Ends a gesture and tells whether it left a step. One that changed nothing leaves none; one that undo
    /// has ended is over already.
    pub fn end_gesture(&mut self) -> bool {
        self.history.end(&self.content, self.selection)
    }

    /// Whether there is a step to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_name().is_some()
    }

    /// Whether there is a step to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_name().is_some()
    }

    /// What undo would take back, such as "place pieces".
    #[must_use]
    pub fn undo_name(&self) -> Option<&'static str> {
        self.history.undo_name(&self.content)
    }

    /// What redo would do again, such as "place pieces".
    #[must_use]
    pub fn redo_name(&self) -> Option<&'static str> {
        self.history.redo_name(&self.content)
    }

    /// Takes the last step back, with the selection before it. A gesture under way ends first.
    pub fn undo(&mut self) -> bool {
        let selection = self.history.undo(&mut self.content, self.selection);
        self.go_to(selection)
    }

    /// Does the last undone step again, with the selection after it. A gesture under way ends first.
    pub fn redo(&mut self) -> bool {
        let selection = self.history.redo(&mut self.content, self.selection);
        self.go_to(selection)
    }

    fn go_to(&mut self, selection: Option<Selection>) -> bool {
        if let Some(selection) = selection {
            self.selection = selection;
            self.refresh();
        }
        selection.is_some()
    }

    /// Whether the content differs from what was opened or saved last. Undone or edited back by hand it
    /// does not; a record that was removed and then entered anew counts as a difference.
    #[must_use]
    pub fn is_modified(&self) -> bool {
        self.is_detached || self.content.is_modified()
    }

    /// Changes whenever anything that is shown may have changed.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Changes whenever a record or their order may have changed, and not when another one is selected.
    #[must_use]
    pub fn edits(&self) -> u64 {
        self.edits
    }

    /// Saves to the document's path, also when the file there is gone.
    ///
    /// # Errors
    /// If it has no path or the file cannot be written. The old file and the edits are kept then.
    pub fn save(&mut self) -> Result<(), FileError> {
        let path = self.path().ok_or(FileError::NoPath)?.to_owned();
        self.save_as(&path)
    }

    /// Saves to this path, which becomes the document's. If its ending states another format, every record is
    /// written in that one; see [`Document::loses_on_save_as`].
    ///
    /// # Errors
    /// If the file cannot be written. The old file, the edits and the document's path and format are kept then.
    pub fn save_as(&mut self, path: &Path) -> Result<(), FileError> {
        let saved = self.saving(path, false).run(&Progress::default())?;
        self.take_saved(saved);
        Ok(())
    }

    /// The format in which it would be saved at this path.
    #[must_use]
    pub fn format_at(&self, path: &Path) -> Format {
        Format::of_path(path).unwrap_or(self.format())
    }

    /// What saving to this path would lose because its ending states another format. Reads every record.
    #[must_use]
    pub fn loses_on_save_as(&self, path: &Path) -> Option<Loss> {
        self.content.loss(self.format_at(path))
    }

    /// The records of a PGN of which the moves could be played from the position that the file on disk has,
    /// and cannot from the edited one.
    #[must_use]
    pub fn moves_that_stop_fitting(&self) -> Vec<usize> {
        self.content.moves_that_stop_fitting()
    }

    /// Writes what saving would write.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        self.content.write(self.format(), &mut Plain(out))
    }

    /// What became of its file since it was opened or saved. Asks the file system.
    #[must_use]
    pub fn file_state(&self) -> FileState {
        let Some(FileOnDisk { path, stamp }) = &self.file else { return FileState::Same };
        match Stamp::of_path(path) {
            Some(now) if now == *stamp => FileState::Same,
            Some(now) => FileState::Changed(now),
            None => FileState::Gone,
        }
    }

    /// Whether another program has changed or removed the file since it was opened or saved. Asks the
    /// file system.
    #[must_use]
    pub fn changed_on_disk(&self) -> bool {
        self.file_state() != FileState::Same
    }

    /// Whether it counts as unsaved because its file holds it no longer, until it is saved.
    #[must_use]
    pub const fn is_detached(&self) -> bool {
        self.is_detached
    }

    /// Lets it count as unsaved until it is saved, because its file holds it no longer; or no longer so.
    pub fn set_detached(&mut self, is_detached: bool) {
        self.revision += u64::from(self.is_detached != is_detached);
        self.is_detached = is_detached;
    }
}

impl Default for Document {
    fn default() -> Self {
        Self::new()
    }
}

impl Shown {
    fn of(record: &RecordView<'_>) -> Self {
        match record.position() {
            Ok(position) => Self { position, unreadable: None, draft: None },
            Err(unreadable) => {
                let position = stateable(unreadable.preview());
                Self { position, unreadable: Some(unreadable), draft: None }
            }
        }
    }
}
