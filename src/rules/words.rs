//! The sentences of problems, for a user. All words of this folder are here.

use super::{Problem, ProblemKind};
use crate::board::{Color, Square};

/// What is wrong, without a full stop.
pub(super) fn sentence(problem: &Problem) -> String {
    let color = problem.color.unwrap_or(Color::White);
    let (side, adjective) = color.pick(("White", "white"), ("Black", "black"));
    let count = problem.squares.len();
    let squares = listed(&problem.squares);
    let rank = problem.squares.first().map_or(1, |square| square.rank + 1);
    match problem.kind {
        ProblemKind::EmptyBoard => "The board is empty".into(),
        ProblemKind::MissingKing => format!("{side} has no king"),
        ProblemKind::TooManyKings => format!("{side} has {count} kings: {squares}"),
        ProblemKind::TooManyPieces { most } => {
            format!("{side} has {count} pieces, and {most} is the most there can be")
        }
        ProblemKind::TooManyPawns { most } => format!("{side} has {count} pawns, and {most} is the most there can be"),
        ProblemKind::PawnOnBackRank if count == 1 => {
            format!("A {adjective} pawn stands on {squares}, where no pawn can be")
        }
        ProblemKind::PawnOnBackRank => format!("{side}'s pawns stand on {squares}, where no pawn can be"),
        ProblemKind::OpponentInCheck if count == 1 => format!("{side}'s king on {squares} can be captured"),
        ProblemKind::OpponentInCheck => format!("{side}'s kings on {squares} can be captured"),
        ProblemKind::CastlingWithoutKing => format!("{side} may castle, but no {adjective} king stands on rank {rank}"),
        ProblemKind::CastlingWithoutRook => {
            format!("{side} may castle with the rook on {squares}, but no {adjective} rook stands there")
        }
        ProblemKind::CastlingTwiceOnOneSide => {
            format!("{side} may castle with the rooks on {squares}, but only one on a side can be unmoved")
        }
        ProblemKind::BadEnPassant => {
            format!("No {adjective} pawn can just have passed {squares}, the en passant square")
        }
        ProblemKind::TooMuchPromotion { promoted: 1, missing, only_bishops: true } if count == 2 => format!(
            "{side}'s bishops on {squares} stand on one colour of square, so one is promoted, but {}",
            lacking(missing)
        ),
        ProblemKind::TooMuchPromotion { promoted, missing, only_bishops: true } => format!(
            "{side}'s bishops on {squares} share colours of squares, so {promoted} are promoted, but {}",
            lacking(missing)
        ),
        ProblemKind::TooMuchPromotion { promoted, missing, .. } => {
            let pieces = if promoted == 1 { "promoted piece" } else { "promoted pieces" };
            format!("{side} has at least {promoted} {pieces}, but {}", lacking(missing))
        }
        ProblemKind::ImpossibleCheck if count == 1 => {
            format!("The double step past the en passant square cannot have given check from {squares}")
        }
        ProblemKind::ImpossibleCheck => format!("No last move can have given check from {squares} at once"),
        ProblemKind::TooManyPawnCaptures { needed, missing } => {
            let captures = if needed == 1 { "capture" } else { "captures" };
            let men = match missing {
                0 => "no man can".into(),
                1 => "only 1 man can".into(),
                _ => format!("only {missing} men can"),
            };
            format!(
                "{side}'s pawns made at least {needed} {captures} to stand here, but {men} have been captured by pawns"
            )
        }
        ProblemKind::PawnsOutOfReach => {
            format!("{side}'s pawns on {squares} cannot have come there from different files, whatever they captured")
        }
        ProblemKind::BishopBehindPawns if count == 1 => format!(
            "{side}'s bishop on {squares} cannot have left its home square, for the pawns in front have not moved"
        ),
        ProblemKind::BishopBehindPawns => format!(
            "{side}'s bishops on {squares} cannot have left their home squares, for the pawns in front have not moved"
        ),
        ProblemKind::PiecesBehindPawns if count == 1 => {
            format!("{side}'s piece on {squares} cannot have left the back rank, for no {adjective} pawn has moved")
        }
        ProblemKind::PiecesBehindPawns => {
            format!("{side}'s pieces on {squares} cannot have left the back rank, for no {adjective} pawn has moved")
        }
        ProblemKind::BackRanksDiffer => {
            "Both sides begin alike, and while no pawn has moved the order on the back ranks cannot have changed".into()
        }
        ProblemKind::CheckWithoutMove => format!("No last move can have given check from {squares}"),
        ProblemKind::EnPassantWithClock => {
            format!("A pawn has just passed {squares}, so the halfmove clock has to be 0")
        }
        ProblemKind::ClockAboveMoves { most } => {
            format!("The halfmove clock can be {most} at most at this move number")
        }
        ProblemKind::ClockAbove100 => "The halfmove clock is beyond the 50-move rule: a draw could be claimed".into(),
        ProblemKind::ClockAbove150 => "The halfmove clock is beyond the 75-move rule: the game was drawn".into(),
        ProblemKind::CastlingAfterMove if problem.color.is_none() => {
            format!("Both sides may castle, but begin alike: {squares} cannot both be where men have not moved")
        }
        ProblemKind::CastlingAfterMove => {
            format!("{side} may castle with king and rook on {squares}, but a king on the edge must have moved")
        }
        ProblemKind::WrongSideToMove => format!("With no pawn moved and nothing captured, {side} cannot be to move"),
    }
}

/// How many pawns are missing, where more had to be.
fn lacking(missing: u8) -> String {
    match missing {
        0 => "no pawn is missing".into(),
        1 => "only 1 pawn is missing".into(),
        _ => format!("only {missing} pawns are missing"),
    }
}

/// `e1`, `e1 and e4`, `a1, b1 and c1`.
fn listed(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}
