//! How castling rights and the en passant square follow the pieces.
//!
//! A right that a board edit makes impossible leaves and is remembered; it comes back when its king and
//! rook do. An en passant square that a board edit makes impossible is cleared. What a text stated
//! without the pieces for it was impossible before, and is kept. Nothing else follows: side to move,
//! clocks and move number never change with the pieces.

use crate::board::{Board, Castling, Color, Piece, Position, Role, Square};

/// A castling right that left with a piece: it comes back when both stand where they stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Right {
    pub(crate) color: Color,
    pub(crate) file: u8,
    king: Square,
}

impl Right {
    /// Whether king and rook stand as this right had them.
    fn is_backed(self, board: &Board) -> bool {
        let rook = Square::new(self.file, board.size().back_rank(self.color));
        board.get(rook) == Some(Piece::new(self.color, Role::Rook))
            && board.get(self.king) == Some(Piece::new(self.color, Role::King))
    }
}

/// Lets rights and en passant square of `after` follow the pieces that an edit changed since `before`.
pub(crate) fn follow(before: &Position, after: &mut Position, remembered: &mut Vec<Right>) {
    for right in backed_rights(before) {
        if !right.is_backed(&after.board) {
            after.castling.set(right.color, right.file, false);
            remembered.push(right);
        }
    }
    remembered.retain(|right| {
        let is_back = right.is_backed(&after.board);
        if is_back {
            after.castling.set(right.color, right.file, true);
        }
        !is_back
    });
    let was_possible = |square: &Square| before.en_passant_is_possible(*square);
    if after.en_passant.filter(was_possible).is_some_and(|square| !after.en_passant_is_possible(square)) {
        after.en_passant = None;
    }
}

/// No longer remembers the right of this colour with the rook of this file.
pub(crate) fn forget(remembered: &mut Vec<Right>, color: Color, file: u8) {
    remembered.retain(|right| (right.color, right.file) != (color, file));
}

/// The stated rights for which king and rook stand.
fn backed_rights(position: &Position) -> impl Iterator<Item = Right> {
    let board = &position.board;
    position.castling.rights().filter_map(|(color, file)| {
        let king = board.castling_king(color)?;
        Castling::is_backed(board, color, file).then_some(Right { color, file, king })
    })
}
