//! The sentences of mends, for a user.

use super::told::RULES;
use super::{Mend, vocabulary};
use crate::notation::fen::is_invisible;

/// The most characters of a text that a sentence repeats.
const SHOWN: usize = 60;

/// Where a mend is, by its field.
const PLACES: [&str; 9] = [
    "Before the position",
    "Pieces",
    "Side to move",
    "Castling rights",
    "En passant square",
    "Halfmove clock",
    "Move number",
    "After the position",
    "Rules",
];

/// All mends of a text in words, without full stops: separators together, and so the fields that were missing, and what
/// is kept of a comment behind them.
pub(super) fn all(mends: &[Mend], comment: Option<&str>) -> Vec<String> {
    let is_kept = |mend: &Mend| {
        let words = mend.before.trim_start_matches(|char: char| char.is_whitespace() || "#;%/".contains(char));
        mend.field == 7 && mend.after.is_empty() && comment.is_some_and(|comment| comment.ends_with(words.trim_end()))
    };
    let kept = comment.filter(|_| mends.iter().any(is_kept));
    let is_separator = |mend: &&Mend| mend.after == " ";
    let is_missing = |mend: &&Mend| mend.before.is_empty() && !is_separator(mend) && (2..=6).contains(&mend.field);
    let separators: Vec<&Mend> = mends.iter().filter(is_separator).collect();
    let missing: Vec<&Mend> = mends.iter().filter(is_missing).collect();
    let mut sentences = Vec::new();
    for mend in mends.iter().filter(|mend| !is_kept(mend)) {
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
    sentences.extend(kept.map(|comment| format!("{}: \"{}\" kept as a comment", PLACES[7], shown(comment))));
    sentences
}

/// What was changed, without a full stop.
pub(super) fn of(mend: &Mend) -> String {
    if let Some(ranks) = changed_ranks(mend) {
        return ranks;
    }
    let place = PLACES.get(usize::from(mend.field)).copied().unwrap_or(PLACES[7]);
    let (before, after) = (mend.before.as_str(), mend.after.as_str());
    let moves = mend.before.trim_start().strip_prefix("moves ").filter(|_| mend.field == 7);
    match (shown(before), shown(after)) {
        (before, _) if mend.field == 7 && vocabulary::starts_operation(&mend.before) && mend.after.is_empty() => {
            format!("{place}: the operations \"{before}\"")
        }
        _ if moves.is_some() => format!("Moves played: {}", shown(moves.unwrap_or_default())),
        (before, after) if mend.field == RULES => format!("{place}: {after}, as \"{before}\" says"),
        (before, _) if mend.after == " " && before.is_empty() => format!("{place}: one space in front"),
        (before, _) if mend.after == " " => format!("{place}: one space in front instead of \"{before}\""),
        (before, _) if before.is_empty() && mend.after.is_empty() => format!("{place}: white space left out"),
        (before, after) if before.is_empty() => format!("{place}: \"{after}\" added"),
        (before, _) if mend.after.is_empty() => left_out(mend, place, &before),
        (before, after) if mend.field == 0 => format!("\"{before}\" read as {after}"),
        (before, after) => format!("{place}: \"{before}\" read as \"{after}\""),
    }
}

/// What was left out; of several lines how many, and how they begin.
fn left_out(mend: &Mend, place: &str, before: &str) -> String {
    let lines = mend.before.lines().filter(|line| !line.trim().is_empty());
    match (mend.field, lines.clone().next(), lines.count()) {
        (0 | 7, Some(first), count) if count > 1 => {
            format!("{place}: {count} lines left out, beginning with \"{}\"", shown(first))
        }
        _ => format!("{place}: \"{before}\" left out"),
    }
}

/// The ranks of a placement that were changed, each with its text and its mended text, if they are few.
fn changed_ranks(mend: &Mend) -> Option<String> {
    const FEW: usize = 3;
    let count = |text: &str| text.split('/').count();
    let ranks = count(&mend.after);
    if mend.field != 1 || ranks < 2 || count(&mend.before) != ranks {
        return None;
    }
    let pairs = mend.before.split('/').zip(mend.after.split('/')).zip((1..=ranks).rev());
    let changed = pairs.filter(|((before, after), _)| before != after);
    let said: Vec<String> = changed
        .map(|((before, after), rank)| format!("Rank {rank}: \"{}\" read as \"{}\"", shown(before), shown(after)))
        .collect();
    (1..=FEW).contains(&said.len()).then(|| said.join("; "))
}

/// The text, shortened, in one line; what cannot be seen is shown by its number.
fn shown(text: &str) -> String {
    let mut shown = String::new();
    let mut chars = text.trim_matches([' ', '\n', '\r']).chars();
    for char in chars.by_ref().take(SHOWN) {
        match char {
            '\n' | '\r' => shown.push(' '),
            '\t' => shown.push_str("tab"),
            _ if char != ' ' && is_invisible(char) => {
                let code = format!("U+{:04X}", u32::from(char));
                shown.push_str(&code);
            }
            _ => shown.push(char),
        }
    }
    if chars.next().is_some() { shown + "..." } else { shown }
}
