//! What is sloppy in an EPD record.

use std::ops::Range;

/// One thing of a record that is not as the standard says, but can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The bytes it is about, on character boundaries.
    pub span: Range<usize>,
    /// What it is.
    pub kind: WarningKind,
}

/// What can be sloppy behind the four fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// The last operation has no semicolon.
    NotClosed,
    /// A semicolon stands right behind the fourth field.
    SemicolonInField,
    /// A semicolon closes nothing.
    EmptyOperation,
    /// The clocks of FEN stand before the operations.
    ClocksAsFields,
    /// A clock or move number is no number or not in its range.
    ClockOutOfRange,
    /// A string has no closing quote.
    UnterminatedString,
    /// A word has quotes that EPD does not know.
    ForeignQuotes,
    /// A comma follows an operand.
    Comma,
    /// A string stands where an opcode belongs.
    StringAsOpcode,
    /// An opcode does not begin with a letter.
    OddOpcode,
    /// A control character stands between words.
    ControlCharacter,
    /// There is more than a megabyte, of which the rest is not read.
    TooLong,
}

impl WarningKind {
    /// The warning's name for programs, in kebab-case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotClosed => "not-closed",
            Self::SemicolonInField => "semicolon-in-field",
            Self::EmptyOperation => "empty-operation",
            Self::ClocksAsFields => "clocks-as-fields",
            Self::ClockOutOfRange => "clock-out-of-range",
            Self::UnterminatedString => "unterminated-string",
            Self::ForeignQuotes => "foreign-quotes",
            Self::Comma => "comma",
            Self::StringAsOpcode => "string-as-opcode",
            Self::OddOpcode => "odd-opcode",
            Self::ControlCharacter => "control-character",
            Self::TooLong => "too-long",
        }
    }

    /// What is sloppy, in a sentence for the user, without a full stop.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::NotClosed => "The last operation is not closed by a semicolon",
            Self::SemicolonInField => "A semicolon stands right behind the en passant square",
            Self::EmptyOperation => "A semicolon closes no operation",
            Self::ClocksAsFields => "The clocks stand as in FEN, not as hmvc and fmvn",
            Self::ClockOutOfRange => "The halfmove clock is 0 to 9999, the move number 1 to 9999",
            Self::UnterminatedString => "A string has no closing quote",
            Self::ForeignQuotes => "Strings stand between straight double quotes",
            Self::Comma => "Operands are separated by spaces, not by commas",
            Self::StringAsOpcode => "A string stands where an opcode belongs",
            Self::OddOpcode => "An opcode begins with a letter",
            Self::ControlCharacter => "A control character stands between words",
            Self::TooLong => "Only the first megabyte of the operations is read",
        }
    }
}
