//! Where and why a text stops being strict FEN.

use crate::board::Color;
use std::fmt;
use std::ops::Range;

use super::wording;

/// The first place where a text is not strict FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field of FEN, 1 to 6; 0 for what stands before the placement, 7 for what follows the last field.
    pub field: u8,
    /// The bytes at fault, on character boundaries; empty at the end of a text that stops too early.
    pub span: Range<usize>,
    /// What is wrong there.
    pub kind: FaultKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FaultKind {
    /// Something other than white space stands before the placement.
    LeadingText,
    /// White space stands before the placement.
    LeadingWhiteSpace,
    /// A rank has more squares than the board has files; the span is what overflows.
    RankTooLong {
        /// The rank as on the board, 8 for the first of the text.
        rank: u8,
        /// How many squares the text gives it, as far as it can be counted.
        squares: u16,
    },
    /// A rank has fewer squares than the board has files; the span is what closes it.
    RankTooShort {
        /// The rank as on the board, 8 for the first of the text.
        rank: u8,
        /// How many squares the text gives it.
        squares: u16,
    },
    /// Two numbers stand side by side; the span is the second.
    AdjacentDigits {
        /// The rank as on the board, 8 for the first of the text.
        rank: u8,
    },
    /// A character of the placement is no piece, number or stroke.
    BadCharacter,
    /// A man that no board of this size has.
    NoSuchPiece,
    /// A man that cannot be in hand, more than 16 of one kind, or a bracket that is not closed.
    BadPocket,
    /// Checks that are not counted as `3+3` or `+0+0`, each from 0 to 3.
    BadChecks,
    /// The placement ends too early.
    TooFewRanks {
        /// How many ranks there are.
        ranks: u8,
    },
    /// The placement goes on after the first rank of the board.
    TooManyRanks,
    /// The text ends where a field should be.
    MissingField,
    /// More than one space before a field.
    ExtraWhiteSpace,
    /// White space before a field that is not U+0020.
    NotASpace,
    /// The side to move is not `w` or `b`.
    BadSide,
    /// A character of the castling rights is no letter of a right on this board.
    BadCastlingLetter,
    /// A castling letter stands out of order or twice.
    CastlingOrder,
    /// The en passant square is neither `-` nor a square of this board.
    BadEnPassant,
    /// The en passant square is not on the rank that the side to move asks for.
    EnPassantRank {
        /// The rank it has to be on, counted from 1.
        rank: u8,
        /// The side to move.
        to_move: Color,
    },
    /// A character of a number is no ASCII digit.
    NotADigit,
    /// A number is above 9999.
    NumberTooLarge,
    /// The move number is 0.
    MoveNumberZero,
    /// White space follows the last field.
    TrailingWhiteSpace,
    /// Something else follows the last field.
    TrailingText,
}

impl Fault {
    /// Where the fault begins, in characters (Unicode scalar values) of the text it was found in.
    ///
    /// ```
    /// let text = "♜7/8/8/8/8/8/8/8 w - - 0 1";
    /// assert_eq!(fenwright::notation::fen::read(text).unwrap_err().char_index(text), 0);
    /// ```
    pub fn char_index(&self, text: &str) -> usize {
        text.char_indices().take_while(|(byte, _)| *byte < self.span.start).count()
    }

    /// The fault's name for programs, in kebab-case.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// What is wrong, in a sentence for the user, without a full stop. `text` is the one the fault was found in.
    ///
    /// ```
    /// use fenwright::notation::fen;
    /// let text = "4k3/8/8/8/8/pp1ppppp1/8/4K3 w - - 0 1";
    /// assert_eq!(fen::read(text).unwrap_err().sentence(text), "Rank 3 has 9 squares: pp1ppppp1");
    /// ```
    pub fn sentence(&self, text: &str) -> String {
        wording::sentence(self, text)
    }

    /// This fault in a text that has this many more bytes in front.
    pub(super) fn moved(mut self, bytes: usize) -> Self {
        self.span = self.span.start + bytes..self.span.end + bytes;
        self
    }
}

impl FaultKind {
    /// The kind's name for programs, in kebab-case.
    pub const fn code(self) -> &'static str {
        match self {
            Self::LeadingText => "leading-text",
            Self::LeadingWhiteSpace => "leading-white-space",
            Self::RankTooLong { .. } => "rank-too-long",
            Self::RankTooShort { .. } => "rank-too-short",
            Self::AdjacentDigits { .. } => "adjacent-digits",
            Self::BadCharacter => "bad-character",
            Self::NoSuchPiece => "no-such-piece",
            Self::BadPocket => "bad-pocket",
            Self::BadChecks => "bad-checks",
            Self::TooFewRanks { .. } => "too-few-ranks",
            Self::TooManyRanks => "too-many-ranks",
            Self::MissingField => "missing-field",
            Self::ExtraWhiteSpace => "extra-white-space",
            Self::NotASpace => "not-a-space",
            Self::BadSide => "bad-side",
            Self::BadCastlingLetter => "bad-castling-letter",
            Self::CastlingOrder => "castling-order",
            Self::BadEnPassant => "bad-en-passant",
            Self::EnPassantRank { .. } => "en-passant-rank",
            Self::NotADigit => "not-a-digit",
            Self::NumberTooLarge => "number-too-large",
            Self::MoveNumberZero => "move-number-zero",
            Self::TrailingWhiteSpace => "trailing-white-space",
            Self::TrailingText => "trailing-text",
        }
    }
}

/// A short form without the text; [`Fault::sentence`] says more.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not FEN: {} at byte {} (field {})", self.code(), self.span.start, self.field)
    }
}

impl std::error::Error for Fault {}
