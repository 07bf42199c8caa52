//! The interface between the search and its positions. The search is compiled for each type of position, so no type
//! slows down the others.

use std::fmt::Debug;
use std::ops::Deref;

use super::search_control::SearchControl;
use super::table::PositionKey;
use crate::board::Color;
use crate::rules::LegalMove;

/// A position that can be searched for mates and stalemates.
pub(super) trait SearchPosition: Clone + Send + Sync {
    type Move: Copy + PartialEq + Debug + Send + Sync;
    type Moves: Deref<Target = [Self::Move]> + IntoIterator<Item = Self::Move>;
    type Checking<'a>: CheckDetection<Self::Move>
    where
        Self: 'a;
    type Guide: Guide<Self>;

    fn moves(&self) -> Self::Moves;

    /// Returns `true` if a move, possibly from another position, is legal here.
    fn is_legal_here(&self, played: Self::Move) -> bool;

    fn after(&self, played: Self::Move) -> Self;

    fn side_to_move(&self) -> Color;

    fn is_in_check(&self) -> bool;

    fn is_mated(&self) -> bool {
        self.is_in_check() && self.moves().is_empty()
    }

    fn is_stalemated(&self) -> bool {
        !self.is_in_check() && self.moves().is_empty()
    }

    /// Returns the moves that may stalemate the other side, in the order of [`Self::moves`].
    fn stalemating_moves(&self) -> Self::Moves {
        self.moves()
    }

    /// Returns the position with the other side to move; `None` if the side to move is in check.
    fn passed(&self) -> Option<Self>;

    /// Returns a key for the position, without the clocks and with en passant only if it is legal.
    fn key(&self) -> PositionKey;

    /// Returns origin and destination, packed into a number other than
    /// [`TableEntry::NO_MOVE`](super::table::TableEntry::NO_MOVE).
    fn packed_squares(played: Self::Move) -> u16;

    /// Prepares the detection of checks to the other side's king.
    fn check_info(&self) -> Option<Self::Checking<'_>>;

    /// Returns `true` if a side has only its king.
    fn is_bare(&self, color: Color) -> bool;

    /// Returns the number of squares to which a king could move, regardless of the turn and without castling.
    fn flights(&self, king: Color) -> usize;

    /// Converts a legal move; `None` if [`LegalMove`] cannot represent it.
    fn to_legal(&self, played: Self::Move) -> Option<LegalMove>;

    /// Converts back from a legal move; `None` if it belongs to another implementation.
    fn from_legal(legal: LegalMove) -> Option<Self::Move>;

    /// Prepares a guide to the mates that a help search can reach, or one that allows more moves if the search is stopped.
    fn guide(&self, ending: Ending, watch: &SearchControl) -> Self::Guide;
}

/// The end of a help search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// The side to be mated.
    pub(super) mated: Color,
    /// The number of moves of each side, white first.
    pub(super) moves: [u8; 2],
    /// `false` for a stalemate.
    pub(super) needs_check: bool,
    /// Estimated number of positions in a search without a guide.
    pub(super) effort: usize,
}

/// Tells a help search which moves can lead to a mate.
pub(super) trait Guide<G: SearchPosition>: Clone + Send + Sync {
    /// Returns the guide after a legal move; `None` if no mate can be reached.
    fn after(&self, game: &G, played: G::Move) -> Option<Self>;

    /// Returns `true` if a mate can be reached after a legal move.
    fn allows(&self, game: &G, played: G::Move) -> bool;
}

/// A guide that allows every move.
impl<G: SearchPosition> Guide<G> for () {
    fn after(&self, _: &G, _: G::Move) -> Option<()> {
        Some(())
    }

    fn allows(&self, _: &G, _: G::Move) -> bool {
        true
    }
}

pub(super) trait CheckDetection<Move> {
    fn is_check(&self, played: Move) -> bool;

    /// Returns `true` if there is a legal move that mates. Calls `count` before examining each check.
    fn has_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E>;
}
