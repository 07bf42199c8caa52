//! Parsing queries.

use super::SearchTerm;
use super::count::{CountComparison, MaterialPattern, has_sign};
use super::criterion::{Criterion, FenText, OUTCOMES, PROPERTIES, find};
use super::evaluation::ScoreComparison;
use super::field::NamedText;
use super::phrase::Phrase;
use crate::board::{Color, Piece, Square};
use crate::rules::Problem;
use crate::tr;

const MAX_QUERY_LEN: usize = 4096;
const MIN_SLASHES: usize = 4;

pub(super) fn parse_terms(text: &str) -> Vec<SearchTerm> {
    let text = text.get(..text.floor_char_boundary(MAX_QUERY_LEN)).unwrap_or_default();
    let tokens = tokenize(text);
    if tokens.iter().any(|token| !token.is_quoted && is_placement(&token.text)) {
        return vec![fen_term(text)];
    }
    let mut terms = Vec::new();
    // Words without a special meaning form one phrase, even with other words between them.
    let (mut words, mut place) = (Vec::new(), 0);
    let mut rest = tokens.as_slice();
    while let Some(first) = rest.first() {
        let (length, term) = parse_joined_words(rest).unwrap_or_else(|| (1, parse_term(first)));
        if matches!(term.criterion, Criterion::Words(_)) && !first.is_quoted && !first.is_negated {
            place = if words.is_empty() { terms.len() } else { place };
            words.push(first.text.as_str());
        } else {
            terms.push(term);
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    if !words.is_empty() {
        let remark = words.iter().find_map(|word| hint(word));
        let criterion = Criterion::Words(Phrase::from_words(&words.join(" ")));
        terms.insert(place, SearchTerm { is_negated: false, criterion, hint: remark });
    }
    terms
}

impl SearchTerm {
    pub(super) fn explanation(&self) -> String {
        let sentence = self.criterion.explanation();
        let sentence = if self.is_negated { tr!("document-not", what = sentence) } else { sentence };
        match &self.hint {
            Some(remark) => format!("{sentence} ({remark})"),
            None => sentence,
        }
    }

    /// Returns a term for each word of an unquoted phrase of several words; nothing for any other term.
    pub(super) fn words(&self) -> Vec<Self> {
        let Criterion::Words(phrase) = &self.criterion else { return Vec::new() };
        let words = phrase.words().into_iter();
        let word = |phrase: Phrase| {
            let remark = hint(&phrase.text);
            Self { is_negated: self.is_negated, criterion: Criterion::Words(phrase), hint: remark }
        };
        words.map(word).collect()
    }
}

fn is_placement(word: &str) -> bool {
    word.matches('/').count() >= MIN_SLASHES
}

/// Returns the term for a FEN or a part of a FEN, which is searched literally: its words are not special.
fn fen_term(text: &str) -> SearchTerm {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let stated = text.strip_prefix('-');
    let is_negated = stated.is_some();
    SearchTerm { is_negated, criterion: Criterion::Fen(FenText::new(stated.unwrap_or(&text))), hint: None }
}

/// Parses ranks of a placement, as in `8/4P3/4P3`, and the text after them.
fn parse_ranks(text: &str) -> Option<Criterion> {
    let ranks = text.split(' ').next()?;
    let is_of_rank = |char: char| char == '/' || char.is_ascii_digit() || Piece::from_letter(char).is_some();
    let is_placement = ranks.matches('/').count() > 1
        && ranks.chars().all(is_of_rank)
        && ranks.contains(|char: char| char.is_ascii_digit())
        && ranks.contains(char::is_alphabetic);
    is_placement.then(|| Criterion::Fen(FenText::new(text)))
}

/// Parses two or three words with a joint meaning, such as `Q >= 2` or `white to move`, and returns their number.
fn parse_joined_words(tokens: &[QueryToken]) -> Option<(usize, SearchTerm)> {
    let (first, others) = tokens.split_first()?;
    if first.is_quoted || parse_word(&first.text).is_some() {
        return None;
    }
    [3, 2].into_iter().find_map(|length| {
        let others = others.get(..length - 1)?;
        if others.iter().any(|token| token.is_quoted || token.is_negated) {
            return None;
        }
        let words: Vec<&str> = [first].into_iter().chain(others).map(|token| token.text.as_str()).collect();
        let criterion = parse_words(&words)?;
        Some((length, SearchTerm { is_negated: first.is_negated, criterion, hint: None }))
    })
}

fn parse_words(words: &[&str]) -> Option<Criterion> {
    let text = words.concat();
    let begins_with_king = |word: &&str| word.starts_with(['K', 'k']);
    let are_parted = matches!(words, [_, "v" | "V" | "vs" | "VS" | "vs." | "-" | "against", _]);
    let men = || match words {
        [first, _, second] if are_parted => MaterialPattern::parse(&format!("{first}v{second}")),
        [_, _] if words.iter().all(begins_with_king) => MaterialPattern::parse(&text),
        _ => None,
    };
    let comparison = || CountComparison::parse(&text).map(Criterion::Comparison);
    let side_to_move = || to_move(&words.join("-")).map(Criterion::SideToMove);
    comparison().or_else(|| men().map(Criterion::Material)).or_else(side_to_move)
}

fn parse_term(token: &QueryToken) -> SearchTerm {
    let QueryToken { ref text, is_negated, is_quoted, is_closed } = *token;
    let criterion = if is_quoted { parse_ranks(text) } else { parse_word(text) };
    let remark = if is_quoted || criterion.is_some() { None } else { hint(text) };
    let phrase = || if is_quoted { Phrase::quoted(text, is_closed) } else { Phrase::from_words(text) };
    SearchTerm { is_negated, criterion: criterion.unwrap_or_else(|| Criterion::Words(phrase())), hint: remark }
}

fn parse_word(word: &str) -> Option<Criterion> {
    property(word)
        .or_else(|| puzzle(word))
        .or_else(|| problem(word))
        .or_else(|| ScoreComparison::parse(word).map(Criterion::Score))
        .or_else(|| side_to_move(word).map(Criterion::SideToMove))
        .or_else(|| CountComparison::parse(word).map(Criterion::Comparison))
        .or_else(|| on_square(word))
        .or_else(|| MaterialPattern::parse(word).map(Criterion::Material))
        .or_else(|| parse_ranks(word))
        .or_else(|| named_text(word))
}

/// Parses `rating:1500-1800` or `theme:fork`, unless the name is one of those with a meaning of its own.
fn named_text(word: &str) -> Option<Criterion> {
    let keys = [&["is"][..], &PUZZLE_KEYS, &PROBLEM_KEYS, &SIDE_KEYS];
    let is_own = keys.iter().any(|keys| value_of_key(word, keys).is_some());
    NamedText::parse(word).filter(|_| !is_own).map(Criterion::Named)
}

fn value_of_key<'a>(word: &'a str, keys: &[&str]) -> Option<&'a str> {
    let (key, value) = word.split_once(':')?;
    keys.iter().any(|other| key.eq_ignore_ascii_case(other)).then_some(value)
}

