//! Everything that can be done to a document.

mod editor;
mod fields;
mod operations;
mod positions;
mod records;
mod rights;

pub(super) use editor::{Current, Editor};
pub use operations::{Claim, Refusal, Restatements};
pub(super) use positions::stateable;
pub(super) use records::LONGEST_TEXT;

use crate::board::{Annotations, Color, Piece, Position, Role, Square, Transform, Variant};
use crate::document::content::Records;
use crate::document::format::Field;
use crate::document::history::StepName;
use crate::notation::epd::Operation;

/// One thing done to a document; most of them change the current record, some which records
/// there are.
///
/// Illegal positions are never refused. What FEN cannot state changes nothing: a square or file off the
/// board, an archbishop on 8x8, an en passant square on a wrong rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a piece on a square, or empties it.
    Place {
        /// Where.
        square: Square,
        /// What, or nothing.
        piece: Option<Piece>,
    },
    /// Moves what stands on a square to another one and replaces what stood there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Puts the same piece on another square and replaces what stood there.
    Copy {
        /// Where it stands.
        from: Square,
        /// Where its like goes.
        to: Square,
    },
    /// Sets whose turn it is, which clears the en passant square if it changes.
    SideToMove(Color),
    /// Grants or takes the right to castle with the rook of this file.
    Castling {
        /// Whose right.
        color: Color,
        /// The rook's file, 0 is the a-file.
        file: u8,
        /// Whether the right is granted.
        granted: bool,
    },
    /// Sets or clears the en passant square.
    EnPassant(Option<Square>),
    /// Sets the halfmove clock; values above [`MAX_CLOCK`](crate::board::MAX_CLOCK) count as that.
    HalfmoveClock(u16),
    /// Sets the move number; 0 counts as 1, values above [`MAX_CLOCK`](crate::board::MAX_CLOCK) count as that.
    FullmoveNumber(u16),
    /// Has it played by these rules, with empty pockets and all checks left.
    Variant(Variant),
    /// Says how many men of a kind a side has in hand, in crazyhouse.
    Pocket {
        /// Whose men.
        color: Color,
        /// What kind.
        role: Role,
        /// How many, [`Pockets::MOST`](crate::board::Pockets::MOST) at most.
        count: u8,
    },
    /// Marks the man on a square as one that was a pawn, or takes the mark away, in crazyhouse.
    Promoted {
        /// Where it stands.
        square: Square,
        /// Whether it was a pawn.
        promoted: bool,
    },
    /// Says how many checks a side has still to give, in three-check.
    ChecksRemaining {
        /// Which side.
        color: Color,
        /// How many, 0 to 3.
        remaining: u8,
    },
    /// Empties the board and the pockets and drops rights, en passant square and what is drawn on it; rules, side to move and
    /// clocks stay.
    Clear,
    /// Everything as in the start position of its rules, with nothing drawn on the board.
    Start,
    /// This position as it is, from a text.
    Replace(Box<Position>),
    /// This position, from a fix of a problem.
    Fix(Box<Position>),
    /// This position, from a set-up: a named position, a start of Chess960, a random one. Nothing is drawn on its board.
    SetUp(Box<Position>),
    /// Mirrors, turns or shifts the position, and with it what is drawn on the board.
    Transform(Transform),
    /// This position, from moves that were played.
    Play(Box<Position>),
    /// Puts a new record after this one and makes it current.
    AddRecord {
        /// The record before it; past the last one means the last.
        after: usize,
        /// What the new record holds.
        position: Box<Position>,
    },
    /// Removes these records with their comments, or with their games; instead of all there are is a start
    /// position then.
    RemoveRecords(Records),
    /// Moves these records together before the one at this place, with their comments or their games, in the order
    /// that they have; past the last one means to the end. The current record stays current.
    MoveRecords {
        /// Which ones.
        records: Records,
        /// Before which one, counted before the move.
        to: usize,
    },
    /// Puts a second one of each of these records behind the last of them, comments included, and makes the first
    /// of them current.
    DuplicateRecords(Records),
    /// Puts the records of a text before the one at this place, past the last one means at the end, and makes the
    /// first of them current. The text is read as a file of the document's format would be: comments and lines that
    /// cannot be read are kept.
    InsertText {
        /// Before which record.
        at: usize,
        /// Lines of FEN or EPD, or games.
        text: String,
    },
    /// Puts all records into another order, or those that are to stay.
    Arrange {
        /// The places of the records in their new order, each once at most; those of a game stand together.
        order: Vec<u32>,
        /// What for.
        purpose: Arrangement,
    },
    /// Marks these records as done, or takes the mark away.
    SetDone {
        /// Which ones.
        records: Records,
        /// Whether they are done.
        done: bool,
    },
    /// Says this of a field, each text of the record at its place. Texts are [normalized](Field::normalized); an empty one
    /// takes away what is said. In a game with several positions comments and moves belong to none of them alone and stay.
    SetField {
        /// What is said.
        field: Field,
        /// The places of the records, and what they say.
        values: Vec<(usize, String)>,
    },
    /// Has the comments at the top of the file that belong to no record say this, each line one of them; blank lines are
    /// left out. More than 16 KB change nothing.
    SetHeader(String),
    /// Draws these arrows and marked squares on the board of the current record, in place of what is drawn there; what
    /// is drawn belongs to all positions of a game. What no text can state is left out. Nothing changes where the
    /// record cannot state them: more than 16 KB of text, and those in a line of EPD that cannot be read.
    SetAnnotations(Annotations),
    /// Puts another operation in the place of one of the current record. Operations are those of
    /// [`RecordView::operations`](super::RecordView::operations) and counted from 0; in a PGN they are the tags of
    /// [`RecordView::others`](super::RecordView::others), which keep their names. FEN has none.
    SetOperation {
        /// Which one.
        at: usize,
        /// What it becomes.
        operation: Operation,
    },
    /// Puts a new operation before one of the current record.
    AddOperation {
        /// Before which one; past the last one means behind it.
        at: usize,
        /// The new one.
        operation: Operation,
    },
    /// Removes an operation of the current record.
    RemoveOperation(usize),
    /// Puts these operations in place of all of the current record. The clocks stay those of the position,
    /// whatever operations state of them.
    SetOperations(Vec<Operation>),
    /// Has the records at these places state these operations: each takes the place of those of its opcode, or comes
    /// behind all others. Records that are no position stay as they are, and so do all of a file that is no EPD.
    StateOperations(Vec<(usize, Vec<Operation>)>),
}

