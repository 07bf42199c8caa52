//! Sizes of boards as people type them, and what stands on a board of another size.

use crate::board::{Leftover, Position, Size};

/// What stands on a board of another size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// The start position that is usual on it.
    Start,
    /// The men that have a place there.
    Men,
    /// Nothing.
    Nothing,
}

impl Fill {
    /// All, in the order of the dialog.
    pub(super) const ALL: [Self; 3] = [Self::Men, Self::Start, Self::Nothing];

    /// The position on a board of this size, with what has no place there; `None` where no start position is usual.
    pub(super) fn of(self, position: &Position, size: Size) -> Option<(Position, Vec<Leftover>)> {
        match self {
            Self::Start => Some((Position::start_of(size)?, Vec::new())),
            Self::Men => Some(position.resized(size)),
            Self::Nothing => Some((Position::empty(size), Vec::new())),
        }
    }
}

/// The size that was typed as two numbers, files first.
pub(super) fn size_of(text: &str) -> Option<Size> {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    let size = Size::new(numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?)?;
    numbers.next().is_none().then_some(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_two_numbers() {
        for text in ["10x8", " 10 8", "10 by 8", "10\u{d7}8", "10, 8"] {
            assert_eq!(size_of(text), Size::new(10, 8), "{text}");
        }
        for text in ["", "10", "8x10", "4x4", "11x8", "10x8x2", "ten by eight", "300x8"] {
            assert_eq!(size_of(text), None, "{text}");
        }
    }
}
