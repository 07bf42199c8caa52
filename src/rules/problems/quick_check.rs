//! The quick check runs before the full check. It accepts positions that are certainly sound, as nearly all positions
//! of a game are.
//!
//! It must not accept a position in which the full check finds a problem. It has no rules of its own: each module of
//! problems defines, below its full check, when a position is plain, that is, free of these problems.
//! `tests/core/rules/kinds.rs` verifies this for every kind of problem, and the tests here for many thousands of
//! corrupted positions.

#[cfg(test)]
mod tests;

use super::{castling, checks, clocks, home_squares, last_move, origins, pawns, piece_counts};
use crate::board::{BitPosition, Color, Role};
use crate::rules::bit_attacks;

/// Returns `true` only if [`problems`](super::problems()) finds no problems; `false` means that it must be called.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::from_standard(&Position::start());
/// assert!(start.is_some_and(|start| rules::is_sound_quick(&start)));
/// ```
#[inline]
pub fn is_sound_quick(position: &BitPosition) -> bool {
    let men = &position.board;
    clocks::are_clocks_plain(position)
        && piece_counts::has_possible_material(men, Color::White)
        && piece_counts::has_possible_material(men, Color::Black)
        && checks::are_checks_explained(position)
        && castling::are_rights_sound(position)
        && clocks::is_en_passant_plain(position)
        && pawns::are_captures_enough(men)
        && home_squares::is_plain(position)
        && origins::is_plain(position)
        && last_move::is_plain(position)
}

/// The groups of problems that the quick check could not exclude, one for each of its conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubts {
    /// The number of pieces of each kind, and pawns on back ranks.
    pub(super) piece_counts: bool,
    pub(super) checks: bool,
    pub(super) castling: bool,
    pub(super) en_passant: bool,
    pub(super) clocks: bool,
    pub(super) pawns: bool,
    pub(super) home: bool,
    pub(super) origins: bool,
    pub(super) last_move: bool,
}

impl Doubts {
    pub(super) const ALL: Self = Self {
        piece_counts: true,
        checks: true,
        castling: true,
        en_passant: true,
        clocks: true,
        pawns: true,
        home: true,
        origins: true,
        last_move: true,
    };

    pub(super) fn from_position(position: &BitPosition) -> Self {
        let men = &position.board;
        let has_numbers_of_game = Color::ALL.into_iter().all(|color| piece_counts::has_possible_material(men, color));
        let of_any_men = Self {
            piece_counts: !has_numbers_of_game,
            checks: checks::may_be_in_check(men),
            castling: !position.castling.is_empty(),
            en_passant: !clocks::is_en_passant_plain(position),
            clocks: !clocks::are_clocks_plain(position),
            pawns: pawns::has_doubled_pawns(men),
            home: !home_squares::is_plain(position),
            origins: has_numbers_of_game,
            last_move: has_numbers_of_game,
        };
        // The last condition of each line is valid only if the numbers of pieces are possible in a game.
        Self {
            checks: of_any_men.checks && !(has_numbers_of_game && checks::are_checks_explained(position)),
            castling: of_any_men.castling && !(has_numbers_of_game && castling::are_rights_sound(position)),
            pawns: of_any_men.pawns && !(has_numbers_of_game && pawns::are_captures_enough(men)),
            origins: has_numbers_of_game && !(pawns::are_captures_enough(men) && origins::is_plain(position)),
            last_move: has_numbers_of_game
                && !(checks::are_checks_explained(position) && last_move::is_plain(position)),
            ..of_any_men
        }
    }

    pub(super) fn is_clocks_only(self) -> bool {
        self == Self { clocks: true, ..Self::default() }
    }

    /// Returns `true` if a doubted group needs the list of pieces.
    pub(super) const fn needs_pieces(self) -> bool {
        self.piece_counts || self.checks || self.pawns || self.home || self.origins || self.last_move
    }
}

/// Returns `true` if the king of the side to move is attacked. Returns `None` if that side does not have exactly one
/// king, or if there are pawns on back ranks.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")?;
/// assert_eq!(BitPosition::from_standard(&position).and_then(|position| rules::is_in_check_quick(&position)), Some(true));
/// # Ok::<(), fen::Fault>(())
/// ```
#[inline]
pub fn is_in_check_quick(position: &BitPosition) -> Option<bool> {
    let BitPosition { board: men, side_to_move, .. } = position;
    let has_one_king = men.by_piece(*side_to_move, Role::King).is_power_of_two();
    let is_pawn_behind = piece_counts::has_pawn_on_back_rank(men);
    (has_one_king && !is_pawn_behind).then(|| bit_attacks::king_attackers(men, *side_to_move) != 0)
}
