//! What a search asks of the game that it looks at. A search is compiled for each kind of game, so that none waits for
//! the others.

use std::fmt::Debug;
use std::ops::Deref;

use super::table::Key;
use crate::board::Color;
use crate::rules::LegalMove;

/// A position in which mates are looked for.
pub(super) trait Searched: Clone + Send + Sync {
    type Move: Copy + PartialEq + Debug + Send + Sync;
    type Moves: Deref<Target = [Self::Move]> + IntoIterator<Item = Self::Move>;
    type Checking<'a>: Checks<Self::Move>
    where
        Self: 'a;

    fn moves(&self) -> Self::Moves;

    /// Whether a move of another position is legal here.
    fn allows(&self, played: Self::Move) -> bool;

    /// The game after a legal move.
    fn after(&self, played: Self::Move) -> Self;

    fn mover(&self) -> Color;

    fn is_in_check(&self) -> bool;

    fn is_mated(&self) -> bool {
        self.is_in_check() && self.moves().is_empty()
    }

    /// What tells this position from others: all but the clocks, and of en passant whether it is legal.
    fn key(&self) -> Key;

    /// From where and where to, which is not [`Entry::NO_MOVE`](super::table::Entry::NO_MOVE).
    fn squares(played: Self::Move) -> u16;

    /// A look at the other side's king.
    fn checking(&self) -> Option<Self::Checking<'_>>;

    /// Whether a side has nothing but its king.
    fn is_bare(&self, color: Color) -> bool;

    /// To how many squares a king could go, whoever is to move. Castling does not count.
    fn flights(&self, king: Color) -> usize;

    /// A legal move in the terms of a board; `None` if they do not know it.
    fn told(&self, played: Self::Move) -> Option<LegalMove>;

    /// What a legal move in those terms is here; `None` if it is one of another kind of game.
    fn meant(legal: LegalMove) -> Option<Self::Move>;
}

/// Which moves give check, told without playing them.
pub(super) trait Checks<Move> {
    /// Whether a legal move gives check.
    fn is_check(&self, played: Move) -> bool;

    /// Whether there is a legal move that mates. `count` is told of each check that is looked at.
    fn is_there_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E>;
}
