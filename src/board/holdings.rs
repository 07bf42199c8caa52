//! State that only some variants have: pieces in hand (pockets), promoted pieces, remaining checks.

use super::{Color, Role, Square};

/// The pieces in hand of both sides in crazyhouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pockets {
    counts: [[u8; Self::ROLES.len()]; 2],
}

impl Pockets {
    /// Nothing in hand.
    pub const EMPTY: Self = Self { counts: [[0; Self::ROLES.len()]; 2] };

    /// Maximum number of pieces of one role in a pocket: the number of all pawns.
    pub const MAX: u8 = 16;

    /// The roles that can be in a pocket, in the order in which they are written.
    pub const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

    /// Returns the number of pieces of this role that a side has in hand.
    pub fn count(&self, color: Color, role: Role) -> u8 {
        let kind = Self::ROLES.iter().position(|other| *other == role);
        kind.map_or(0, |kind| self.counts[color as usize][kind])
    }

    /// Sets the number of pieces of a role in hand, at most [`MAX`](Self::MAX); kings and fairy pieces are ignored.
    pub fn set(&mut self, color: Color, role: Role, count: u8) {
        if let Some(kind) = Self::ROLES.iter().position(|other| *other == role) {
            self.counts[color as usize][kind] = count.min(Self::MAX);
        }
    }

    /// Returns the pieces a side has in hand with their counts, in the order in which they are written.
    pub fn pieces_of(&self, color: Color) -> impl Iterator<Item = (Role, u8)> {
        Self::ROLES.into_iter().zip(self.counts[color as usize]).filter(|(_, count)| *count > 0)
    }

    /// Returns `true` if neither side has anything in hand.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Returns the pockets with colors swapped.
    #[must_use]
    pub const fn recolored(self) -> Self {
        let [white, black] = self.counts;
        Self { counts: [black, white] }
    }
}

/// The squares of an 8x8 board with promoted pieces, which become pawns again when captured in crazyhouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Promoted {
    /// One byte per rank from rank 1, with one bit per file.
    ranks: [u8; 8],
}

impl Promoted {
    /// No promoted pieces.
    pub const NONE: Self = Self { ranks: [0; 8] };

    /// Returns `true` if the piece on this square is promoted.
    pub fn has(&self, square: Square) -> bool {
        self.ranks.get(usize::from(square.rank)).is_some_and(|rank| *rank & bit(square) != 0)
    }

    /// Sets or clears the mark of a square. Squares beyond 8x8 are ignored.
    pub fn set(&mut self, square: Square, is_promoted: bool) {
        if let Some(rank) = self.ranks.get_mut(usize::from(square.rank)) {
            *rank = if is_promoted { *rank | bit(square) } else { *rank & !bit(square) };
        }
    }

    /// Returns `true` if no piece is promoted.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Returns the marked squares, from the first rank up.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Square::new(file, rank))).filter(|square| self.has(*square))
    }
}

fn bit(square: Square) -> u8 {
    1_u8.checked_shl(square.file.into()).unwrap_or(0)
}

/// The additional state of a crazyhouse position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holdings {
    /// The pieces in hand.
    pub pockets: Pockets,
    /// The promoted pieces on the board.
    pub promoted: Promoted,
}

impl Holdings {
    /// Empty pockets and no promoted pieces.
    pub const NONE: Self = Self { pockets: Pockets::EMPTY, promoted: Promoted::NONE };
}

/// The checks that each side still has to give in three-check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checks {
    remaining: [u8; 2],
}

impl Checks {
    /// Number of checks that win.
    pub const TO_WIN: u8 = 3;

    /// No check given yet.
    pub const NONE_GIVEN: Self = Self { remaining: [Self::TO_WIN; 2] };

    /// Returns the number of checks a side still has to give.
    pub const fn remaining(self, color: Color) -> u8 {
        self.remaining[color as usize]
    }

    /// Returns the number of checks a side has given.
    pub const fn given(self, color: Color) -> u8 {
        Self::TO_WIN - self.remaining[color as usize]
    }

    /// Sets the number of checks a side still has to give, limited to three.
    pub fn set_remaining(&mut self, color: Color, remaining: u8) {
        self.remaining[color as usize] = remaining.min(Self::TO_WIN);
    }

    /// Returns the checks with colors swapped.
    #[must_use]
    pub const fn recolored(self) -> Self {
        let [white, black] = self.remaining;
        Self { remaining: [black, white] }
    }
}

impl Default for Checks {
    fn default() -> Self {
        Self::NONE_GIVEN
    }
}
