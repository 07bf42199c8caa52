//! How castling rights and the en passant square follow the pieces.
//!
//! A castling right that a board edit makes impossible is removed and remembered; it returns when its king and rook do.
//! An en passant square that a board edit makes impossible is cleared. A right or square that was stated without the
//! pieces for it is kept. Side to move, clocks and move number never follow the pieces.

use crate::board::{Board, Castling, Color, Piece, Position, Role, Square};
use crate::document::content::LostRight;

fn has_king_and_rook(right: LostRight, board: &Board) -> bool {
    let rook = Square::new(right.file, board.size().back_rank(right.color));
    board.get(rook) == Some(Piece::new(right.color, Role::Rook))
        && board.get(right.king) == Some(Piece::new(right.color, Role::King))
}

/// Adjusts castling rights and en passant square of `after` to the pieces that an edit changed since `before`.
pub(crate) fn follow_pieces(before: &Position, after: &mut Position, remembered: &mut Vec<LostRight>) {
    for right in backed_rights(before) {
        if !has_king_and_rook(right, &after.board) {
            after.castling.set(right.color, right.file, false);
            remembered.push(right);
        }
    }
    remembered.retain(|right| {
        let is_back = has_king_and_rook(*right, &after.board);
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

pub(crate) fn forget_right(remembered: &mut Vec<LostRight>, color: Color, file: u8) {
    remembered.retain(|right| (right.color, right.file) != (color, file));
}

fn backed_rights(position: &Position) -> impl Iterator<Item = LostRight> {
    let board = &position.board;
    position.castling.rights().filter_map(|(color, file)| {
        let king = board.castling_king(color)?;
        Castling::is_backed(board, color, file).then_some(LostRight { color, file, king })
    })
}
