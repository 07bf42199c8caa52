//! The sentences of faults, for a user.

use super::{Fault, FaultKind};

/// The most characters of a text that a sentence repeats.
const SHOWN: usize = 24;

/// What is wrong, without a full stop.
pub(super) fn sentence(fault: &Fault, text: &str) -> String {
    let field = field_name(fault.field);
    match fault.kind {
        FaultKind::LeadingText if shown(spanned(fault, text)).is_empty() => {
            format!("Something stands before the pieces: {}", character(fault, text))
        }
        FaultKind::LeadingText => format!("Something stands before the pieces: {}", shown(spanned(fault, text))),
        FaultKind::LeadingWhiteSpace => "White space stands before the pieces".into(),
        FaultKind::RankTooShort { rank, squares: 0 } => format!("Rank {rank} has no squares"),
        FaultKind::RankTooLong { rank, squares } | FaultKind::RankTooShort { rank, squares } => {
            format!("Rank {rank} has {}: {}", counted(squares), rank_text(fault, text))
        }
        FaultKind::AdjacentDigits { rank } => {
            format!("Rank {rank} has two numbers side by side: {}", rank_text(fault, text))
        }
        FaultKind::BadCharacter | FaultKind::NoSuchPiece
            if let Some((name, nearest)) = of_large_boards(fault, text) =>
        {
            format!("There is no {name} (\"{}\") on an 8x8 board: {nearest} are nearest", spanned(fault, text))
        }
        FaultKind::NoSuchPiece => {
            format!("\"{}\" is not a piece of this board, which has K, Q, R, B, N and P", shown(spanned(fault, text)))
        }
        FaultKind::BadCharacter => format!("{} is not a piece or a number", capitalized(&character(fault, text))),
        FaultKind::BadPocket => {
            format!("Men in hand are letters of QRBNP in brackets, 16 of a kind at most, not {}", word(fault, text))
        }
        FaultKind::BadChecks => {
            format!("Checks are counted as 3+3, or behind the clocks as +0+0, not {}", word(fault, text))
        }
        FaultKind::TooFewRanks { ranks: 1 } => "There is only one rank of 8".into(),
        FaultKind::TooFewRanks { ranks } => format!("There are only {ranks} ranks of 8"),
        FaultKind::TooManyRanks => "There are more than 8 ranks".into(),
        FaultKind::MissingField => format!("{} missing: {}", missing(fault.field), expected(fault.field)),
        FaultKind::ExtraWhiteSpace => format!("More than one space stands before {field}"),
        FaultKind::NotASpace => {
            format!("{} stands before {field} where a space belongs", capitalized(&character(fault, text)))
        }
        FaultKind::BadSide => format!("The side to move is w or b, not {}", word(fault, text)),
        FaultKind::BadCastlingLetter => {
            format!("{} is not a castling letter in {}", capitalized(&character(fault, text)), word(fault, text))
        }
        FaultKind::CastlingOrder => "Castling letters come in the order KQkq, each once".into(),
        FaultKind::BadEnPassant => {
            format!("The en passant square is - or a square such as e3, not {}", word(fault, text))
        }
        FaultKind::EnPassantRank { rank, to_move } => {
            let side = to_move.pick("White", "Black");
            format!("With {side} to move the en passant square is on rank {rank}, not {}", word(fault, text))
        }
        FaultKind::NotADigit => format!("{} is not a digit: {field} is a number", capitalized(&character(fault, text))),
        FaultKind::NumberTooLarge => format!("{} is at most 9999", capitalized(field)),
        FaultKind::MoveNumberZero => "The move number is 1 or more".into(),
        FaultKind::TrailingWhiteSpace => "White space stands after the move number".into(),
        FaultKind::TrailingText => format!("Something stands after the move number: {}", shown(spanned(fault, text))),
    }
}

/// The name of a man that only boards of other sizes have, and what is nearest to it.
fn of_large_boards(fault: &Fault, text: &str) -> Option<(&'static str, &'static str)> {
    match spanned(fault, text).to_lowercase().as_str() {
        "a" | "archbishop" => Some(("archbishop", "bishop (B) and knight (N)")),
        "c" | "chancellor" => Some(("chancellor", "rook (R) and knight (N)")),
        _ => None,
    }
}

const fn field_name(field: u8) -> &'static str {
    match field {
        0 | 1 => "the pieces",
        2 => "the side to move",
        3 => "the castling rights",
        4 => "the en passant square",
        5 => "the halfmove clock",
        6 => "the move number",
        _ => "what follows",
    }
}

fn missing(field: u8) -> String {
    let verb = if matches!(field, 1 | 3) { "are" } else { "is" };
    format!("{} {verb}", capitalized(field_name(field)))
}

const fn expected(field: u8) -> &'static str {
    match field {
        1 => "8 ranks with / between",
        2 => "w or b",
        3 => "- or letters of KQkq",
        4 => "- or a square such as e3",
        5 => "0 or more",
        _ => "1 or more",
    }
}

fn counted(squares: u16) -> String {
    match squares {
        1 => "1 square".into(),
        0..=999 => format!("{squares} squares"),
        _ => "more than 999 squares".into(),
    }
}

fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + chars.as_str())
}

fn spanned<'a>(fault: &Fault, text: &'a str) -> &'a str {
    text.get(fault.span.clone()).unwrap_or_default()
}

/// The character at fault: quoted if it can be seen, else by its name or number.
fn character(fault: &Fault, text: &str) -> String {
    let Some(char) = spanned(fault, text).chars().next() else { return "the end".into() };
    match char {
        '\t' => "a tab".into(),
        '\n' | '\r' => "a line break".into(),
        '\u{A0}' => "a no-break space".into(),
        _ if is_invisible(char) => format!("the invisible character U+{:04X}", u32::from(char)),
        _ => format!("\"{char}\""),
    }
}

/// Control, formatting and space characters.
pub(in crate::notation) fn is_invisible(char: char) -> bool {
    char.is_control()
        || char.is_whitespace()
        || matches!(char, '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// The word in which the fault lies, quoted.
fn word(fault: &Fault, text: &str) -> String {
    let around = surroundings(fault, text, char::is_whitespace);
    if around.is_empty() { "nothing".into() } else { format!("\"{around}\"") }
}

/// The rank in which the fault lies.
fn rank_text(fault: &Fault, text: &str) -> String {
    surroundings(fault, text, |char| char == '/' || char.is_whitespace())
}

/// What lies between the nearest limits around the fault, at most [`SHOWN`] characters either way.
fn surroundings(fault: &Fault, text: &str, is_limit: impl Fn(char) -> bool) -> String {
    let (before, after) = text.split_at_checked(fault.span.start).unwrap_or((text, ""));
    let reach = before.char_indices().rev().take(SHOWN).take_while(|(_, char)| !is_limit(*char)).last();
    let start = reach.map_or(before.len(), |(byte, _)| byte);
    let is_cut = before[..start].chars().next_back().is_some_and(|char| !is_limit(char));
    let end =
        after.char_indices().take(SHOWN + 1).find(|(_, char)| is_limit(*char)).map_or(after.len(), |(byte, _)| byte);
    let shown = shown(&text[start..before.len() + end]);
    if is_cut { format!("...{shown}") } else { shown }
}

/// The text, shortened, with what cannot be seen left out.
fn shown(text: &str) -> String {
    let mut chars = text.trim().chars().filter(|char| *char == ' ' || !is_invisible(*char));
    let start: String = chars.by_ref().take(SHOWN).collect();
    if chars.next().is_some() { start + "..." } else { start }
}
