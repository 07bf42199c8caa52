//! Splits the text after a placement into words.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use super::fields::{self, Assignment, CostCache};
use super::normalize::NormalizedText;
use super::vocabulary;
use crate::notation::stipulation;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) range: Range<usize>,
    pub(super) text: String,
}

pub(super) struct TailWords {
    pub(super) words: Vec<Word>,
}

const MAX_WORDS: usize = 24;
const MAX_WORD_LENGTH: usize = 40;

/// Number of fields between the placement and the clocks.
const FIELDS_BEFORE_CLOCKS: usize = 3;

/// Splits the text from byte `start`, which follows a placement, into words up to the end of the position.
pub(super) fn split_words(text: &str, start: usize) -> TailWords {
    let start = pocket(text, start).map_or(start + usize::from(is_side_after_slash(text, start)), |pocket| pocket.end);
    let mut words = Vec::new();
    let glue = separator(text, start);
    let mut at = start;
    while words.len() < MAX_WORDS {
        let is_space = |char: char| char.is_whitespace() || Some(char) == glue;
        let from = at + (text[at..].len() - text[at..].trim_start_matches(is_space).len());
        let length =
            text[from..].char_indices().find(|(at, char)| is_space(*char) || ends_position(&text[from..], *at, *char));
        let end = length.map_or(text.len(), |(length, _)| from + length);
        let is_long = end - from > MAX_WORD_LENGTH;
        let is_stipulation = words.len() >= FIELDS_BEFORE_CLOCKS && is_stipulation(&text[from..end]);
        if end == from
            || is_long
            || is_stipulation
            || ends_fields(text, from..end)
            || begins_operation(text, from, glue)
        {
            break;
        }
        let bare = trim_punctuation(text, from..end);
        words.extend(split_word(text, bare).unwrap_or_default());
        at = end;
    }
    TailWords { words }
}

/// Returns the range of a word without the punctuation of sentences and lists. The range may become empty.
fn trim_punctuation(text: &str, range: Range<usize>) -> Range<usize> {
    let word = &text[range.clone()];
    if word.starts_with('(') && word.ends_with(')') || matches!(word, "[w]" | "[b]") {
        return range.start + 1..range.end - 1;
    }
    let length = word.trim_end_matches(['.', ',', ';', ':', '!', '*', '~', '_', '\'']).len();
    let is_sign = length == 0 && matches!(word, "_" | "~" | "*");
    range.start..range.start + if is_sign { word.len() } else { length }
}

/// Returns `true` for a stipulation such as `#2`, which must not be read as a clock.
fn is_stipulation(word: &str) -> bool {
    word.starts_with('#') && stipulation::read(word).is_some()
}

/// Splits a word that is two numbers with a sign between them. Drops the label from a word that is a label and a value.
fn split_word(text: &str, range: Range<usize>) -> Option<Vec<Word>> {
    let whole = &text[range.clone()];
    if let Some((name, _)) = whole.split_once(['=', ':']).filter(|(name, _)| vocabulary::is_label(name)) {
        let value = range.start + name.len() + 1;
        return Some(vec![word(text, value..range.end)]);
    }
    let digits = whole.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && whole[digits..].starts_with([',', ';']) && split_clocks(text, range.clone()).is_none() {
        // The digits end here: the next column of a table follows.
        return Some(vec![word(text, range.start..range.start + digits)]);
    }
    split_clocks(text, range.clone()).or_else(|| (!range.is_empty()).then(|| vec![word(text, range)]))
}

fn word(text: &str, range: Range<usize>) -> Word {
    Word { text: text[range.clone()].to_owned(), range }
}

/// Returns `true` if a word begins the text after the fields: moves, an operation, another position.
fn ends_fields(text: &str, range: Range<usize>) -> bool {
    let word = &text[range.clone()];
    // The opcode of a comment, such as c3, differs from an en passant square only by the string after the opcode.
    let is_comment = vocabulary::is_numbered_opcode(word) && text[range.end..].trim_start().starts_with('"');
    word == "moves" || vocabulary::is_opcode(word) || is_comment || word.matches('/').count() > 2
}

/// Returns `true` if a word after a semicolon begins an operation of EPD.
fn begins_operation(text: &str, start: usize, glue: Option<char>) -> bool {
    let is_apart = glue != Some(';') && text[..start].trim_end().ends_with(';');
    let word =
        text[start..].split(|char: char| char.is_whitespace() || ":;=".contains(char)).next().unwrap_or_default();
    is_apart && word.starts_with(|char: char| char.is_ascii_alphabetic()) && !vocabulary::is_label(word)
}

/// Returns `true` if a position ends before this character: a quote, a bracket, or the next part of an address.
fn ends_position(text: &str, at: usize, char: char) -> bool {
    let is_glued = at > 0;
    let follows = text[at + char.len_utf8()..].chars().next();
    // A bracket around one word belongs to that word.
    let is_around_word = !is_glued
        && text[at..].find(')').is_some_and(|end| end <= 8 && !text[at..at + end].contains(char::is_whitespace));
    let is_side = ["[w]", "[b]"].iter().any(|side| text.starts_with(side));
    match char {
        '(' if is_around_word => false,
        ')' => !text.starts_with('('),
        '[' | ']' if is_side => false,
        '"' | '(' | '[' | ']' | '{' | '}' | '<' | '>' | '|' | '\\' | '`' => true,
        '\'' | '*' => is_glued,
        '?' | '#' | '&' => is_glued && follows.is_none_or(char::is_alphanumeric),
        _ => false,
    }
}

