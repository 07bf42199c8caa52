//! Sentences about problems.

use super::{Label, Sentence, write_with_number};
use crate::board::{Color, Square};
use crate::lang::join_names;
use crate::rules::{Problem, ProblemKind, VariantProblem};
use crate::tr;

impl Sentence for Problem {
    fn sentence(&self) -> String {
        sentence(self)
    }

    fn write_sentence(&self, out: &mut String) {
        match self.kind {
            // The most common problem by far, so it takes a faster path.
            ProblemKind::ClockAboveMoves { most } => write_with_number(out, "rules-clock-above-moves", "most", most),
            _ => out.push_str(&self.sentence()),
        }
    }
}

fn sentence(problem: &Problem) -> String {
    use ProblemKind as Kind;
    let owner = problem.color.unwrap_or(Color::White);
    let (side, color) = (owner.label(), owner.id());
    let count = problem.squares.len();
    let squares = listed_squares(&problem.squares);
    match problem.kind {
        Kind::EmptyBoard => tr!("rules-empty-board").to_owned(),
        Kind::MissingKing => tr!("rules-missing-king", side = side),
        Kind::TooManyKings => tr!("rules-too-many-kings", side = side, count = count, squares = squares),
        Kind::TooManyPieces { max: most } => tr!("rules-too-many-pieces", side = side, count = count, most = most),
        Kind::TooManyPawns { most } => tr!("rules-too-many-pawns", side = side, count = count, most = most),
        Kind::TooMuchPromotion { promoted, missing, only_bishops: false } => {
            tr!("rules-too-much-promotion", side = side, promoted = promoted, missing = missing)
        }
        Kind::TooMuchPromotion { missing, only_bishops: true, .. } => {
            tr!("rules-too-many-bishops-of-a-color", side = side, squares = squares, missing = missing)
        }
        Kind::PawnOnBackRank if count == 1 => tr!("rules-pawn-on-back-rank", color = color, square = squares),
        Kind::PawnOnBackRank => tr!("rules-pawns-on-back-rank", color = color, squares = squares),
        Kind::OpponentInCheck => tr!("rules-opponent-in-check", color = color, count = count, squares = squares),
        Kind::ImpossibleCheck if count == 1 => tr!("rules-impossible-check-by-double-step", square = squares),
        Kind::ImpossibleCheck => tr!("rules-impossible-check", squares = squares),
        Kind::CastlingOnNarrowBoard => tr!("rules-castling-on-narrow-board", side = side),
        Kind::CastlingWithoutKing => {
            let rank = problem.squares.first().map_or(1, |square| square.rank + 1);
            tr!("rules-castling-without-king", color = color, rank = rank)
        }
        Kind::CastlingWithoutRook => tr!("rules-castling-without-rook", color = color, squares = squares),
        Kind::CastlingTwiceOnOneSide => tr!("rules-castling-twice-on-one-side", side = side, squares = squares),
        Kind::BadEnPassant => tr!("rules-bad-en-passant", color = color, square = squares),
        Kind::TooManyPawnCaptures { needed, missing } => {
            tr!("rules-too-many-pawn-captures", side = side, needed = needed, missing = missing)
        }
        Kind::PawnsOutOfReach => tr!("rules-pawns-out-of-reach", color = color, squares = squares),
        Kind::BishopBehindPawns => tr!("rules-bishop-behind-pawns", color = color, count = count, squares = squares),
        Kind::PiecesBehindPawns => tr!("rules-pieces-behind-pawns", color = color, count = count, squares = squares),
        Kind::BackRanksDiffer => tr!("rules-back-ranks-differ").to_owned(),
        Kind::CheckWithoutMove => tr!("rules-check-without-move", squares = squares),
        Kind::EnPassantWithClock => tr!("rules-en-passant-with-clock", square = squares),
        Kind::ClockAboveMoves { most } => tr!("rules-clock-above-moves", most = most.to_string()),
        Kind::ClockAbove100 => tr!("rules-clock-above-100").to_owned(),
        Kind::ClockAbove150 => tr!("rules-clock-above-150").to_owned(),
        Kind::CastlingAfterMove if problem.color.is_none() => {
            tr!("rules-castling-of-both-after-move", squares = squares)
        }
        Kind::CastlingAfterMove => tr!("rules-castling-after-move", side = side, squares = squares),
        Kind::Variant(problem) => variant_sentence(problem, owner, squares),
        Kind::WrongSideToMove => tr!("rules-wrong-side-to-move", side = side),
    }
}

fn variant_sentence(problem: VariantProblem, owner: Color, squares: String) -> String {
    let side = owner.label();
    match problem {
        VariantProblem::KingInHorde => tr!("rules-king-in-horde", side = side, squares = squares),
        VariantProblem::PawnInRace => tr!("rules-pawn-in-race", side = side, squares = squares),
        VariantProblem::CheckInRace => tr!("rules-check-in-race", color = owner.id(), squares = squares),
        VariantProblem::TooManyOfKind { role, count, most } => {
            tr!("rules-too-many-of-kind", role = role.id(), count = count, most = most)
        }
        VariantProblem::NoCastling => tr!("rules-no-castling", side = side, squares = squares),
        VariantProblem::GameWasOver => tr!("rules-was-over", side = side),
    }
}

/// Formats squares as `e1`, `e1 and e4`, `a1, b1 and c1`.
fn listed_squares(squares: &[Square]) -> String {
    join_names(&squares.iter().map(Square::to_string).collect::<Vec<_>>())
}
