//! The sentences of problems, for a user.

use std::fmt::{self, Write};

use super::{Problem, ProblemKind};
use crate::board::{Color, Square, listed, push_number};

/// What is wrong, without a full stop.
pub(super) fn say(problem: &Problem, out: &mut String) -> fmt::Result {
    use ProblemKind as Kind;
    let (side, adjective) = problem.color.unwrap_or(Color::White).pick(("White", "white"), ("Black", "black"));
    let count = problem.squares.len();
    let squares = listed_squares(&problem.squares);
    match problem.kind {
        Kind::EmptyBoard => out.write_str("The board is empty"),
        Kind::MissingKing => write!(out, "{side} has no king"),
        Kind::TooManyKings => write!(out, "{side} has {count} kings: {squares}"),
        Kind::TooManyPieces { most } => write!(out, "{side} has {count} pieces, and {most} is the most there can be"),
        Kind::TooManyPawns { most } => write!(out, "{side} has {count} pawns, and {most} is the most there can be"),
        Kind::TooMuchPromotion { promoted, missing, only_bishops: false } => {
            out.write_str(&too_much_promotion(side, promoted, missing))
        }
        Kind::TooMuchPromotion { missing, only_bishops: true, .. } => {
            write!(out, "{side}'s bishops on {squares} share a colour of squares, but {}", lacking(missing))
        }
        Kind::PawnOnBackRank if count == 1 => {
            write!(out, "A {adjective} pawn stands on {squares}, where no pawn can be")
        }
        Kind::PawnOnBackRank => write!(out, "{side}'s pawns stand on {squares}, where no pawn can be"),
        Kind::OpponentInCheck => write!(out, "{side}'s king{} on {squares} can be captured", plural(count)),
        Kind::ImpossibleCheck if count == 1 => {
            write!(out, "The double step past the en passant square cannot have given check from {squares}")
        }
        Kind::ImpossibleCheck => write!(out, "No last move can have given check from {squares} at once"),
        Kind::CastlingOnNarrowBoard => castling_on_narrow_board(out, side),
        Kind::CastlingWithoutKing => {
            let rank = problem.squares.first().map_or(1, |square| square.rank + 1);
            write!(out, "{side} may castle, but no {adjective} king stands on rank {rank}")
        }
        Kind::CastlingWithoutRook => {
            write!(out, "{side} may castle with the rook on {squares}, but no {adjective} rook stands there")
        }
        Kind::CastlingTwiceOnOneSide => {
            write!(out, "{side} may castle with the rooks on {squares}, but only one on a side can be unmoved")
        }
        Kind::BadEnPassant => write!(out, "No {adjective} pawn can just have passed {squares}, the en passant square"),
        Kind::TooManyPawnCaptures { needed, missing } => out.write_str(&too_many_captures(side, needed, missing)),
        Kind::PawnsOutOfReach => {
            write!(
                out,
                "{side}'s pawns on {squares} cannot have come there from different files, whatever they captured"
            )
        }
        Kind::BishopBehindPawns => write!(
            out,
            "In ordinary chess {side}'s bishop{} on {squares} cannot have left home: the pawns in front have not moved",
            plural(count)
        ),
        Kind::PiecesBehindPawns => write!(
            out,
            "{side}'s piece{} on {squares} cannot have left the back rank, for no {adjective} pawn has moved",
            plural(count)
        ),
        Kind::BackRanksDiffer => {
            out.write_str("Both sides begin alike, and no pawn has moved, but the back ranks are not in the same order")
        }
        Kind::CheckWithoutMove => write!(out, "No last move can have given check from {squares}"),
        Kind::EnPassantWithClock => write!(out, "A pawn has just passed {squares}, so the halfmove clock has to be 0"),
        Kind::ClockAboveMoves { most } => clock_above_moves(out, most),
        Kind::ClockAbove100 => out.write_str("The halfmove clock is beyond the 50-move rule: a draw could be claimed"),
        Kind::ClockAbove150 => out.write_str("The halfmove clock is beyond the 75-move rule: the game was drawn"),
        Kind::CastlingAfterMove if problem.color.is_none() => {
            write!(out, "Both sides may castle and begin alike, so {squares} cannot both be squares of unmoved pieces")
        }
        Kind::CastlingAfterMove => {
            write!(out, "{side} may castle with king and rook on {squares}, but a king on the edge must have moved")
        }
        Kind::WrongSideToMove => write!(out, "With no pawn moved and nothing captured, {side} cannot be to move"),
    }
}

fn castling_on_narrow_board(out: &mut String, side: &str) -> fmt::Result {
    write!(out, "{side} may castle, but on a board of fewer than eight files no king castles")
}

/// By far the most problems are this one.
fn clock_above_moves(out: &mut String, most: u16) -> fmt::Result {
    out.push_str("The halfmove clock can be ");
    push_number(out, most);
    out.write_str(" at most at this move number")
}

const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

fn too_much_promotion(side: &str, promoted: u8, missing: u8) -> String {
    let pieces = plural(promoted.into());
    format!("{side} has at least {promoted} promoted piece{pieces}, but {}", lacking(missing))
}

fn too_many_captures(side: &str, needed: u8, missing: u8) -> String {
    let men = match missing {
        0 => "no piece can".into(),
        1 => "only 1 piece can".into(),
        _ => format!("only {missing} pieces can"),
    };
    let captures = plural(needed.into());
    format!("{side}'s pawns made at least {needed} capture{captures} to stand here, but {men} have been captured")
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
fn listed_squares(squares: &[Square]) -> String {
    listed(&squares.iter().map(Square::to_string).collect::<Vec<_>>())
}
