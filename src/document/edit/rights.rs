//! How castling rights and the en passant square follow the pieces.
//!
//! A right that a board edit makes impossible leaves and is remembered; it comes back when its king and
//! rook do. An en passant square that a board edit makes impossible is cleared. What a text stated
//! without the pieces for it was impossible before, and is kept. Nothing else follows: side to move,
//! clocks and move number never change with the pieces.

use crate::board::{Board, Castling, Color, Piece, Position, Role, Square};
use crate::document::content::Right;

/// Whether king and rook stand as a right had them.
fn is_backed(right: Right, board: &Board) -> bool {
    let rook = Square::new(right.file, board.size().back_rank(right.color));
    board.get(rook) == Some(Piece::new(right.color, Role::Rook))
        && board.get(right.king) == Some(Piece::new(right.color, Role::King))
}

/// Lets rights and en passant square of `after` follow the pieces that an edit changed since `before`.
pub(crate) fn follow(before: &Position, after: &mut Position, remembered: &mut Vec<Right>) {
    for right in backed_rights(before) {
        if !is_backed(right, &after.board) {
            after.castling.set(right.color, right.file, false);
            remembered.push(right);
        }
    }
    remembered.retain(|right| {
        let is_back = is_backed(*right, &after.board);
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
