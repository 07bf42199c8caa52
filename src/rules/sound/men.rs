//! Whether there are no more men of any kind than there can be.

use crate::board::{Bitboards, Color, Role};

/// The squares of the first and of the eighth rank: the lowest and the highest bit of each file.
const BACK_RANKS: u64 = 0x8181_8181_8181_8181;

/// The light squares.
const LIGHT: u64 = 0x55AA_55AA_55AA_55AA;

/// Whether a colour has one king, no more men and pawns than it began with, no more promoted pieces than pawns are
/// missing, and no pawn on a back rank.
///
/// A king, eight pawns or promoted pieces, and seven pieces of the start are sixteen men at most.
#[inline]
pub(super) fn are_as_in_a_game(men: &Bitboards, color: Color) -> bool {
    let pawns = men.of_piece(color, Role::Pawn);
    men.of_piece(color, Role::King).is_power_of_two()
        && pawns & BACK_RANKS == 0
        && (pawns | promoted(men, color)).count_ones() <= 8
}

/// Whether a pawn of either colour stands on the first or the last rank.
#[inline]
pub(super) fn has_pawn_on_back_rank(men: &Bitboards) -> bool {
    Color::ALL.into_iter().any(|color| men.of_piece(color, Role::Pawn) & BACK_RANKS != 0)
}

/// As many men as must be promoted pawns: queens beyond the first, and so on.
#[inline]
fn promoted(men: &Bitboards, color: Color) -> u64 {
    let of = |role| men.of_piece(color, role);
    let bishops = of(Role::Bishop);
    let beyond_one = |men: u64| men & men.wrapping_sub(1);
    let beyond_two = |men: u64| beyond_one(beyond_one(men));
    let bishops = beyond_one(bishops & LIGHT) | beyond_one(bishops & !LIGHT);
    beyond_one(of(Role::Queen)) | bishops | beyond_two(of(Role::Rook)) | beyond_two(of(Role::Knight))
}
