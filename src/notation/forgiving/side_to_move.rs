//! Finds the side to move of a position that is known without it, as that of a picture.

use super::list::turn;
use crate::board::{Color, Position};
use crate::rules::checkers;

/// The reason for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideReason {
    /// The caption states it.
    Caption,
    /// It is in check, and the other side is not.
    Check,
    /// Nothing shows it, so White is assumed.
    Assumption,
}

/// Returns the side to move and the reason: the caption if it states the side in words ("Black to move", "Schwarz am
/// Zug") or by its task ("h#2"), otherwise the only side that is in check, otherwise White. The side to move in
/// `position` is ignored.
///
/// ```
/// use fenwright::board::{Color, Position};
/// use fenwright::notation::forgiving::{self, SideReason};
///
/// let start = Position::start();
/// let stated = forgiving::side_to_move(&start, Some("No. 12, Black to move"));
/// assert_eq!(stated, (Color::Black, SideReason::Caption));
/// assert_eq!(forgiving::side_to_move(&start, None), (Color::White, SideReason::Assumption));
/// ```
pub fn side_to_move(position: &Position, caption: Option<&str>) -> (Color, SideReason) {
    if let Some(stated) = caption.and_then(turn::side_to_move) {
        return (stated.value, SideReason::Caption);
    }
    let is_in_check = |side| !checkers(&Position { side_to_move: side, ..*position }).is_empty();
    match Color::ALL.map(is_in_check) {
        [true, false] => (Color::White, SideReason::Check),
        [false, true] => (Color::Black, SideReason::Check),
        _ => (Color::White, SideReason::Assumption),
    }
}

/// Returns the position with the [side to move](side_to_move) that its caption or a check shows.
#[cfg(feature = "vision")]
pub(crate) fn with_side_to_move(position: Position, caption: Option<&str>) -> Position {
    Position { side_to_move: side_to_move(&position, caption).0, ..position }
}

#[cfg(test)]
mod tests {
    use super::super::super::fen;
    use super::*;

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
            for side in ["w", "b"] {
                let position = fen::read(&format!("{placement} {side} - - 0 1")).expect("a position");
                assert_eq!(side_to_move(&position, caption), expected, "{placement} {side} {caption:?}");
            }
        }
    }
}
