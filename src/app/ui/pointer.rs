//! The tools of the board, pointer events on the board, and steps of the keyboard cursor.

use egui::Modifiers;

use crate::board::{Color, Piece, Size, Square};
use crate::tr;
use crate::wording::Label;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardButton {
    Primary,
    Secondary,
    Middle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerTarget {
    Square(Square),
    Tool(Tool),
    /// The pieces of this kind and color in the tray of pieces in hand (Crazyhouse).
    InHand(Piece),
    Elsewhere,
}

impl PointerTarget {
    pub(crate) const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Tool(_) | Self::InHand(_) | Self::Elsewhere => None,
        }
    }

    pub(crate) const fn in_hand(self) -> Option<Piece> {
        if let Self::InHand(piece) = self { Some(piece) } else { None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerEvent {
    Press(BoardButton, PointerTarget),
    Enter(PointerTarget),
    /// The modifiers are the modifier keys that were pressed at the release.
    Release(BoardButton, PointerTarget, Modifiers),
    Wheel(i32),
}

/// The tool, which decides what the mouse does on the board. One tool is always active.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    #[default]
    Hand,
    Brush(Piece),
    Eraser,
}

impl Tool {
    pub(crate) fn name(self) -> String {
        match self {
            Self::Hand => tr!("window-tool-hand").to_owned(),
            Self::Brush(piece) => piece.label().to_owned(),
            Self::Eraser => tr!("window-tool-eraser").to_owned(),
        }
    }

    /// Returns the brushes for a board of this size in wheel order: White's pieces, Black's pieces, the eraser.
    fn brushes(size: Size) -> Vec<Self> {
        let pieces = Color::ALL.into_iter().flat_map(|color| size.roles().iter().map(move |role| (color, *role)));
        pieces.map(|(color, role)| Self::Brush(Piece::new(color, role))).chain([Self::Eraser]).collect()
    }

    /// Returns the brush that is `steps` wheel steps further. From the hand, one step leads to the first or last brush.
    pub(crate) fn turned(self, steps: i32, size: Size) -> Self {
        let mut brushes = Self::brushes(size);
        if steps < 0 {
            brushes.reverse();
        }
        let steps = steps.unsigned_abs() as usize;
        let at = brushes.iter().position(|brush| *brush == self);
        let to = at.map_or(steps.saturating_sub(1), |at| at + steps);
        brushes[to % brushes.len()]
    }
}

/// A step of the keyboard cursor: in a direction as seen on the screen, or to the left or right end of the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
}

/// Returns the square that the step leads to; `None` if it is off the board.
pub(crate) fn step_square(from: Square, step: CursorStep, size: Size, flipped: bool) -> Option<Square> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Role;

    #[test]
    fn the_wheel_goes_round_all_brushes() {
        let start = Tool::Hand.turned(1, Size::STANDARD);
        assert_eq!(start, Tool::Brush(Piece::new(Color::White, Role::King)));
        assert_eq!(Tool::Hand.turned(-1, Size::STANDARD), Tool::Eraser);
        assert_eq!(start.turned(13, Size::STANDARD), start, "twelve pieces and the eraser");
        assert_eq!(start.turned(3, Size::STANDARD).turned(-3, Size::STANDARD), start);
    }
}
