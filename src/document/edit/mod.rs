//! The edits of a document.

mod editor;
mod operations;
mod positions;
mod records;

pub(super) use editor::{CurrentRecord, Editor};
pub use operations::{BulkUpdate, RecordUpdate, UpdateRefusal};
pub(super) use positions::writable;
pub(super) use records::MAX_COPY_LEN;

use crate::board::{Annotations, Color, Piece, Position, Role, Square, Transform, Variant};
use crate::document::content::Records;
use crate::document::format::{ColumnRole, Field};
use crate::document::history::StepName;
use crate::notation::epd::Operation;

/// An edit of a document. Most edits change the current record, some the list of records.
///
/// Illegal positions are never refused. Edits that FEN cannot express change nothing: a square or file off the board,
/// an archbishop on 8x8, an en passant square on a wrong rank.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the text of the edit explains its fields")]
pub enum Edit {
    /// Puts a piece on a square, or empties the square.
    Place { square: Square, piece: Option<Piece> },
    /// Moves a piece to another square and replaces the piece there.
    Move { from: Square, to: Square },
    /// Copies a piece to another square and replaces the piece there.
    Copy { from: Square, to: Square },
    /// Sets the side to move, and clears the en passant square if it changes.
    SideToMove(Color),
    /// Grants or removes the right to castle with the rook on this file; 0 is the a-file.
    Castling { color: Color, file: u8, granted: bool },
    /// Sets or clears the en passant square.
    EnPassant(Option<Square>),
    /// Sets the halfmove clock, limited to [`MAX_CLOCK`](crate::board::MAX_CLOCK).
    HalfmoveClock(u16),
    /// Sets the move number, limited to the range from 1 to [`MAX_CLOCK`](crate::board::MAX_CLOCK).
    FullmoveNumber(u16),
    /// Changes the variant, with empty pockets and all checks still to give.
    Variant(Variant),
    /// Sets the number of pieces of a kind in a side's pocket, at most `Pockets::MAX`, in crazyhouse.
    Pocket { color: Color, role: Role, count: u8 },
    /// Marks the piece on a square as a promoted pawn, or removes the mark, in crazyhouse.
    Promoted { square: Square, promoted: bool },
    /// Sets the number of checks, 0 to 3, that a side still has to give, in three-check.
    ChecksRemaining { color: Color, remaining: u8 },
    /// Empties the board and removes annotations. Keeps only side to move, halfmove clock, move number and variant.
    Clear,
    /// Sets the start position of the variant, without annotations.
    Start,
    /// Sets this position, read from a text.
    Replace(Box<Position>),
    /// Sets the positions of the records at these indexes. Their texts stay.
    SetPositions(Vec<(usize, Position)>),
    /// Sets this position, the result of a fix.
    Fix(Box<Position>),
    /// Sets this position, without annotations: a named position, a Chess960 start or a random position.
    SetUp(Box<Position>),
    /// Mirrors, rotates or shifts the position together with its annotations.
    Transform(Transform),
    /// Sets this position, reached by playing moves.
    Play(Box<Position>),
    /// Inserts a new record after the game of the record at this index, or after the last record, and makes it current.
    AddRecord { after: usize, position: Box<Position> },
    /// Removes these records with their comments or games. If none is left, a start position takes their place.
    RemoveRecords(Records),
    /// Moves these records, with their comments or games and in their order, before the record that has the index `to`
    /// before the move, or to the end. The current record stays current.
    MoveRecords { records: Records, to: usize },
    /// Inserts copies of these records, with comments, after the last of them, and makes the first copy current.
    DuplicateRecords(Records),
    /// Inserts the records of a text before the record at this index, or at the end, and makes the first new record
    /// current. The text is read like a file of the document's format: comments and unreadable lines are kept.
    InsertText { at: usize, text: String },
    /// Puts the records into the order of this list of their indexes, and removes all others. A repeated index counts
    /// once. The records of a game stay together. The purpose gives the undo step its name.
    Arrange { order: Vec<u32>, purpose: Arrangement },
    /// Marks these records as done, or removes the mark.
    SetDone { records: Records, done: bool },
    /// Sets a field of the record at each index to the text beside the index. Texts are
    /// [normalized](Field::normalized); an empty text removes the field. In a game with several positions, comments and
    /// moves belong to no single position and are not changed.
    SetField { field: Field, values: Vec<(usize, String)> },
    /// Sets the comments at the top of the file, one per line, without blank lines. Over 16 KB, nothing changes.
    SetHeader(String),
    /// Sets the use of the column at this index in a table, and of columns of the same name in inserted tables. In other
    /// formats, nothing changes.
    SetColumnRole { column: usize, role: ColumnRole },
    /// Sets the arrows and marked squares of the current record, which all positions of a game share. Annotations that
    /// cannot be written are left out. Nothing changes if their text has more than 16 KB, or if the record is an
    /// unreadable EPD line whose operations draw something else.
    SetAnnotations(Annotations),
    /// Replaces an operation of the current record. Operations are counted from 0, as in
    /// [`RecordView::operations`](super::RecordView::operations); in a PGN they are the tags in
    /// `RecordView::other_fields`, and a tag keeps its name. In FEN, nothing changes.
    SetOperation { at: usize, operation: Operation },
    /// Inserts an operation into the current record before the operation at this index, or at the end.
    AddOperation { at: usize, operation: Operation },
    /// Removes an operation of the current record.
    RemoveOperation(usize),
    /// Replaces all operations of the current record. Operations that state clocks do not change the position.
    SetOperations(Vec<Operation>),
    /// Sets operations of the records at these indexes. Each operation replaces all operations with the same opcode; if
    /// there are none, it is appended. Unreadable records are skipped. Outside EPD, nothing changes.
    SetRecordOperations(Vec<(usize, Vec<Operation>)>),
}

