//! Splitting a query into words.

/// A word of a query, or a quoted phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct QueryToken {
    pub(super) text: String,
    pub(super) is_negated: bool,
    pub(super) is_quoted: bool,
    pub(super) is_closed: bool,
}

/// The opening quotes, each with its closing ones.
const QUOTES: [(char, &[char]); 3] = [
    ('"', &['"', '\u{201C}', '\u{201D}']),
    ('\u{201C}', &['"', '\u{201C}', '\u{201D}']),
    ('\u{201E}', &['"', '\u{201C}', '\u{201D}']),
];

/// Splits a query. A quote that is not closed extends to the end. A minus sign or a quote alone, as it is while typing,
/// is no word.
pub(super) fn tokenize(text: &str) -> Vec<QueryToken> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let without_minus = rest.strip_prefix('-');
        let is_negated = without_minus.is_some();
        rest = without_minus.unwrap_or(rest);
        let (word, behind, is_quoted) = split_token(rest);
        let is_closed =
            is_quoted && rest.len() > behind.len() + word.len() + rest.chars().next().map_or(0, char::len_utf8);
        if !word.is_empty() {
            let text = word.split_whitespace().collect::<Vec<_>>().join(" ");
            tokens.push(QueryToken { text, is_negated, is_quoted, is_closed });
        }
        rest = behind.trim_start();
    }
    tokens.retain(|token| !token.text.is_empty());
    tokens
}

/// Splits off the first word or phrase; `true` if it is a phrase.
fn split_token(text: &str) -> (&str, &str, bool) {
    for (opening, closing) in QUOTES {
        if let Some(phrase) = text.strip_prefix(opening) {
            let (phrase, behind) = phrase.split_once(closing).unwrap_or((phrase, ""));
            return (phrase, behind, true);
        }
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (word, behind) = text.split_at(end);
    (word, behind, false)
}
