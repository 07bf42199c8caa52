//! King pairs up to symmetry, and the symmetries of a board.

use super::bits::Board;
use crate::board::Size;
use crate::rules::rectangle::bitboard::{Bitboard, RANK, index};

/// A symmetry of a board: flips of its files and ranks, then an exchange of files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symmetry(u8);

const FLIP_FILES: u8 = 1;
const FLIP_RANKS: u8 = 2;
const TRANSPOSE: u8 = 4;

/// The numbering of king pairs on a board. Symmetric pairs share a number; pawns allow only a flip of the files.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) board: Board,
    /// The squares of the white and the black king of each pair.
    pub(super) pairs: Vec<[u32; 2]>,
    /// By the squares of both kings: the number of the pair, and the symmetry that leads to it.
    numbers: Vec<Option<(u16, Symmetry)>>,
    /// All rows of a rank, each spread over a file.
    columns: Vec<Bitboard>,
}

impl Symmetry {
    fn all(size: Size, has_pawns: bool) -> impl Iterator<Item = Self> {
        let count = match (has_pawns, size.files() == size.ranks()) {
            (true, _) => 2,
            (false, false) => 4,
            (false, true) => 8,
        };
        (0..count).map(Self)
    }

    pub(super) const fn is_identity(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(super) const fn inverse(self) -> Self {
        let Self(bits) = self;
        if bits & TRANSPOSE == 0 { self } else { Self(TRANSPOSE | (bits & FLIP_FILES) << 1 | (bits & FLIP_RANKS) >> 1) }
    }
}

impl Frame {
    pub(super) fn new(size: Size, has_pawns: bool) -> Self {
        let board = Board::new(size);
        let column = |row: u32| {
            (0..RANK).filter(|file| row >> file & 1 == 1).fold(0, |set: Bitboard, file| set | 1 << (file * RANK))
        };
        let columns = (0..1 << RANK).map(column).collect();
        let mut frame = Self { board, pairs: Vec::new(), numbers: vec![None; 128 * 128], columns };
        let squares: Vec<u32> = size.squares().rev().map(index).collect();
        for white in &squares {
            for black in &squares {
                frame.add_pair([*white, *black], has_pawns);
            }
        }
        frame
    }

    fn add_pair(&mut self, kings: [u32; 2], has_pawns: bool) {
        let [white, black] = kings;
        let is_near = self.board.attacks.king_attacks(white) & 1 << black != 0;
        if white == black || is_near || self.number(kings).is_some() {
            return;
        }
        let number = self.pairs.len() as u16;
        self.pairs.push(kings);
        for symmetry in Symmetry::all(self.board.size, has_pawns) {
            let image = kings.map(|king| self.square(symmetry, king));
            self.numbers[slot(image)].get_or_insert((number, symmetry.inverse()));
        }
    }

    /// Returns the number of a king pair, and the symmetry that leads to that pair; `None` if the kings touch.
    #[inline]
    pub(super) fn number(&self, kings: [u32; 2]) -> Option<(usize, Symmetry)> {
        self.numbers[slot(kings)].map(|(number, symmetry)| (usize::from(number), symmetry))
    }

    #[inline]
    pub(super) const fn square(&self, Symmetry(bits): Symmetry, at: u32) -> u32 {
        let (mut file, mut rank) = (at % RANK, at / RANK);
        if bits & FLIP_FILES != 0 {
            file = self.board.files - 1 - file;
        }
        if bits & FLIP_RANKS != 0 {
            rank = self.board.ranks - 1 - rank;
        }
        if bits & TRANSPOSE == 0 { rank * RANK + file } else { file * RANK + rank }
    }

    pub(super) fn set(&self, symmetry: Symmetry, set: Bitboard) -> Bitboard {
        let Symmetry(bits) = symmetry;
        let flipped = match bits & (FLIP_FILES | FLIP_RANKS) {
            0 => set,
            FLIP_FILES => self.with_flipped_ranks(self.rotated(set)),
            FLIP_RANKS => self.with_flipped_ranks(set),
            _ => self.rotated(set),
        };
        if bits & TRANSPOSE == 0 { flipped } else { self.transposed(flipped) }
    }

    const fn rotated(&self, set: Bitboard) -> Bitboard {
        set.reverse_bits() >> (127 - self.board.last_square)
    }

    fn with_flipped_ranks(&self, set: Bitboard) -> Bitboard {
        let ranks = self.board.ranks;
        (0..ranks).fold(0, |flipped, rank| flipped | row(set, rank) << ((ranks - 1 - rank) * RANK))
    }

    fn transposed(&self, set: Bitboard) -> Bitboard {
        (0..self.board.ranks).fold(0, |image, rank| image | self.columns[row(set, rank) as usize] << rank)
    }
}

const fn row(set: Bitboard, rank: u32) -> Bitboard {
    set >> (rank * RANK) & ((1 << RANK) - 1)
}

const fn slot([white, black]: [u32; 2]) -> usize {
    (white as usize & 127) << 7 | black as usize & 127
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rectangle::bitboard::each;

    fn sizes() -> impl Iterator<Item = Size> {
        (5..=10).flat_map(|files| (5..=10).filter_map(move |ranks| Size::new(files, ranks)))
    }

    #[test]
    fn sets_and_squares_have_the_same_images() {
        let mut random = fastrand::Rng::with_seed(5);
        for size in sizes() {
            let frame = Frame::new(size, false);
            for symmetry in Symmetry::all(size, false) {
                let set = random.u128(..) & frame.board.squares;
                let image = each(set).fold(0, |image, at| image | 1 << frame.square(symmetry, at));
                assert_eq!(frame.set(symmetry, set), image, "{size} {symmetry:?}");
                assert_eq!(frame.set(symmetry.inverse(), image), set, "{size} {symmetry:?}");
            }
        }
    }

    #[test]
    fn king_pairs_are_those_of_the_literature() {
        assert_eq!(Frame::new(Size::STANDARD, false).pairs.len(), 462);
        assert_eq!(Frame::new(Size::STANDARD, true).pairs.len(), 1806);
    }

    #[test]
    fn each_pair_leads_to_its_number() {
        for size in sizes() {
            for has_pawns in [false, true] {
                let frame = Frame::new(size, has_pawns);
                for kings in size.squares().flat_map(|one| size.squares().map(move |other| [index(one), index(other)]))
                {
                    let Some((number, symmetry)) = frame.number(kings) else { continue };
                    assert_eq!(kings.map(|king| frame.square(symmetry, king)), frame.pairs[number], "{size}");
                }
            }
        }
    }
}
