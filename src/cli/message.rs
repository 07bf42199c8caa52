//! What is said of a record on a terminal, as compilers do: the place, the sentence, the text, a caret.

use unicode_width::UnicodeWidthChar;

use super::record::{Flaw, Record};
use crate::notation::fen;
use crate::notation::forgiving::Mend;
use crate::rules::Problem;

/// The most characters of a text that are shown, and the most of them before the flaw.
const WINDOW: usize = 100;
const BEFORE: usize = 60;

/// The most characters of what a mend changed that are shown.
const MEND: usize = 80;

/// Says what is wrong with the text of a record and what was made of it.
pub(super) fn text_report(out: &mut String, name: &str, record: &Record<'_>) {
    let Some(flaw) = &record.flaw else { return };
    let char = flaw.char_index(&record.input);
    let column = record.column + char + 1;
    out.push_str(&format!("{name}:{}:{column}: {}\n", record.line, flaw.sentence));
    excerpt(out, &record.input, char, flaw);
    let Some(position) = &record.position else { return };
    out.push_str(&format!("    mended: {}\n", fen::write(position)));
    for mend in &record.mends {
        out.push_str(&format!("        {}\n", mend_sentence(mend)));
    }
    for position in &record.alternatives {
        out.push_str(&format!("    or: {}\n", fen::write(position)));
    }
}

/// Says what is wrong with the position of a record.
pub(super) fn problem_report(out: &mut String, name: &str, record: &Record<'_>, problems: &[Problem]) {
    for problem in problems {
        out.push_str(&format!("{name}:{}: {}\n", record.line, problem.sentence()));
    }
}

/// The text around the flaw and a caret below it.
fn excerpt(out: &mut String, text: &str, char: usize, flaw: &Flaw) {
    let (before, after) = text.split_at_checked(flaw.byte).unwrap_or((text, ""));
    let start = char.saturating_sub(BEFORE);
    let before: String = before.chars().skip(start).map(visible).collect();
    let mut rest = after.chars();
    let after: String = rest.by_ref().take(WINDOW - char.min(BEFORE)).map(visible).collect();
    let dots = |is_cut: bool| if is_cut { "..." } else { "" };
    let lead = format!("    {}{before}", dots(start > 0));
    let width: usize = lead.chars().map(|char| char.width().unwrap_or(0)).sum();
    out.push_str(&format!("{lead}{after}{}\n", dots(rest.next().is_some())));
    out.push_str(&format!("{:width$}^\n", ""));
}

/// A space for what would move the caret or the line.
fn visible(char: char) -> char {
    let is_control = char.is_control() || matches!(char, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}');
    if is_control { ' ' } else { char }
}

/// Such as `the halfmove clock: nothing -> "0"`.
fn mend_sentence(mend: &Mend) -> String {
    let field = match mend.field {
        0 => "around the position",
        1 => "the pieces",
        2 => "the side to move",
        3 => "the castling rights",
        4 => "the en passant square",
        5 => "the halfmove clock",
        6 => "the move number",
        _ => "what follows",
    };
    format!("{field}: {} -> {}", shown(&mend.before), shown(&mend.after))
}

fn shown(text: &str) -> String {
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let mut chars = text.chars().map(visible);
    let start: String = chars.by_ref().take(MEND).collect();
    let dots = if chars.next().is_some() { "..." } else { "" };
    format!("\"{start}{dots}\"")
}
