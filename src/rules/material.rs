//! What men stand on a board.

use crate::board::{Board, Color, Role};

/// How many men of each kind each side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Material {
    counts: [[u8; 8]; 2],
}

impl Material {
    /// What stands on this board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let mut material = Self::default();
        for (_, piece) in board.pieces() {
            material.counts[piece.color as usize][piece.role as usize] += 1;
        }
        material
    }

    /// How many men of a kind a side has.
    #[must_use]
    pub const fn count(&self, color: Color, role: Role) -> u8 {
        self.counts[color as usize][role as usize]
    }

    /// How many men a side has, its king included.
    #[must_use]
    pub fn men(&self, color: Color) -> u8 {
        self.counts[color as usize].iter().sum()
    }
}
