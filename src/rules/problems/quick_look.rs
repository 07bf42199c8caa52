//! The quick look: it clears a position that is certainly sound, before [`problems`](super::problems()) looks at it
//! carefully. Nearly every position of a game is cleared so.
//!
//! What it clears nobody looks at again: a problem that the careful look knows and the quick one does not would never
//! show. So the quick look is no judgement of its own. It asks each file of reasons for what makes a position plain,
//! by conditions that stand below the careful ones in that file, and leaves all that it is not sure of to them.
//! `tests/core/rules/kinds.rs` shows for every kind of problem that positions that have it are not cleared,
//! the tests of this file for many thousand spoiled positions.

#[cfg(test)]
mod tests;

use super::{castling, checks, clocks, en_passant, home, men, pawns};
use crate::board::{BitPosition, Color, Role};
use crate::rules::lines;

/// Whether a position certainly has no problems. `true` means that [`problems`](super::problems()) finds none; `false`
/// means no more than that it has to look.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::of(&Position::start());
/// assert!(start.is_some_and(|start| rules::is_sound_quick(&start)));
/// ```
#[inline]
pub fn is_sound_quick(position: &BitPosition) -> bool {
    let men = &position.men;
    clocks::are_clocks_plain(position)
        && men::are_as_in_a_game(men, Color::White)
        && men::are_as_in_a_game(men, Color::Black)
        && checks::are_checks_explained(position)
        && castling::are_rights_sound(position)
        && en_passant::is_en_passant_plain(position)
        && pawns::are_captures_enough(men)
        && home::is_plain(position)
}

/// The reasons for problems that a quick look does not clear, one for each of its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Doubts {
    /// How many men of each kind there are, and pawns on back ranks.
    pub(super) numbers: bool,
    pub(super) checks: bool,
    pub(super) castling: bool,
    pub(super) en_passant: bool,
    pub(super) clocks: bool,
    pub(super) pawns: bool,
    pub(super) home: bool,
}

impl Doubts {
    pub(super) const ALL: Self =
        Self { numbers: true, checks: true, castling: true, en_passant: true, clocks: true, pawns: true, home: true };

    const NONE: Self = Self {
        numbers: false,
        checks: false,
        castling: false,
        en_passant: false,
        clocks: false,
        pawns: false,
        home: false,
    };

    /// What is not plain about a position.
    pub(super) fn about(position: &BitPosition) -> Self {
        let men = &position.men;
        let has_numbers_of_game = Color::ALL.into_iter().all(|color| men::are_as_in_a_game(men, color));
        let of_any_men = Self {
            numbers: !has_numbers_of_game,
            checks: checks::may_be_check(men),
            castling: !position.castling.is_empty(),
            en_passant: !en_passant::is_en_passant_plain(position),
            clocks: !clocks::are_clocks_plain(position),
            pawns: pawns::is_file_shared(men),
            home: !home::is_plain(position),
        };
        // These questions are asked of as many men as there are in a game.
        Self {
            checks: of_any_men.checks && !(has_numbers_of_game && checks::are_checks_explained(position)),
            castling: of_any_men.castling && !(has_numbers_of_game && castling::are_rights_sound(position)),
            pawns: of_any_men.pawns && !(has_numbers_of_game && pawns::are_captures_enough(men)),
            ..of_any_men
        }
    }

    /// Whether they are about the clocks alone.
    pub(super) fn is_about_clocks_alone(self) -> bool {
        self == Self { clocks: true, ..Self::NONE }
    }

    /// Whether any of them is about the pieces on the board.
    pub(super) const fn is_about_men(self) -> bool {
        self.numbers || self.checks || self.pawns || self.home
    }
}

/// Whether the king of the side to move is attacked; `None` where the side has not one king, or pawns stand on back
/// ranks, and [`verdict`](crate::rules::verdict()) has to be asked.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")?;
/// assert_eq!(BitPosition::of(&position).and_then(|position| rules::is_in_check_quick(&position)), Some(true));
/// # Ok::<(), fen::Fault>(())
/// ```
#[inline]
pub fn is_in_check_quick(position: &BitPosition) -> Option<bool> {
    let BitPosition { men, side_to_move, .. } = position;
    let has_one_king = men.of_piece(*side_to_move, Role::King).is_power_of_two();
    let is_pawn_behind = men::has_pawn_on_back_rank(men);
    (has_one_king && !is_pawn_behind).then(|| lines::attackers(men, *side_to_move) != 0)
}
