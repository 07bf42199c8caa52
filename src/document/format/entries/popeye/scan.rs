//! Finds the problems of an input.

use std::ops::Range;

use super::keywords::{self, Keyword};
use crate::document::format::entries::dialect::{ScanStep, beginning};
use crate::document::format::index::CHECK_INTERVAL;
use crate::document::io::{Line, Lines, Source};

/// An iterator over the problems of a range, which must start between two of them.
pub(super) struct Problems<'a> {
    source: &'a Source,
    lines: Lines<'a>,
    end: usize,
    /// The start of the next record.
    start: usize,
    /// The end of the keyword that begins the record.
    body: Option<usize>,
    asked: usize,
}

impl<'a> Problems<'a> {
    pub(super) fn new(source: &'a Source, Range { start, end }: Range<usize>) -> Self {
        Self { source, lines: source.lines(start), end, start, body: None, asked: start }
    }

    fn take(&mut self, end: usize) -> Option<ScanStep> {
        let body = self.body.take()?;
        let step = ScanStep::from_range(&(self.start..end), body);
        self.start = end;
        Some(step)
    }

    /// Returns the keyword that begins or ends a problem in a line, with the place behind it.
    fn mark(&self, line: &Line) -> Option<(Keyword, usize)> {
        const LONGEST: usize = 128;
        let start = line.start;
        let line = beginning(self.source, &self.lines, line, LONGEST);
        let word = line.split_whitespace().next()?;
        let keyword =
            [Keyword::Begin, Keyword::Next, Keyword::End].into_iter().find(|mark| keywords::is(*mark, word))?;
        let length = line.len() - line.trim_start().len() + word.len();
        Some((keyword, start + self.source.encoding.encoded_length(&line[..length])))
    }
}

impl Iterator for Problems<'_> {
    type Item = ScanStep;

    fn next(&mut self) -> Option<ScanStep> {
        while let Some((line, _)) = self.lines.next().filter(|(line, _)| line.start < self.end) {
            if let Some((keyword, end)) = self.mark(&line) {
                let found = self.take(line.start);
                self.body = (keyword != Keyword::End).then_some(end);
                if found.is_some() {
                    return found;
                }
            }
            if line.next - self.asked >= CHECK_INTERVAL {
                self.asked = line.next;
                return Some(ScanStep::Passed);
            }
        }
        self.take(self.end.min(self.source.end()))
    }
}

/// Returns the byte range of the keyword that begins a problem, at the end of its lead.
pub(super) fn last_keyword(lead: &str) -> Option<Range<usize>> {
    let end = lead.trim_end().len();
    let start = lead[..end].rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let is_mark = |mark| keywords::is(mark, &lead[start..end]);
    (is_mark(Keyword::Begin) || is_mark(Keyword::Next)).then_some(start..end)
}

/// Returns `true` if a line of a text ends the input.
pub(super) fn has_end(text: &str) -> bool {
    let words = text.lines().filter_map(|line| line.split_whitespace().next());
    words.into_iter().any(|word| keywords::is(Keyword::End, word))
}
