//! The search on boards of other sizes than 8x8.

use super::search_control::SearchControl;
use super::search_position::{CheckDetection, Ending, SearchPosition};
use super::table::PositionKey;
use crate::board::Color;
use crate::rules::LegalMove;
use crate::rules::game::EngineMove;
use crate::rules::rectangle::{CheckInfo, Move, RectanglePosition};

impl SearchPosition for RectanglePosition {
    type Move = Move;
    type Moves = Vec<Move>;
    type Checking<'a> = CheckInfo<'a>;
    type Guide = ();

    fn guide(&self, _: Ending, _: &SearchControl) {}

    #[inline]
    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    #[inline]
    fn is_legal_here(&self, played: Move) -> bool {
        self.is_legal(played)
    }

    #[inline]
    fn after(&self, played: Move) -> Self {
        Self::after(self, played)
    }

    fn side_to_move(&self) -> Color {
        self.turn
    }

    #[inline]
    fn is_in_check(&self) -> bool {
        self.is_check()
    }

    #[inline]
    fn is_mated(&self) -> bool {
        self.is_check() && !self.has_moves()
    }

    fn passed(&self) -> Option<Self> {
        (!self.is_check()).then(|| Self::passed(self))
    }

    #[inline]
    fn key(&self) -> PositionKey {
        PositionKey::from_words(self.hash_words())
    }

    #[inline]
    fn packed_squares(played: Move) -> u16 {
        played.packed_squares()
    }

    #[inline]
    fn check_info(&self) -> Option<CheckInfo<'_>> {
        Some(CheckInfo::new(self))
    }

    fn is_bare(&self, color: Color) -> bool {
        Self::is_bare(self, color)
    }

    fn flights(&self, king: Color) -> usize {
        Self::flights(self, king)
    }

    fn to_legal(&self, played: Move) -> Option<LegalMove> {
        Some(self.to_legal_move(played))
    }

    fn from_legal(legal: LegalMove) -> Option<Move> {
        if let EngineMove::Rectangle(played) = legal.engine_move { Some(played) } else { None }
    }
}

impl CheckDetection<Move> for CheckInfo<'_> {
    #[inline]
    fn is_check(&self, played: Move) -> bool {
        Self::is_check(self, played)
    }

    #[inline]
    fn has_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E> {
        Self::has_mate(self, count)
    }
}
