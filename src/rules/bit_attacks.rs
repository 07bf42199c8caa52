//! Attacks on an 8x8 board, with [`Bitboards`].
//!
//! Here the number of a square is `file * 8 + rank`; in shakmaty it is `rank * 8 + file`. The attacks of knights and
//! kings are the same with files and ranks swapped, so shakmaty's tables serve for them.

use shakmaty::{Square, attacks};

use crate::board::{Bitboards, Color, Role};

/// The first rank: the lowest bit of each file.
pub(super) const FIRST_RANK: u64 = 0x0101_0101_0101_0101;
/// The eighth rank: the highest bit of each file.
pub(super) const EIGHTH_RANK: u64 = FIRST_RANK << 7;
pub(super) const LIGHT_SQUARES: u64 = 0x55AA_55AA_55AA_55AA;

#[inline]
pub(super) fn king_attackers(men: &Bitboards, color: Color) -> u64 {
    square_attackers(men, men.by_piece(color, Role::King), !color, men.occupied())
}

/// Returns the pieces of a color that attack a square. Attacks along lines end at the squares in `occupied`. The caller
/// ensures that no pawn is on a back rank.
#[inline]
pub(super) fn square_attackers(men: &Bitboards, square: u64, by: Color, occupied: u64) -> u64 {
    let at = square.trailing_zeros();
    let theirs = |role| men.by_piece(by, role);
    let beside = square << 8 | square >> 8;
    // From a back rank, this shift ends on a back rank of the neighboring file, where no pawn can be.
    let before_pawns = by.pick(beside >> 1, beside << 1);
    knight_attacks(at) & theirs(Role::Knight)
        | king_attacks(at) & theirs(Role::King)
        | before_pawns & theirs(Role::Pawn)
        | sliders_among(men, by, slider_attacks(at, occupied))
}

/// Returns the queens, rooks and bishops of a color that attack a square. Takes the [`slider_attacks`] of the square.
#[inline]
pub(super) fn sliders_among(men: &Bitboards, color: Color, [on_lines, on_diagonals]: [u64; 2]) -> u64 {
    let of = |role| men.by_piece(color, role);
    let queens = of(Role::Queen);
    on_lines & (of(Role::Rook) | queens) | on_diagonals & (of(Role::Bishop) | queens)
}

/// Returns each square of a set as a set.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Returns the squares one rank ahead of these.
#[inline]
pub(super) const fn ahead(squares: u64, color: Color) -> u64 {
    match color {
        Color::White => (squares & !EIGHTH_RANK) << 1,
        Color::Black => (squares & !FIRST_RANK) >> 1,
    }
}

/// Returns the squares beside these along ranks and files, and along diagonals.
#[inline]
pub(super) const fn neighbors(squares: u64) -> [u64; 2] {
    let vertical = ahead(squares, Color::White) | ahead(squares, Color::Black);
    [vertical | squares << 8 | squares >> 8, vertical << 8 | vertical >> 8]
}

#[inline]
pub(super) fn knight_attacks(from: u32) -> u64 {
    Square::try_from(from & 63).map_or(0, |square| attacks::knight_attacks(square).0)
}

#[inline]
pub(super) fn king_attacks(from: u32) -> u64 {
    Square::try_from(from & 63).map_or(0, |square| attacks::king_attacks(square).0)
}

/// Returns the squares visible from a square along its file and rank, and those visible along its diagonals.
#[inline]
pub(super) fn slider_attacks(from: u32, occupied: u64) -> [u64; 2] {
    [rook_attacks(from, occupied), bishop_attacks(from, occupied)]
}

#[inline]
pub(super) fn rook_attacks(from: u32, occupied: u64) -> u64 {
    let [rank, ..] = LINES[from as usize & 63];
    line_attacks(rank, 1 << (from & 63), occupied) | file_attacks(from, occupied)
}

#[inline]
pub(super) fn bishop_attacks(from: u32, occupied: u64) -> u64 {
    let [_, rising, falling] = LINES[from as usize & 63];
    let square = 1 << (from & 63);
    line_attacks(rising, square, occupied) | line_attacks(falling, square, occupied)
}

pub(super) fn between(one: u64, other: u64) -> u64 {
    let [lines, diagonals] = slider_attacks(one.trailing_zeros(), other);
    let [other_lines, other_diagonals] = slider_attacks(other.trailing_zeros(), one);
    if lines & other != 0 {
        lines & other_lines
    } else if diagonals & other != 0 {
        diagonals & other_diagonals
    } else {
        0
    }
}

/// Returns the squares visible along a rank or diagonal (hyperbola quintessence). Subtracting the square from the
/// pieces changes exactly the bits up to the nearest piece above. Swapping the bytes first finds the squares below.
#[inline]
const fn line_attacks(line: u64, square: u64, occupied: u64) -> u64 {
    let men = occupied & line;
    let after = men.wrapping_sub(square);
    let before = men.swap_bytes().wrapping_sub(square.swap_bytes()).swap_bytes();
    (after ^ before) & line
}

/// Returns the squares visible along the file. The bits of a file are adjacent, so they can index a table.
#[inline]
fn file_attacks(from: u32, occupied: u64) -> u64 {
    let (file, rank) = (from & 0o70, from & 7);
    // Pieces on the first and last rank hide no other square.
    let between = occupied >> file >> 1 & 63;
    u64::from(FILE_ATTACKS[rank as usize][between as usize]) << file
}

/// The squares visible along a file, indexed by the rank of the viewer and by the occupied squares on ranks 2 to 7.
static FILE_ATTACKS: [[u8; 64]; 8] = {
    let mut seen = [[0; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        let (rank, between) = (at / 64, at % 64);
        let men = between << 1;
        seen[rank][between] = attacks_in_direction(rank, men, true) | attacks_in_direction(rank, men, false);
        at += 1;
    }
    seen
};

const fn attacks_in_direction(rank: usize, men: usize, is_up: bool) -> u8 {
    let (mut at, mut seen) = (rank, 0);
    while at != (if is_up { 7 } else { 0 }) && (at == rank || men >> at & 1 == 0) {
        at = if is_up { at + 1 } else { at - 1 };
        seen |= 1 << at;
    }
    seen
}

/// The rank, rising diagonal and falling diagonal of each square, without the square itself.
static LINES: [[u64; 3]; 64] = {
    let mut lines = [[0; 3]; 64];
    // One step along each of the three lines, as (ranks, files).
    let steps = [(0, 1), (1, 1), (-1, 1)];
    let mut from = 0;
    while from < 64 {
        let mut line = 0;
        while line < 3 {
            let (ranks, files) = steps[line];
            lines[from][line] = squares_beyond(from, ranks, files) | squares_beyond(from, -ranks, -files);
            line += 1;
        }
        from += 1;
    }
    lines
};

const fn squares_beyond(from: usize, ranks: i8, files: i8) -> u64 {
    let (mut rank, mut file) = ((from % 8) as i8 + ranks, (from / 8) as i8 + files);
    let mut squares = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (file * 8 + rank);
        file += files;
        rank += ranks;
    }
    squares
}
