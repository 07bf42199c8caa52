//! Typed board sizes, and how to fill a board of another size.

use crate::board::{DroppedPart, Position, Size};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    Start,
    /// The current pieces whose squares exist on the new board.
    Pieces,
    Empty,
}

impl Fill {
    /// All options, in dialog order.
    pub(super) const ALL: [Self; 3] = [Self::Pieces, Self::Start, Self::Empty];

    /// Returns the filled board and the pieces that did not fit; `None` if the size has no usual start position.
    pub(super) fn resize(self, position: &Position, size: Size) -> Option<(Position, Vec<DroppedPart>)> {
        match self {
            Self::Start => Some((Position::start_for_size(size)?, Vec::new())),
            Self::Pieces => Some(position.resized(size)),
            Self::Empty => Some((Position::empty(size), Vec::new())),
        }
    }
}

/// Parses a size: two numbers, files first.
pub(super) fn parse_size(text: &str) -> Option<Size> {
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
            assert_eq!(parse_size(text), Size::new(10, 8), "{text}");
        }
        for text in ["", "10", "8x10", "4x4", "11x8", "10x8x2", "ten by eight", "300x8"] {
            assert_eq!(parse_size(text), None, "{text}");
        }
    }
}
