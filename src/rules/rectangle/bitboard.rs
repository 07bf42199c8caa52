//! 128-bit bitboards. Each rank has eleven bits, so that a step over the side edge always ends on an unused bit.

use crate::board::Square;

pub(in crate::rules) type Bitboard = u128;

pub(in crate::rules) const RANK: u32 = 11;

pub(in crate::rules) const UP: i32 = RANK.cast_signed();

#[inline]
pub(in crate::rules) fn index(square: Square) -> u32 {
    u32::from(square.rank) * RANK + u32::from(square.file)
}

#[inline]
pub(in crate::rules) const fn square(index: u32) -> Square {
    Square::new((index % RANK) as u8, (index / RANK) as u8)
}

#[inline]
pub(in crate::rules) const fn bit(index: u32) -> Bitboard {
    1 << (index & 127)
}

/// Returns the lowest index of a set, which must not be empty.
#[inline]
pub(in crate::rules) const fn first(set: Bitboard) -> u32 {
    set.trailing_zeros()
}

#[inline]
pub(in crate::rules) const fn is_many(set: Bitboard) -> bool {
    set & set.wrapping_sub(1) != 0
}

#[inline]
pub(in crate::rules) fn each(mut set: Bitboard) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| first(set));
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// Shifts a set by this many bits, towards higher bits if positive.
#[inline]
pub(in crate::rules) const fn shifted(set: Bitboard, by: i32) -> Bitboard {
    if by >= 0 { set << by } else { set >> -by }
}
