//! Messages about the corrections of the forgiving reader.

use super::Sentence;
use crate::notation::fen::is_invisible;
use crate::notation::forgiving::{Correction, RULES_FIELD, operations_after_fields};
use crate::tr;

const MAX_QUOTED: usize = 60;
/// Replaces omitted text.
const ELLIPSIS: &str = "...";

fn field_label(field: u8) -> &'static str {
    match field {
        0 => tr!("notation-place-before"),
        1 => tr!("notation-place-pieces"),
        2 => tr!("notation-place-side"),
        3 => tr!("notation-place-castling"),
        4 => tr!("notation-place-en-passant"),
        5 => tr!("notation-place-clock"),
        6 => tr!("notation-place-number"),
        RULES_FIELD => tr!("notation-place-rules"),
        _ => tr!("notation-place-after"),
    }
}

/// Returns all corrections as messages, without full stops. Separators share one message; missing fields share another.
///
/// ```
/// use fenwright::notation::forgiving::{self, Reading};
/// use fenwright::wording;
/// let Reading::Corrected(mended) = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 W") else { panic!() };
/// let sentences = wording::messages(&mended.corrections);
/// assert_eq!(sentences, ["Side to move: “W” read as “w”", "Missing at the end: “- - 0 1” added"]);
/// ```
pub fn messages(mends: &[Correction]) -> Vec<String> {
    messages_with_comment(mends, None)
}

/// Returns the messages as [`messages`] does. If text after the position was kept as `comment`, a message reports that.
///
/// ```
/// use fenwright::notation::forgiving::{self, Reading};
/// use fenwright::wording;
/// let Reading::Corrected(mended) = forgiving::read("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 # drawn") else { panic!() };
/// let sentences = wording::messages_with_comment(&mended.corrections, Some("drawn"));
/// assert_eq!(sentences, ["After the position: “drawn” kept as a comment"]);
/// ```
pub fn messages_with_comment(mends: &[Correction], comment: Option<&str>) -> Vec<String> {
    let is_kept = |mend: &Correction| {
        let words = mend.before.trim_start_matches(|char: char| char.is_whitespace() || "#;%/".contains(char));
        mend.field == 7 && mend.after.is_empty() && comment.is_some_and(|comment| comment.ends_with(words.trim_end()))
    };
    let kept = comment.filter(|_| mends.iter().any(is_kept));
    let is_separator = |mend: &&Correction| mend.after == " ";
    let is_missing =
        |mend: &&Correction| mend.before.is_empty() && !is_separator(mend) && (2..=6).contains(&mend.field);
    let separators: Vec<&Correction> = mends.iter().filter(is_separator).collect();
    let missing: Vec<&Correction> = mends.iter().filter(is_missing).collect();
    let mut sentences = Vec::new();
    for mend in mends.iter().filter(|mend| !is_kept(mend)) {
        if missing.len() > 1 && missing.contains(&mend) {
            if missing.first() == Some(&mend) {
                let values: Vec<&str> = missing.iter().map(|mend| mend.after.as_str()).collect();
                sentences.push(tr!("notation-mend-missing", values = values.join(" ")));
            }
        } else if separators.len() > 1 && separators.contains(&mend) {
            if separators.first() == Some(&mend) {
                sentences.push(tr!("notation-mend-separators").to_owned());
            }
        } else {
            sentences.push(mend.sentence());
        }
    }
    sentences.extend(kept.map(|comment| tr!("notation-mend-kept", place = field_label(7), text = excerpt(comment))));
    sentences
}

