//! The sentences of mends, for a user.

use super::Mend;

/// The most characters of a text that a sentence repeats.
const SHOWN: usize = 60;

/// Where a mend is, by its field.
const PLACES: [&str; 8] = [
    "Before the position",
    "Pieces",
    "Side to move",
    "Castling rights",
    "En passant square",
    "Halfmove clock",
    "Move number",
    "After the position",
];

/// All mends of a text in words, without full stops: separators together, and so the fields that were missing.
pub(super) fn all(mends: &[Mend]) -> Vec<String> {
    let is_separator = |mend: &&Mend| mend.after == " ";
    let is_missing = |mend: &&Mend| mend.before.is_empty() && !is_separator(mend) && (2..=6).contains(&mend.field);
    let separators: Vec<&Mend> = mends.iter().filter(is_separator).collect();
    let missing: Vec<&Mend> = mends.iter().filter(is_missing).collect();
    let mut sentences = Vec::new();
    for mend in mends {
        if missing.len() > 1 && missing.contains(&mend) {
            if missing.first() == Some(&mend) {
                let values: Vec<&str> = missing.iter().map(|mend| mend.after.as_str()).collect();
                sentences.push(format!("Missing at the end: \"{}\" added", values.join(" ")));
            }
        } else if separators.len() > 1 && separators.contains(&mend) {
            if separators.first() == Some(&mend) {
                sentences.push("Between the fields: one space each".to_owned());
            }
        } else {
            sentences.push(of(mend));
        }
    }
    sentences
}

/// What was changed, without a full stop.
pub(super) fn of(mend: &Mend) -> String {
    let place = PLACES.get(usize::from(mend.field)).copied().unwrap_or(PLACES[7]).to_owned();
    let whole = || (place, mend.before.as_str(), mend.after.as_str());
    let of_rank = changed_rank(mend).map(|(rank, before, after)| (format!("Rank {rank}"), before, after));
    let (place, before, after) = of_rank.unwrap_or_else(whole);
    let moves = mend.before.trim_start().strip_prefix("moves ").filter(|_| mend.field == 7);
    match (shown(before), shown(after)) {
        _ if moves.is_some() => format!("Moves played: {}", shown(moves.unwrap_or_default())),
        (before, _) if mend.after == " " && before.is_empty() => format!("{place}: one space in front"),
        (before, _) if mend.after == " " => format!("{place}: one space in front instead of \"{before}\""),
        (before, _) if before.is_empty() && mend.after.is_empty() => format!("{place}: white space left out"),
        (before, after) if before.is_empty() => format!("{place}: \"{after}\" added"),
        (before, _) if mend.after.is_empty() => format!("{place}: \"{before}\" left out"),
        (before, after) if mend.field == 0 => format!("\"{before}\" read as {after}"),
        (before, after) => format!("{place}: \"{before}\" read as \"{after}\""),
    }
}

/// The number, the text and the mended text of a rank, if only one rank of a placement was changed.
fn changed_rank(mend: &Mend) -> Option<(usize, &str, &str)> {
    let ranks = |text: &str| text.split('/').count();
    let count = ranks(&mend.after);
    if mend.field != 1 || count < 2 || ranks(&mend.before) != count {
        return None;
    }
    let pairs = mend.before.split('/').zip(mend.after.split('/')).enumerate();
    let mut changed = pairs.filter(|(_, (before, after))| before != after);
    let (index, (before, after)) = changed.next()?;
    changed.next().is_none().then_some((count - index, before, after))
}

/// The text, shortened, in one line; what cannot be seen is shown by its number.
fn shown(text: &str) -> String {
    let mut shown = String::new();
    let mut chars = text.trim_matches([' ', '\n', '\r']).chars();
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
    matches!(char, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}
