//! Fixes for problems, each tested on a copy: it must remove the problem without introducing an illegal one.

mod apply;
mod attempt;
mod candidates;
mod clocks;

pub(crate) use self::clocks::clock_fixes;

use self::attempt::FixAttempt;
use super::problem::{Problem, ProblemKind};
use super::problems::{problems, problems_with_other_clocks};
use crate::board::{Color, Piece, Position, Square};

/// A fix for a problem, proposed to the user and never applied automatically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The change to make.
    pub kind: FixKind,
    /// The position after the fix.
    pub position: Position,
}

/// The kinds of fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FixKind {
    /// Sets up the start position on an empty board.
    SetUpStart,
    /// Places a piece: a missing king, or the rook of a castling right.
    Put(Piece, Square),
    /// Removes all kings of a color except the one on this square.
    KeepKing(Color, Square),
    /// Moves the pawns of a color, this many, one step off the back ranks.
    MovePawns(Color, u8),
    /// Promotes the pawns of a color, this many, on its last rank to queens.
    PromotePawns(Color, u8),
    /// Removes the pawns of a color, this many, from the back ranks.
    RemovePawns(Color, u8),
    /// Gives this side the move, which clears the en passant square.
    SetSideToMove(Color),
    /// Removes all castling rights of a color.
    DropRights(Color),
    /// Removes the castling right with the rook on this square.
    DropRight(Color, Square),
    /// Clears the en passant square, which is this one.
    ClearEnPassant(Square),
    /// Sets the halfmove clock.
    SetClock(u16),
    /// Sets the move number.
    SetMoveNumber(u16),
}

impl FixKind {
    /// Returns `true` if the fix involves no guess about a piece, a square or a number.
    const fn is_certain(self) -> bool {
        matches!(
            self,
            Self::SetSideToMove(_)
                | Self::DropRights(_)
                | Self::DropRight(..)
                | Self::ClearEnPassant(_)
                | Self::SetClock(0)
        )
    }
}

/// Returns the fixes for a problem of this position, the most likely first; empty if there would only be guesses. Each
/// removes the problem and introduces no illegal one of another kind or color or about other squares.
pub fn fixes(position: &Position, problem: &Problem) -> Vec<Fix> {
    fixes_with_problems(position, problem, &problems(position))
}

/// Returns the fixes for a problem when all [`problems`](super::problems()) of the position are already known.
pub fn fixes_with_problems(position: &Position, problem: &Problem, problems: &[Problem]) -> Vec<Fix> {
    FixAttempt { position, problem, before: problems }.fixes()
}

/// Returns the position after every fix that is the only one for its problem; `None` if fewer than two problems go.
///
/// Fixes that involve a guess are never applied: where to put a king, which to keep, the right number for a clock.
pub fn fix_all(position: &Position) -> Option<Position> {
    let before = problems(position);
    let (mut mended, mut left) = (*position, before.clone());
    // Terminates because each step leaves fewer problems.
    while let Some((next, fewer)) = apply_next_certain_fix(&mended, &left) {
        (mended, left) = (next, fewer);
    }
    let gone = before.iter().filter(|problem| !attempt::is_still_present(problem, &left)).count();
    (gone >= 2 && attempt::has_no_new_illegal(&before, &left)).then_some(mended)
}

/// Applies the first fix that is the only one for its problem. Returns the position and its remaining problems.
fn apply_next_certain_fix(position: &Position, before: &[Problem]) -> Option<(Position, Vec<Problem>)> {
    before.iter().find_map(|problem| {
        let fix = FixAttempt { position, problem, before }.only_certain_fix()?;
        let after = problems(&fix.position);
        (after.len() < before.len()).then_some((fix.position, after))
    })
}
