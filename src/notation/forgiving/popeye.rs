//! The input of Popeye: keywords with their values, such as `Author Sam Loyd`, around a list of pieces.

use std::ops::Range;

use super::vocabulary::is_among;
use crate::notation::epd::{self, Operation};

/// Keywords that begin a problem, in English, German and French.
const BEGINNINGS: &str = "beginproblem anfangproblem beginnproblem debutprobleme nextproblem weiteresproblem asuivre";

/// Keywords whose value is a text, with the name of the field that it states.
const TEXTS: [(&str, &str); 5] = [
    ("Author", "author autor auteur"),
    ("Source", "origin quelle source"),
    ("Title", "title titel titre"),
    ("Comment", "remark bemerkung remarque"),
    ("Award", "award auszeichnung"),
];
const STIPULATION: &str = "stipulation forderung enonce";
/// Keywords that end the value before them.
const OTHERS: &str = "pieces steine white weiss blanc black schwarz noir neutral neutre condition bedingung option twin \
    zwilling jumeau endproblem endeproblem finprobleme";

/// A problem of which the texts are taken apart from the pieces.
pub(super) struct Input {
    /// The input with every byte of its texts replaced by a space.
    pub(super) rest: String,
    /// What the texts state, as comments of EPD.
    pub(super) operations: Vec<Operation>,
}

impl Input {
    /// Adds what the texts state. The stipulation was also found among the pieces, without its keyword.
    pub(super) fn add_to(&self, operations: &mut Vec<Operation>) {
        let stated: Vec<String> = self.operations.iter().filter_map(epd::comment).collect();
        let is_again = |words: String| stated.contains(&format!("Stipulation: {words}"));
        operations.retain(|operation| !epd::comment(operation).is_some_and(is_again));
        super::beside::append(operations, self.operations.clone());
    }
}

/// Returns the byte ranges of the problems of an input; `None` unless it has several.
pub(super) fn problems(text: &str) -> Option<Vec<Range<usize>>> {
    let begins =
        |line: &str| line.split_whitespace().next().is_some_and(|word| is_among(BEGINNINGS, &word.to_lowercase()));
    let mut at = 0;
    let mut starts = Vec::new();
    for line in text.split_inclusive('\n') {
        starts.extend(begins(line).then_some(at));
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let problems = starts.iter().zip(ends).map(|(start, end)| *start..end);
    (starts.len() > 1).then(|| problems.collect())
}

/// Reads the texts of an input; `None` for any other text.
pub(super) fn read(text: &str) -> Option<Input> {
    let words = words(text);
    words.first().filter(|word| is_among(BEGINNINGS, &word.to_lowercase(text)))?;
    let keywords: Vec<&Word> = words.iter().filter(|word| word.is_first || !text.trim().contains('\n')).collect();
    let mut rest = text.to_owned();
    let mut operations = Vec::new();
    for word in words.iter().filter(|word| is_keyword(&word.to_lowercase(text)) && word.can_begin(&keywords)) {
        let next = |other: &&&Word| other.range.start >= word.range.end && is_keyword(&other.to_lowercase(text));
        let end = keywords.iter().find(next).map_or(text.len(), |other| other.range.start);
        let value = text[word.range.end..end].trim();
        let keyword = word.to_lowercase(text);
        let name = TEXTS.iter().find(|(_, names)| is_among(names, &keyword)).map(|(name, _)| *name);
        let name = name.or_else(|| is_among(STIPULATION, &keyword).then_some("Stipulation"));
        if let Some(name) = name.filter(|_| !value.is_empty()) {
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            operations.push(super::beside::comment(format!("{name}: {value}")));
        }
        let taken = match name {
            Some("Stipulation") => word.range.clone(),
            Some(_) => word.range.start..end,
            None if is_among(BEGINNINGS, &keyword) || keyword.starts_with("end") => word.range.clone(),
            None => continue,
        };
        let blank = |char: char| if char.is_whitespace() { char.to_string() } else { " ".repeat(char.len_utf8()) };
        let blanked: String = text[taken.clone()].chars().map(blank).collect();
        rest.replace_range(taken, &blanked);
    }
    Some(Input { rest, operations })
}

fn is_keyword(word: &str) -> bool {
    let names = TEXTS.iter().map(|(_, names)| *names);
    names.chain([STIPULATION, OTHERS, BEGINNINGS]).any(|names| is_among(names, word))
}

struct Word {
    range: Range<usize>,
    /// `true` for the first word of its line. Only there a keyword is meant: an author may be called White.
    is_first: bool,
}

impl Word {
    fn to_lowercase(&self, text: &str) -> String {
        text[self.range.clone()].to_lowercase()
    }

    fn can_begin(&self, keywords: &[&Self]) -> bool {
        keywords.iter().any(|word| word.range == self.range)
    }
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let mut is_first = true;
        for word in line.split_inclusive(char::is_whitespace) {
            let length = word.trim_end().len();
            if length > 0 {
                words.push(Word { range: at..at + length, is_first });
                is_first = false;
            }
            at += word.len();
        }
    }
    words
}