/// What another order of the records is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// They are sorted.
    Sort,
    /// Of those that are alike only the first stays.
    RemoveDuplicates,
}

impl Edit {
    /// Whether the edit changes which records there are, or may concern records anywhere in the file.
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
                | Self::SetHeader(_)
        )
    }

    /// Whether the edit states something even where it finds it so already: then it makes a record
    /// readable whose text is not.
    pub(crate) fn is_statement(&self) -> bool {
        !matches!(self, Self::Place { .. } | Self::Move { .. } | Self::Copy { .. })
    }

    /// The keys of what follows "Undo" and "Redo" in the menu.
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
            Self::Variant(_) => ("document-step-change-rules", "document-step-change-rules"),
            Self::Pocket { .. } => ("document-step-change-pocket", "document-step-change-pockets"),
            Self::Promoted { .. } => ("document-step-mark-as-promoted", "document-step-mark-as-promoted"),
            Self::ChecksRemaining { .. } => ("document-step-change-checks", "document-step-change-checks"),
            Self::Clear => ("document-step-clear-board", "document-step-clear-board"),
            Self::Start => ("document-step-set-start-position", "document-step-set-start-position"),
            Self::Replace(_) => ("document-step-change-position", "document-step-change-position"),
            Self::Fix(_) => ("document-step-fix-problem", "document-step-fix-problems"),
            Self::SetUp(_) => ("document-step-set-up-position", "document-step-set-up-positions"),
            Self::Transform(_) => ("document-step-transform-position", "document-step-transform-position"),
            Self::Play(_) => ("document-step-play-moves", "document-step-play-moves"),
            Self::AddRecord { .. } => ("document-step-add-position", "document-step-add-positions"),
            Self::RemoveRecords(records) if records.len() > 1 => {
                ("document-step-remove-positions", "document-step-remove-positions")
            }
            Self::RemoveRecords(_) => ("document-step-remove-position", "document-step-remove-positions"),
            Self::MoveRecords { records, .. } if records.len() > 1 => {
                ("document-step-move-positions", "document-step-move-positions")
            }
            Self::MoveRecords { .. } => ("document-step-move-position", "document-step-move-positions"),
            Self::DuplicateRecords(records) if records.len() > 1 => {
                ("document-step-duplicate-positions", "document-step-duplicate-positions")
            }
            Self::DuplicateRecords(_) => ("document-step-duplicate-position", "document-step-duplicate-positions"),
            Self::InsertText { .. } => ("document-step-paste-positions", "document-step-paste-positions"),
            Self::Arrange { purpose: Arrangement::Sort, .. } => {
                ("document-step-sort-positions", "document-step-sort-positions")
            }
            Self::Arrange { purpose: Arrangement::RemoveDuplicates, .. } => {
                ("document-step-remove-duplicates", "document-step-remove-duplicates")
            }
            Self::SetAnnotations(_) => ("document-step-draw-on-the-board", "document-step-draw-on-the-board"),
            Self::SetField { field, values } => field_step(*field, values.len() > 1),
            Self::SetHeader(_) => ("document-step-edit-title-of-the-file", "document-step-edit-title-of-the-file"),
            Self::SetDone { done: true, .. } => ("document-step-mark-as-done", "document-step-mark-as-done"),
            Self::SetDone { done: false, .. } => ("document-step-mark-as-not-done", "document-step-mark-as-not-done"),
            Self::SetOperation { .. } => ("document-step-edit-operation", "document-step-edit-operations"),
            Self::AddOperation { .. } => ("document-step-add-operation", "document-step-add-operations"),
            Self::RemoveOperation(_) => ("document-step-remove-operation", "document-step-remove-operations"),
            Self::SetOperations(_) | Self::StateOperations(_) => {
                ("document-step-change-operations", "document-step-change-operations")
            }
        };
        StepName { one, many }
    }
}

/// The keys of a step that says something else of a field.
const fn field_step(field: Field, are_several: bool) -> (&'static str, &'static str) {
    let (one, many) = match field {
        Field::Title => ("document-step-edit-title", "document-step-edit-titles"),
        Field::Author => ("document-step-edit-author", "document-step-edit-authors"),
        Field::Source => ("document-step-edit-source", "document-step-edit-sources"),
        Field::Variant => ("document-step-change-rules", "document-step-change-rules"),
        Field::Stipulation => ("document-step-edit-stipulation", "document-step-edit-stipulations"),
        Field::Comment => ("document-step-edit-comment", "document-step-edit-comments"),
        Field::Solution => ("document-step-edit-solution", "document-step-edit-solutions"),
    };
    (if are_several { many } else { one }, many)
}
