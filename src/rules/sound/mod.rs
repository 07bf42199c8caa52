//! A quick look that clears nearly every position of a game of problems.

mod castling;
mod check;
mod lines;
mod men;
mod pawns;
#[cfg(test)]
mod tests;

use super::problems::{half_moves, home};
use crate::board::{BitPosition, Bitboards, Color, Role, Square};

/// Whether a position has no problems. `true` means that [`problems`](super::problems()) finds none; `false`
/// means no more than that it has to be asked.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::of(&Position::start());
/// assert!(start.is_some_and(|start| rules::is_sound_quick(&start)));
/// ```
#[must_use]
#[inline]
pub fn is_sound_quick(position: &BitPosition) -> bool {
    let men = &position.men;
    men::are_as_in_a_game(men, Color::White)
        && men::are_as_in_a_game(men, Color::Black)
        && check::are_checks_explained(position)
        && castling::are_rights_sound(position)
        && is_en_passant_possible(position)
        && are_clocks_plain(position)
        && pawns::are_captures_enough(men)
        && home::is_plain(position)
}

/// Whether the king of the side to move is attacked; `None` where the side has not one king, or pawns stand on back
/// ranks, and [`verdict`](super::verdict()) has to be asked.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")?;
/// assert_eq!(BitPosition::of(&position).and_then(|position| rules::is_in_check_quick(&position)), Some(true));
/// # Ok::<(), fen::Fault>(())
/// ```
#[must_use]
#[inline]
pub fn is_in_check_quick(position: &BitPosition) -> Option<bool> {
    let BitPosition { men, side_to_move, .. } = position;
    let has_one_king = men.of_piece(*side_to_move, Role::King).is_power_of_two();
    let is_pawn_behind = men::has_pawn_on_back_rank(men);
    (has_one_king && !is_pawn_behind).then(|| lines::attackers(men, *side_to_move) != 0)
}

/// Whether a pawn can just have passed over the en passant square, if one is stated, and the clock tells so.
#[inline]
fn is_en_passant_possible(position: &BitPosition) -> bool {
    position.en_passant.is_none_or(|passed| is_passed(position, passed))
}

/// The same of this square.
#[inline(never)]
fn is_passed(position: &BitPosition, square: Square) -> bool {
    let BitPosition { men, side_to_move, .. } = position;
    if square.file > 7 || square.rank != side_to_move.pick(5, 2) {
        return false;
    }
    let passed = Bitboards::square(square);
    let (origin, pawn) = side_to_move.pick((passed << 1, passed >> 1), (passed >> 1, passed << 1));
    (origin | passed) & men.occupied() == 0
        && pawn & men.of_piece(!*side_to_move, Role::Pawn) != 0
        && position.halfmove_clock == 0
}

/// Whether the halfmove clock is one of a game that nobody need have ended.
#[inline]
fn are_clocks_plain(position: &BitPosition) -> bool {
    let most = half_moves(position.fullmove_number, position.side_to_move);
    position.halfmove_clock <= most.min(100)
}
