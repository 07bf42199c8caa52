//! Fixes for problems of a position. Each candidate is applied to a copy and proposed only if it removes the problem
//! without introducing an illegal one.

mod apply;
mod attempt;
mod candidates;
mod clocks;
mod kings;

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
        match self {
            Self::SetSideToMove(_)
            | Self::DropRights(_)
            | Self::DropRight(..)
            | Self::ClearEnPassant(_)
            | Self::SetClock(0) => true,
            Self::SetUpStart
            | Self::Put(..)
            | Self::KeepKing(..)
            | Self::MovePawns(..)
            | Self::PromotePawns(..)
            | Self::RemovePawns(..)
            | Self::SetClock(_)
            | Self::SetMoveNumber(_) => false,
        }
    }
}

/// Returns the fixes for a problem of this position, the most likely first; empty if there would only be guesses. Each
/// fix removes the problem and introduces no illegal problem of another kind or color or about other squares. Fewer
/// excess pieces do not count as a new problem.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")?;
/// let problem = &rules::problems(&position)[0];
/// let fix = &rules::fixes(&position, problem)[0];
/// assert_eq!(fix.kind, rules::FixKind::SetSideToMove(fenwright::Color::Black));
/// assert_eq!(fen::write(&fix.position), "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn fixes(position: &Position, problem: &Problem) -> Vec<Fix> {
    fixes_with_problems(position, problem, &problems(position))
}

/// Returns the fixes for a problem when all [`problems`](super::problems()) of the position are already known.
pub fn fixes_with_problems(position: &Position, problem: &Problem, problems: &[Problem]) -> Vec<Fix> {
    FixAttempt { position, problem, before: problems }.fixes()
}

/// Returns the position after applying every fix that is the only one for its problem; `None` if this removes fewer
/// than two problems.
///
/// Fixes that involve a guess are never applied, even if there is no other: where to put a missing king, which king to
/// keep, or the right number for an impossible clock.
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
