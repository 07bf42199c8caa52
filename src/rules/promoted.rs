//! Pieces that must be promoted pawns, because a side starts with fewer of their kind.

use super::bit_attacks::LIGHT_SQUARES;
use crate::board::{Bitboards, Color, Piece, Role, Size, Square};

/// A group of pieces that pawns can promote to, with the number that a side starts with.
pub(super) struct PromotionGroup {
    pub(super) at_start: usize,
    pub(super) is_bishops: bool,
}

/// The groups: queens, rooks, dark-squared bishops, light-squared bishops, knights, and archbishops with chancellors.
/// Bishops never change their square color, and a side starts with one on each color, in Chess960 too. On 10x8 a side
/// starts with two archbishops and chancellors in total: one of each in Capablanca chess, two of a kind in other
/// setups.
pub(super) const PROMOTION_GROUPS: [PromotionGroup; 6] = [
    PromotionGroup { at_start: 1, is_bishops: false },
    PromotionGroup { at_start: 2, is_bishops: false },
    PromotionGroup { at_start: 1, is_bishops: true },
    PromotionGroup { at_start: 1, is_bishops: true },
    PromotionGroup { at_start: 2, is_bishops: false },
    PromotionGroup { at_start: 2, is_bishops: false },
];

/// Returns the index of a piece's group; `None` for kings and pawns.
pub(super) fn promotion_group(square: Square, role: Role) -> Option<usize> {
    Some(match role {
        Role::Queen => 0,
        Role::Rook => 1,
        Role::Bishop => 2 + usize::from((square.file + square.rank) % 2),
        Role::Knight => 4,
        Role::Archbishop | Role::Chancellor => 5,
        Role::King | Role::Pawn => return None,
    })
}

/// Returns the number of a color's pieces per group; all 0 unless the starting set is known (8x8, 10x8).
pub(super) fn count_groups(
    size: Size,
    pieces: impl Iterator<Item = (Square, Piece)>,
    color: Color,
) -> [usize; PROMOTION_GROUPS.len()] {
    let mut counts = [0_usize; PROMOTION_GROUPS.len()];
    if size.has_known_start() {
        let own = pieces.filter(|(_, piece)| piece.color == color);
        own.filter_map(|(square, piece)| promotion_group(square, piece.role)).for_each(|group| counts[group] += 1);
    }
    counts
}

/// Returns the minimum number of promoted pieces per group.
pub(super) fn promoted_in_groups(mut counts: [usize; PROMOTION_GROUPS.len()]) -> [usize; PROMOTION_GROUPS.len()] {
    for (count, group) in counts.iter_mut().zip(&PROMOTION_GROUPS) {
        *count = count.saturating_sub(group.at_start);
    }
    counts
}

/// Returns a set with one bit per piece that must be promoted: queens beyond one, rooks and knights beyond two, and
/// bishops beyond one per square color.
#[inline]
pub(super) fn promoted_bits(men: &Bitboards, color: Color) -> u64 {
    let [on_dark, on_light, others] = promoted_by_shade(men, color);
    on_dark | on_light | others
}

/// Like [`promoted_bits`], in three sets: bishops on dark squares, bishops on light squares, and all others.
#[inline]
pub(super) fn promoted_by_shade(men: &Bitboards, color: Color) -> [u64; 3] {
    let of = |role| men.by_piece(color, role);
    let bishops = of(Role::Bishop);
    let beyond_one = |men: u64| men & men.wrapping_sub(1);
    let beyond_two = |men: u64| beyond_one(beyond_one(men));
    let others = beyond_one(of(Role::Queen)) | beyond_two(of(Role::Rook)) | beyond_two(of(Role::Knight));
    [beyond_one(bishops & !LIGHT_SQUARES), beyond_one(bishops & LIGHT_SQUARES), others]
}
