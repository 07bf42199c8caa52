//! Where a missing king may go, and which of several may stay.

use super::FixKind;
use super::candidates::Candidates;
use crate::board::{Color, Piece, Position, Role, Square};

/// The most kings of a colour each of which is proposed to stay.
const FEW: usize = 3;

/// The square of a colour's king in the usual start position.
pub(super) fn home(position: &Position, color: Color) -> Square {
    let size = position.board.size();
    Square::new(size.king_file(), size.back_rank(color))
}

/// A king on each free square, from its home square on to farther ones. The king of a side that may castle is
/// looked for on its back rank first.
pub(super) fn places(position: &Position, color: Color) -> Vec<FixKind> {
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

/// The likeliest king to stay: the one that castles, else the one at home. Of few kings each may be it.
pub(super) fn to_keep(position: &Position, color: Color) -> Candidates {
    let castles = position.castling.files(color).next().is_some();
    let castling = position.board.castling_king(color).filter(|_| castles);
    let home = home(position, color);
    let mut kings: Vec<Square> = position.board.find(Piece::new(color, Role::King)).collect();
    let likeliest = castling.or_else(|| kings.contains(&home).then_some(home));
    if kings.len() > FEW {
        kings.clear();
    }
    kings.retain(|king| Some(*king) != likeliest);
    let each = likeliest.into_iter().chain(kings).map(|king| FixKind::KeepKing(color, king)).collect();
    Candidates { each, ..Candidates::default() }
}
