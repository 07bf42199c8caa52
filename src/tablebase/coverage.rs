//! Which positions tables can answer for.

use std::fmt;

use super::file::{TableFile, TableKind};
use super::signature::{MAX_PIECES, Signature};
use crate::board::{Castling, Position, Variant};
use crate::rules::{self, Problem};

/// The reason why no table can answer for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCovered {
    /// The board is not 8x8.
    OtherBoard,
    /// The position is played by the rules of this variant.
    Variant(Variant),
    /// There are this many pieces, more than [`MAX_PIECES`].
    TooManyPieces(usize),
    /// The position is illegal, such as without a king.
    Illegal,
    /// A side may castle.
    CastlingRights,
}

impl fmt::Display for NotCovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBoard => f.write_str("not an 8x8 board"),
            Self::Variant(variant) => write!(f, "the rules are {}", variant.id()),
            Self::TooManyPieces(count) => write!(f, "{count} pieces; the maximum is {MAX_PIECES}"),
            Self::Illegal => f.write_str("the position is illegal"),
            Self::CastlingRights => f.write_str("a side may castle"),
        }
    }
}

impl std::error::Error for NotCovered {}

/// Returns the name of the file with the result of a position; `None` for bare kings, which are a draw without a table.
///
/// ```
/// use fenwright::{Position, notation::fen, tablebase::{NotCovered, needed}};
/// let queens = fen::read("4k3/4q3/8/8/8/8/P3Q3/4K3 b - - 0 1")?;
/// assert_eq!(needed(&queens), Ok(Some("KQPvKQ.rtbw".to_owned())));
/// assert_eq!(needed(&Position::start()), Err(NotCovered::TooManyPieces(32)));
/// # Ok::<(), fen::Fault>(())
/// ```
///
/// # Errors
/// If no table can answer for the position.
pub fn needed(position: &Position) -> Result<Option<String>, NotCovered> {
    let signature = signature(position)?;
    Ok((signature.count() > 2).then(|| TableFile::name(&signature, TableKind::Results)))
}

/// Returns the pieces of a position that a table can answer for.
pub(super) fn signature(position: &Position) -> Result<Signature, NotCovered> {
    if !position.board.size().is_standard() {
        return Err(NotCovered::OtherBoard);
    }
    if !position.rules.is_standard() {
        return Err(NotCovered::Variant(position.variant()));
    }
    let signature = Signature::from_board(&position.board);
    if signature.count() > MAX_PIECES {
        return Err(NotCovered::TooManyPieces(signature.count()));
    }
    if rules::problems(position).iter().any(Problem::is_illegal) {
        return Err(NotCovered::Illegal);
    }
    if position.castling != Castling::NONE {
        return Err(NotCovered::CastlingRights);
    }
    Ok(signature)
}
