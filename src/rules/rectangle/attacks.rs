//! Attack tables for boards of any size; sliding attacks are computed by subtraction.

use super::squares::{RANK, Set, bit, index};
use crate::board::{Role, Size, Square};

/// A rank, file or diagonal through a square, without the square itself.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// The squares with lower indexes and those with higher ones.
    lower: Set,
    upper: Set,
}

impl Line {
    const fn squares(self) -> Set {
        self.lower | self.upper
    }

    /// Returns the squares up to the first piece in each direction, including it.
    ///
    /// The mask of all bits from the first piece below is the negative of a power of two. Adding twice the first piece
    /// above leaves exactly the bits between the two (obstruction difference).
    #[inline]
    const fn seen(self, occupied: Set) -> Set {
        let (below, above) = (self.lower & occupied, self.upper & occupied);
        let from_below = Set::MAX << (below | 1).ilog2();
        let first_above = above & above.wrapping_neg();
        from_below.wrapping_add(first_above << 1) & self.squares()
    }
}

/// One step along a rank, a file, and the rising and falling diagonals.
const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The attacks from each square of a board, by bit index; empty for unused bits.
#[derive(Debug)]
pub(super) struct Attacks {
    /// The rank, the file and both diagonals.
    lines: [[Line; 4]; 128],
    leaps: [Set; 128],
    steps: [Set; 128],
}

impl Attacks {
    pub(super) fn of(size: Size) -> Self {
        let mut attacks = Self { lines: [[Line::default(); 4]; 128], leaps: [0; 128], steps: [0; 128] };
        for at in size.squares() {
            let beyond = |(files, ranks): (i8, i8)| {
                let squares = std::iter::successors(at.offset(files, ranks), move |next| next.offset(files, ranks));
                set(size, squares.take_while(|square| size.contains(*square)))
            };
            let number = index(at) as usize;
            attacks.lines[number] = STEPS.map(|(files, ranks)| {
                let all = beyond((files, ranks)) | beyond((-files, -ranks));
                let lower = all & (bit(index(at)) - 1);
                Line { lower, upper: all & !lower }
            });
            let around = STEPS.into_iter().flat_map(|(files, ranks)| [(files, ranks), (-files, -ranks)]);
            attacks.steps[number] = set(size, around.filter_map(|(files, ranks)| at.offset(files, ranks)));
            attacks.leaps[number] = set(size, LEAPS.into_iter().filter_map(|(files, ranks)| at.offset(files, ranks)));
        }
        attacks
    }

    #[inline]
    const fn lines_of(&self, at: u32) -> &[Line; 4] {
        &self.lines[at as usize & 127]
    }

    #[inline]
    pub(super) fn leaps(&self, at: u32) -> Set {
        self.leaps[at as usize & 127]
    }

    #[inline]
    pub(super) fn steps(&self, at: u32) -> Set {
        self.steps[at as usize & 127]
    }

    /// Returns the squares visible along rank and file, including the first piece in each direction.
    #[inline]
    pub(super) fn on_lines(&self, at: u32, occupied: Set) -> Set {
        let [rank, file, ..] = self.lines_of(at);
        rank.seen(occupied) | file.seen(occupied)
    }

    /// Returns the squares visible along the diagonals, including the first piece in each direction.
    #[inline]
    pub(super) fn on_diagonals(&self, at: u32, occupied: Set) -> Set {
        let [.., rising, falling] = self.lines_of(at);
        rising.seen(occupied) | falling.seen(occupied)
    }

    /// Returns those of some sliders, given as rank and file movers and diagonal movers, that see a square.
    #[inline]
    pub(super) fn riders(&self, at: u32, occupied: Set, [on_lines, on_diagonals]: [Set; 2]) -> Set {
        let [rank, file, rising, falling] = self.lines_of(at);
        // Most lines hold no slider at all.
        let on = |line: &Line, men: Set| {
            let men = men & line.squares();
            if men == 0 { 0 } else { line.seen(occupied) & men }
        };
        on(rank, on_lines) | on(file, on_lines) | on(rising, on_diagonals) | on(falling, on_diagonals)
    }

    /// Returns the lines through a square, by rank and file and by diagonals, regardless of blockers.
    #[inline]
    pub(super) fn lines(&self, at: u32) -> [Set; 2] {
        let [rank, file, rising, falling] = self.lines_of(at).map(Line::squares);
        [rank | file, rising | falling]
    }

    /// Returns the attacks of a piece; empty for pawns, whose attacks depend on their color.
    #[inline]
    pub(super) fn of_role(&self, role: Role, at: u32, occupied: Set) -> Set {
        match role {
            Role::King => self.steps(at),
            Role::Queen => self.on_lines(at, occupied) | self.on_diagonals(at, occupied),
            Role::Rook => self.on_lines(at, occupied),
            Role::Bishop => self.on_diagonals(at, occupied),
            Role::Knight => self.leaps(at),
            Role::Archbishop => self.on_diagonals(at, occupied) | self.leaps(at),
            Role::Chancellor => self.on_lines(at, occupied) | self.leaps(at),
            Role::Pawn => 0,
        }
    }

    /// Returns the squares between two squares on a line; otherwise none.
    #[inline]
    pub(super) fn between(&self, one: u32, other: u32) -> Set {
        let to = bit(other);
        let Some(line) = self.lines_of(one).iter().find(|line| line.squares() & to != 0) else { return 0 };
        if other > one { line.upper & (to - 1) } else { line.lower & !(to - 1) & !to }
    }

    /// Returns the line through two squares, without the first one; empty if they are not on a line.
    #[inline]
    pub(super) fn line(&self, one: u32, other: u32) -> Set {
        let line = self.lines_of(one).iter().find(|line| line.squares() & bit(other) != 0);
        line.map_or(0, |line| line.squares())
    }
}

/// Returns the squares attacked by pawns, or with the direction reversed, those from which pawns attack.
#[inline]
pub(super) const fn by_pawns(pawns: Set, is_up: bool) -> Set {
    if is_up { pawns << (RANK - 1) | pawns << (RANK + 1) } else { pawns >> (RANK - 1) | pawns >> (RANK + 1) }
}

fn set(size: Size, squares: impl Iterator<Item = Square>) -> Set {
    squares.filter(|square| size.contains(*square)).fold(0, |set, square| set | bit(index(square)))
}

#[cfg(test)]
mod tests {
    use super::super::squares::{each, square};
    use super::*;

    /// Walks along the directions step by step, as a reference.
    fn by_steps(size: Size, at: Square, occupied: Set, steps: &[(i8, i8)]) -> Set {
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
            let attacks = Attacks::of(size);
            let board = set(size, size.squares());
            for at in size.squares().map(index).chain(each(board)) {
                let occupied = random.u128(..) & random.u128(..) & board;
                let (lines, diagonals) = (attacks.on_lines(at, occupied), attacks.on_diagonals(at, occupied));
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
