//! Castling rights: a king and a rook that have never moved.

use crate::board::{Castling, Color, Piece, Position, Role, Side, Square};
use crate::rules::problem::{Problem, ProblemKind};

/// Rights that no king or rook stands for.
pub(super) fn problems(position: &Position, color: Color) -> Vec<Problem> {
    let board = &position.board;
    let rank = board.size().back_rank(color);
    let (backed, unbacked) = rooks(position, color);
    let mut problems = Vec::new();
    if position.castling.mask(color) != 0 && board.castling_king(color).is_none() {
        let home = Square::new(board.size().king_file(), rank);
        problems.push(Problem::new(ProblemKind::CastlingWithoutKing, Some(color), vec![home]));
    }
    let without_rook = |square| Problem::new(ProblemKind::CastlingWithoutRook, Some(color), vec![square]);
    problems.extend(unbacked.into_iter().map(without_rook));
    for side in Side::ALL {
        let on_side = |square: &Square| Castling::side(board, color, square.file) == side;
        let rooks: Vec<Square> = backed.iter().copied().filter(on_side).collect();
        if rooks.len() > 1 {
            problems.push(Problem::new(ProblemKind::CastlingTwiceOnOneSide, Some(color), rooks));
        }
    }
    problems
}

/// The squares that a colour's rights name: those where its rook stands, and the others.
fn rooks(position: &Position, color: Color) -> (Vec<Square>, Vec<Square>) {
    let rank = position.board.size().back_rank(color);
    let rook = Some(Piece::new(color, Role::Rook));
    position.castling.files(color).map(|file| Square::new(file, rank)).partition(|at| position.board.get(*at) == rook)
}

/// Rights that have their king and rook, which cannot have stood there from the start. On 8x8, where the arrays
/// are those of Chess960: the king between its rooks, and both sides alike.
pub(super) fn odd_problems(position: &Position) -> Vec<Problem> {
    if !position.board.size().is_standard() {
        return Vec::new();
    }
    let mut problems: Vec<Problem> = Color::ALL.into_iter().filter_map(|color| on_edge(position, color)).collect();
    problems.extend(not_alike(position));
    problems
}

/// A king that has never moved has a file for a rook on either side.
fn on_edge(position: &Position, color: Color) -> Option<Problem> {
    let king = unmoved_king(position, color).filter(|king| [0, 7].contains(&king.file))?;
    let squares = [king].into_iter().chain(rooks(position, color).0).collect();
    Some(Problem::new(ProblemKind::CastlingAfterMove, Some(color), squares))
}

/// Kings that have never moved stand on one file, and so do the rooks of one side.
fn not_alike(position: &Position) -> Vec<Problem> {
    let [Some(white), Some(black)] = Color::ALL.map(|color| unmoved_king(position, color)) else { return Vec::new() };
    let odd = |squares| Problem::new(ProblemKind::CastlingAfterMove, None, squares);
    if white.file != black.file {
        return vec![odd(vec![black, white])];
    }
    let on_side = |color, side| {
        let (backed, _) = rooks(position, color);
        backed.into_iter().find(|rook| Castling::side(&position.board, color, rook.file) == side)
    };
    let differ = |side| {
        let (white, black) = (on_side(Color::White, side)?, on_side(Color::Black, side)?);
        (white.file != black.file).then(|| odd(vec![black, white]))
    };
    Side::ALL.into_iter().filter_map(differ).collect()
}

/// The king of a colour that has a right, and a rook for it.
fn unmoved_king(position: &Position, color: Color) -> Option<Square> {
    let (backed, _) = rooks(position, color);
    if backed.is_empty() { None } else { position.board.castling_king(color) }
}
