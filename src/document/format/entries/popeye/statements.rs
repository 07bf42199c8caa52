//! Splits the text of a problem into statements.

use std::ops::Range;

use super::keywords::{self, Keyword, Language};

/// A keyword with its value, as byte ranges of the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) keyword: Keyword,
    /// The lines of the statement, with their line ends.
    pub(super) whole: Range<usize>,
    pub(super) value: Range<usize>,
}

/// Returns the statements of a problem. Lines below a statement continue it, unless its value ends with its line.
pub(super) fn split(text: &str, language: Language) -> Vec<Statement> {
    let mut statements: Vec<Statement> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let (start, end) = (at, at + line.len());
        at = end;
        let Some(word) = line.split_whitespace().next() else { continue };
        let word_start = start + line.len() - line.trim_start().len();
        if let Some(keyword) = keywords::find(word, language) {
            let value = word_start + word.len()..end;
            push(&mut statements, text, language, Statement { keyword, whole: start..end, value });
        } else if let Some(last) = statements.last_mut().filter(|last| !last.keyword.is_text()) {
            (last.whole.end, last.value.end) = (end, end);
        }
    }
    statements
}

/// Adds the statements of a line: behind the value of a stipulation, option or condition, another keyword can follow.
fn push(statements: &mut Vec<Statement>, text: &str, language: Language, line: Statement) {
    let next = if line.keyword == Keyword::Stipulation { next_keyword(text, &line.value, language) } else { None };
    let Some((keyword, word)) = next else { return statements.push(line) };
    let end = line.whole.end;
    statements.push(Statement { whole: line.whole.start..word.start, value: line.value.start..word.start, ..line });
    push(statements, text, language, Statement { keyword, whole: word.start..end, value: word.end..end });
}

/// Returns the first keyword behind the first word of a value.
fn next_keyword(text: &str, value: &Range<usize>, language: Language) -> Option<(Keyword, Range<usize>)> {
    let words = text[value.clone()].split_whitespace().skip(1);
    words.into_iter().find_map(|word| {
        let start = word.as_ptr().addr() - text.as_ptr().addr();
        Some((keywords::find(word, language)?, start..start + word.len()))
    })
}
