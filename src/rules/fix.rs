//! What mends a problem of a position.

use super::problem::Problem;
use crate::board::{Color, Piece, Position, Square};

/// A way to mend a problem: never made by itself, only proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is done.
    pub kind: FixKind,
    /// The position after it.
    pub position: Position,
}

/// What a fix does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FixKind {
    /// Sets up the start position on the empty board.
    SetUpStart,
    /// Puts a piece on a square: a missing king, the rook of a right.
    Put(Piece, Square),
    /// Takes off all kings of a colour but the one on this square.
    KeepKing(Color, Square),
    /// Moves each pawn of a colour that stands on a back rank one step off it.
    MovePawns(Color),
    /// Gives this side the move.
    GiveMove(Color),
    /// Takes all castling rights of a colour.
    DropRights(Color),
    /// Takes the right to castle with the rook of this square.
    DropRight(Color, Square),
    /// Removes the en passant square.
    ClearEnPassant,
    /// Sets the halfmove clock.
    SetClock(u16),
    /// Sets the move number.
    SetMoveNumber(u16),
}

impl Fix {
    /// What it does, in two or three words for a button: "Give Black the move".
    #[must_use]
    pub fn label(&self) -> String {
        String::new()
    }
}

/// The fixes of a problem of this position, the likeliest first. After each of them the problem is gone and no
/// illegal one has come that was not there before.
#[must_use]
pub fn fixes(position: &Position, problem: &Problem) -> Vec<Fix> {
    let _ = (position, problem);
    Vec::new()
}

/// The position after every problem that can be mended in one way only is mended so; `None` if that is fewer
/// than two.
#[must_use]
pub fn fix_all(position: &Position) -> Option<Position> {
    let _ = position;
    None
}
