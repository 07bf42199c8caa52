//! Reasons why a position is illegal or odd.

use std::fmt;

use crate::board::{Color, Role, Square};

/// A reason why a position is illegal or odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The kind of problem.
    pub kind: ProblemKind,
    /// The side that has the problem, if it is one side's.
    pub color: Option<Color>,
    /// The squares where a piece is misplaced or missing.
    pub squares: Vec<Square>,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// There are no pieces on the board.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has more than one king.
    TooManyKings,
    /// A side has more pieces than it started with.
    TooManyPieces {
        /// The maximum: two for each file.
        max: u8,
    },
    /// A side has more pawns than it started with.
    TooManyPawns {
        /// The maximum: one for each file.
        most: u8,
    },
    /// A side has more promoted pieces than missing pawns.
    TooMuchPromotion {
        /// The minimum number of promoted pieces: queens beyond one, rooks and knights beyond two each, bishops beyond
        /// one on each square color.
        promoted: u8,
        /// The number of missing pawns.
        missing: u8,
        /// `true` if all promoted pieces are bishops.
        only_bishops: bool,
    },
    /// A side has pawns on the first or last rank.
    PawnOnBackRank,
    /// The side to move could capture a king.
    OpponentInCheck,
    /// No last move can give this check, wherever the other pieces are: too many checkers, two that no single move can
    /// uncover, or one that the double step past the en passant square cannot have uncovered.
    ImpossibleCheck,
    /// A side has castling rights on a board of fewer than eight files.
    CastlingOnNarrowBoard,
    /// A side has castling rights, but its king is not on its back rank.
    CastlingWithoutKing,
    /// A side has the right to castle with a rook that is not there.
    CastlingWithoutRook,
    /// A side has rights for two rooks on one side of its king, although only one of them can be unmoved.
    CastlingTwiceOnOneSide,
    /// No pawn can have just crossed the en passant square.
    BadEnPassant,
    /// Odd: a side's pawns need more captures to reach their squares than the other side has lost pieces.
    TooManyPawnCaptures {
        /// The minimum number of captures that bring the pawns to their squares.
        needed: u8,
        /// The number of missing opposing pieces that pawns can have captured.
        missing: u8,
    },
    /// Odd: no number of captures brings a side's pawns to their squares from different files.
    PawnsOutOfReach,
    /// Odd: a bishop has left its home square although the pawns in front of it have not moved, and it cannot be a
    /// promoted pawn.
    BishopBehindPawns,
    /// Odd: a king, queen, rook or bishop has left its back rank although no pawn of its side has moved.
    PiecesBehindPawns,
    /// Odd: no pawn has moved, but the back ranks are not in the same order.
    BackRanksDiffer,
    /// Odd: no last move can have given this check, because the pieces involved have no square to come from.
    CheckWithoutMove,
    /// Odd: there is an en passant square, but the halfmove clock is not 0.
    EnPassantWithClock,
    /// Odd: the halfmove clock exceeds the number of half moves of the game.
    ClockAboveMoves {
        /// The maximum for this move number and side to move.
        most: u16,
    },
    /// Odd: the game went on beyond the 50-move rule, which is possible only if no player claimed the draw.
    ClockAbove100,
    /// Odd: the game was over by the 75-move rule.
    ClockAbove150,
    /// Odd: a side has castling rights although its king or rook must have moved. Without a color: both sides have
    /// rights, but their kings or rooks do not start on the same files.
    CastlingAfterMove,
    /// Odd: with nothing captured and no pawn moved, it must be the other side's turn.
    WrongSideToMove,
    /// A problem under the rules of a variant.
    Variant(VariantProblem),
}

/// The kinds of problems that only variants have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantProblem {
    /// The horde has a king.
    KingInHorde,
    /// There is a pawn in Racing Kings.
    PawnInRace,
    /// A king is in check in Racing Kings, where giving check is illegal.
    CheckInRace,
    /// There are more pieces of a role than possible, of one side in Racing Kings or of both together in crazyhouse.
    TooManyOfKind {
        /// The role.
        role: Role,
        /// The number of pieces, including those in hand.
        count: u8,
        /// The maximum.
        most: u8,
    },
    /// A side has castling rights in a variant without castling.
    NoCastling,
    /// This side had already won before the last move.
    GameWasOver,
}

impl VariantProblem {
    const fn id(self) -> &'static str {
        match self {
            Self::KingInHorde => "king-in-horde",
            Self::PawnInRace => "pawn-in-race",
            Self::CheckInRace => "check-in-race",
            Self::TooManyOfKind { .. } => "too-many-of-kind",
            Self::NoCastling => "no-castling",
            Self::GameWasOver => "was-over",
        }
    }
}

impl Problem {
    pub(super) const fn new(kind: ProblemKind, color: Option<Color>, squares: Vec<Square>) -> Self {
        Self { kind, color, squares }
    }

    /// The ids of all problems, those that make a position illegal first.
    pub const IDS: [&str; 30] = [
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

    /// Returns the identifier in kebab-case. Some kinds share one: both kinds of rights without a usable rook, and both
    /// kinds of pawn structures that captures cannot explain.
    pub const fn id(&self) -> &'static str {
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
            ProblemKind::Variant(problem) => problem.id(),
        }
    }

    /// Returns `true` if the problem makes the position illegal. Otherwise the position is odd: it has legal moves, but
    /// no game leads to it, or only one in which no player claimed a draw.
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

    pub(super) const fn is_about_clocks(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::EnPassantWithClock
                | ProblemKind::ClockAboveMoves { .. }
                | ProblemKind::ClockAbove100
                | ProblemKind::ClockAbove150
        )
    }
}

/// Writes the id and the squares in words: `pawn on back rank: a1 b8`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id().replace('-', " "))?;
        for (index, square) in self.squares.iter().enumerate() {
            write!(f, "{}{square}", if index == 0 { ": " } else { " " })?;
        }
        Ok(())
    }
}
