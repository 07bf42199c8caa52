//! Rules and tables that depend only on the board size.

use std::sync::OnceLock;

use super::attacks::AttackTables;
use super::bitboard::{Bitboard, bit, index};
use crate::board::{Color, Side, Size, Square};

#[derive(Debug)]
pub(in crate::rules) struct SizeTables {
    pub(in crate::rules) size: Size,
    pub(in crate::rules) attacks: AttackTables,
    pub(in crate::rules) last_ranks: [Bitboard; 2],
    /// The ranks from which the second half of White's and Black's double steps starts; empty without double steps.
    pub(in crate::rules) third_ranks: [Bitboard; 2],
    pub(in crate::rules) light: Bitboard,
}

impl SizeTables {
    pub(in crate::rules) fn for_size(size: Size) -> &'static Self {
        /// Minimum number of files, and of ranks.
        const FEWEST: u8 = 5;
        /// Number of possible values for the files, and for the ranks.
        const NUMBERS: u8 = 6;
        static LAYOUTS: [OnceLock<Box<SizeTables>>; (NUMBERS * NUMBERS) as usize] =
            [const { OnceLock::new() }; (NUMBERS * NUMBERS) as usize];
        let number = (size.files() - FEWEST) * NUMBERS + (size.ranks() - FEWEST);
        LAYOUTS[usize::from(number)].get_or_init(|| Box::new(Self::new(size)))
    }

    fn new(size: Size) -> Self {
        let all = |is_meant: &dyn Fn(Square) -> bool| {
            size.squares().filter(|square| is_meant(*square)).fold(0, |set, square| set | bit(index(square)))
        };
        let rank = |rank: u8| all(&|square| square.rank == rank);
        let third_ranks = if size.has_double_step() { [rank(2), rank(size.ranks() - 3)] } else { [0; 2] };
        Self {
            size,
            attacks: AttackTables::new(size),
            last_ranks: [rank(size.ranks() - 1), rank(0)],
            third_ranks,
            light: all(&|square| (square.file + square.rank) % 2 == 1),
        }
    }

    pub(in crate::rules) fn castling_targets(&self, color: Color, side: Side) -> (u32, u32) {
        let [king, rook] = self.size.castled_files(side);
        let rank = self.size.back_rank(color);
        (index(Square::new(king, rank)), index(Square::new(rook, rank)))
    }
}
