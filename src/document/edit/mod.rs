//! Everything that can be done to a document.

mod apply;
pub(super) mod follow;
pub(super) mod operations;
pub(super) mod structure;

use super::Records;
use crate::board::{Annotations, Color, MAX_CLOCK, Piece, Position, Square, Transform};
use crate::notation::epd::Operation;
use follow::{Right, follow, forget};

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
    /// Sets the halfmove clock; values above [`MAX_CLOCK`] count as that.
    HalfmoveClock(u16),
    /// Sets the move number; 0 counts as 1, values above [`MAX_CLOCK`] count as that.
    FullmoveNumber(u16),
    /// Empties the board and drops rights, en passant square and what is drawn on it; side to move and clocks stay.
    Clear,
    /// Everything as in the start position, with nothing drawn on the board.
    Start,
    /// This position as it is, from a text.
    Replace(Box<Position>),
    /// The same from a fix of a problem.
    Fix(Box<Position>),
    /// The same from a set-up: a named position, a start of Chess960, a random one. Nothing is drawn on its board.
    SetUp(Box<Position>),
    /// Mirrors, turns or shifts the position, and with it what is drawn on the board.
    Transform(Transform),
    /// The same from moves that were played.
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
    /// Draws these arrows and marked squares on the board of the current record, in place of what is drawn there; what
    /// is drawn belongs to all positions of a game. What no text can state is left out. Nothing changes where the
    /// record cannot state them: more than 16 KB of text, and those in a line of EPD that cannot be read.
    SetAnnotations(Annotations),
    /// Puts another operation in the place of one of the current record. Operations are those of
    /// [`RecordView::operations`](super::RecordView::operations) and counted from 0; only EPD has any.
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
        )
    }

    /// Whether the edit states something even where it finds it so already: then it makes a record
    /// readable whose text is not.
    pub(crate) fn is_statement(&self) -> bool {
        !matches!(self, Self::Place { .. } | Self::Move { .. } | Self::Copy { .. })
    }
}

/// Does what the edit says to one position and its remembered rights. `false` if FEN cannot state it.
pub(crate) fn edit_position(position: &mut Position, remembered: &mut Vec<Right>, edit: &Edit) -> bool {
    let before = *position;
    match *edit {
        Edit::Place { square, piece } => {
            position.board.set(square, piece);
            follow(&before, position, remembered);
        }
        Edit::Move { from, to } => {
            if from != to && copy(position, from, to) {
                position.board.set(from, None);
            }
            follow(&before, position, remembered);
        }
        Edit::Copy { from, to } => {
            copy(position, from, to);
            follow(&before, position, remembered);
        }
        Edit::SideToMove(color) => {
            position.side_to_move = color;
            position.en_passant = position.en_passant.filter(|_| color == before.side_to_move);
        }
        Edit::Castling { color, file, granted } if file < position.board.size().files() => {
            position.castling.set(color, file, granted);
            forget(remembered, color, file);
        }
        Edit::EnPassant(square) if square.is_none_or(|square| can_be_stated(position, square)) => {
            position.en_passant = square;
        }
        Edit::HalfmoveClock(clock) => position.halfmove_clock = clock.min(MAX_CLOCK),
        Edit::FullmoveNumber(number) => position.fullmove_number = number.clamp(1, MAX_CLOCK),
        Edit::Clear => {
            let Position { side_to_move, halfmove_clock, fullmove_number, .. } = before;
            let empty = Position::empty(before.board.size());
            *position = Position { side_to_move, halfmove_clock, fullmove_number, ..empty };
            remembered.clear();
        }
        Edit::Start => {
            *position = Position::start();
            remembered.clear();
        }
        Edit::Replace(ref new) | Edit::Fix(ref new) | Edit::SetUp(ref new) | Edit::Play(ref new) => {
            *position = stateable(**new);
            remembered.clear();
        }
        Edit::Transform(transform) => {
            let Some((transformed, _)) = transform.apply(position) else { return false };
            *position = stateable(transformed);
            remembered.clear();
        }
        Edit::Castling { .. }
        | Edit::EnPassant(_)
        | Edit::AddRecord { .. }
        | Edit::RemoveRecords(_)
        | Edit::MoveRecords { .. }
        | Edit::DuplicateRecords(_)
        | Edit::InsertText { .. }
        | Edit::Arrange { .. }
        | Edit::SetDone { .. }
        | Edit::SetAnnotations(_)
        | Edit::SetOperation { .. }
        | Edit::AddOperation { .. }
        | Edit::RemoveOperation(_)
        | Edit::SetOperations(_)
        | Edit::StateOperations(_) => return false,
    }
    true
}

/// Puts the piece of one square on another one too; `false` if there is no piece or no such square.
fn copy(position: &mut Position, from: Square, to: Square) -> bool {
    position.board.get(from).is_some_and(|piece| position.board.set(to, Some(piece)))
}

/// Whether FEN can state this en passant square in this position.
fn can_be_stated(position: &Position, square: Square) -> bool {
    let size = position.board.size();
    size.contains(square) && square.rank == size.en_passant_rank(position.side_to_move)
}

/// The position without what FEN cannot state.
pub(crate) fn stateable(mut position: Position) -> Position {
    let files = position.board.size().files();
    for (color, file) in position.castling.rights().filter(|(_, file)| *file >= files) {
        position.castling.set(color, file, false);
    }
    position.en_passant = position.en_passant.filter(|square| can_be_stated(&position, *square));
    position.halfmove_clock = position.halfmove_clock.min(MAX_CLOCK);
    position.fullmove_number = position.fullmove_number.clamp(1, MAX_CLOCK);
    position
}
