//! Whether pawns can have come to their squares with the captures there can have been.

use crate::board::{Bitboards, Color, Role};
use crate::rules::problems::home;
use crate::rules::problems::pawns::{Walked, fewest_captures};

/// The lowest bit of each file, and the highest: squares without pawns.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

/// Whether some way brings the pawns of both colours to their squares with no more captures than there can have
/// been. No pawn stands on a back rank, and there are no more than eight of a colour.
#[inline]
pub(super) fn are_captures_enough(men: &Bitboards) -> bool {
    // Both are asked in any case: which of them has doubled pawns is hard to foresee for a processor.
    let white = can_come_from_next_files(men, Color::White);
    let black = can_come_from_next_files(men, Color::Black);
    white & black || (white || can_come(men, Color::White)) && (black || can_come(men, Color::Black))
}

/// Whether one colour's pawns have so few captures behind them, in the nearest way or in any.
#[inline(never)]
fn can_come(men: &Bitboards, color: Color) -> bool {
    let pawns = men.of_piece(color, Role::Pawn);
    // Turned round, so that home is the same for both.
    let pawns = color.pick(pawns, pawns.reverse_bits());
    let catchable = home::catchable(men, !color);
    captures_from_nearest_files(pawns).is_some_and(|captures| captures <= catchable)
        || captures_somehow(pawns).is_some_and(|captures| u32::from(captures) <= catchable)
}

/// Whether no file holds more than two pawns, of which one can have come from a file next to it.
#[expect(clippy::needless_bitwise_bool, reason = "branches that are hard to foresee cost more than all of this")]
#[inline]
fn can_come_from_next_files(men: &Bitboards, color: Color) -> bool {
    let pawns = men.of_piece(color, Role::Pawn);
    let (others, free) = others_and_free_files(pawns);
    let doubled = (others + (HIGHEST - LOWEST)) & HIGHEST;
    let from_left = doubled & free << 8;
    let from_right = doubled & (free & !(from_left >> 8)) >> 8;
    let (tripled, _) = others_and_free_files(others);
    // At most two of the men that are missing were none for pawns to capture. Both sets are counted as one.
    let are_enough = (others | men.of_color(!color)).count_ones() <= 14;
    (others == 0) | (tripled == 0) & (from_left | from_right == doubled) & are_enough
}

/// All pawns but the lowest on each file, and the files without pawns as their highest squares.
#[inline]
const fn others_and_free_files(pawns: u64) -> (u64, u64) {
    // In each file the lowest bit is taken away, the highest if there is no other.
    let less_lowest = (pawns | HIGHEST) - LOWEST;
    (pawns & less_lowest, !less_lowest & HIGHEST)
}

/// The captures if on each file the pawn nearest to home stays, and every other comes from the nearest free file;
/// `None` if one cannot come so far. Home is the second rank.
fn captures_from_nearest_files(pawns: u64) -> Option<u32> {
    /// Brings the lowest bits of all bytes into the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let (mut others, free) = others_and_free_files(pawns);
    let mut free = ((free >> 7).wrapping_mul(GATHER) >> 56) as u32;
    let (mut captures, mut is_possible) = (0, true);
    while others != 0 {
        let (file, rank) = (others.trailing_zeros() / 8, others.trailing_zeros() % 8);
        // Where nothing is free, the steps are more than any rank allows.
        let before = (free << (31 - file)).leading_zeros();
        let after = (free >> file).trailing_zeros();
        let steps = before.min(after);
        let home = if before <= after { file.wrapping_sub(steps) } else { file + steps };
        free &= !(1_u32.wrapping_shl(home));
        captures += steps;
        is_possible &= steps < rank;
        others &= others - 1;
    }
    is_possible.then_some(captures)
}

/// The fewest captures of all ways, if there is any. Home is the second rank.
fn captures_somehow(mut pawns: u64) -> Option<u8> {
    let mut walked = Vec::with_capacity(8);
    while pawns != 0 {
        let (file, rank) = (pawns.trailing_zeros() / 8, pawns.trailing_zeros() % 8);
        walked.push(Walked { file: file as u8, reach: rank as u8 - 1 });
        pawns &= pawns - 1;
    }
    fewest_captures(walked, 8)
}
