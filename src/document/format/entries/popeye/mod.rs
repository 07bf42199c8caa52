//! The input of Popeye in English, German or French: `BeginProblem … NextProblem … EndProblem`.
//!
//! A problem is a list of statements, each a keyword with its value. Remarks state what has no keyword.

mod board;
mod keywords;
mod problem;
mod scan;
mod statements;

use std::borrow::Cow;
use std::ops::Range;

use super::dialect::{Dialect, Records};
use super::entry::{
    ALGEBRAIC, AUTHORS, AWARD, COMMENTS, CONDITIONS, Entry, OPTIONS, SOURCE, STIPULATION, TITLE, TWINS,
};
use super::origin;
use super::value::Value;
use crate::document::format::index::RecordSpan;
use crate::document::io::Source;
use crate::notation::pgn::Edit;
use keywords::{Keyword, Language};
pub(crate) use problem::{PopeyeOption, problem};
use statements::Statement;

/// The longest line that Popeye reads has 255 characters, with its keyword.
const LONGEST_LINE: usize = 200;

/// The keys of YACPDB for keywords.
const KEYS: [(&str, Keyword); 10] = [
    (TITLE, Keyword::Title),
    (AUTHORS, Keyword::Author),
    (SOURCE, Keyword::Origin),
    (AWARD, Keyword::Award),
    (ALGEBRAIC, Keyword::Pieces),
    (STIPULATION, Keyword::Stipulation),
    (OPTIONS, Keyword::Option),
    (CONDITIONS, Keyword::Condition),
    (TWINS, Keyword::Twin),
    (COMMENTS, Keyword::Remark),
];

#[derive(Debug)]
pub(in crate::document::format) struct Popeye;

impl Dialect for Popeye {
    fn name(&self) -> &'static str {
        "Popeye"
    }

    fn records<'a>(&self, source: &'a Source, range: Range<usize>) -> Records<'a> {
        Box::new(scan::Problems::new(source, range))
    }

    fn front_end(&self, source: &Source, first: &RecordSpan) -> usize {
        let lead = source.decoded(source.slice(first.lead()));
        let word = scan::last_keyword(&lead).map_or(0, |range| range.start);
        first.lead().start + source.encoding.encoded_length(&lead[..word])
    }

    fn read(&self, text: &str, lead: &str) -> Option<Entry> {
        let language = language(lead);
        let statements = statements::split(text, language);
        let of = |keyword: Keyword| statements.iter().filter(move |found| found.keyword.unified() == keyword);
        let mut entry = Entry::default();
        for (key, keyword) in KEYS {
            let lines: Vec<&str> = of(keyword).map(|found| text[found.value.clone()].trim()).collect();
            let value = match key {
                ALGEBRAIC => Some(board::read(text, &statements, language)),
                TWINS => Some(twins(text, of(keyword))),
                AUTHORS | COMMENTS | OPTIONS | CONDITIONS => {
                    Some(Value::from_texts(lines.iter().map(|line| one_line(line))))
                }
                _ => Some(Value::Text(one_line(&lines.join(", ")))),
            };
            entry.set(key, value.filter(|value| key == ALGEBRAIC || !value.is_empty()));
        }
        Some(entry)
    }

    fn edit(&self, text: &str, lead: &str, key: &str, value: Option<&Value>) -> Edit {
        let language = language(lead);
        let keyword = KEYS.into_iter().find(|(other, _)| *other == key).map_or(Keyword::Remark, |(_, keyword)| keyword);
        let new = value.map(|value| written(keyword, value, language)).unwrap_or_default();
        replace(text, keyword, &new, language)
    }

    fn lead<'a>(&self, lead: &'a str, is_first: bool, _front: &str) -> Cow<'a, str> {
        let language = language(lead);
        let word = scan::last_keyword(lead);
        let begins = word.clone().is_some_and(|word| keywords::is(Keyword::Begin, &lead[word]));
        let is_behind_end = || word.as_ref().is_some_and(|word| scan::has_end(&lead[..word.start]));
        match (word.clone(), is_first) {
            (None, true) => Cow::Borrowed("BeginProblem\n"),
            (None, false) => Cow::Borrowed("\nNextProblem\n"),
            (Some(word), true) if begins && is_behind_end() => Cow::Borrowed(&lead[word.start..]),
            (Some(_), true) if begins => Cow::Borrowed(lead),
            (Some(_), false) if !begins || is_behind_end() => Cow::Borrowed(lead),
            (Some(word), _) => {
                let new = Keyword::name(if is_first { Keyword::Begin } else { Keyword::Next }, language);
                Cow::Owned([if is_first { "" } else { &lead[..word.start] }, new, &lead[word.end..]].concat())
            }
        }
    }

    fn frame(&self, _front: &str, tail: &str) -> [&'static str; 2] {
        if scan::has_end(tail) { ["", ""] } else { ["", "\nEndProblem\n"] }
    }

    fn has_key(&self, key: &str) -> bool {
        KEYS.iter().any(|(other, _)| *other == key)
    }

    fn has_schema(&self) -> bool {
        false
    }

    fn matches(&self, lines: &[&str]) -> bool {
        let first = lines.first().and_then(|line| line.split_whitespace().next());
        first.is_some_and(|word| keywords::is(Keyword::Begin, word))
    }
}

