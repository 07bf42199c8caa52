//! The search on boards of other sizes than 8x8.

use super::searched::{Checks, Searched};
use super::table::Key;
use crate::board::Color;
use crate::rules::LegalMove;
use crate::rules::game::Played;
use crate::rules::rectangle::{Checking, Move, Rectangle};

impl Searched for Rectangle {
    type Move = Move;
    type Moves = Vec<Move>;
    type Checking<'a> = Checking<'a>;

    #[inline]
    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    #[inline]
    fn allows(&self, played: Move) -> bool {
        self.is_legal(played)
    }

    #[inline]
    fn after(&self, played: Move) -> Self {
        Self::after(self, played)
    }

    fn mover(&self) -> Color {
        self.turn()
    }

    #[inline]
    fn is_in_check(&self) -> bool {
        self.is_check()
    }

    #[inline]
    fn is_mated(&self) -> bool {
        self.is_check() && !self.has_moves()
    }

    #[inline]
    fn key(&self) -> Key {
        Key::of_words(self.words())
    }

    #[inline]
    fn squares(played: Move) -> u16 {
        played.squares()
    }

    #[inline]
    fn checking(&self) -> Option<Checking<'_>> {
        Some(Checking::of(self))
    }

    fn is_bare(&self, color: Color) -> bool {
        Self::is_bare(self, color)
    }

    fn flights(&self, king: Color) -> usize {
        Self::flights(self, king)
    }

    fn told(&self, played: Move) -> Option<LegalMove> {
        Some(self.legal_move(played))
    }

    fn meant(legal: LegalMove) -> Option<Move> {
        if let Played::Rectangle(played) = legal.played { Some(played) } else { None }
    }
}

impl Checks<Move> for Checking<'_> {
    #[inline]
    fn is_check(&self, played: Move) -> bool {
        Self::is_check(self, played)
    }

    #[inline]
    fn is_there_mate<E>(&self, count: &mut impl FnMut() -> Result<(), E>) -> Result<bool, E> {
        Self::is_there_mate(self, count)
    }
}
