//! Reasons why a position is illegal or odd.

use std::fmt;

use strum::{IntoStaticStr, VariantNames};

use crate::board::{Color, Role, Square};

/// A reason why a position is illegal or odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The kind of problem.
    pub kind: ProblemKind,
    /// The side that has the problem; `None` if the problem does not belong to one side.
    pub color: Option<Color>,
    /// The squares where a piece is misplaced or missing.
    pub squares: Vec<Square>,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, VariantNames)]
#[strum(serialize_all = "kebab-case")]
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
        /// The minimum number of promoted pieces: queens beyond one, rooks and knights beyond two, bishops beyond one
        /// per square color.
        promoted: u8,
        /// The number of missing pawns.
        missing: u8,
        /// `true` if all promoted pieces are bishops on squares of one color.
        only_bishops: bool,
    },
    /// A side has pawns on the first or last rank.
    PawnOnBackRank,
    /// The side to move could capture a king.
    OpponentInCheck,
    /// No last move can have given this check: there are too many checkers, or two that no single move can uncover.
    ImpossibleCheck,
    /// A side has castling rights on a board of fewer than eight files.
    CastlingOnNarrowBoard,
    /// A side has castling rights, but its king is not on its back rank.
    CastlingWithoutKing,
    /// A side has the right to castle with a rook that is not there.
    CastlingWithoutRook,
    /// A side has rights for two rooks on one side of its king, although only one of them can be unmoved.
    #[strum(serialize = "castling-without-rook")]
    CastlingTwiceOnOneSide,
    /// No pawn can have just crossed the en passant square.
    BadEnPassant,
    /// A problem under the rules of a variant.
    Variant(VariantProblem),
    /// Odd: a side's pawns need more captures to reach their squares than the other side has lost pieces.
    TooManyPawnCaptures {
        /// The minimum number of captures that bring the pawns to their squares.
        needed: u8,
        /// The number of missing opposing pieces that pawns can have captured.
        missing: u8,
    },
    /// Odd: a side's pawns cannot have come to their squares from different files, whatever the number of captures.
    #[strum(serialize = "too-many-pawn-captures")]
    PawnsOutOfReach,
    /// Odd: a bishop away from home cannot be a promoted pawn, but the pawns in front of its home have not moved.
    BishopBehindPawns,
    /// Odd: a king, queen, rook or bishop has left its back rank although no pawn of its side has moved.
    PiecesBehindPawns,
    /// Odd: no pawn has moved, but the back ranks are not in the same order.
    BackRanksDiffer,
    /// Odd: no last move can have given this check, because the pieces involved have no square to come from.
    CheckWithoutMove,
    /// Odd: the side that is not to move has no possible last move.
    NoLastMove {
        /// The number of last moves that only lead back to positions without a history; 0 if there is no move at all.
        tried: u8,
    },
    /// Odd: pieces block each other so that none of them can have come to its square, and they did not start there.
    StuckPieces,
    /// Odd: pieces on a back rank have never moved, but do not start there in the standard setup.
    StuckAwayFromHome,
    /// Odd: the pawns of both sides cannot have passed each other and promoted with so few captures.
    TooFewCaptures {
        /// The minimum number of promoted pieces.
        promoted: u8,
        /// The number of missing pieces that pawns can have captured.
        missing: u8,
    },
    /// Odd: no pawn can have reached a square where it was promoted to such a piece.
    NoPromotionSquare,
    /// Odd: pieces that unmoved pieces have kept at home are elsewhere, but they cannot be promoted either.
    ConfinedPieces,
    /// Odd: missing pieces were captured at home, not by pawns, but the pawns need more captures.
    CapturedAtHome,
    /// Odd: there is an en passant square, but the halfmove clock is not 0.
    EnPassantWithClock,
    /// Odd: the halfmove clock exceeds the number of half moves of the game.
    ClockAboveMoves {
        /// The maximum for this move number and side to move.
        most: u16,
    },
    /// Odd: the game went on beyond the 50-move rule, which is possible only if no player claimed the draw.
    #[strum(serialize = "clock-above-100")]
    ClockAbove100,
    /// Odd: the game was over by the 75-move rule.
    #[strum(serialize = "clock-above-150")]
    ClockAbove150,
    /// Odd: a king or rook with castling rights must have moved. If the problem has no color, the kings or rooks of the
    /// two sides are on different files.
    CastlingAfterMove,
    /// Odd: with nothing captured and no pawn moved, it must be the other side's turn.
    WrongSideToMove,
}

