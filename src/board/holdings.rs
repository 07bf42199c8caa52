//! What only some variants have: men in hand, marks of promoted men, checks that are left.

use super::{Color, Role, Square};

/// The kinds of men that can be in hand, in the order in which they are written.
const IN_HAND: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The men in hand of both sides in crazyhouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pockets {
    counts: [[u8; IN_HAND.len()]; 2],
}

impl Pockets {
    /// Nothing in hand.
    pub const EMPTY: Self = Self { counts: [[0; IN_HAND.len()]; 2] };

    /// The most men of a kind that a side can have in hand: as many as there are pawns.
    pub const MOST: u8 = 16;

    /// The kinds of men that can be in hand.
    pub const ROLES: [Role; 5] = IN_HAND;

    /// How many men of this kind a side has in hand.
    pub fn count(&self, color: Color, role: Role) -> u8 {
        let kind = IN_HAND.iter().position(|other| *other == role);
        kind.map_or(0, |kind| self.counts[color as usize][kind])
    }

    /// Says how many men of a kind a side has in hand; more than [`MOST`](Self::MOST) count as that. `false` and no change
    /// for kings and for men of other boards, which are never in hand.
    ///
    /// ```
    /// use fenwright::board::{Color, Pockets, Role};
    /// let mut pockets = Pockets::EMPTY;
    /// assert!(pockets.set(Color::Black, Role::Knight, 2) && !pockets.set(Color::White, Role::King, 1));
    /// assert_eq!((pockets.count(Color::Black, Role::Knight), pockets.is_empty()), (2, false));
    /// ```
    pub fn set(&mut self, color: Color, role: Role, count: u8) -> bool {
        let Some(kind) = IN_HAND.iter().position(|other| *other == role) else { return false };
        self.counts[color as usize][kind] = count.min(Self::MOST);
        true
    }

    /// The kinds of men that a side has in hand, and how many, in the order in which they are written.
    pub fn of(&self, color: Color) -> impl Iterator<Item = (Role, u8)> {
        IN_HAND.into_iter().zip(self.counts[color as usize]).filter(|(_, count)| *count > 0)
    }

    /// Whether nobody has anything in hand.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The same with colours changed.
    #[must_use]
    pub const fn recolored(self) -> Self {
        let [white, black] = self.counts;
        Self { counts: [black, white] }
    }
}

/// Which squares of an 8x8 board hold men that were pawns: when captured in crazyhouse, they come into hand as pawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Promoted {
    /// A byte a rank from the first on, a bit a file.
    ranks: [u8; 8],
}

impl Promoted {
    /// No such men.
    pub const NONE: Self = Self { ranks: [0; 8] };

    /// Whether the man on this square was a pawn.
    pub fn has(&self, square: Square) -> bool {
        self.ranks.get(usize::from(square.rank)).is_some_and(|rank| *rank & bit(square) != 0)
    }

    /// Marks a square or takes its mark away. Squares beyond 8x8 have none.
    pub fn set(&mut self, square: Square, is_promoted: bool) {
        if let Some(rank) = self.ranks.get_mut(usize::from(square.rank)) {
            *rank = if is_promoted { *rank | bit(square) } else { *rank & !bit(square) };
        }
    }

    /// Whether no man was a pawn.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// The marked squares, from the first rank on.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Square::new(file, rank))).filter(|square| self.has(*square))
    }
}

fn bit(square: Square) -> u8 {
    1_u8.checked_shl(square.file.into()).unwrap_or(0)
}

/// What only crazyhouse has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holdings {
    /// The men in hand.
    pub pockets: Pockets,
    /// The men on the board that were pawns.
    pub promoted: Promoted,
}

impl Holdings {
    /// Nothing in hand and no man promoted.
    pub const NONE: Self = Self { pockets: Pockets::EMPTY, promoted: Promoted::NONE };
}

/// How many checks each side has still to give in three-check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checks {
    remaining: [u8; 2],
}

impl Checks {
    /// How many checks win.
    pub const MOST: u8 = 3;

    /// No check was given yet.
    pub const NONE_GIVEN: Self = Self { remaining: [Self::MOST; 2] };

    /// How many checks a side has still to give.
    pub const fn remaining(self, color: Color) -> u8 {
        self.remaining[color as usize]
    }

    /// How many checks a side has given.
    pub const fn given(self, color: Color) -> u8 {
        Self::MOST - self.remaining[color as usize]
    }

    /// Says how many checks a side has still to give; more than three count as three.
    ///
    /// ```
    /// use fenwright::board::{Checks, Color};
    /// let mut checks = Checks::NONE_GIVEN;
    /// checks.set_remaining(Color::Black, 1);
    /// assert_eq!((checks.remaining(Color::White), checks.given(Color::Black)), (3, 2));
    /// ```
    pub fn set_remaining(&mut self, color: Color, remaining: u8) {
        self.remaining[color as usize] = remaining.min(Self::MOST);
    }

    /// The same with colours changed.
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
