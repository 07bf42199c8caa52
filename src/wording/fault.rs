//! Messages for faults of FEN and warnings of EPD.

use super::capitalize;
use crate::notation::epd::WarningKind;
use crate::notation::fen::{Fault, FaultKind, is_invisible};
use crate::tr;

const MAX_QUOTED: usize = 24;

/// A fault that can be put into words, quoting the text that was read.
pub trait Message {
    /// Returns the message, without a full stop. `text` is the text that was read.
    ///
    /// ```
    /// use fenwright::{notation::fen, wording::Message};
    /// let text = "4k3/8/8/8/8/pp1ppppp1/8/4K3 w - - 0 1";
    /// assert_eq!(fen::read(text).unwrap_err().message(text), "Rank 3 has 9 squares: pp1ppppp1");
    /// ```
    fn message(&self, text: &str) -> String;
}

impl Message for Fault {
    fn message(&self, text: &str) -> String {
        // Messages for faults before the placement refer to the first field.
        let field = self.field.max(1);
        match self.kind {
            FaultKind::LeadingText => tr!("notation-leading-text", text = leading_text(self, text)),
            FaultKind::LeadingWhiteSpace => tr!("notation-leading-white-space").into(),
            FaultKind::RankTooLong { rank, squares } | FaultKind::RankTooShort { rank, squares } => {
                rank_message(rank, squares, &rank_text(self, text))
            }
            FaultKind::AdjacentDigits { rank } => {
                tr!("notation-adjacent-digits", rank = rank, text = rank_text(self, text))
            }
            FaultKind::BadCharacter | FaultKind::NoSuchPiece if names_piece(self, text, ["a", "archbishop"]) => {
                tr!("notation-no-archbishop", text = fault_text(self, text))
            }
            FaultKind::BadCharacter | FaultKind::NoSuchPiece if names_piece(self, text, ["c", "chancellor"]) => {
                tr!("notation-no-chancellor", text = fault_text(self, text))
            }
            FaultKind::NoSuchPiece => tr!("notation-no-such-piece", text = shortened(fault_text(self, text))),
            FaultKind::BadCharacter => tr!("notation-bad-character", character = capitalize(&character(self, text))),
            FaultKind::BadPocket => tr!("notation-bad-pocket", word = word(self, text)),
            FaultKind::BadChecks => tr!("notation-bad-checks", word = word(self, text)),
            FaultKind::TooFewRanks { ranks } => tr!("notation-too-few-ranks", ranks = ranks),
            FaultKind::TooManyRanks => tr!("notation-too-many-ranks").into(),
            FaultKind::MissingField => tr!("notation-missing-field", field = field),
            FaultKind::ExtraWhiteSpace => tr!("notation-extra-white-space", field = field),
            FaultKind::NotASpace => {
                tr!("notation-not-a-space", character = capitalize(&character(self, text)), field = field)
            }
            FaultKind::BadSide => tr!("notation-bad-side", word = word(self, text)),
            FaultKind::BadCastlingLetter => {
                let character = capitalize(&character(self, text));
                tr!("notation-bad-castling-letter", character = character, word = word(self, text))
            }
            FaultKind::CastlingOrder => tr!("notation-castling-order").into(),
            FaultKind::BadEnPassant => tr!("notation-bad-en-passant", word = word(self, text)),
            FaultKind::EnPassantRank { rank, to_move } => {
                let side = to_move.pick("white", "black");
                tr!("notation-en-passant-rank", side = side, rank = rank, word = word(self, text))
            }
            FaultKind::NotADigit => {
                tr!("notation-not-a-digit", character = capitalize(&character(self, text)), field = field)
            }
            FaultKind::NumberTooLarge => tr!("notation-number-too-large", field = field),
            FaultKind::MoveNumberZero => tr!("notation-move-number-zero").into(),
            FaultKind::TrailingWhiteSpace => tr!("notation-trailing-white-space").into(),
            FaultKind::TrailingText => tr!("notation-trailing-text", text = shortened(fault_text(self, text))),
        }
    }
}

/// Returns the text before the placement. If all of it is invisible, returns the name of its first character.
fn leading_text(fault: &Fault, text: &str) -> String {
    let shown = shortened(fault_text(fault, text));
    if shown.is_empty() { character(fault, text) } else { shown }
}

fn rank_message(rank: u8, squares: u16, text: &str) -> String {
    match squares {
        0 => tr!("notation-rank-empty", rank = rank),
        1..=999 => tr!("notation-rank-squares", rank = rank, squares = squares, text = text),
        _ => tr!("notation-rank-many-squares", rank = rank, text = text),
    }
}

fn names_piece(fault: &Fault, text: &str, names: [&str; 2]) -> bool {
    names.contains(&fault_text(fault, text).to_lowercase().as_str())
}

fn fault_text<'a>(fault: &Fault, text: &'a str) -> &'a str {
    text.get(fault.span.clone()).unwrap_or_default()
}

/// Returns the character at fault in quotes or, if it is invisible, its name or code point.
fn character(fault: &Fault, text: &str) -> String {
    let Some(char) = fault_text(fault, text).chars().next() else { return tr!("notation-end").into() };
    match char {
        '\t' => tr!("notation-tab").into(),
        '\n' | '\r' => tr!("notation-line-break").into(),
        '\u{A0}' => tr!("notation-no-break-space").into(),
        _ if is_invisible(char) => {
            tr!("notation-invisible", code = format!("U+{:04X}", u32::from(char)))
        }
        _ => format!("\"{char}\""),
    }
}

fn word(fault: &Fault, text: &str) -> String {
    let around = surroundings(fault, text, char::is_whitespace);
    if around.is_empty() { tr!("notation-nothing").into() } else { format!("\"{around}\"") }
}

fn rank_text(fault: &Fault, text: &str) -> String {
    surroundings(fault, text, |char| char == '/' || char.is_whitespace())
}

/// Returns the text around the fault, up to the nearest limit on each side. The text begins at most [`MAX_QUOTED`]
/// characters before the fault and is cut after [`MAX_QUOTED`] characters; `...` marks a cut.
fn surroundings(fault: &Fault, text: &str, is_limit: impl Fn(char) -> bool) -> String {
    let (before, after) = text.split_at_checked(fault.span.start).unwrap_or((text, ""));
    let reach = before.char_indices().rev().take(MAX_QUOTED).take_while(|(_, char)| !is_limit(*char)).last();
    let start = reach.map_or(before.len(), |(byte, _)| byte);
    let is_cut = before[..start].chars().next_back().is_some_and(|char| !is_limit(char));
    let end = after
        .char_indices()
        .take(MAX_QUOTED + 1)
        .find(|(_, char)| is_limit(*char))
        .map_or(after.len(), |(byte, _)| byte);
    let shown = shortened(&text[start..before.len() + end]);
    if is_cut { format!("...{shown}") } else { shown }
}

fn shortened(text: &str) -> String {
    let mut chars = text.trim().chars().filter(|char| *char == ' ' || !is_invisible(*char));
    let start: String = chars.by_ref().take(MAX_QUOTED).collect();
    if chars.next().is_some() { start + "..." } else { start }
}

/// Returns a message about a deviation of an EPD record from the standard, without a full stop.
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
