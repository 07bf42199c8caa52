//! Detects text before the placement: quotes or brackets, a label, a web address, moves.
//!
//! Called only after a fault in the placement, so this module does not slow down valid FEN.

use super::placement::PlacementToken;
use super::{Fault, FaultKind, lenient};

const MAX_BYTES: usize = 2000;

const MIN_SLASHES: usize = 4;

/// Returns the fault for text before the placement; `None` if the text seems to begin with its placement.
pub(super) fn fault(text: &str) -> Option<Fault> {
    let space = text.len() - text.trim_start().len();
    if space > 0 {
        return Some(Fault { field: 0, span: 0..space, kind: FaultKind::LeadingWhiteSpace });
    }
    let text = head(text);
    let word = text.split(char::is_whitespace).next().unwrap_or_default();
    let is_lead = starts_with_wrapper(word)
        || is_before_placement(word, text)
        || is_labelled(word)
        || is_address(word)
        || is_movetext(text)
        || ["position", "startpos"].contains(&word);
    is_lead.then(|| Fault { field: 0, span: 0..lead_length(text, word), kind: FaultKind::LeadingText })
}

fn head(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_BYTES)]
}

/// Returns the number of bytes before the placement, which are words, or signs attached to the placement. If there are
/// no such words or signs, returns the length of the first word, `word`.
fn lead_length(text: &str, word: &str) -> usize {
    let words = lenient::words(text).find(|place| is_placement(&text[place.clone()])).map_or(0, |place| place.start);
    let signs = word.find(is_placement_start).unwrap_or(0);
    [words, signs].into_iter().find(|length| *length > 0).unwrap_or(word.len())
}

/// Returns `true` if a word looks like the placement of a FEN, well formed or not, because of its slashes.
pub(super) fn is_placement(word: &str) -> bool {
    word.matches('/').take(MIN_SLASHES).count() == MIN_SLASHES
}

/// Returns `true` if a placement can start with this character: a letter or digit of any script, a slash, a dot, or a
/// chess symbol such as ♔.
fn is_placement_start(char: char) -> bool {
    char.is_alphanumeric() || matches!(char, '/' | '.' | '\u{2654}'..='\u{265F}')
}

fn is_rank(word: &str) -> bool {
    (0..word.len()).all(|at| PlacementToken::first(&word.as_bytes()[at..], false).is_some())
}

/// Returns `true` if a word starts with a quote, bracket, list or code marker, or with an invisible character.
fn starts_with_wrapper(word: &str) -> bool {
    word.chars().next().is_some_and(|first| !is_placement_start(first))
}

/// Returns `true` for a word before a placement: `FEN "rnbq...`, `setboard rnbq...`. The words `w` and `b` do not
/// count: they are a misplaced field.
fn is_before_placement(word: &str, text: &str) -> bool {
    let is_side = ["w", "b"].iter().any(|side| word.eq_ignore_ascii_case(side));
    !word.contains('/') && !is_side && !is_rank(word) && text.split(char::is_whitespace).skip(1).any(is_placement)
}

/// Returns `true` for a label attached to a placement: `FEN=rnbq...`, `fen:rnbq...`, `Board("rnbq...`.
fn is_labelled(word: &str) -> bool {
    let is_label = |(label, rest): (&str, &str)| !label.contains('/') && is_placement(rest);
    word.split_once([':', '=']).is_some_and(is_label)
        || word.split_once(['(', '"', '\'']).is_some_and(|parts| !is_rank(parts.0) && is_label(parts))
}

/// Returns `true` for a web address: `https://...` or `lichess.org/...`.
fn is_address(word: &str) -> bool {
    let Some((host, _)) = word.split_once('/') else { return false };
    let is_scheme = host
        .strip_suffix(':')
        .is_some_and(|name| name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_alphabetic()));
    let is_foreign = |byte: u8| byte.is_ascii_alphabetic() && PlacementToken::first(&[byte], false).is_none();
    is_scheme || host.contains('.') && host.bytes().any(is_foreign)
}

/// Returns `true` for a move number and a move: `1. e4 ...`.
fn is_movetext(text: &str) -> bool {
    let number = text.trim_start_matches(|char: char| char.is_ascii_digit());
    let moves = number.trim_start_matches('.');
    if number.len() == text.len() || moves.len() == number.len() {
        return false;
    }
    matches!(
        moves.trim_start().as_bytes(),
        [b'O' | b'0', b'-', ..]
            | [b'a'..=b'h', b'1'..=b'8' | b'x', ..]
            | [b'K' | b'Q' | b'R' | b'B' | b'N', b'a'..=b'h' | b'1'..=b'8' | b'x', ..]
    )
}