/// Returns the language of the keyword that begins a problem.
fn language(lead: &str) -> Language {
    scan::last_keyword(lead).and_then(|word| keywords::language(&lead[word])).unwrap_or(Language::English)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the twins by their letters, as YACPDB has them. The zero position is `a`.
fn twins<'a>(text: &str, statements: impl Iterator<Item = &'a Statement>) -> Value {
    let mut next = b'b';
    let twin = |statement: &Statement| {
        let is_zero = statement.keyword == Keyword::Zero;
        let letter = if is_zero { b'a' } else { next };
        next += u8::from(!is_zero && next < b'z');
        (char::from(letter).to_string(), Value::Text(one_line(&text[statement.value.clone()])))
    };
    Value::Map(statements.map(twin).collect())
}

/// Returns the statements of a keyword as lines.
fn written(keyword: Keyword, value: &Value, language: Language) -> String {
    let line = |keyword: Keyword, text: &str| format!("{} {}\n", keyword.name(language), one_line(text));
    match (keyword, value) {
        (Keyword::Pieces, value) => board::write(value, language),
        (Keyword::Twin, Value::Map(twins)) => {
            let keyword = |letter: &str| if letter == "a" { Keyword::Zero } else { Keyword::Twin };
            twins.iter().map(|(letter, twin)| line(keyword(letter), twin.as_text())).collect()
        }
        (Keyword::Origin, value) => line(keyword, &origin::line(value)),
        (Keyword::Award, Value::Map(_)) => {
            let tourney = value.get("tourney").and_then(|tourney| tourney.get("name").or(Some(tourney)));
            let parts = [value.get("distinction"), tourney].map(|part| part.map(Value::as_text).unwrap_or_default());
            line(keyword, &parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "))
        }
        (Keyword::Remark, value) => {
            value.texts().iter().flat_map(|text| remark(text)).map(|text| line(keyword, &text)).collect()
        }
        (Keyword::Option, value) => {
            let name = |text: &str| if keywords::is_option(text) { Keyword::Option } else { Keyword::Condition };
            value.texts().iter().map(|text| line(name(text), text)).collect()
        }
        (_, value @ Value::List(_)) => value.texts().iter().map(|text| line(keyword, text)).collect(),
        (_, value) => line(keyword, &value.in_one_line()),
    }
}

/// Splits a comment into lines that Popeye can read. The parts of a solution repeat its name.
fn remark(text: &str) -> Vec<String> {
    const SOLUTION: &str = "Solution: ";
    let (name, text) = text.strip_prefix(SOLUTION).map_or(("", text), |rest| (SOLUTION, rest));
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let mut part = String::new();
        for word in line.split_whitespace() {
            if !part.is_empty() && part.len() + word.len() > LONGEST_LINE {
                lines.push(name.to_owned() + &std::mem::take(&mut part));
            }
            part += if part.is_empty() { "" } else { " " };
            part += word;
        }
        lines.push(name.to_owned() + &part);
    }
    lines
}

/// Replaces the statements of a keyword: the first of them by the new text, or adds that below all statements.
fn replace(text: &str, keyword: Keyword, new: &str, language: Language) -> Edit {
    let statements = statements::split(text, language);
    let own: Vec<&Statement> = statements.iter().filter(|found| found.keyword.unified() == keyword).collect();
    let (Some(first), Some(last)) = (own.first(), own.last()) else {
        let end = statements.iter().map(|found| found.whole.end).max().unwrap_or(text.len() - text.trim_start().len());
        let gap = if text[..end].is_empty() || text[..end].ends_with('\n') { "" } else { "\n" };
        return Edit { span: end..end, text: format!("{gap}{new}") };
    };
    let span = first.whole.start..last.whole.end;
    let others =
        statements.iter().filter(|found| span.contains(&found.whole.start) && found.keyword.unified() != keyword);
    let others: String = others.map(|found| &text[found.whole.clone()]).collect();
    let is_open = span.end == text.len() && !text[span.clone()].ends_with('\n');
    let new = [new, &others].concat();
    Edit { span, text: if is_open { new.trim_end_matches('\n').to_owned() } else { new } }
}