/// The kinds of problems that only variants have.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum VariantProblem {
    /// The horde has a king.
    KingInHorde,
    /// There is a pawn in Racing Kings.
    PawnInRace,
    /// A king is in check in Racing Kings, where giving check is illegal.
    CheckInRace,
    /// There are too many pieces of a role: of one side in Racing Kings, or of both sides together in crazyhouse.
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
    #[strum(serialize = "was-over")]
    GameWasOver,
}

impl Problem {
    pub(super) const fn new(kind: ProblemKind, color: Option<Color>, squares: Vec<Square>) -> Self {
        Self { kind, color, squares }
    }

    /// Returns the ids of all problems, those that make a position illegal first.
    pub fn ids() -> Vec<&'static str> {
        let expanded = |id: &'static &'static str| {
            if *id == "variant" { VariantProblem::VARIANTS } else { std::slice::from_ref(id) }
        };
        let mut ids: Vec<&str> = ProblemKind::VARIANTS.iter().flat_map(expanded).copied().collect();
        ids.dedup();
        ids
    }

    /// Returns the identifier in kebab-case. Two kinds about castling rooks have the same identifier, and so have two
    /// kinds about pawn captures.
    pub fn id(&self) -> &'static str {
        if let ProblemKind::Variant(problem) = self.kind { problem.into() } else { self.kind.into() }
    }

    /// Returns `true` if the position is illegal. An odd position has legal moves, but no game leads to it.
    pub const fn is_illegal(&self) -> bool {
        !matches!(
            self.kind,
            ProblemKind::TooManyPawnCaptures { .. }
                | ProblemKind::PawnsOutOfReach
                | ProblemKind::BishopBehindPawns
                | ProblemKind::PiecesBehindPawns
                | ProblemKind::BackRanksDiffer
                | ProblemKind::CheckWithoutMove
                | ProblemKind::NoLastMove { .. }
                | ProblemKind::StuckPieces
                | ProblemKind::StuckAwayFromHome
                | ProblemKind::TooFewCaptures { .. }
                | ProblemKind::NoPromotionSquare
                | ProblemKind::ConfinedPieces
                | ProblemKind::CapturedAtHome
                | ProblemKind::EnPassantWithClock
                | ProblemKind::ClockAboveMoves { .. }
                | ProblemKind::ClockAbove100
                | ProblemKind::ClockAbove150
                | ProblemKind::CastlingAfterMove
                | ProblemKind::WrongSideToMove
        )
    }

    /// Returns `true` if the standard rules define no moves for a position with this problem, so that it cannot be
    /// solved: a side has no king or several, the opponent is in check, or a pawn is on a back rank. All other problems
    /// concern how the position arose, or a right that no move can use.
    ///
    /// ```
    /// use fenwright::{notation::fen, rules};
    /// let prevents = |text| fen::read(text).map(|position| rules::problems(&position)[0].prevents_moves());
    /// assert_eq!(prevents("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), Ok(false));
    /// assert_eq!(prevents("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), Ok(true));
    /// ```
    pub const fn prevents_moves(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::EmptyBoard
                | ProblemKind::MissingKing
                | ProblemKind::TooManyKings
                | ProblemKind::PawnOnBackRank
                | ProblemKind::OpponentInCheck
        )
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
