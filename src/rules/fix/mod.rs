//! What mends a problem of a position. Fixes are tried, not believed: each is made on a copy, and only one that
//! rids the position of the problem without bringing an illegal one is proposed.

mod apply;
mod attempt;
mod candidates;
mod clocks;
mod kings;
mod wording;

pub(crate) use self::clocks::clock_fixes;

use self::attempt::Attempt;
use super::problem::{Problem, ProblemKind};
use super::problems::{problems, problems_with_other_clocks};
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
    /// Moves each pawn of a colour that stands on a back rank one step off it, so many of them.
    MovePawns(Color, u8),
    /// Makes queens of the pawns of a colour on its last rank, so many of them.
    PromotePawns(Color, u8),
    /// Takes the pawns of a colour off the back ranks, so many of them.
    RemovePawns(Color, u8),
    /// Gives this side the move, which clears the en passant square.
    GiveMove(Color),
    /// Takes all castling rights of a colour.
    DropRights(Color),
    /// Takes the right to castle with the rook of this square.
    DropRight(Color, Square),
    /// Removes the en passant square, which is this one.
    ClearEnPassant(Square),
    /// Sets the halfmove clock.
    SetClock(u16),
    /// Sets the move number.
    SetMoveNumber(u16),
}

impl FixKind {
    /// Writes the [`label`](Fix::label) of a fix that does this into another text.
    pub(crate) fn say(self, out: &mut String) {
        wording::say(self, out);
    }

    /// Whether it states nothing that has to be guessed: whose king, which square, which number.
    const fn is_certain(self) -> bool {
        match self {
            Self::GiveMove(_)
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

impl Fix {
    /// What it does, in a few words for a button: "Give Black the move". No two fixes of a problem share them.
    pub fn label(&self) -> String {
        let mut label = String::new();
        self.kind.say(&mut label);
        label
    }
}

/// The fixes of a problem of this position, the likeliest first; none for what only a guess could mend. After
/// each of them the problem is gone and no illegal one has come that was not there before: none of another kind
/// or colour, nor of the same about other squares; where too many men become fewer, that is not new.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")?;
/// let problem = &rules::problems(&position)[0];
/// let fix = &rules::fixes(&position, problem)[0];
/// assert_eq!(fix.label(), "Give Black the move");
/// assert_eq!(fen::write(&fix.position), "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn fixes(position: &Position, problem: &Problem) -> Vec<Fix> {
    fixes_with(position, problem, &problems(position))
}

/// The fixes for who knows all [`problems`](super::problems()) of the position already.
pub fn fixes_with(position: &Position, problem: &Problem, problems: &[Problem]) -> Vec<Fix> {
    Attempt { position, problem, before: problems }.fixes()
}

/// The position after every problem that can be mended in one way only is mended so; `None` if that is fewer
/// than two.
///
/// A guess is not made even where it is the only one: where a missing king goes, which king stays, what number
/// an impossible clock stands for.
pub fn fix_all(position: &Position) -> Option<Position> {
    let before = problems(position);
    let (mut mended, mut left) = (*position, before.clone());
    // Each step leaves fewer problems than the last.
    while let Some((next, fewer)) = next_step(&mended, &left) {
        (mended, left) = (next, fewer);
    }
    let gone = before.iter().filter(|problem| !attempt::is_left(problem, &left)).count();
    (gone >= 2 && attempt::nothing_illegal_came(&before, &left)).then_some(mended)
}

/// The position after the first problem that can be mended in one way only, with the problems that are left.
fn next_step(position: &Position, before: &[Problem]) -> Option<(Position, Vec<Problem>)> {
    before.iter().find_map(|problem| {
        let fix = Attempt { position, problem, before }.only_certain_fix()?;
        let after = problems(&fix.position);
        (after.len() < before.len()).then_some((fix.position, after))
    })
}
