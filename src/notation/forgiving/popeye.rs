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

/// An input whose texts are separated from the pieces.
pub(super) struct Input {
    /// The input with spaces in place of its texts, so that byte offsets are unchanged.
    pub(super) rest: String,
    /// The texts, as comments of EPD.
    pub(super) operations: Vec<Operation>,
}

impl Input {
    /// Adds what the texts state. The stipulation was also found among the pieces, without its keyword.
    pub(super) fn add_to(&self, operations: &mut Vec<Operation>) {
        let stated: Vec<String> = self.operations.iter().filter_map(epd::comment).collect();
        let is_again = |words: String| stated.contains(&format!("Stipulation: {words}"));
        operations.retain(|operation| !epd::comment(operation).is_some_and(is_again));
        super::surroundings::append(operations, self.operations.clone());
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
    let is_beginning = |word: &str| is_among(BEGINNINGS, &word.to_lowercase());
    text.split_whitespace().next().filter(|word| is_beginning(word))?;
    let keywords = keywords(text);
    let mut rest = text.to_owned();
    let mut operations = Vec::new();
    for (index, Keyword { word, range }) in keywords.iter().enumerate() {
        let end = keywords.get(index + 1).map_or(text.len(), |next| next.range.start);
        let value = text[range.end..end].split_whitespace().collect::<Vec<_>>().join(" ");
        let name = TEXTS.iter().find(|(_, names)| is_among(names, word)).map(|(name, _)| *name);
        let is_stipulation = is_among(STIPULATION, word);
        if let Some(name) = name.or(is_stipulation.then_some("Stipulation")).filter(|_| !value.is_empty()) {
            operations.push(super::surroundings::comment(format!("{name}: {value}")));
        }
        if name.is_some() {
            blank(&mut rest, range.start..end);
        } else if is_stipulation || is_among(BEGINNINGS, word) || word.starts_with("end") {
            blank(&mut rest, range.clone());
        }
    }
    Some(Input { rest, operations })
}

/// Replaces each byte of a part by a space, and keeps white space.
fn blank(text: &mut String, part: Range<usize>) {
    let blank = |char: char| if char.is_whitespace() { char.to_string() } else { " ".repeat(char.len_utf8()) };
    let blanked: String = text[part.clone()].chars().map(blank).collect();
    text.replace_range(part, &blanked);
}

struct Keyword {
    /// The keyword in lowercase.
    word: String,
    range: Range<usize>,
}

/// Returns the keywords of an input. If it has several lines, only the first word of a line is a keyword, because an
/// author may be called White.
fn keywords(text: &str) -> Vec<Keyword> {
    let words_of_line = if text.trim().contains('\n') { 1 } else { usize::MAX };
    let mut keywords = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let words = line.split_whitespace().take(words_of_line).map(|word| {
            let at = start + word.as_ptr().addr() - line.as_ptr().addr();
            Keyword { word: word.to_lowercase(), range: at..at + word.len() }
        });
        keywords.extend(words.filter(|keyword| is_keyword(&keyword.word)));
        start += line.len();
    }
    keywords
}

fn is_keyword(word: &str) -> bool {
    let texts = TEXTS.iter().map(|(_, names)| *names);
    texts.chain([STIPULATION, OTHERS, BEGINNINGS]).any(|names| is_among(names, word))
}
