//! One reason why a position is illegal or odd.

use super::wording;
use crate::board::{Color, Role, Square};

/// One reason why a position is illegal or odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// Whose problem it is, where it is one side's.
    pub color: Option<Color>,
    /// The squares it is about, where something stands wrongly or is missing.
    pub squares: Vec<Square>,
}

/// What can be wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// Nothing stands on the board.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has more than one king.
    TooManyKings,
    /// A side has more men than it started with.
    TooManyPieces {
        /// How many it can have: two for each file.
        most: u8,
    },
    /// A side has more pawns than it started with.
    TooManyPawns {
        /// How many it can have: one for each file.
        most: u8,
    },
    /// More of a side's pieces must be promoted pawns than pawns are missing.
    TooMuchPromotion {
        /// How many of its pieces must be promoted: queens beyond one, rooks and knights beyond two each,
        /// bishops beyond one on each colour of square.
        promoted: u8,
        /// How many of its pawns are missing.
        missing: u8,
        /// Whether all of these pieces are bishops, of which a side begins with one on each colour of square.
        only_bishops: bool,
    },
    /// Pawns stand on the first or last rank.
    PawnOnBackRank,
    /// The side to move could capture a king.
    OpponentInCheck,
    /// No last move can give this check, wherever the other men stand: too many checkers, two that no single move
    /// can let through, or one that the double step past the en passant square cannot have let through.
    ImpossibleCheck,
    /// A side may castle on a board of fewer than eight files, where no king castles.
    CastlingOnNarrowBoard,
    /// A side may castle, but its king is not on its back rank.
    CastlingWithoutKing,
    /// A side may castle with a rook that does not stand there.
    CastlingWithoutRook,
    /// A side may castle with two rooks on one side of its king, of which only one can be unmoved.
    CastlingTwiceOnOneSide,
    /// No pawn can just have passed the en passant square.
    BadEnPassant,
    /// Odd: a side's pawns need more captures to stand where they do than men of the other side are missing.
    TooManyPawnCaptures {
        /// The fewest captures that bring the pawns to their squares.
        needed: u8,
        /// How many men of the other side are missing and can have been captured by pawns.
        missing: u8,
    },
    /// Odd: no captures at all bring a side's pawns to their squares from different files.
    PawnsOutOfReach,
    /// Odd: a bishop is out although the pawns in front of its home square have not moved, and no promoted
    /// pawn explains it.
    BishopBehindPawns,
    /// Odd: a king, queen, rook or bishop has left its back rank, although no pawn of its side has moved.
    PiecesBehindPawns,
    /// Odd: no pawn has moved, but the men on the back ranks do not stand in the same order.
    BackRanksDiffer,
    /// Odd: no last move can have given this check here, for the men it needs have nowhere to have come from.
    CheckWithoutMove,
    /// Odd: an en passant square says that a pawn has just moved, the halfmove clock that none has.
    EnPassantWithClock,
    /// Odd: more half moves since the last capture or pawn move than half moves in the game.
    ClockAboveMoves {
        /// The most the halfmove clock can be with this move number and side to move.
        most: u16,
    },
    /// Odd: beyond the 50-move rule the game goes on only if nobody claims the draw.
    ClockAbove100,
    /// Odd: by the 75-move rule the game was over.
    ClockAbove150,
    /// Odd: a side may castle although its king or rook must have moved. With no colour: both sides may castle,
    /// but begin alike, and these two kings or rooks do not.
    CastlingAfterMove,
    /// Odd: with nothing captured and no pawn moved, it is the other side's turn.
    WrongSideToMove,
    /// What only the rules of a variant forbid.
    Variant(VariantProblem),
}

/// What only the rules of a variant forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantProblem {
    /// The horde has a king.
    KingInHorde,
    /// A pawn stands on the board of a race.
    PawnInRace,
    /// A king is in check in a race, where nobody may give any.
    CheckInRace,
    /// There are more men of a kind than in a game, of a side in a race, of both in crazyhouse.
    TooManyOfKind {
        /// Which kind.
        role: Role,
        /// How many there are, those in hand among them.
        count: u8,
        /// How many there can be.
        most: u8,
    },
    /// A side may castle where nobody castles.
    NoCastling,
    /// This side had won before the last move.
    WasOver,
}

impl VariantProblem {
    const fn code(self) -> &'static str {
        match self {
            Self::KingInHorde => "king-in-horde",
            Self::PawnInRace => "pawn-in-race",
            Self::CheckInRace => "check-in-race",
            Self::TooManyOfKind { .. } => "too-many-of-kind",
            Self::NoCastling => "no-castling",
            Self::WasOver => "was-over",
        }
    }
}

impl Problem {
    pub(super) const fn new(kind: ProblemKind, color: Option<Color>, squares: Vec<Square>) -> Self {
        Self { kind, color, squares }
    }

