//! Sets of squares in words of 128 bits. Each rank has eleven bits, the a-file in the lowest; the board has ten files at
//! most, so that what leaves it at a side falls on a bit that is no square.

use crate::board::Square;

/// A set of squares, a bit each.
pub(super) type Set = u128;

/// How many bits a rank has.
pub(super) const RANK: u32 = 11;

/// So many bits on is the square one rank on.
pub(super) const UP: i32 = RANK.cast_signed();

/// The number of a square's bit.
#[inline]
pub(super) fn index(square: Square) -> u32 {
    u32::from(square.rank) * RANK + u32::from(square.file)
}

/// The square of a bit.
#[inline]
pub(super) const fn square(index: u32) -> Square {
    Square::new((index % RANK) as u8, (index / RANK) as u8)
}

/// The set of one square.
#[inline]
pub(super) const fn bit(index: u32) -> Set {
    1 << (index & 127)
}

/// The number of the lowest square of a set that is not empty.
#[inline]
pub(super) const fn first(set: Set) -> u32 {
    set.trailing_zeros()
}

/// Whether there is more than one square.
#[inline]
pub(super) const fn is_many(set: Set) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// The number of each square of a set, the lowest first.
#[inline]
pub(super) fn each(mut set: Set) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| first(set));
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// The squares that lie so many bits on: a step up the board is [`RANK`].
#[inline]
pub(super) const fn shifted(set: Set, by: i32) -> Set {
    if by >= 0 { set << by } else { set >> -by }
}
