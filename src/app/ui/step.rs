//! Steps of the keyboard cursor from square to square.

use crate::board::{Size, Square};

/// A direction as seen on the screen, or an end of the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
}

/// Returns the square one step away as seen on the screen, or the end of the rank; `None` off the board.
pub(in crate::app) fn step_square(from: Square, step: CursorStep, size: Size, flipped: bool) -> Option<Square> {
    let toward = |sign: i8| if flipped { -sign } else { sign };
    let last = size.files() - 1;
    let to = match step {
        CursorStep::Up => from.offset(0, toward(1)),
        CursorStep::Down => from.offset(0, toward(-1)),
        CursorStep::Left => from.offset(toward(-1), 0),
        CursorStep::Right => from.offset(toward(1), 0),
        CursorStep::Home => Some(Square::new(if flipped { last } else { 0 }, from.rank)),
        CursorStep::End => Some(Square::new(if flipped { 0 } else { last }, from.rank)),
    };
    to.filter(|to| size.contains(*to))
}
