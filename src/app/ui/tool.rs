//! The tools of the palette.

use crate::board::{Color, Piece, Size};
use crate::tr;
use crate::wording::Label;

/// The effect of the mouse on the board. One tool is always active.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    #[default]
    Hand,
    Brush(Piece),
    Eraser,
}

impl Tool {
    pub(in crate::app) fn name(self) -> String {
        match self {
            Self::Hand => tr!("window-tool-hand").to_owned(),
            Self::Brush(piece) => piece.label().to_owned(),
            Self::Eraser => tr!("window-tool-eraser").to_owned(),
        }
    }

    /// Returns the brushes for a board of this size in the order of the wheel: White's pieces, Black's, the eraser.
    fn brushes(size: Size) -> Vec<Self> {
        let pieces = Color::ALL.into_iter().flat_map(|color| size.roles().iter().map(move |role| (color, *role)));
        pieces.map(|(color, role)| Self::Brush(Piece::new(color, role))).chain([Self::Eraser]).collect()
    }

    /// Returns the brush this number of wheel steps further; from the hand, starts at the first or the last.
    pub(in crate::app) fn turned(self, steps: i32, size: Size) -> Self {
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