/// Returns `true` if the side to move follows the placement after a slash, as in `…/6RK/b`. There, the `b` is a bishop
/// in hand only if another side to move comes after it.
fn is_side_after_slash(text: &str, start: usize) -> bool {
    let mut words = text[start..].split_whitespace();
    matches!(words.next(), Some("/w" | "/b")) && words.next().is_none_or(|word| vocabulary::side(word).is_none())
}

/// Finds pieces in hand attached to the placement.
pub(super) fn pocket(text: &str, start: usize) -> Option<Range<usize>> {
    const LONGEST: usize = 66;
    let rest = &text[start..];
    let is_piece = |char: char| char.is_ascii_alphanumeric() || char == '-' || char == '~';
    if let Some(inside) = rest.strip_prefix('[') {
        let length = inside.find(']').filter(|length| *length <= LONGEST)?;
        return inside[..length].chars().all(is_piece).then_some(start..start + length + 2);
    }
    let inside = rest.strip_prefix('/').filter(|_| !is_side_after_slash(text, start))?;
    let length = inside.find(|char: char| !char.is_ascii_alphabetic()).unwrap_or(inside.len());
    (length <= LONGEST).then_some(start..start + length + 1)
}

/// Returns the sign that is used instead of spaces between the fields; `None` if there is no such sign.
fn separator(text: &str, start: usize) -> Option<char> {
    let mut chars = text[start..].chars();
    let glue = chars.next().filter(|char| "_+,;:&.".contains(*char))?;
    let is_field = |char: char| char.is_ascii_alphabetic() || char == '-';
    let after = chars.as_str().split(|char: char| char == glue || char.is_whitespace()).next().unwrap_or_default();
    (chars.next().is_some_and(is_field) && after.len() <= 8 && text[start + 1..].contains(glue)).then_some(glue)
}

fn split_clocks(text: &str, range: Range<usize>) -> Option<Vec<Word>> {
    let (first, second) = text[range.clone()].split_once(['/', ',', ';', ':', '|', '-'])?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(first) && is_number(second) && vocabulary::castling_moves(&text[range.clone()]).is_none()).then(|| {
        let middle = range.start + first.len();
        vec![word(text, range.start..middle), word(text, middle + 1..range.end)]
    })
}

/// Cached field assignments for the text after each byte offset.
pub(super) struct TailCache<'a> {
    clean: &'a NormalizedText<'a>,
    known: RefCell<HashMap<usize, Rc<[Assignment]>>>,
    costs: RefCell<CostCache>,
}

/// Cost, in tenths, of a missing space before the side to move.
const NO_SPACE: u32 = 20;
/// Cost, in tenths, of a slash that is not followed by a rank.
const TRAILING_SLASH: u32 = 20;
/// Cost, in tenths, of pieces in hand.
const POCKET: u32 = 30;
/// Cost, in tenths, of another rank after the placement.
const NEXT_RANK: u32 = 130;

impl<'a> TailCache<'a> {
    pub(super) fn new(clean: &'a NormalizedText<'a>) -> Self {
        Self { clean, known: RefCell::default(), costs: RefCell::default() }
    }

    pub(super) fn text(&self) -> &str {
        &self.clean.text
    }

    /// Returns the cheapest assignments of the text after an offset, best first and never empty.
    pub(super) fn assignments_at(&self, place: usize) -> Rc<[Assignment]> {
        let known = self.known.borrow().get(&place).cloned();
        known.unwrap_or_else(|| {
            let beside = self.adjacency_cost(place);
            // If another rank follows, no field follows directly.
            let words = if beside == NEXT_RANK { Vec::new() } else { self.split_words(place).words };
            let mut assigned = fields::assign(&words, &mut self.costs.borrow_mut());
            for assigned in &mut assigned {
                assigned.cost += beside;
            }
            let assigned: Rc<[Assignment]> = assigned.into();
            self.known.borrow_mut().insert(place, Rc::clone(&assigned));
            assigned
        })
    }

    pub(super) fn split_words(&self, place: usize) -> TailWords {
        let mut tail = split_words(&self.clean.text, place);
        for word in &mut tail.words {
            // Normalization may have replaced letters in words for the sides by look-alikes; the source has them.
            let stated = self.clean.source_of(word.range.clone());
            if stated != word.text && vocabulary::side(stated).is_some() {
                stated.clone_into(&mut word.text);
            }
        }
        tail
    }

    /// Returns `true` if both kings precede these letters and no king is among them. In that case, eight
    /// letters after a slash are pieces in hand, not a rank.
    fn are_kings_before(&self, place: usize, letters: &str) -> bool {
        let before = self.clean.text[..place].rsplit(char::is_whitespace).next().unwrap_or_default();
        before.contains('K') && before.contains('k') && !letters.contains(['K', 'k'])
    }

    /// Returns the cost of text other than white space directly after the placement.
    fn adjacency_cost(&self, place: usize) -> u32 {
        let rest = &self.clean.text[place..];
        if let Some(behind) = rest.strip_prefix('/') {
            let length = behind.bytes().take_while(u8::is_ascii_alphabetic).count();
            let goes_on = behind[length..].starts_with(|char: char| char.is_ascii_alphanumeric() || char == '/');
            let is_rank = length == 8 && !self.are_kings_before(place, &behind[..length]);
            return if goes_on || is_rank {
                NEXT_RANK
            } else if length == 0 {
                TRAILING_SLASH
            } else {
                POCKET
            };
        }
        if rest.starts_with(|char: char| char.is_ascii_digit()) {
            return NEXT_RANK;
        }
        if rest.starts_with(|char: char| char.is_alphanumeric() || char == '-') { NO_SPACE } else { 0 }
    }
}
