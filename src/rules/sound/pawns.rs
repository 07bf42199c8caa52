//! Whether pawns can have come to their squares with the captures there can have been.

use super::home;
use crate::board::{Bitboards, Color, Role};

/// The lowest bit of each file, and the highest: squares without pawns.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

/// Whether some way brings the pawns of a colour to their squares with no more captures than there can have
/// been. No pawn stands on a back rank.
///
/// On each file one pawn stays, the one nearest to home; every other comes from a file without pawns. That is a
/// way, if not always the shortest.
#[inline]
pub(super) fn are_captures_enough(men: &Bitboards, color: Color) -> bool {
    let pawns = men.of_piece(color, Role::Pawn);
    // Turned round, so that home is the second rank for both.
    let pawns = color.pick(pawns, pawns.reverse_bits());
    let less_one = (pawns | HIGHEST) - LOWEST;
    let others = pawns & less_one;
    others == 0 || {
        let (captures, is_possible) = captures(others, !less_one & HIGHEST);
        // At most two missing men were none for pawns to capture.
        let are_enough = captures + 2 + men.of_color(!color).count_ones() <= 16;
        is_possible && (are_enough || captures <= home::catchable(men, !color))
    }
}

/// How many captures bring these pawns from free files, and whether each has gone far enough for that. Free files
/// have their highest bit set. Nearly always each can come from the next file.
#[inline]
fn captures(pawns: u64, free: u64) -> (u32, bool) {
    let files = (pawns + (HIGHEST - LOWEST)) & HIGHEST;
    let from_left = files & free << 8;
    let from_right = files & (free & !(from_left >> 8)) >> 8;
    let is_one_on_file = pawns & ((pawns | HIGHEST) - LOWEST) == 0;
    if is_one_on_file && from_left | from_right == files {
        (pawns.count_ones(), true)
    } else {
        longer_captures(pawns, free)
    }
}

/// The same, with each pawn from the nearest free file. Few branches, which would be hard to foresee.
fn longer_captures(mut pawns: u64, free: u64) -> (u32, bool) {
    /// Brings the lowest bits of all bytes into the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut free = ((free >> 7).wrapping_mul(GATHER) >> 56) as u32;
    let (mut captures, mut is_possible) = (0, true);
    while pawns != 0 {
        let (file, rank) = (pawns.trailing_zeros() / 8, pawns.trailing_zeros() % 8);
        // Where nothing is free, the steps are more than any rank allows.
        let before = (free << (31 - file)).leading_zeros();
        let after = (free >> file).trailing_zeros();
        let steps = before.min(after);
        let home = if before <= after { file.wrapping_sub(steps) } else { file + steps };
        free &= !(1_u32.wrapping_shl(home));
        captures += steps;
        is_possible &= steps < rank;
        pawns &= pawns - 1;
    }
    (captures, is_possible)
}
