//! The pieces of a color that can have been captured.

use crate::board::{Board, Color, Role, Size, Square};
use crate::rules::promoted::{self, PROMOTION_GROUPS};

/// The number of pieces that a color still has, compared with those of a game.
pub(super) struct MissingPieces {
    size: Size,
    men: usize,
    pawns: usize,
    in_groups: [usize; PROMOTION_GROUPS.len()],
}

impl MissingPieces {
    pub(super) fn new(board: &Board, color: Color) -> Self {
        let own = || board.pieces().filter(|(_, piece)| piece.color == color);
        Self {
            size: board.size(),
            men: own().count(),
            pawns: own().filter(|(_, piece)| piece.role == Role::Pawn).count(),
            in_groups: promoted::count_groups(board.size(), board.pieces(), color),
        }
    }

    /// Returns the possible roles of a piece captured on this square. With the piece, the color has at most two pieces
    /// per file, and at most one promoted piece per missing pawn.
    pub(super) fn roles_for(&self, square: Square) -> impl Iterator<Item = Role> {
        self.size.roles().iter().copied().filter(move |role| self.can_have_had(*role, square))
    }

    /// Returns `true` if a pawn can have been captured.
    pub(super) fn has_pawn(&self) -> bool {
        let files = usize::from(self.size.files());
        self.men < 2 * files && self.pawns < files && self.fits(self.pawns + 1, self.in_groups)
    }

    fn can_have_had(&self, role: Role, square: Square) -> bool {
        let is_edge = Color::ALL.into_iter().any(|color| self.size.back_rank(color) == square.rank);
        match role {
            Role::King => false,
            Role::Pawn => !is_edge && self.has_pawn(),
            _ => self.men < 2 * usize::from(self.size.files()) && self.fits(self.pawns, self.with(role, square)),
        }
    }

    fn with(&self, role: Role, square: Square) -> [usize; PROMOTION_GROUPS.len()] {
        let mut in_groups = self.in_groups;
        if let Some(group) = promoted::promotion_group(square, role).filter(|_| self.size.has_known_start()) {
            in_groups[group] += 1;
        }
        in_groups
    }

    /// Returns `true` if there are no more promoted pieces than missing pawns. Positions that break this rule already
    /// are not judged by it.
    fn fits(&self, pawns: usize, in_groups: [usize; PROMOTION_GROUPS.len()]) -> bool {
        let promoted = |in_groups| promoted::promoted_in_groups(in_groups).into_iter().sum::<usize>();
        let files = usize::from(self.size.files());
        pawns + promoted(in_groups) <= files || self.pawns + promoted(self.in_groups) > files
    }
}
