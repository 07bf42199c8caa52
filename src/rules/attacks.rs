//! Which pieces attack a square, on any rectangle.

use crate::board::{Board, Color, Piece, Position, Role, Square};

/// The squares from which kings of the side to move are attacked, on any board and in any position, each once
/// and in the order of FEN.
#[must_use]
pub fn checkers(position: &Position) -> Vec<Square> {
    let Position { board, side_to_move, .. } = position;
    let kings: Vec<Square> = board.find(Piece::new(*side_to_move, Role::King)).collect();
    let attacks_a_king = |from: &Square, piece: Piece| kings.iter().any(|king| attacks(board, *from, piece, *king));
    board
        .pieces()
        .filter(|(from, piece)| piece.color != *side_to_move && attacks_a_king(from, *piece))
        .map(|(from, _)| from)
        .collect()
}

/// The squares of a colour's pieces that attack the target, whatever stands on it.
pub(super) fn attackers(board: &Board, target: Square, by: Color) -> impl Iterator<Item = Square> {
    board
        .pieces()
        .filter(move |(from, piece)| piece.color == by && attacks(board, *from, *piece, target))
        .map(|(from, _)| from)
}

/// The kings of a colour that the other colour attacks.
pub(super) fn attacked_kings(board: &Board, color: Color) -> impl Iterator<Item = Square> {
    board.find(Piece::new(color, Role::King)).filter(move |king| attackers(board, *king, !color).next().is_some())
}

fn attacks(board: &Board, from: Square, piece: Piece, target: Square) -> bool {
    let files = i16::from(target.file) - i16::from(from.file);
    let ranks = i16::from(target.rank) - i16::from(from.rank);
    let (wide, high) = (files.abs(), ranks.abs());
    let leaps = || (wide.min(high), wide.max(high)) == (1, 2);
    let on_line = || (wide == 0) != (high == 0) && is_open(board, from, target);
    let on_diagonal = || wide == high && wide > 0 && is_open(board, from, target);
    match piece.role {
        Role::King => wide.max(high) == 1,
        Role::Queen => on_line() || on_diagonal(),
        Role::Rook => on_line(),
        Role::Bishop => on_diagonal(),
        Role::Knight => leaps(),
        Role::Pawn => wide == 1 && ranks == piece.color.pick(1, -1),
        Role::Archbishop => leaps() || on_diagonal(),
        Role::Chancellor => leaps() || on_line(),
    }
}

/// Whether all squares between two on one line or diagonal are empty.
fn is_open(board: &Board, from: Square, target: Square) -> bool {
    let step = |from: u8, target: u8| match target.cmp(&from) {
        std::cmp::Ordering::Less => -1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => 1,
    };
    let (files, ranks) = (step(from.file, target.file), step(from.rank, target.rank));
    std::iter::successors(from.offset(files, ranks), |square| square.offset(files, ranks))
        .take_while(|square| *square != target)
        .all(|square| board.get(square).is_none())
}
