//! Whether kings and rooks stand for all castling rights.

use crate::board::{BitPosition, Color, Role};

/// Whether king and rook stand for every right, of which there is at most one a side, and can all be unmoved.
/// There is one king of each colour.
#[inline]
pub(super) fn are_rights_sound(position: &BitPosition) -> bool {
    position.castling.is_empty() || are_backed(position)
}

#[inline(never)]
fn are_backed(position: &BitPosition) -> bool {
    let sides = Color::ALL.map(|color| Sides::of(position, color));
    sides.iter().all(Sides::is_sound) && can_both_be_unmoved(&sides)
}

/// What belongs to a colour's rights, one bit a file.
struct Sides {
    king: u16,
    rooks: u16,
    /// The rights on the queen's side of the king, and those on its own.
    rights: [u16; 2],
}

impl Sides {
    fn of(position: &BitPosition, color: Color) -> Self {
        let on_back_rank = |role| u16::from(position.men.on_back_rank(color, role));
        let (king, rooks) = (on_back_rank(Role::King), on_back_rank(Role::Rook));
        let rights = position.castling.mask(color);
        let queen_side = rights & king.wrapping_sub(1);
        Self { king, rooks, rights: [queen_side, rights & !queen_side] }
    }

    /// Whether there are rights of the colour.
    const fn is_any(&self) -> bool {
        self.rights[0] | self.rights[1] != 0
    }

    /// Whether there are no rights, or an own rook for each and a king that stands between two files.
    fn is_sound(&self) -> bool {
        /// The a-file and the h-file.
        const EDGES: u16 = 0x81;
        let is_one_at_most = |rights: &u16| rights & rights.wrapping_sub(1) == 0;
        let is_backed = self.king & !EDGES != 0 && (self.rights[0] | self.rights[1]) & !self.rooks == 0;
        !self.is_any() || is_backed && self.rights.iter().all(is_one_at_most)
    }
}

/// Whether kings and rooks of both colours stand on the same files, as far as they have rights.
fn can_both_be_unmoved([white, black]: &[Sides; 2]) -> bool {
    let agrees = |white: u16, black: u16| white == 0 || black == 0 || white == black;
    !white.is_any()
        || !black.is_any()
        || white.king == black.king && (0..2).all(|side| agrees(white.rights[side], black.rights[side]))
}
