//! Moves of a piece from all squares of a set at once.

use crate::board::{Color, Role, Size};
use crate::rules::rectangle::SizeTables;
use crate::rules::rectangle::attacks::{AttackTables, pawn_attacks};
use crate::rules::rectangle::bitboard::{Bitboard, RANK, UP, bit, index, shifted};

/// A board size with what depends on it.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) size: Size,
    pub(super) files: u32,
    pub(super) ranks: u32,
    pub(super) squares: Bitboard,
    /// The bit index of the last file on the last rank.
    pub(super) last_square: u32,
    pub(super) attacks: &'static AttackTables,
    pub(super) layout: &'static SizeTables,
}

const LINES: [i32; 4] = [1, -1, UP, -UP];
const DIAGONALS: [i32; 4] = [UP + 1, UP - 1, -UP + 1, -UP - 1];

impl Board {
    pub(super) fn new(size: Size) -> Self {
        let layout = SizeTables::for_size(size);
        let (files, ranks) = (u32::from(size.files()), u32::from(size.ranks()));
        let squares = size.squares().fold(0, |set, square| set | bit(index(square)));
        let last_square = (ranks - 1) * RANK + files - 1;
        Self { size, files, ranks, squares, last_square, attacks: &layout.attacks, layout }
    }

    pub(super) const fn last_rank(&self, color: Color) -> Bitboard {
        self.layout.last_ranks[color as usize]
    }

    /// Returns the squares where a piece of this role may be.
    pub(super) const fn squares_for(&self, role: Role) -> Bitboard {
        let [last, first] = self.layout.last_ranks;
        if matches!(role, Role::Pawn) { self.squares & !last & !first } else { self.squares }
    }

    /// Returns the squares that a piece attacks, or from which it attacks the square.
    pub(super) fn attacks(&self, role: Role, color: Color, at: u32, occupied: Bitboard) -> Bitboard {
        match role {
            Role::Pawn => pawn_attacks(bit(at), color == Color::White) & self.squares,
            _ => self.attacks.piece_attacks(role, at, occupied),
        }
    }

    /// Returns the squares from which a piece other than a king moves to one of these squares, over empty ones, without
    /// double steps of pawns.
    pub(super) fn origins(&self, role: Role, color: Color, targets: Bitboard, empty: Bitboard) -> Bitboard {
        if targets == 0 {
            return 0;
        }
        let slide = |steps| self.slide(steps, targets, empty);
        match role {
            Role::King => 0,
            Role::Queen => slide(LINES) | slide(DIAGONALS),
            Role::Rook => slide(LINES),
            Role::Bishop => slide(DIAGONALS),
            Role::Knight => self.leap(targets),
            Role::Archbishop => slide(DIAGONALS) | self.leap(targets),
            Role::Chancellor => slide(LINES) | self.leap(targets),
            Role::Pawn => shifted(targets & empty, -up(color)),
        }
    }

    fn slide(&self, steps: [i32; 4], targets: Bitboard, empty: Bitboard) -> Bitboard {
        let length = self.files.max(self.ranks).cast_signed();
        steps.into_iter().fold(0, |all, step| {
            let (mut reached, mut free, mut by) = (targets, empty, 1);
            // Kogge-Stone: each round doubles the length of the lines that are filled.
            while by < length - 1 {
                reached |= free & shifted(reached, step * by);
                free &= shifted(free, step * by);
                by *= 2;
            }
            all | shifted(reached, step)
        })
    }

    fn leap(&self, targets: Bitboard) -> Bitboard {
        let near = |set: Bitboard| [set << 1 & self.squares, set >> 1 & self.squares];
        let [right, left] = near(targets);
        let ([far_right, _], [_, far_left]) = (near(right), near(left));
        let (one, two) = (right | left, far_right | far_left);
        one << (2 * RANK) | one >> (2 * RANK) | two << RANK | two >> RANK
    }

    /// Returns the squares from which a pawn moves to one of these squares by a double step.
    pub(super) fn pawn_double_step(&self, color: Color, targets: Bitboard, empty: Bitboard) -> Bitboard {
        let crossed = shifted(targets & empty, -up(color)) & self.layout.third_ranks[color as usize] & empty;
        shifted(crossed, -up(color))
    }

    /// Returns the squares beside a square, from which a pawn captures en passant what has just arrived there.
    pub(super) const fn beside(&self, at: u32) -> Bitboard {
        (bit(at) << 1 | bit(at) >> 1) & self.squares
    }
}

pub(super) fn up(color: Color) -> i32 {
    color.pick(UP, -UP)
}
