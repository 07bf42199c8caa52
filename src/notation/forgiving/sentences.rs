//! The sentences of mends, for a user.

use super::Mend;

/// The most characters of a text that a sentence repeats.
const SHOWN: usize = 60;

/// What was changed, without a full stop.
pub(super) fn of(mend: &Mend) -> String {
    let field = match mend.field {
        0 => return around("Before the position", mend),
        1 => "Pieces",
        2 => "Side to move",
        3 => "Castling rights",
        4 => "En passant square",
        5 => "Halfmove clock",
        6 => "Move number",
        _ => return around("After the position", mend),
    };
    let (before, after) = (shown(&mend.before), shown(&mend.after));
    if mend.after == " " {
        return if mend.before.is_empty() {
            format!("{field}: space added in front")
        } else {
            format!("{field}: one space in front instead of \"{before}\"")
        };
    }
    match (before.is_empty(), after.is_empty()) {
        (true, _) => format!("{field}: missing, taken as {after}"),
        (_, true) => format!("{field}: \"{before}\" left out"),
        _ => format!("{field}: \"{before}\" read as {after}"),
    }
}

fn around(place: &str, mend: &Mend) -> String {
    let before = shown(&mend.before);
    if let Some(moves) = mend.before.trim_start().strip_prefix("moves ") {
        format!("Moves played: {}", shown(moves))
    } else if !mend.after.is_empty() {
        format!("\"{before}\" read as {}", shown(&mend.after))
    } else if before.is_empty() {
        format!("{place}: white space left out")
    } else {
        format!("{place}: \"{before}\" left out")
    }
}

/// The text, shortened, in one line; what cannot be seen is shown by its number.
fn shown(text: &str) -> String {
    let mut shown = String::new();
    let mut chars = text.trim_matches(' ').chars();
    for char in chars.by_ref().take(SHOWN) {
        match char {
            '\n' | '\r' => shown.push(' '),
            '\t' => shown.push_str("tab"),
            _ if char != ' ' && (char.is_control() || char.is_whitespace() || is_invisible(char)) => {
                let code = format!("U+{:04X}", u32::from(char));
                shown.push_str(&code);
            }
            _ => shown.push(char),
        }
    }
    if chars.next().is_some() { shown + "..." } else { shown }
}

const fn is_invisible(char: char) -> bool {
    matches!(char, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}