    /// The names of all problems, those that make a position illegal first.
    pub const CODES: [&str; 30] = [
        "empty-board",
        "missing-king",
        "too-many-kings",
        "too-many-pieces",
        "too-many-pawns",
        "too-much-promotion",
        "pawn-on-back-rank",
        "opponent-in-check",
        "impossible-check",
        "castling-on-narrow-board",
        "castling-without-king",
        "castling-without-rook",
        "bad-en-passant",
        "king-in-horde",
        "pawn-in-race",
        "check-in-race",
        "too-many-of-kind",
        "no-castling",
        "was-over",
        "too-many-pawn-captures",
        "bishop-behind-pawns",
        "pieces-behind-pawns",
        "back-ranks-differ",
        "check-without-move",
        "en-passant-with-clock",
        "clock-above-moves",
        "clock-above-100",
        "clock-above-150",
        "castling-after-move",
        "wrong-side-to-move",
    ];

    /// The problem's name for programs, in kebab-case. Every right that no rook can back has one name, and so have
    /// all pawns that captures cannot explain.
    pub const fn code(&self) -> &'static str {
        match self.kind {
            ProblemKind::EmptyBoard => "empty-board",
            ProblemKind::MissingKing => "missing-king",
            ProblemKind::TooManyKings => "too-many-kings",
            ProblemKind::TooManyPieces { .. } => "too-many-pieces",
            ProblemKind::TooManyPawns { .. } => "too-many-pawns",
            ProblemKind::TooMuchPromotion { .. } => "too-much-promotion",
            ProblemKind::PawnOnBackRank => "pawn-on-back-rank",
            ProblemKind::OpponentInCheck => "opponent-in-check",
            ProblemKind::ImpossibleCheck => "impossible-check",
            ProblemKind::CastlingOnNarrowBoard => "castling-on-narrow-board",
            ProblemKind::CastlingWithoutKing => "castling-without-king",
            ProblemKind::CastlingWithoutRook | ProblemKind::CastlingTwiceOnOneSide => "castling-without-rook",
            ProblemKind::BadEnPassant => "bad-en-passant",
            ProblemKind::TooManyPawnCaptures { .. } | ProblemKind::PawnsOutOfReach => "too-many-pawn-captures",
            ProblemKind::BishopBehindPawns => "bishop-behind-pawns",
            ProblemKind::PiecesBehindPawns => "pieces-behind-pawns",
            ProblemKind::BackRanksDiffer => "back-ranks-differ",
            ProblemKind::CheckWithoutMove => "check-without-move",
            ProblemKind::EnPassantWithClock => "en-passant-with-clock",
            ProblemKind::ClockAboveMoves { .. } => "clock-above-moves",
            ProblemKind::ClockAbove100 => "clock-above-100",
            ProblemKind::ClockAbove150 => "clock-above-150",
            ProblemKind::CastlingAfterMove => "castling-after-move",
            ProblemKind::WrongSideToMove => "wrong-side-to-move",
            ProblemKind::Variant(problem) => problem.code(),
        }
    }

    /// Whether the position is illegal for it; else it is merely odd: it has legal moves, but no game leads
    /// to it, or only one in which nobody claimed a draw.
    pub const fn is_illegal(&self) -> bool {
        match self.kind {
            ProblemKind::EmptyBoard
            | ProblemKind::MissingKing
            | ProblemKind::TooManyKings
            | ProblemKind::TooManyPieces { .. }
            | ProblemKind::TooManyPawns { .. }
            | ProblemKind::TooMuchPromotion { .. }
            | ProblemKind::PawnOnBackRank
            | ProblemKind::OpponentInCheck
            | ProblemKind::ImpossibleCheck
            | ProblemKind::CastlingOnNarrowBoard
            | ProblemKind::CastlingWithoutKing
            | ProblemKind::CastlingWithoutRook
            | ProblemKind::CastlingTwiceOnOneSide
            | ProblemKind::BadEnPassant
            | ProblemKind::Variant(_) => true,
            ProblemKind::TooManyPawnCaptures { .. }
            | ProblemKind::PawnsOutOfReach
            | ProblemKind::BishopBehindPawns
            | ProblemKind::PiecesBehindPawns
            | ProblemKind::BackRanksDiffer
            | ProblemKind::CheckWithoutMove
            | ProblemKind::EnPassantWithClock
            | ProblemKind::ClockAboveMoves { .. }
            | ProblemKind::ClockAbove100
            | ProblemKind::ClockAbove150
            | ProblemKind::CastlingAfterMove
            | ProblemKind::WrongSideToMove => false,
        }
    }

    /// Whether it depends on the halfmove clock or the move number.
    pub(super) const fn is_about_clocks(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::EnPassantWithClock
                | ProblemKind::ClockAboveMoves { .. }
                | ProblemKind::ClockAbove100
                | ProblemKind::ClockAbove150
        )
    }

    /// What is wrong, in a sentence for the user, without a full stop.
    pub fn sentence(&self) -> String {
        let mut sentence = String::new();
        self.say(&mut sentence);
        sentence
    }

    /// Writes the [`sentence`](Self::sentence) into another text.
    pub(crate) fn say(&self, out: &mut String) {
        wording::say(self, out);
    }
}
