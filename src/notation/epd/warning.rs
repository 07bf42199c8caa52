//! Warnings about sloppy records.

use std::ops::Range;

/// A readable deviation from the standard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The bytes at fault, on character boundaries.
    pub span: Range<usize>,
    /// The kind of deviation.
    pub kind: WarningKind,
}

/// The deviations possible after the four fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// The last operation has no semicolon.
    NotClosed,
    /// A semicolon directly after the fourth field.
    SemicolonInField,
    /// A semicolon without an operation.
    EmptyOperation,
    /// The clocks of FEN before the operations.
    ClocksAsFields,
    /// A clock or move number is not a number or out of range.
    ClockOutOfRange,
    /// A string has no closing quote.
    UnterminatedString,
    /// A word with quotes that EPD does not use.
    ForeignQuotes,
    /// A comma follows an operand.
    Comma,
    /// A string instead of an opcode.
    StringAsOpcode,
    /// An opcode does not begin with a letter.
    OddOpcode,
    /// A control character between words.
    ControlCharacter,
    /// More than a megabyte of operations; the rest is not read.
    TooLong,
}

impl WarningKind {
    /// Returns the stable name of the warning, in kebab-case.
    pub const fn id(self) -> &'static str {
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
}
