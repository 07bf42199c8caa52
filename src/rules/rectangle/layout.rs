//! Rules and tables that depend only on the board size.

use std::sync::OnceLock;

use super::attacks::Attacks;
use super::squares::{Set, bit, index};
use crate::board::{Color, Role, Side, Size, Square};

/// The data for a board size, computed once.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) size: Size,
    pub(super) attacks: Attacks,
    /// The promotion ranks of White and Black.
    pub(super) last_ranks: [Set; 2],
    /// The ranks of White and Black from which a double step continues; empty without double steps.
    pub(super) third_ranks: [Set; 2],
    pub(super) light: Set,
}

impl Layout {
    pub(super) fn of(size: Size) -> &'static Self {
        /// Minimum number of files and ranks, and the number of possible values.
        const FEWEST: u8 = 5;
        const NUMBERS: u8 = 6;
        static LAYOUTS: [OnceLock<Box<Layout>>; (NUMBERS * NUMBERS) as usize] =
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
            attacks: Attacks::of(size),
            last_ranks: [rank(size.ranks() - 1), rank(0)],
            third_ranks,
            light: all(&|square| (square.file + square.rank) % 2 == 1),
        }
    }

    pub(super) fn promotions(&self) -> &'static [Role] {
        self.size.promotions()
    }

    pub(super) fn castled(&self, color: Color, side: Side) -> (u32, u32) {
        let [king, rook] = self.size.castled_files(side);
        let rank = self.size.back_rank(color);
        (index(Square::new(king, rank)), index(Square::new(rook, rank)))
    }
}
