//! Attacks on a square, for boards of any size.

use std::cmp::Reverse;

use crate::board::{Board, Color, Piece, Position, Role, Square};

/// One step in each direction along ranks, files and diagonals, as (files, ranks).
pub(super) const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The moves of a knight, as (files, ranks).
pub(super) const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Returns the pieces that give check to the side to move, on any board, in FEN order without duplicates.
pub fn checkers(position: &Position) -> Vec<Square> {
    let Position { board, side_to_move, .. } = position;
    let kings = board.find(Piece::new(*side_to_move, Role::King));
    let mut checkers: Vec<Square> = kings.flat_map(|king| attackers(board, king, !*side_to_move)).collect();
    sort_in_fen_order(&mut checkers);
    checkers.dedup();
    checkers
}

pub(super) fn sort_in_fen_order(squares: &mut [Square]) {
    squares.sort_unstable_by_key(|square| (Reverse(square.rank), square.file));
}

pub(super) fn attackers(board: &Board, target: Square, by: Color) -> impl Iterator<Item = Square> {
    let on_lines = STEPS.into_iter().filter_map(move |step| {
        let (square, piece) = first_piece(board, target, step)?;
        (piece.color == by && attacks_along(piece, square, target, step)).then_some(square)
    });
    let leaping = LEAPS.into_iter().filter_map(move |(files, ranks)| {
        let square = target.offset(files, ranks)?;
        let leaps = |piece: Piece| matches!(piece.role, Role::Knight | Role::Archbishop | Role::Chancellor);
        board.get(square).filter(|piece| piece.color == by && leaps(*piece)).map(|_| square)
    });
    on_lines.chain(leaping)
}

fn first_piece(board: &Board, from: Square, (files, ranks): (i8, i8)) -> Option<(Square, Piece)> {
    std::iter::successors(from.offset(files, ranks), |square| square.offset(files, ranks))
        .take_while(|square| board.size().contains(*square))
        .find_map(|square| Some((square, board.get(square)?)))
}

/// Returns `true` if `piece` on `from` attacks `target`. No piece may be between the two squares.
fn attacks_along(piece: Piece, from: Square, target: Square, (files, ranks): (i8, i8)) -> bool {
    let is_line = files == 0 || ranks == 0;
    let is_near = from.file.abs_diff(target.file).max(from.rank.abs_diff(target.rank)) == 1;
    match piece.role {
        Role::King => is_near,
        Role::Queen => true,
        Role::Rook | Role::Chancellor => is_line,
        Role::Bishop | Role::Archbishop => !is_line,
        // The step leads from the target to the pawn, so it is opposite to the direction in which the pawn moves.
        Role::Pawn => is_near && !is_line && ranks == piece.color.pick(-1, 1),
        Role::Knight => false,
    }
}

pub(super) fn attacked_kings(board: &Board, color: Color) -> impl Iterator<Item = Square> {
    board.find(Piece::new(color, Role::King)).filter(move |king| attackers(board, *king, !color).next().is_some())
}
