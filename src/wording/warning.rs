//! Messages about sloppy EPD records.

use crate::notation::epd::WarningKind;
use crate::tr;

/// Returns a message, without a full stop.
pub fn epd_warning(warning: WarningKind) -> &'static str {
    match warning {
        WarningKind::NotClosed => tr!("notation-epd-not-closed"),
        WarningKind::SemicolonInField => tr!("notation-epd-semicolon-in-field"),
        WarningKind::EmptyOperation => tr!("notation-epd-empty-operation"),
        WarningKind::ClocksAsFields => tr!("notation-epd-clocks-as-fields"),
        WarningKind::ClockOutOfRange => tr!("notation-epd-clock-out-of-range"),
        WarningKind::UnterminatedString => tr!("notation-epd-unterminated-string"),
        WarningKind::ForeignQuotes => tr!("notation-epd-foreign-quotes"),
        WarningKind::Comma => tr!("notation-epd-comma"),
        WarningKind::StringAsOpcode => tr!("notation-epd-string-as-opcode"),
        WarningKind::OddOpcode => tr!("notation-epd-odd-opcode"),
        WarningKind::ControlCharacter => tr!("notation-epd-control-character"),
        WarningKind::TooLong => tr!("notation-epd-too-long"),
    }
}
