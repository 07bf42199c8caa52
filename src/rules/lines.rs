//! What men attack and see on an 8x8 board, by sets of squares.
//!
//! Sets have files where shakmaty's have ranks; what knights and kings attack is the same so.

use shakmaty::{Square, attacks};

use crate::board::{Bitboards, Color, Role};

/// The men of the other colour that attack the king of this one, of which there is one.
#[inline]
pub(super) fn attackers(men: &Bitboards, color: Color) -> u64 {
    attackers_of(men, men.of_piece(color, Role::King), !color, men.occupied())
}

/// The men of a colour that attack a square, where the squares that hide what is behind them are `occupied`. No pawn
/// stands on a back rank.
#[inline]
pub(super) fn attackers_of(men: &Bitboards, square: u64, by: Color, occupied: u64) -> u64 {
    let at = square.trailing_zeros();
    let theirs = |role| men.of_piece(by, role);
    let beside = square << 8 | square >> 8;
    // On back ranks, where this goes over the edge, no pawn stands.
    let before_pawns = by.pick(beside >> 1, beside << 1);
    knight_steps(at) & theirs(Role::Knight)
        | king_steps(at) & theirs(Role::King)
        | before_pawns & theirs(Role::Pawn)
        | riders_among(men, by, seen(at, occupied))
}

/// The queens, rooks and bishops of a colour that attack a square from which these are [`seen`].
#[inline]
pub(super) fn riders_among(men: &Bitboards, color: Color, [on_lines, on_diagonals]: [u64; 2]) -> u64 {
    let of = |role| men.of_piece(color, role);
    let queens = of(Role::Queen);
    on_lines & (of(Role::Rook) | queens) | on_diagonals & (of(Role::Bishop) | queens)
}

/// The squares a knight's move away.
#[inline]
pub(super) fn knight_steps(from: u32) -> u64 {
    Square::try_from(from & 63).map_or(0, |square| attacks::knight_attacks(square).0)
}

/// The squares around a square.
#[inline]
pub(super) fn king_steps(from: u32) -> u64 {
    Square::try_from(from & 63).map_or(0, |square| attacks::king_attacks(square).0)
}

/// The squares up to the first man each way, with that, on a square's file and rank and on its diagonals.
#[inline]
pub(super) fn seen(from: u32, occupied: u64) -> [u64; 2] {
    [seen_on_lines(from, occupied), seen_on_diagonals(from, occupied)]
}

/// Of what is [`seen`], the squares on the file and the rank.
#[inline]
pub(super) fn seen_on_lines(from: u32, occupied: u64) -> u64 {
    let [rank, ..] = LINES[from as usize & 63];
    seen_on(rank, 1 << (from & 63), occupied) | seen_on_file(from, occupied)
}

/// Of what is [`seen`], the squares on the diagonals.
#[inline]
pub(super) fn seen_on_diagonals(from: u32, occupied: u64) -> u64 {
    let [_, rising, falling] = LINES[from as usize & 63];
    let square = 1 << (from & 63);
    seen_on(rising, square, occupied) | seen_on(falling, square, occupied)
}

/// The squares between two on one file, rank or diagonal; none for other two.
pub(super) fn between(one: u64, other: u64) -> u64 {
    let [lines, diagonals] = seen(one.trailing_zeros(), other);
    let [other_lines, other_diagonals] = seen(other.trailing_zeros(), one);
    if lines & other != 0 {
        lines & other_lines
    } else if diagonals & other != 0 {
        diagonals & other_diagonals
    } else {
        0
    }
}

/// The squares that are seen from a square on a line across files. Taking away the square from those occupied
/// borrows from the first man beyond it: all bits up to there change. The other way round it is the same with
/// the order of files turned round (known as hyperbola quintessence).
#[inline]
const fn seen_on(line: u64, square: u64, occupied: u64) -> u64 {
    let men = occupied & line;
    let after = men.wrapping_sub(square);
    let before = men.swap_bytes().wrapping_sub(square.swap_bytes()).swap_bytes();
    (after ^ before) & line
}

/// The squares that are seen on the file of a square. Its bits cannot be turned round as cheaply, but are next to
/// each other, so that they lead into a table.
#[inline]
fn seen_on_file(from: u32, occupied: u64) -> u64 {
    let (file, rank) = (from & 0o70, from & 7);
    // Men on the first and the last rank hide nothing.
    let between = occupied >> file >> 1 & 63;
    u64::from(ON_FILE[rank as usize][between as usize]) << file
}

/// What is seen on a file from each rank, by the men on the second to the seventh.
static ON_FILE: [[u8; 64]; 8] = {
    let mut seen = [[0; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        let (rank, between) = (at / 64, at % 64);
        seen[rank][between] = seen_above(rank, between << 1) | seen_below(rank, between << 1);
        at += 1;
    }
    seen
};

const fn seen_above(rank: usize, men: usize) -> u8 {
    let (mut at, mut seen) = (rank, 0);
    while at < 7 && (at == rank || men >> at & 1 == 0) {
        at += 1;
        seen |= 1 << at;
    }
    seen
}

const fn seen_below(rank: usize, men: usize) -> u8 {
    let (mut at, mut seen) = (rank, 0);
    while at > 0 && (at == rank || men >> at & 1 == 0) {
        at -= 1;
        seen |= 1 << at;
    }
    seen
}

/// The rank of each square and the diagonals that rise and fall towards the h-file, without itself.
static LINES: [[u64; 3]; 64] = {
    let mut lines = [[0; 3]; 64];
    // One step on each, in ranks and files.
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
