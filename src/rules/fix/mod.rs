//! Fixes for problems. Each is tested on a copy of the position: it must remove its problem and add no illegal problem.

mod apply;
mod attempt;
mod candidates;
mod clocks;

pub(crate) use self::clocks::clock_fixes;

use self::attempt::FixAttempt;
pub(super) use self::attempt::has_no_new_illegal;
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
    /// Moves all pawns of a color on the back ranks one step towards the center. The second field is their number.
    MovePawns(Color, u8),
    /// Promotes all pawns of a color on its last rank to queens. The second field is their number.
    PromotePawns(Color, u8),
    /// Removes all pawns of a color on the back ranks. The second field is their number.
    RemovePawns(Color, u8),
    /// Gives this side the move, which clears the en passant square.
    SetSideToMove(Color),
    /// Removes all castling rights of a color.
    DropRights(Color),
    /// Removes the castling right with the rook on this square.
    DropRight(Color, Square),
    /// Clears the en passant square of the position. The field is that square.
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

/// Returns the fixes for a problem of this position, sorted by the number of remaining problems and then by likelihood;
/// empty if there is no likely fix. Each fix removes the problem and causes no illegal problem that the position did
/// not have.
pub fn fixes(position: &Position, problem: &Problem) -> Vec<Fix> {
    fixes_with_problems(position, problem, &problems(position))
}

/// Returns the fixes for a problem when all [`problems`](super::problems()) of the position are already known.
pub fn fixes_with_problems(position: &Position, problem: &Problem, problems: &[Problem]) -> Vec<Fix> {
    FixAttempt { position, problem, before: problems }.fixes()
}

/// Applies every fix that is the only one for its problem, and returns the position after them. Returns `None` if fewer
/// than two problems disappear, or if there is a new illegal problem.
///
/// Never applies a fix that involves a guess: where to put a king, which king to keep, the value of a clock.
pub fn fix_all(position: &Position) -> Option<Position> {
    let before = problems(position);
    let (mut mended, mut left) = (*position, before.clone());
    // Terminates because each step leaves fewer problems.
    while let Some((next, fewer)) = apply_next_certain_fix(&mended, &left) {
        (mended, left) = (next, fewer);
    }
    let gone = before.iter().filter(|problem| !attempt::is_still_present(problem, &left)).count();
    (gone >= 2 && has_no_new_illegal(&before, &left)).then_some(mended)
}

/// Applies the first fix that is certain and the only one for its problem, and that leaves fewer problems. Returns the
/// position and its remaining problems.
fn apply_next_certain_fix(position: &Position, before: &[Problem]) -> Option<(Position, Vec<Problem>)> {
    before.iter().find_map(|problem| {
        let fix = FixAttempt { position, problem, before }.only_certain_fix()?;
        let after = problems(&fix.position);
        (after.len() < before.len()).then_some((fix.position, after))
    })
}
