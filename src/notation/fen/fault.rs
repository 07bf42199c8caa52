//! Faults of strict FEN.

use crate::board::Color;
use std::fmt;
use std::ops::Range;

/// The first place where a text is not strict FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field of FEN, 1 to 6; 0 for text before the placement, 7 for text after the last field.
    pub field: u8,
    /// The bytes at fault, on character boundaries; empty at the end of a text that is too short.
    pub span: Range<usize>,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, strum::IntoStaticStr, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FaultKind {
    /// Text other than white space before the placement.
    LeadingText,
    /// White space before the placement.
    LeadingWhiteSpace,
    /// A rank has more squares than the board has files; the span is the first character beyond the last file.
    RankTooLong {
        /// The rank on the board, counted from 1; the text begins with the highest rank.
        rank: u8,
        /// The number of squares of the rank in the text; counting stops at about 1000.
        squares: u16,
    },
    /// A rank has fewer squares than the board has files; the span is the character after the rank.
    RankTooShort {
        /// The rank on the board, counted from 1; the text begins with the highest rank.
        rank: u8,
        /// The number of squares of the rank in the text.
        squares: u16,
    },
    /// Two adjacent numbers; the span is the first digit of the second number.
    AdjacentDigits {
        /// The rank on the board, counted from 1; the text begins with the highest rank.
        rank: u8,
    },
    /// A character of the placement is not a piece, number or slash.
    BadCharacter,
    /// A piece that chess or a board of this size does not have. Only the forgiving reader reports this kind.
    NoSuchPiece,
    /// A piece that cannot be in hand, more than 16 pieces of one role, or an unclosed bracket.
    BadPocket,
    /// A check counter that is not of the form `3+3` or `+0+0` with numbers from 0 to 3.
    BadChecks,
    /// The placement ends too early.
    TooFewRanks {
        /// The number of ranks in the text.
        ranks: u8,
    },
    /// The placement continues after rank 1.
    TooManyRanks,
    /// The text ends where a field should be.
    MissingField,
    /// More than one space before a field.
    ExtraWhiteSpace,
    /// A field is preceded by white space other than a space (U+0020).
    NotASpace,
    /// The side to move is not `w` or `b`.
    BadSide,
    /// A character of the castling rights that is not valid on this board.
    BadCastlingLetter,
    /// A castling letter out of order or repeated.
    CastlingOrder,
    /// The en passant square is neither `-` nor a square of this board.
    BadEnPassant,
    /// The en passant square is on the wrong rank for the side to move.
    EnPassantRank {
        /// The correct rank, counted from 1.
        rank: u8,
        /// The side to move.
        to_move: Color,
    },
    /// A character of a number is not an ASCII digit.
    NotADigit,
    /// A number is above 9999.
    NumberTooLarge,
    /// The move number is 0.
    MoveNumberZero,
    /// White space follows the last field.
    TrailingWhiteSpace,
    /// Text other than white space after the last field.
    TrailingText,
}

impl Fault {
    /// Returns the start of the fault in `text`, counted in characters (Unicode scalar values) instead of bytes.
    ///
    /// ```
    /// let text = "♜7/8/8/8/8/8/8/8 w - - 0 1";
    /// assert_eq!(fenwright::notation::fen::read(text).unwrap_err().char_index(text), 0);
    /// ```
    pub fn char_index(&self, text: &str) -> usize {
        text.char_indices().take_while(|(byte, _)| *byte < self.span.start).count()
    }

    /// Returns the stable name of the fault, in kebab-case.
    pub fn id(&self) -> &'static str {
        self.kind.id()
    }

    /// Returns the fault with its span moved by `bytes`, the length of the text that was cut off in front.
    pub(super) fn shifted(mut self, bytes: usize) -> Self {
        self.span = self.span.start + bytes..self.span.end + bytes;
        self
    }
}

impl FaultKind {
    /// Returns the stable name of the kind, in kebab-case.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Writes the kind in words, with its numbers: `rank 6 has 9 squares`.
impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RankTooLong { rank, squares } | Self::RankTooShort { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares")
            }
            Self::AdjacentDigits { rank } => write!(f, "rank {rank} has two numbers side by side"),
            Self::TooFewRanks { ranks } => write!(f, "there are only {ranks} ranks"),
            Self::EnPassantRank { rank, .. } => write!(f, "en passant square not on rank {rank}"),
            _ => f.write_str(&self.id().replace('-', " ")),
        }
    }
}

/// Writes the kind, the byte offset and the field, but not the text at fault.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not FEN: {} at byte {} (field {})", self.kind, self.span.start, self.field)
    }
}

impl std::error::Error for Fault {}

/// Returns `true` for a control character, white space, or another character that shows nothing by itself.
pub(crate) fn is_invisible(char: char) -> bool {
    char.is_control()
        || char.is_whitespace()
        || matches!(char, '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}
