//! Files of Olive and YACPDB: a document of YAML for each problem.
//!
//! Documents are separated by `---`; a document can also be a list of problems. An edit writes only the lines of the
//! keys that change.

mod read;
mod scan;
mod write;

pub(super) use read::read_flow;
pub(super) use write::{is_plain, quoted};

use std::borrow::Cow;
use std::ops::Range;

use super::dialect::{Dialect, Records};
use super::entry::{Entry, TITLE};
use super::value::Value;
use crate::document::format::index::RecordSpan;
use crate::document::io::Source;
use crate::notation::pgn::Edit;
use read::Document;

#[derive(Debug)]
pub(in crate::document::format) struct Yaml;

impl Dialect for Yaml {
    fn name(&self) -> &'static str {
        "Olive"
    }

    fn records<'a>(&self, source: &'a Source, range: Range<usize>) -> Records<'a> {
        Box::new(scan::Documents::new(source, range))
    }

    fn front_end(&self, source: &Source, first: &RecordSpan) -> usize {
        scan::front_end(source, first)
    }

    fn read(&self, text: &str, _lead: &str) -> Option<Entry> {
        read::read(text).map(|document| Entry::new(document.entries))
    }

    fn edit(&self, text: &str, _lead: &str, key: &str, value: Option<&Value>) -> Edit {
        let whole = |entries: &[(String, Value)]| Edit { span: 0..text.len(), text: lines(text, entries) };
        let Some(document) = read::read(text) else {
            return whole(&value.map(|value| (key.to_owned(), value.clone())).into_iter().collect::<Vec<_>>());
        };
        if document.is_flow {
            let mut entry = Entry::new(document.entries);
            entry.set(key, value.cloned());
            return whole(&entry.entries);
        }
        edit_in_block(text, &document, key, value)
    }

    fn lead<'a>(&self, lead: &'a str, is_first: bool, _front: &str) -> Cow<'a, str> {
        let is_separated = || lead.lines().any(scan::is_separator);
        if is_first || is_separated() { Cow::Borrowed(lead) } else { Cow::Owned(format!("---\n{lead}")) }
    }

    fn has_key(&self, key: &str) -> bool {
        key != TITLE
    }

    fn has_comments(&self) -> bool {
        true
    }

    fn matches(&self, lines: &[&str]) -> bool {
        const KEYS: [&str; 6] = ["algebraic:", "- algebraic:", "authors:", "- authors:", "stipulation:", "solution:"];
        let content = lines.iter().find(|line| !scan::is_separator(line));
        content.is_some_and(|line| KEYS.iter().any(|key| line.starts_with(key)))
            && lines.iter().any(|line| line.trim_start_matches(['-', ' ']).starts_with("algebraic:"))
    }
}

/// Returns all keys as the lines of a document, or of an item of a list if the old text is one.
fn lines(old: &str, entries: &[(String, Value)]) -> String {
    let hyphen = if old.starts_with('-') { "- " } else { "" };
    let margin = " ".repeat(hyphen.len());
    let line = |(key, value): &(String, Value)| write::entry(key, value, margin.len());
    let lines: Vec<String> = entries.iter().map(line).collect();
    hyphen.to_owned() + &lines.join(&margin)
}

/// Replaces, adds or removes the lines of a key of a map in block style.
fn edit_in_block(text: &str, document: &Document, key: &str, value: Option<&Value>) -> Edit {
    let starts: Vec<usize> = document.keys.iter().map(|(line, column)| offset(text, *line, *column)).collect();
    let indent = document.keys.first().map_or(0, |(_, column)| *column);
    let at = document.entries.iter().position(|(other, _)| other == key);
    let written = value.map(|value| write::entry(key, value, indent));
    let Some(at) = at else {
        let end = content_end(text, 0..text.len());
        let break_before = if text[..end].ends_with(['\n', '\r']) || end == 0 { "" } else { "\n" };
        let margin = if starts.is_empty() { String::new() } else { " ".repeat(indent) };
        return Edit { span: end..end, text: format!("{break_before}{margin}{}", written.unwrap_or_default()) };
    };
    let next = starts.get(at + 1);
    let range = starts[at]..next.map_or(text.len(), |next| next - indent);
    let end = content_end(text, range.clone());
    match (written, next) {
        (Some(written), _) => {
            // The last line of a file may have no line end.
            let is_open = !text[range.start..end].ends_with(['\n', '\r']);
            let written = if is_open { written.trim_end_matches('\n').to_owned() } else { written };
            Edit { span: range.start..end, text: written }
        }
        // The next key takes the place of the removed one, which can be behind the hyphen of a list.
        (None, Some(next)) if end == range.end || indent > 0 => Edit { span: range.start..*next, text: String::new() },
        (None, _) => Edit { span: range.start - indent..end, text: String::new() },
    }
}

/// Returns the end of the lines of a value, without the blank lines and comments below it.
fn content_end(text: &str, range: Range<usize>) -> usize {
    let mut end = range.end;
    for line in text[range.clone()].split_inclusive('\n').collect::<Vec<_>>().into_iter().rev() {
        let is_outside = line.trim().is_empty() || line.starts_with('#') || line.starts_with("...");
        if !is_outside || end - line.len() <= range.start {
            break;
        }
        end -= line.len();
    }
    end
}

fn offset(text: &str, line: usize, column: usize) -> usize {
    let line = text
        .split_inclusive('\n')
        .scan(0, |at, line| {
            *at += line.len();
            Some((*at - line.len(), line))
        })
        .nth(line);
    line.map_or(text.len(), |(start, line)| start + line.chars().take(column).map(char::len_utf8).sum::<usize>())
}
