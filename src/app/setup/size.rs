//! Typed board sizes, and how to fill a board of another size.

use crate::board::{DroppedPart, Position, Role, Side, Size};
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    Start,
    /// The current pieces, except pieces on squares that the new board does not have.
    Pieces,
    Empty,
}

impl Fill {
    pub(super) const ALL: [Self; 3] = [Self::Pieces, Self::Start, Self::Empty];

    /// Returns the filled board and the pieces that did not fit; `None` for `Start` if the size has no start position.
    pub(super) fn resize(self, position: &Position, size: Size) -> Option<(Position, Vec<DroppedPart>)> {
        match self {
            Self::Start => Some((Position::start_for_size(size)?, Vec::new())),
            Self::Pieces => Some(position.resized(size)),
            Self::Empty => Some((Position::empty(size), Vec::new())),
        }
    }
}

pub(super) fn parse_size(text: &str) -> Option<Size> {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    let size = Size::new(numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?)?;
    numbers.next().is_none().then_some(size)
}

/// Describes the rules on a board of this size for pawn steps, promotions and castling.
pub(super) fn in_words(size: Size) -> String {
    let step = if size.has_double_step() { tr!("setup-rules-double-step") } else { tr!("setup-rules-single-step") };
    let promotions = size.promotions();
    let promotion = match (promotions.contains(&Role::Bishop), promotions.contains(&Role::Archbishop)) {
        (_, true) => tr!("setup-rules-promotion-to-all"),
        (true, false) => tr!("setup-rules-promotion"),
        (false, false) => tr!("setup-rules-promotion-without-bishop"),
    };
    let castling = if size.has_castling() {
        let [queen_side, king_side] =
            [Side::Queen, Side::King].map(|side| char::from(b'a' + size.castled_files(side)[0]).to_string());
        tr!("setup-rules-castling", queen_side = queen_side, king_side = king_side)
    } else {
        tr!("setup-rules-no-castling").to_owned()
    };
    format!("{step} {promotion} {castling}")
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

    #[test]
    fn a_size_says_what_its_rules_are() {
        for (files, ranks, words) in [
            (
                10,
                8,
                "Pawns may move two squares on their first move. They promote to archbishop and chancellor too. Kings \
                 castle to the c-file and the i-file.",
            ),
            (
                9,
                10,
                "Pawns may move two squares on their first move. They promote to archbishop and chancellor too. Kings \
                 castle to the c-file and the h-file.",
            ),
            (6, 6, "Pawns move one square at a time. They promote to queen, rook and knight. There is no castling."),
            (5, 5, "Pawns move one square at a time. They promote as usual. There is no castling."),
        ] {
            assert_eq!(in_words(Size::new(files, ranks).expect("a size")), words);
        }
    }
}
