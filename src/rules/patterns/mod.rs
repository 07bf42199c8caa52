//! Named patterns of mates and lines, each only where its definition holds.

mod line;
mod mate;

use strum::IntoStaticStr;

pub use line::line_patterns;
pub use mate::mate_pattern;

use crate::board::{Role, Square};

/// A pattern with its squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The kind.
    pub kind: PatternKind,
    /// The squares that show it; their order is part of the definition of the kind.
    pub squares: Vec<Square>,
}

/// A kind of pattern, with its definition.
///
/// The field of a king is its own square and every square beside it. A piece guards a square if it attacks it; the mated
/// king does not obstruct lines. Officers are queens, rooks, bishops and knights.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum PatternKind {
    /// Every square beside the mated king is either guarded by exactly one piece, or blocked by a piece of its own side
    /// and unguarded. There is a single check, or a double check in which a piece could parry either check alone. A blocked
    /// square may also be guarded by the piece that pins the block, if the pin is needed: without it the pinned piece
    /// could parry the check. Squares: the king, and the pieces that take part.
    PureMate,
    /// Every officer of the mating side takes part: it checks, guards an unblocked square beside the mated king, or makes
    /// a pin that is needed. King and pawns may take part or not. Squares: as for a pure mate.
    EconomicalMate,
    /// Pure and economical. Squares: as for a pure mate.
    ModelMate,
    /// A model mate in which every piece on the board takes part: those of the mating side as its officers do, those of
    /// the other side by blocking a square beside the king or by being pinned as needed. Squares: all pieces.
    IdealMate,
    /// A move discovers a check: a line piece that did not move gives it, along a line that the moved piece left.
    /// Squares: the checking piece, the square that was left, and the king.
    Battery,
    /// A piece leaves a square and returns there with its next move. Squares: the square, and where the piece was.
    Switchback,
    /// A pawn is promoted to this kind of piece. Squares: the square of the promotion.
    #[strum(serialize = "promotion")]
    Promotion(Role),
    /// A pawn on the rank where its side sets up its pawns moves on to its promotion. Squares: its first and last.
    Excelsior,
    /// One side promotes to queen, rook, bishop and knight within a phase: the attack in its first move or in mates that
    /// are no duals, or the defence with one pawn move, whose four kinds of promotion are answered by four different
    /// mates, none of them a dual. Squares: those of the promotions.
    Allumwandlung,
}

impl PatternKind {
    /// Returns the identifier in kebab-case, such as `model-mate`; `promotion` for every kind of promotion.
    ///
    /// ```
    /// assert_eq!(fenwright::rules::patterns::PatternKind::ModelMate.id(), "model-mate");
    /// ```
    pub fn id(self) -> &'static str {
        self.into()
    }
}
