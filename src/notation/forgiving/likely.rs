//! Which of several equally near positions was most likely meant.

use std::cmp::Reverse;

use crate::board::{Color, Position, Role, Square};
use crate::rules;

/// Sorts positions, likeliest first; among equals the order stays.
pub(super) fn sort(positions: &mut [Position]) {
    if positions.len() < 2 {
        return;
    }
    positions.sort_by_cached_key(|position| {
        let illegal = rules::problems(position).iter().filter(|problem| problem.is_illegal()).count();
        (illegal, unusual_rights(position), Reverse(at_home(position)), doubled_pawns(position))
    });
}

/// How many castling rights are not those of a king and a rook at home.
fn unusual_rights(position: &Position) -> usize {
    let last = position.board.size().files() - 1;
    position.castling.rights().filter(|(_, file)| *file != 0 && *file != last).count()
}

/// How many pieces stand where they do in the start position.
fn at_home(position: &Position) -> usize {
    let start = Position::start().board;
    position.board.pieces().filter(|(square, piece)| start.get(*square) == Some(*piece)).count()
}

/// How many pawns share their file with another one of their colour.
fn doubled_pawns(position: &Position) -> usize {
    let count = |color: Color, file: u8| {
        let squares = (0..position.board.size().ranks()).map(|rank| Square::new(file, rank));
        squares
            .filter_map(|square| position.board.get(square))
            .filter(|piece| piece.color == color && piece.role == Role::Pawn)
            .count()
    };
    let files = 0..position.board.size().files();
    files.flat_map(|file| Color::ALL.map(|color| count(color, file).saturating_sub(1))).sum()
}