impl Sentence for Correction {
    fn sentence(&self) -> String {
        if let Some(ranks) = changed_ranks(self) {
            return ranks;
        }
        let place = field_label(self.field);
        let (before, after) = (self.before.as_str(), self.after.as_str());
        if let Some(kept) = self.kept_words() {
            return tr!("notation-mend-kept", place = place, text = excerpt(&kept));
        }
        let moves = self.before.trim_start().strip_prefix("moves ").filter(|_| self.field == 7);
        let is_operations = self.field == 7 && after.is_empty() && operations_after_fields(before).is_some();
        match excerpts(before, after) {
            (before, _) if is_operations => tr!("notation-mend-operations", place = place, text = before),
            _ if moves.is_some() => tr!("notation-mend-moves", moves = excerpt(moves.unwrap_or_default())),
            (before, after) if self.field == RULES_FIELD => {
                tr!("notation-mend-rules", place = place, after = after, before = before)
            }
            (before, _) if self.after == " " && before.is_empty() => tr!("notation-mend-space", place = place),
            (before, _) if self.after == " " => tr!("notation-mend-space-instead", place = place, before = before),
            (before, _) if before.is_empty() && self.after.is_empty() => {
                tr!("notation-mend-white-space", place = place)
            }
            (before, after) if before.is_empty() => tr!("notation-mend-added", place = place, after = after),
            (before, _) if self.after.is_empty() => omission_message(self, place, &before),
            (before, after) if self.field == 0 => tr!("notation-mend-read-whole", before = before, after = after),
            (before, after) => tr!("notation-mend-read", place = place, before = before, after = after),
        }
    }
}

/// Returns the message for omitted text. For several lines, the message has their number and the first line.
fn omission_message(mend: &Correction, place: &str, before: &str) -> String {
    let lines = mend.before.lines().filter(|line| !line.trim().is_empty());
    match (mend.field, lines.clone().next(), lines.count()) {
        (0 | 7, Some(first), count) if count > 1 => {
            tr!("notation-mend-lines-left-out", place = place, count = count.to_string(), first = excerpt(first))
        }
        _ => tr!("notation-mend-left-out", place = place, before = before),
    }
}

fn changed_ranks(mend: &Correction) -> Option<String> {
    const FEW: usize = 3;
    let count = |text: &str| text.split('/').count();
    let ranks = count(&mend.after);
    if mend.field != 1 || ranks < 2 || count(&mend.before) != ranks {
        return None;
    }
    let pairs = mend.before.split('/').zip(mend.after.split('/')).zip((1..=ranks).rev());
    let changed = pairs.filter(|((before, after), _)| before != after);
    let said: Vec<String> = changed
        .map(|((before, after), rank)| {
            tr!("notation-mend-rank", rank = rank, before = excerpt(before), after = excerpt(after))
        })
        .collect();
    (1..=FEW).contains(&said.len()).then(|| said.join("; "))
}

/// Returns an excerpt of each text. If the beginnings are equal, both excerpts begin shortly before the difference.
fn excerpts(before: &str, after: &str) -> (String, String) {
    const CONTEXT: usize = 12;
    let pair = (excerpt(before), excerpt(after));
    if pair.0 != pair.1 || pair.0.is_empty() {
        return pair;
    }
    let equal = before.char_indices().zip(after.chars()).take_while(|((_, char), other)| char == other);
    let starts: Vec<usize> = equal.map(|((at, _), _)| at).collect();
    let start = starts[starts.len().saturating_sub(CONTEXT)..].first().copied().unwrap_or(0);
    let from_start = |text: &str| ELLIPSIS.to_owned() + &excerpt(text.get(start..).unwrap_or_default());
    (from_start(before), from_start(after))
}

/// Returns a text on one line, shortened. Invisible characters are shown as code points.
pub fn excerpt(text: &str) -> String {
    let mut shown = String::new();
    let mut chars = text.trim_matches([' ', '\n', '\r']).chars();
    for char in chars.by_ref().take(MAX_QUOTED) {
        match char {
            '\n' | '\r' => shown.push(' '),
            '\t' => shown.push_str(tr!("notation-shown-tab")),
            _ if char != ' ' && is_invisible(char) => {
                let code = format!("U+{:04X}", u32::from(char));
                shown.push_str(&code);
            }
            _ => shown.push(char),
        }
    }
    if chars.next().is_some() { shown + ELLIPSIS } else { shown }
}