/// The purpose of a new order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The records are sorted.
    Sort,
    /// Only the first of several duplicates is kept.
    RemoveDuplicates,
}

impl Edit {
    /// Returns `true` if the edit changes the list of records, or may concern records anywhere in the file.
    pub(crate) fn is_structural(&self) -> bool {
        matches!(
            self,
            Self::AddRecord { .. }
                | Self::RemoveRecords(_)
                | Self::MoveRecords { .. }
                | Self::DuplicateRecords(_)
                | Self::InsertText { .. }
                | Self::Arrange { .. }
                | Self::SetDone { .. }
                | Self::SetField { .. }
                | Self::SetPositions(_)
                | Self::SetHeader(_)
                | Self::SetColumnRole { .. }
        )
    }

    /// Returns `true` if the edit makes an unreadable record readable even without changing its position.
    pub(crate) fn makes_readable(&self) -> bool {
        !matches!(self, Self::Place { .. } | Self::Move { .. } | Self::Copy { .. })
    }

    pub(crate) fn step_name(&self) -> StepName {
        let (one, many) = match self {
            Self::Place { piece: Some(_), .. } => ("document-step-place-piece", "document-step-place-pieces"),
            Self::Place { piece: None, .. } => ("document-step-remove-piece", "document-step-remove-pieces"),
            Self::Move { .. } => ("document-step-move-piece", "document-step-move-pieces"),
            Self::Copy { .. } => ("document-step-copy-piece", "document-step-copy-pieces"),
            Self::SideToMove(_) => ("document-step-change-side-to-move", "document-step-change-side-to-move"),
            Self::Castling { .. } => ("document-step-change-castling-right", "document-step-change-castling-rights"),
            Self::EnPassant(_) => ("document-step-change-en-passant-square", "document-step-change-en-passant-square"),
            Self::HalfmoveClock(_) => ("document-step-change-halfmove-clock", "document-step-change-halfmove-clock"),
            Self::FullmoveNumber(_) => ("document-step-change-move-number", "document-step-change-move-number"),
            Self::Variant(_) | Self::SetField { field: Field::Variant, .. } => {
                ("document-step-change-rules", "document-step-change-rules")
            }
            Self::Pocket { .. } => ("document-step-change-pocket", "document-step-change-pockets"),
            Self::Promoted { .. } => ("document-step-mark-as-promoted", "document-step-mark-as-promoted"),
            Self::ChecksRemaining { .. } => ("document-step-change-checks", "document-step-change-checks"),
            Self::Clear => ("document-step-clear-board", "document-step-clear-board"),
            Self::Start => ("document-step-set-start-position", "document-step-set-start-position"),
            Self::Replace(_) => ("document-step-change-position", "document-step-change-position"),
            Self::SetPositions(_) => ("document-step-change-position", "document-step-change-positions"),
            Self::Fix(_) => ("document-step-fix-problem", "document-step-fix-problems"),
            Self::SetUp(_) => ("document-step-set-up-position", "document-step-set-up-positions"),
            Self::Transform(_) => ("document-step-transform-position", "document-step-transform-position"),
            Self::Play(_) => ("document-step-play-moves", "document-step-play-moves"),
            Self::AddRecord { .. } => ("document-step-add-position", "document-step-add-positions"),
            Self::RemoveRecords(_) => ("document-step-remove-position", "document-step-remove-positions"),
            Self::MoveRecords { .. } => ("document-step-move-position", "document-step-move-positions"),
            Self::DuplicateRecords(_) => ("document-step-duplicate-position", "document-step-duplicate-positions"),
            Self::InsertText { .. } => ("document-step-paste-positions", "document-step-paste-positions"),
            Self::Arrange { purpose: Arrangement::Sort, .. } => {
                ("document-step-sort-positions", "document-step-sort-positions")
            }
            Self::Arrange { purpose: Arrangement::RemoveDuplicates, .. } => {
                ("document-step-remove-duplicates", "document-step-remove-duplicates")
            }
            Self::SetAnnotations(_) => ("document-step-draw-on-the-board", "document-step-draw-on-the-board"),
            Self::SetField { field: Field::Title, .. } => ("document-step-edit-title", "document-step-edit-titles"),
            Self::SetField { field: Field::Author, .. } => ("document-step-edit-author", "document-step-edit-authors"),
            Self::SetField { field: Field::Source, .. } => ("document-step-edit-source", "document-step-edit-sources"),
            Self::SetField { field: Field::Stipulation, .. } => {
                ("document-step-edit-stipulation", "document-step-edit-stipulations")
            }
            Self::SetField { field: Field::Comment, .. } => {
                ("document-step-edit-comment", "document-step-edit-comments")
            }
            Self::SetField { field: Field::Solution, .. } => {
                ("document-step-edit-solution", "document-step-edit-solutions")
            }
            Self::SetHeader(_) => ("document-step-edit-title-of-the-file", "document-step-edit-title-of-the-file"),
            Self::SetColumnRole { .. } => ("document-step-change-columns", "document-step-change-columns"),
            Self::SetDone { done: true, .. } => ("document-step-mark-as-done", "document-step-mark-as-done"),
            Self::SetDone { done: false, .. } => ("document-step-mark-as-not-done", "document-step-mark-as-not-done"),
            Self::SetOperation { .. } => ("document-step-edit-operation", "document-step-edit-operations"),
            Self::AddOperation { .. } => ("document-step-add-operation", "document-step-add-operations"),
            Self::RemoveOperation(_) => ("document-step-remove-operation", "document-step-remove-operations"),
            Self::SetOperations(_) | Self::SetRecordOperations(_) => {
                ("document-step-change-operations", "document-step-change-operations")
            }
        };
        let count = match self {
            Self::RemoveRecords(records) | Self::MoveRecords { records, .. } | Self::DuplicateRecords(records) => {
                records.len()
            }
            Self::SetField { values, .. } => values.len(),
            Self::SetPositions(positions) => positions.len(),
            _ => 1,
        };
        StepName { one: if count > 1 { many } else { one }, many }
    }
}
