//! Positions in which neither side can mate by any sequence of moves.

use super::bitboard::is_many;
use super::position::RectanglePosition;
use crate::board::{Color, Role};

impl RectanglePosition {
    /// Returns `true` if neither side has the material to mate.
    pub(in crate::rules) fn is_dead(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.cannot_mate(color))
    }

    /// Returns `true` if a side cannot mate. A single knight needs an opposing piece other than a queen to block the
    /// king; bishops on one square color need a blocker that can be on the other.
    fn cannot_mate(&self, color: Color) -> bool {
        let own = |role| self.by_piece(color, role);
        let strong = [Role::Pawn, Role::Rook, Role::Queen, Role::Archbishop, Role::Chancellor];
        if strong.into_iter().any(|role| own(role) != 0) {
            return false;
        }
        let (knights, bishops) = (own(Role::Knight), self.by_role(Role::Bishop));
        if knights != 0 {
            let theirs = self.by_color(!color) & !self.by_role(Role::King) & !self.by_role(Role::Queen);
            return !is_many(knights) && own(Role::Bishop) == 0 && theirs == 0;
        }
        if own(Role::Bishop) == 0 {
            return true;
        }
        let light = self.layout.light;
        let are_alike = bishops & light == 0 || bishops & !light == 0;
        let others = [Role::Pawn, Role::Knight, Role::Archbishop, Role::Chancellor];
        are_alike && others.into_iter().all(|role| self.by_role(role) == 0)
    }
}
