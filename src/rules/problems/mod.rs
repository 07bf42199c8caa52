//! Why a position cannot have come from a game.

use super::attacks;
use super::problem::{Problem, ProblemKind};
use crate::board::{Board, Castling, Color, Piece, Position, Role, Side, Square};

/// Every problem of a position at once, those of the whole board first.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let position = fen::read("4k3/8/8/8/8/8/4Q3/4K3 w K - 0 1")?;
/// let codes: Vec<_> = rules::problems(&position).iter().map(rules::Problem::code).collect();
/// assert_eq!(codes, ["opponent-in-check", "castling-without-rook"]);
/// # Ok::<(), fen::Fault>(())
/// ```
#[must_use]
pub fn problems(position: &Position) -> Vec<Problem> {
    let board = &position.board;
    let mut problems = Vec::new();
    if board.pieces().next().is_none() {
        problems.push(Problem::new(ProblemKind::EmptyBoard, None, Vec::new()));
    }
    problems.extend(Color::ALL.into_iter().filter_map(|color| king_problem(board, color)));
    problems.extend(Color::ALL.into_iter().flat_map(|color| material_problems(board, color)));
    problems.extend(Color::ALL.into_iter().filter_map(|color| pawns_on_back_ranks(board, color)));
    problems.extend(opponent_in_check(position));
    problems.extend(Color::ALL.into_iter().flat_map(|color| castling_problems(position, color)));
    problems.extend(bad_en_passant(position));
    problems
}

fn king_problem(board: &Board, color: Color) -> Option<Problem> {
    let kings: Vec<Square> = board.find(Piece::new(color, Role::King)).collect();
    let kind = match kings.len() {
        0 => ProblemKind::MissingKing,
        1 => return None,
        _ => ProblemKind::TooManyKings,
    };
    Some(Problem::new(kind, Some(color), kings))
}

fn material_problems(board: &Board, color: Color) -> impl Iterator<Item = Problem> {
    let files = board.size().files();
    let pieces: Vec<Square> =
        board.pieces().filter(|(_, piece)| piece.color == color).map(|(square, _)| square).collect();
    let pawns: Vec<Square> = board.find(Piece::new(color, Role::Pawn)).collect();
    let counts = [
        (ProblemKind::TooManyPieces { most: 2 * files }, 2 * files, pieces),
        (ProblemKind::TooManyPawns { most: files }, files, pawns),
    ];
    counts
        .into_iter()
        .filter(|(_, most, squares)| squares.len() > usize::from(*most))
        .map(move |(kind, _, squares)| Problem::new(kind, Some(color), squares))
}

fn pawns_on_back_ranks(board: &Board, color: Color) -> Option<Problem> {
    let back_ranks = Color::ALL.map(|color| board.size().back_rank(color));
    let pawns: Vec<Square> =
        board.find(Piece::new(color, Role::Pawn)).filter(|square| back_ranks.contains(&square.rank)).collect();
    (!pawns.is_empty()).then(|| Problem::new(ProblemKind::PawnOnBackRank, Some(color), pawns))
}

fn opponent_in_check(position: &Position) -> Option<Problem> {
    let opponent = !position.side_to_move;
    let kings: Vec<Square> = attacks::attacked_kings(&position.board, opponent).collect();
    (!kings.is_empty()).then(|| Problem::new(ProblemKind::OpponentInCheck, Some(opponent), kings))
}

fn castling_problems(position: &Position, color: Color) -> Vec<Problem> {
    let board = &position.board;
    let rank = board.size().back_rank(color);
    let (backed, unbacked): (Vec<Square>, Vec<Square>) = position
        .castling
        .files(color)
        .map(|file| Square::new(file, rank))
        .partition(|square| board.get(*square) == Some(Piece::new(color, Role::Rook)));
    let mut problems = Vec::new();
    if position.castling.files(color).next().is_some() && board.castling_king(color).is_none() {
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

fn bad_en_passant(position: &Position) -> Option<Problem> {
    let square = position.en_passant.filter(|square| !position.en_passant_is_possible(*square))?;
    Some(Problem::new(ProblemKind::BadEnPassant, Some(!position.side_to_move), vec![square]))
}
