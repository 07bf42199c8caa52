//! Sentences about problems, their fixes, and errors when a random position is requested.

use super::{Label, Sentence, write_with_number};
use crate::board::{Color, Square};
use crate::lang::join_names;
use crate::rules::{FixKind, Problem, ProblemKind, RandomError, VariantProblem};
use crate::tr;

impl Sentence for Problem {
    fn sentence(&self) -> String {
        use ProblemKind as Kind;
        let owner = self.color.unwrap_or(Color::White);
        let (side, color) = (owner.label(), owner.id());
        let count = self.squares.len();
        let squares = listed_squares(&self.squares);
        match self.kind {
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
                let rank = self.squares.first().map_or(1, |square| square.rank + 1);
                tr!("rules-castling-without-king", color = color, rank = rank)
            }
            Kind::CastlingWithoutRook => tr!("rules-castling-without-rook", color = color, squares = squares),
            Kind::CastlingTwiceOnOneSide => tr!("rules-castling-twice-on-one-side", side = side, squares = squares),
            Kind::BadEnPassant => tr!("rules-bad-en-passant", color = color, square = squares),
            Kind::TooManyPawnCaptures { needed, missing } => {
                tr!("rules-too-many-pawn-captures", side = side, needed = needed, missing = missing)
            }
            Kind::PawnsOutOfReach => tr!("rules-pawns-out-of-reach", color = color, squares = squares),
            Kind::BishopBehindPawns => {
                tr!("rules-bishop-behind-pawns", color = color, count = count, squares = squares)
            }
            Kind::PiecesBehindPawns => {
                tr!("rules-pieces-behind-pawns", color = color, count = count, squares = squares)
            }
            Kind::BackRanksDiffer => tr!("rules-back-ranks-differ").to_owned(),
            Kind::CheckWithoutMove => tr!("rules-check-without-move", squares = squares),
            Kind::NoLastMove { tried } => tr!("rules-no-last-move", side = side, tried = tried),
            Kind::StuckPieces => tr!("rules-stuck-pieces", count = count, squares = squares),
            Kind::StuckAwayFromHome => tr!("rules-stuck-away-from-home", count = count, squares = squares),
            Kind::TooFewCaptures { promoted, missing } => {
                tr!("rules-too-few-captures", promoted = promoted, missing = missing)
            }
            Kind::NoPromotionSquare => {
                tr!("rules-no-promotion-square", color = color, count = count, squares = squares)
            }
            Kind::ConfinedPieces => tr!("rules-confined-pieces", count = count, squares = squares),
            Kind::CapturedAtHome => tr!("rules-captured-at-home", count = count, squares = squares),
            Kind::EnPassantWithClock => tr!("rules-en-passant-with-clock", square = squares),
            Kind::ClockAboveMoves { most } => tr!("rules-clock-above-moves", most = most.to_string()),
            Kind::ClockAbove100 => tr!("rules-clock-above-100").to_owned(),
            Kind::ClockAbove150 => tr!("rules-clock-above-150").to_owned(),
            Kind::CastlingAfterMove if self.color.is_none() => {
                tr!("rules-castling-of-both-after-move", squares = squares)
            }
            Kind::CastlingAfterMove => tr!("rules-castling-after-move", side = side, squares = squares),
            Kind::Variant(problem) => variant_sentence(problem, owner, squares),
            Kind::WrongSideToMove => tr!("rules-wrong-side-to-move", side = side),
        }
    }

    fn write_sentence(&self, out: &mut String) {
        match self.kind {
            // This problem is by far the most common, so it takes a faster path.
            ProblemKind::ClockAboveMoves { most } => write_with_number(out, "rules-clock-above-moves", "most", most),
            _ => out.push_str(&self.sentence()),
        }
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

fn listed_squares(squares: &[Square]) -> String {
    join_names(&squares.iter().map(Square::to_string).collect::<Vec<_>>())
}

impl Sentence for RandomError {
    fn sentence(&self) -> String {
        match *self {
            Self::NoPieces => tr!("rules-random-no-men").to_owned(),
            Self::NotAPiece { letter, roles } => {
                let letters: Vec<String> = roles.iter().map(|role| role.letter().to_string()).collect();
                let letter = letter.escape_debug().to_string();
                tr!("rules-random-not-a-piece", letter = letter, letters = letters.join(" "))
            }
            Self::TooManyKings(color) => tr!("rules-random-too-many-kings", side = color.label()),
            Self::TooManyPawns { color, max: most } => {
                tr!("rules-random-too-many-pawns", side = color.label(), most = most)
            }
            Self::TooManyPieces { color, most } => {
                tr!("rules-random-too-many-pieces", side = color.label(), most = most)
            }
            Self::TooMuchPromotion { color, promoted, missing } => {
                let side = color.label();
                tr!("rules-random-too-much-promotion", side = side, promoted = promoted, missing = missing)
            }
            Self::NoneFound => tr!("rules-random-none-found").to_owned(),
        }
    }
}

/// A short text for a button: "Set Black to move". It is unique among the fixes of a problem.
impl Sentence for FixKind {
    fn sentence(&self) -> String {
        match *self {
            Self::SetUpStart => tr!("rules-fix-set-up-start").to_owned(),
            Self::Put(piece, square) => {
                tr!("rules-fix-put", piece = piece.role.id(), square = square.to_string())
            }
            Self::KeepKing(_, square) => tr!("rules-fix-keep-king", square = square.to_string()),
            Self::MovePawns(_, count) => tr!("rules-fix-move-pawns", count = count),
            Self::PromotePawns(_, count) => tr!("rules-fix-promote-pawns", count = count),
            Self::RemovePawns(_, count) => tr!("rules-fix-remove-pawns", count = count),
            Self::SetSideToMove(color) => tr!("rules-fix-give-move", color = color.id()),
            Self::DropRights(color) => tr!("rules-fix-drop-rights", color = color.id()),
            Self::DropRight(_, square) => tr!("rules-fix-drop-right", square = square.to_string()),
            Self::ClearEnPassant(square) => tr!("rules-fix-clear-en-passant", square = square.to_string()),
            Self::SetClock(clock) => tr!("rules-fix-set-clock", clock = clock.to_string()),
            Self::SetMoveNumber(number) => tr!("rules-fix-set-move-number", number = number.to_string()),
        }
    }

    fn write_sentence(&self, out: &mut String) {
        match *self {
            // These fixes are by far the most common, so they take a faster path.
            Self::SetClock(clock) => write_with_number(out, "rules-fix-set-clock", "clock", clock),
            Self::SetMoveNumber(number) => write_with_number(out, "rules-fix-set-move-number", "number", number),
            _ => out.push_str(&self.sentence()),
        }
    }
}
