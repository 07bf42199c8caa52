//! Steps of the keyboard cursor from square to square.

use crate::board::{Size, Square};

/// A direction as seen on the screen, or an end of the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
}

/// Returns the square one step away as seen on the screen, or the end of the rank; `None` off the board.
pub(in crate::app) fn stepped(from: Square, step: Step, size: Size, flipped: bool) -> Option<Square> {
    let toward = |sign: i8| if flipped { -sign } else { sign };
    let last = size.files() - 1;
    let to = match step {
        Step::Up => from.offset(0, toward(1)),
        Step::Down => from.offset(0, toward(-1)),
        Step::Left => from.offset(toward(-1), 0),
        Step::Right => from.offset(toward(1), 0),
        Step::Home => Some(Square::new(if flipped { last } else { 0 }, from.rank)),
        Step::End => Some(Square::new(if flipped { 0 } else { last }, from.rank)),
    };
    to.filter(|to| size.contains(*to))
}
