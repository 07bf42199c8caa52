//! Attack tables for boards of any size; sliding attacks are computed by subtraction.

use super::bitboard::{Bitboard, RANK, bit, index};
use crate::board::{Role, Size, Square};
use crate::rules::attacks::LEAPS;

/// A rank, file or diagonal through a square, without the square itself.
#[derive(Clone, Copy, Debug, Default)]
struct AttackLine {
    /// The squares with lower indexes.
    lower: Bitboard,
    /// The squares with higher indexes.
    upper: Bitboard,
}

impl AttackLine {
    const fn squares(self) -> Bitboard {
        self.lower | self.upper
    }

    /// Returns the squares up to and including the first piece in each direction.
    ///
    /// Obstruction difference: the difference of two powers of two has exactly the bits from the first piece below to
    /// the first piece above.
    #[inline]
    const fn attacks(self, occupied: Bitboard) -> Bitboard {
        let (below, above) = (self.lower & occupied, self.upper & occupied);
        let from_below = Bitboard::MAX << (below | 1).ilog2();
        let first_above = above & above.wrapping_neg();
        from_below.wrapping_add(first_above << 1) & self.squares()
    }
}

/// One step along a rank, a file, and the rising and falling diagonals, as (files, ranks).
const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The attacks from each square of a board, by bit index; empty for unused bits.
#[derive(Debug)]
pub(in crate::rules) struct AttackTables {
    /// The rank, the file and both diagonals through the square.
    lines: [[AttackLine; 4]; 128],
    leaps: [Bitboard; 128],
    steps: [Bitboard; 128],
}

impl AttackTables {
    pub(in crate::rules) fn new(size: Size) -> Self {
        let mut attacks = Self { lines: [[AttackLine::default(); 4]; 128], leaps: [0; 128], steps: [0; 128] };
        for at in size.squares() {
            let beyond = |(files, ranks): (i8, i8)| {
                let squares = std::iter::successors(at.offset(files, ranks), move |next| next.offset(files, ranks));
                squares_on_board(size, squares.take_while(|square| size.contains(*square)))
            };
            let number = index(at) as usize;
            attacks.lines[number] = STEPS.map(|(files, ranks)| {
                let all = beyond((files, ranks)) | beyond((-files, -ranks));
                let lower = all & (bit(index(at)) - 1);
                AttackLine { lower, upper: all & !lower }
            });
            let around = STEPS.into_iter().flat_map(|(files, ranks)| [(files, ranks), (-files, -ranks)]);
            attacks.steps[number] = squares_on_board(size, around.filter_map(|(files, ranks)| at.offset(files, ranks)));
            attacks.leaps[number] =
                squares_on_board(size, LEAPS.into_iter().filter_map(|(files, ranks)| at.offset(files, ranks)));
        }
        attacks
    }

    #[inline]
    const fn lines_of(&self, at: u32) -> &[AttackLine; 4] {
        &self.lines[at as usize & 127]
    }

    #[inline]
    pub(in crate::rules) fn knight_attacks(&self, at: u32) -> Bitboard {
        self.leaps[at as usize & 127]
    }

    #[inline]
    pub(in crate::rules) fn king_attacks(&self, at: u32) -> Bitboard {
        self.steps[at as usize & 127]
    }

    #[inline]
    pub(in crate::rules) fn rook_attacks(&self, at: u32, occupied: Bitboard) -> Bitboard {
        let [rank, file, ..] = self.lines_of(at);
        rank.attacks(occupied) | file.attacks(occupied)
    }

    #[inline]
    pub(in crate::rules) fn bishop_attacks(&self, at: u32, occupied: Bitboard) -> Bitboard {
        let [.., rising, falling] = self.lines_of(at);
        rising.attacks(occupied) | falling.attacks(occupied)
    }

    /// Returns the sliders that attack a square. The last argument has two sets of sliders: those that move along ranks
    /// and files, and those that move along diagonals.
    #[inline]
    pub(in crate::rules) fn slider_attackers(
        &self,
        at: u32,
        occupied: Bitboard,
        [on_lines, on_diagonals]: [Bitboard; 2],
    ) -> Bitboard {
        let [rank, file, rising, falling] = self.lines_of(at);
        // Most lines contain no slider at all, so their attacks are not computed.
        let on = |line: &AttackLine, men: Bitboard| {
            let men = men & line.squares();
            if men == 0 { 0 } else { line.attacks(occupied) & men }
        };
        on(rank, on_lines) | on(file, on_lines) | on(rising, on_diagonals) | on(falling, on_diagonals)
    }

