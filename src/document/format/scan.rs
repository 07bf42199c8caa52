//! The result of scanning a file for records, and where a record is in its source.

use std::ops::Range;

use crate::document::io::{Line, LineEnds};

/// A record whose position is kept in the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The number of records before it.
    pub(crate) record: usize,
    pub(crate) start: usize,
}

/// Minimum number of bytes between two marks.
///
/// To find a record, everything from its mark on is scanned: closer marks are faster and need more memory (4 MB for a
/// file of 1 GB with this value).
pub(crate) const STRIDE: usize = 1 << 12;

/// Number of bytes without records after which the caller is asked whether to go on.
pub(crate) const CHECK_INTERVAL: usize = 1 << 20;

/// The structure of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scan {
    /// The text before the first record that belongs to no record.
    pub(crate) front: Range<usize>,
    /// The first record, and further ones at some distance.
    pub(crate) marks: Vec<Mark>,
    pub(crate) count: usize,
    pub(crate) tail: Range<usize>,
    pub(crate) line_ends: LineEnds,
    pub(crate) may_not_be_ascii: bool,
}

/// Where a record is in its source: its lead (comments and blank lines above a line, or the tags of a game), directly
/// followed by its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RecordSpan {
    start: usize,
    lead_len: u32,
    body_len: u32,
    /// `true` if it continues the game of the record before it.
    pub(crate) is_part: bool,
}

impl RecordSpan {
    /// The span of a line whose lead starts at `lead`. Both are short enough for a `u32`.
    pub(crate) fn from_line(lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        let (lead_len, body_len) = (length(lead, line.start), length(line.start, line.end));
        Self { start: lead, lead_len, body_len, is_part: false }
    }

    /// The span of a game, or of a part of one, whose tags end at `tags_end`; `None` if it is too long.
    pub(crate) fn from_game(game: &Range<usize>, tags_end: usize, is_part: bool) -> Option<Self> {
        let first = u32::try_from(tags_end - game.start).ok()?;
        let second = u32::try_from(game.end - tags_end).ok()?;
        Some(Self { start: game.start, lead_len: first, body_len: second, is_part })
    }

    /// The span of a new record: the source only has its lead.
    pub(crate) fn from_lead(lead: &Range<usize>) -> Self {
        Self { start: lead.start, lead_len: lead.len() as u32, body_len: 0, is_part: false }
    }

    pub(crate) fn with_lead_from(self, start: usize) -> Self {
        let first = u32::try_from(self.lead().end - start).unwrap_or(self.lead_len);
        Self { start: self.lead().end - first as usize, lead_len: first, ..self }
    }

    pub(crate) fn whole(&self) -> Range<usize> {
        self.start..self.body().end
    }

    pub(crate) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.lead_len as usize
    }

    /// The line without its line end, or what follows the tags of a game.
    pub(crate) fn body(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.body_len as usize
    }
}
