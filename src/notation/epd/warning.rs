//! What is sloppy in an EPD record.

use crate::tr;
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
    pub fn sentence(self) -> &'static str {
        match self {
            Self::NotClosed => tr!("notation-epd-not-closed"),
            Self::SemicolonInField => tr!("notation-epd-semicolon-in-field"),
            Self::EmptyOperation => tr!("notation-epd-empty-operation"),
            Self::ClocksAsFields => tr!("notation-epd-clocks-as-fields"),
            Self::ClockOutOfRange => tr!("notation-epd-clock-out-of-range"),
            Self::UnterminatedString => tr!("notation-epd-unterminated-string"),
            Self::ForeignQuotes => tr!("notation-epd-foreign-quotes"),
            Self::Comma => tr!("notation-epd-comma"),
            Self::StringAsOpcode => tr!("notation-epd-string-as-opcode"),
            Self::OddOpcode => tr!("notation-epd-odd-opcode"),
            Self::ControlCharacter => tr!("notation-epd-control-character"),
            Self::TooLong => tr!("notation-epd-too-long"),
        }
    }
}
