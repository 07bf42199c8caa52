//! The side to move, which no picture shows.

use super::reading::BoardReading;
use crate::board::{Color, Position};
use crate::notation::forgiving;
use crate::rules::checkers;

/// The reason for the side to move of a board in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideReason {
    /// The text beside the board states it.
    Caption,
    /// It is in check, and the other side is not.
    Check,
    /// Nothing shows it, so White is assumed.
    Assumption,
}

impl BoardReading {
    /// Returns the side to move and the reason: the caption of the board if it states the side ("Black to move",
    /// "h#2"), otherwise the only side that is in check, otherwise White.
    pub fn side_to_move(&self, caption: Option<&str>) -> (Color, SideReason) {
        if let Some(side) = caption.and_then(forgiving::side_to_move) {
            return (side, SideReason::Caption);
        }
        let position = self.with_white_to_move();
        let is_in_check = |side| !checkers(&Position { side_to_move: side, ..position }).is_empty();
        match Color::ALL.map(is_in_check) {
            [true, false] => (Color::White, SideReason::Check),
            [false, true] => (Color::Black, SideReason::Check),
            _ => (Color::White, SideReason::Assumption),
        }
    }

    /// Returns the position, with the [side to move](Self::side_to_move) and with castling rights wherever king and
    /// rook are at home.
    pub fn position(&self, caption: Option<&str>) -> Position {
        Position { side_to_move: self.side_to_move(caption).0, ..self.with_white_to_move() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::corners::{Corners, Point};
    use super::super::reading::SeenSquare;
    use super::*;
    use crate::board::Size;
    use crate::notation::fen;

    fn reading(placement: &str) -> BoardReading {
        let position = fen::read(&format!("{placement} w - - 0 1")).expect("a position");
        let squares = Size::STANDARD.squares().map(|square| SeenSquare {
            piece: position.board.get(square),
            confidence: 1.0,
            is_doubtful: false,
            descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN],
        });
        BoardReading {
            corners: Corners([Point { x: 0.0, y: 0.0 }; 4]),
            squares: squares.collect::<Vec<_>>().try_into().expect("64 squares"),
            bottom: Color::White,
            is_bottom_sure: true,
            is_truncated: false,
        }
    }

    #[test]
    fn the_side_to_move_is_in_the_caption_or_in_check() {
        let (quiet, white_in_check, black_in_check) =
            ("4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/4r3/8/8/4K3", "4k3/8/8/4R3/8/8/8/4K3");
        for (placement, caption, expected) in [
            (quiet, None, (Color::White, SideReason::Assumption)),
            (quiet, Some("No. 12, Sam Loyd"), (Color::White, SideReason::Assumption)),
            (quiet, Some("No. 12, Black to move"), (Color::Black, SideReason::Caption)),
            (quiet, Some("Schwarz am Zug"), (Color::Black, SideReason::Caption)),
            (quiet, Some("h#2"), (Color::Black, SideReason::Caption)),
            (white_in_check, None, (Color::White, SideReason::Check)),
            (black_in_check, None, (Color::Black, SideReason::Check)),
            (black_in_check, Some("White to move"), (Color::White, SideReason::Caption)),
            ("4k3/8/8/4R2b/8/8/8/3K4", None, (Color::White, SideReason::Assumption)),
            ("8/8/8/8/8/8/8/8", None, (Color::White, SideReason::Assumption)),
        ] {
            let reading = reading(placement);
            assert_eq!(reading.side_to_move(caption), expected, "{placement} {caption:?}");
            assert_eq!(reading.position(caption).side_to_move, expected.0, "{placement} {caption:?}");
        }
    }
}
