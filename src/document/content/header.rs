//! The header: comments at the top of a file that belong to no record. The first one is its title.

use std::ops::Range;
use std::sync::Arc;

use super::Content;
use super::order::changed_middle;
use crate::document::format::Field;

/// Maximum length of a header in bytes.
const MAX_HEADER_LEN: usize = 1 << 14;

/// A header, one comment a line; `None` if it is as in the source.
pub(crate) type Header = Option<Arc<str>>;

/// A header to be written: unchanged stretches of the source and new comments between them.
#[derive(Debug, Default)]
pub(super) struct HeaderParts {
    pub(super) before: Range<usize>,
    pub(super) comments: Vec<String>,
    pub(super) after: Range<usize>,
}

impl Content {
    /// The comments at the top that belong to no record, one a line.
    pub(crate) fn header(&self) -> String {
        self.header.as_deref().map_or_else(|| self.source_header().join("\n"), str::to_owned)
    }

    /// Normalizes a text for the header, in the encoding of the file; `None` if it is too long.
    pub(crate) fn normalize_header(&self, text: &str) -> Option<Header> {
        let text = Field::Comment.normalized(&self.to_encodable(text));
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let is_found = self.source_header() == lines;
        let text = lines.join("\n");
        (text.len() <= MAX_HEADER_LEN).then(|| (!is_found).then(|| text.into()))
    }

    pub(crate) fn replace_header(&mut self, header: Header) -> Header {
        std::mem::replace(&mut self.header, header)
    }

    pub(super) fn header_parts(&self, has_games: bool) -> HeaderParts {
        let nothing = self.text_start();
        let unchanged = |before, comments| HeaderParts { before, comments, after: nothing.clone() };
        let is_same_kind = has_games == self.file.format.has_games();
        match &self.header {
            _ if !self.has_front => unchanged(nothing.clone(), Vec::new()),
            None if is_same_kind => unchanged(self.file.front(), Vec::new()),
            None => unchanged(nothing.clone(), self.source_header()),
            Some(text) if is_same_kind && !text.is_empty() => self.merge_header(text),
            Some(text) => unchanged(nothing.clone(), text.lines().map(str::to_owned).collect()),
        }
    }

    fn source_header(&self) -> Vec<String> {
        self.comments_in(self.file.front())
    }

    pub(super) fn comments_in(&self, stretch: Range<usize>) -> Vec<String> {
        self.file.format.layout().comments_outside(&self.file.source, stretch)
    }

    /// Keeps the unchanged lines at its start and end as they are in the source.
    fn merge_header(&self, text: &str) -> HeaderParts {
        let front = self.file.front();
        let wanted: Vec<String> = text.lines().map(str::to_owned).collect();
        let lines = self.header_lines(&front);
        let found = self.source_header();
        if lines.iter().map(|(_, said)| said).ne(&found) {
            // A comment spans several lines.
            return HeaderParts { before: self.text_start(), comments: wanted, after: self.text_start() };
        }
        let (old, new) = changed_middle(&found, &wanted);
        let changed = &lines[old.clone()];
        let end = old.start.checked_sub(1).map_or(front.start, |at| lines[at].0.end);
        let before = front.start..changed.first().map_or(end, |(line, _)| line.start);
        let behind = changed.last().map_or(before.end, |(line, _)| line.end)..front.end;
        HeaderParts { before, comments: wanted[new].to_vec(), after: behind }
    }

    fn header_lines(&self, front: &Range<usize>) -> Vec<(Range<usize>, String)> {
        let mut lines = self.file.source.lines_in(front.clone());
        let lines = std::iter::from_fn(|| lines.next().filter(|(line, _)| line.start < front.end));
        let ranges = lines.map(|(line, _)| line.start..line.next);
        let said = |line: &Range<usize>| self.comments_in(line.clone());
        ranges.flat_map(|line| said(&line).into_iter().map(move |said| (line.clone(), said))).collect()
    }
}
