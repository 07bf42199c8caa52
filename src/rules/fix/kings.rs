//! Candidate squares for a missing king, and which of several kings to keep.

use super::FixKind;
use super::candidates::Candidates;
use crate::board::{Color, Piece, Position, Role, Square};

/// Maximum number of kings that are each proposed to be kept.
const MAX_KEEP_CHOICES: usize = 3;

pub(super) fn home(position: &Position, color: Color) -> Square {
    let size = position.board.size();
    Square::new(size.king_file(), size.back_rank(color))
}

/// Proposes a king on each empty square, nearest to home first. With castling rights, squares on the back rank come
/// before all others.
pub(super) fn king_placements(position: &Position, color: Color) -> Vec<FixKind> {
    let home = home(position, color);
    let castles = position.castling.files(color).next().is_some();
    let mut squares: Vec<Square> =
        position.board.size().squares().filter(|square| position.board.get(*square).is_none()).collect();
    squares.sort_by_key(|square| {
        let (files, ranks) = (square.file.abs_diff(home.file), square.rank.abs_diff(home.rank));
        (castles && ranks > 0, files.max(ranks), ranks, square.file)
    });
    squares.into_iter().map(|square| FixKind::Put(Piece::new(color, Role::King), square)).collect()
}

/// Proposes the kings to keep: the one that has castling rights, or otherwise the one at home, then the others if they
/// are few.
pub(super) fn kings_to_keep(position: &Position, color: Color) -> Candidates {
    let castles = position.castling.files(color).next().is_some();
    let castling = position.board.castling_king(color).filter(|_| castles);
    let home = home(position, color);
    let mut kings: Vec<Square> = position.board.find(Piece::new(color, Role::King)).collect();
    let likeliest = castling.or_else(|| kings.contains(&home).then_some(home));
    if kings.len() > MAX_KEEP_CHOICES {
        kings.clear();
    }
    kings.retain(|king| Some(*king) != likeliest);
    let each = likeliest.into_iter().chain(kings).map(|king| FixKind::KeepKing(color, king)).collect();
    Candidates { main: each, ..Candidates::default() }
}