fn property(word: &str) -> Option<Criterion> {
    find(&PROPERTIES, value_of_key(word, &["is"])?).map(Criterion::Property)
}

fn puzzle(word: &str) -> Option<Criterion> {
    find(&OUTCOMES, value_of_key(word, &PUZZLE_KEYS)?).map(Criterion::Puzzle)
}

const PUZZLE_KEYS: [&str; 2] = ["puzzle", "puzzles"];
const PROBLEM_KEYS: [&str; 2] = ["problem", "problems"];

/// Parses `problem`, or `problem:` with a code or the beginning of a code.
fn problem(word: &str) -> Option<Criterion> {
    if PROBLEM_KEYS.iter().any(|key| word.eq_ignore_ascii_case(key)) {
        return Some(Criterion::Problem);
    }
    let code = value_of_key(word, &PROBLEM_KEYS)?.to_ascii_lowercase();
    match code.as_str() {
        "" => Some(Criterion::Problem),
        _ if Problem::ids().iter().any(|other| other.starts_with(&code)) => Some(Criterion::ProblemCode(code)),
        _ => None,
    }
}

const SIDE_KEYS: [&str; 5] = ["stm", "move", "to-move", "turn", "side"];

/// Parses `move:white`, `stm:w`, `white-to-move` or `wtm`.
fn side_to_move(word: &str) -> Option<Color> {
    value_of_key(word, &SIDE_KEYS).map_or_else(|| to_move(word), color)
}

fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Color::White),
        "b" | "black" => Some(Color::Black),
        _ => None,
    }
}

fn to_move(words: &str) -> Option<Color> {
    let words = words.to_ascii_lowercase();
    match words.as_str() {
        "wtm" => Some(Color::White),
        "btm" => Some(Color::Black),
        _ => color(words.strip_suffix("-to-move").or_else(|| words.strip_suffix("-to-play"))?),
    }
}

/// Parses `Ke1`, `e1=K` or `e4=`.
fn on_square(word: &str) -> Option<Criterion> {
    let square = |name: &str| name.to_ascii_lowercase().parse::<Square>().ok();
    if let Some((name, piece)) = word.split_once('=') {
        let mut letters = piece.chars();
        let piece = match (letters.next(), letters.next()) {
            (None, _) => None,
            (Some(letter), None) => Some(Piece::from_letter(letter)?),
            _ => return None,
        };
        return Some(Criterion::OnSquare(square(name)?, piece));
    }
    let letter = word.chars().next().filter(char::is_ascii)?;
    Some(Criterion::OnSquare(square(word.get(1..)?)?, Some(Piece::from_letter(letter)?)))
}

fn hint(word: &str) -> Option<String> {
    if value_of_key(word, &["is"]).is_some() {
        let names: Vec<&str> = PROPERTIES.iter().map(|(name, ..)| *name).collect();
        return Some(tr!("document-remark-is", names = names.join(", ")));
    }
    if value_of_key(word, &PUZZLE_KEYS).is_some() {
        let [one, other] = OUTCOMES.map(|(name, ..)| name);
        return Some(tr!("document-remark-puzzle", one = one, other = other));
    }
    if value_of_key(word, &PROBLEM_KEYS).is_some() {
        return Some(tr!("document-remark-problem").to_owned());
    }
    if value_of_key(word, &SIDE_KEYS).is_some() {
        return Some(tr!("document-remark-side").to_owned());
    }
    if let Some((name, ..)) = PROPERTIES.iter().find(|(name, ..)| word.eq_ignore_ascii_case(name)) {
        return Some(tr!("document-remark-property", name = *name));
    }
    if let Some(color) = color(word).filter(|_| word.len() > 1) {
        return Some(tr!("document-remark-color", color = color.pick("white", "black")));
    }
    if has_sign(word) {
        return Some(tr!("document-remark-comparison").to_owned());
    }
    let is_side = |letter: char| letter.is_ascii_uppercase() && Piece::from_letter(letter).is_some();
    let is_one_side = word.len() > 1 && word.starts_with('K') && word.chars().all(is_side);
    is_one_side.then(|| tr!("document-remark-material").to_owned())
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct QueryToken {
    text: String,
    is_negated: bool,
    is_quoted: bool,
    is_closed: bool,
}

/// The opening quotes, each with the quotes that can close it.
const QUOTES: [(char, &[char]); 3] = [
    ('"', &['"', '\u{201C}', '\u{201D}']),
    ('\u{201C}', &['"', '\u{201C}', '\u{201D}']),
    ('\u{201E}', &['"', '\u{201C}', '\u{201D}']),
];

/// Splits a query into words and quoted phrases. A quote that is not closed extends to the end. A minus or a quote
/// alone, as while typing, is left out.
fn tokenize(text: &str) -> Vec<QueryToken> {
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

/// Splits off the first word or quoted phrase. The third value is `true` for a quoted phrase.
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
