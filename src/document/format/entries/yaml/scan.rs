//! Finds the documents of a file, and the items of a list of problems.

use std::ops::Range;

use crate::document::format::entries::dialect::{ScanStep, beginning};
use crate::document::format::index::{CHECK_INTERVAL, RecordSpan};
use crate::document::io::{Line, Lines, Source};

/// Number of bytes that show what a line is.
const BEGINNING: usize = 64;

/// An iterator over the problems of a range, which must start between two of them.
pub(super) struct Documents<'a> {
    source: &'a Source,
    lines: Lines<'a>,
    end: usize,
    /// The start of the next record.
    start: usize,
    /// The start of its content, once that is found.
    body: Option<usize>,
    is_list: bool,
    /// The line that ends the last record, not yet read.
    kept: Option<Line>,
    asked: usize,
}

impl<'a> Documents<'a> {
    pub(super) fn new(source: &'a Source, Range { start, end }: Range<usize>) -> Self {
        Self { source, lines: source.lines(start), end, start, body: None, is_list: false, kept: None, asked: start }
    }

    fn next_line(&mut self) -> Option<(Line, LineRole)> {
        let line = match self.kept.take() {
            Some(line) => line,
            None => self.lines.next()?.0,
        };
        if line.start >= self.end {
            return None;
        }
        let role = LineRole::of(&beginning(self.source, &self.lines, &line, BEGINNING));
        Some((line, role))
    }

    fn take(&mut self, end: usize) -> Option<ScanStep> {
        let body = self.body.take()?;
        let step = ScanStep::from_range(&(self.start..end), body);
        self.start = end;
        Some(step)
    }
}

impl Iterator for Documents<'_> {
    type Item = ScanStep;

    fn next(&mut self) -> Option<ScanStep> {
        while let Some((line, role)) = self.next_line() {
            let ends = role == LineRole::Separator || self.is_list && role == LineRole::Item;
            if self.body.is_some() && ends {
                self.kept = Some(line);
                return self.take(line.start);
            }
            if self.body.is_none() && matches!(role, LineRole::Item | LineRole::Content) {
                self.body = Some(line.start);
                self.is_list = role == LineRole::Item;
            }
            if line.next - self.asked >= CHECK_INTERVAL {
                self.asked = line.next;
                return Some(ScanStep::Passed);
            }
        }
        let end = self.end.min(self.source.end());
        self.take(end)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LineRole {
    Separator,
    /// A line that begins with the hyphen of a list.
    Item,
    Content,
    /// A blank line, a comment or a directive.
    Other,
}

impl LineRole {
    fn of(line: &str) -> Self {
        if is_separator(line) {
            Self::Separator
        } else if line.trim().is_empty()
            || line.trim_start().starts_with('#')
            || line.starts_with('%')
            || line.starts_with("...")
        {
            Self::Other
        } else if line.starts_with("- ") || line.trim_end() == "-" {
            Self::Item
        } else {
            Self::Content
        }
    }
}

pub(super) fn is_separator(line: &str) -> bool {
    line.strip_prefix("---").is_some_and(|rest| rest.trim().is_empty() || rest.starts_with(" #"))
}

/// Returns the end of the comments at the top of a file that a blank line separates from the first problem.
pub(super) fn front_end(source: &Source, first: &RecordSpan) -> usize {
    let (mut end, mut has_comment) = (source.start(), false);
    for (line, _) in source.lines_in(first.lead()) {
        let text = source.decoded(source.slice(line.start..line.end));
        if is_separator(&text) {
            break;
        }
        has_comment |= text.starts_with('#');
        if text.trim().is_empty() && has_comment {
            end = line.next;
        }
    }
    end
}