    /// Returns the rank and file through a square as one set, and its diagonals as another set. Blockers are ignored.
    #[inline]
    pub(in crate::rules) fn line_masks(&self, at: u32) -> [Bitboard; 2] {
        let [rank, file, rising, falling] = self.lines_of(at).map(AttackLine::squares);
        [rank | file, rising | falling]
    }

    #[inline]
    pub(in crate::rules) fn piece_attacks(&self, role: Role, at: u32, occupied: Bitboard) -> Bitboard {
        match role {
            Role::King => self.king_attacks(at),
            Role::Queen => self.rook_attacks(at, occupied) | self.bishop_attacks(at, occupied),
            Role::Rook => self.rook_attacks(at, occupied),
            Role::Bishop => self.bishop_attacks(at, occupied),
            Role::Knight => self.knight_attacks(at),
            Role::Archbishop => self.bishop_attacks(at, occupied) | self.knight_attacks(at),
            Role::Chancellor => self.rook_attacks(at, occupied) | self.knight_attacks(at),
            Role::Pawn => 0,
        }
    }

    /// Returns the squares between two squares; empty if the two are not on a line.
    #[inline]
    pub(in crate::rules) fn between(&self, one: u32, other: u32) -> Bitboard {
        let to = bit(other);
        let Some(line) = self.lines_of(one).iter().find(|line| line.squares() & to != 0) else { return 0 };
        if other > one { line.upper & (to - 1) } else { line.lower & !(to - 1) & !to }
    }

    /// Returns the line through two squares, without the first one; empty if they are not on a line.
    #[inline]
    pub(in crate::rules) fn line_through(&self, one: u32, other: u32) -> Bitboard {
        let line = self.lines_of(one).iter().find(|line| line.squares() & bit(other) != 0);
        line.map_or(0, |line| line.squares())
    }
}

/// Returns the squares attacked by pawns. With the direction reversed, returns the squares from which pawns attack.
#[inline]
pub(in crate::rules) const fn pawn_attacks(pawns: Bitboard, is_up: bool) -> Bitboard {
    if is_up { pawns << (RANK - 1) | pawns << (RANK + 1) } else { pawns >> (RANK - 1) | pawns >> (RANK + 1) }
}

fn squares_on_board(size: Size, squares: impl Iterator<Item = Square>) -> Bitboard {
    squares.filter(|square| size.contains(*square)).fold(0, |set, square| set | bit(index(square)))
}

#[cfg(test)]
mod tests {
    use super::super::bitboard::{each, square};
    use super::*;

    /// Walks along the directions step by step, as a reference.
    fn by_steps(size: Size, at: Square, occupied: Bitboard, steps: &[(i8, i8)]) -> Bitboard {
        let mut seen = 0;
        for (files, ranks) in steps.iter().flat_map(|(files, ranks)| [(*files, *ranks), (-files, -ranks)]) {
            let mut next = at.offset(files, ranks);
            while let Some(square) = next.filter(|square| size.contains(*square)) {
                seen |= bit(index(square));
                next = if occupied & bit(index(square)) == 0 { square.offset(files, ranks) } else { None };
            }
        }
        seen
    }

    #[test]
    fn lines_are_seen_as_far_as_steps_go() {
        let mut random = fastrand::Rng::with_seed(3);
        for size in (5..=10).flat_map(|files| (5..=10).filter_map(move |ranks| Size::new(files, ranks))) {
            let attacks = AttackTables::new(size);
            let board = squares_on_board(size, size.squares());
            for at in size.squares().map(index).chain(each(board)) {
                let occupied = random.u128(..) & random.u128(..) & board;
                let (lines, diagonals) = (attacks.rook_attacks(at, occupied), attacks.bishop_attacks(at, occupied));
                assert_eq!(lines, by_steps(size, square(at), occupied, &STEPS[..2]), "{size} {}", square(at));
                assert_eq!(diagonals, by_steps(size, square(at), occupied, &STEPS[2..]), "{size} {}", square(at));
                let other = index(Square::new(random.u8(..size.files()), random.u8(..size.ranks())));
                let is_on_line = (lines | diagonals) & bit(other) != 0;
                let between = attacks.between(at, other);
                assert_eq!(between, attacks.between(other, at), "{size} {} {}", square(at), square(other));
                assert!(!is_on_line || between & occupied == 0);
            }
        }
    }
}
