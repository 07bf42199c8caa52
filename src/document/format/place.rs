//! Where a record is in its source.

use std::ops::Range;

use crate::document::io::Line;

/// Where a record is in the source: two stretches, one behind the other. Of a line these are its lead and
/// itself, of a game its tags and what follows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    start: usize,
    /// How many bytes the first stretch has.
    first: u32,
    /// How many bytes the second stretch has.
    second: u32,
    /// Whether it is a further part of the game that the record before it is of.
    pub(crate) is_part: bool,
}

impl Place {
    /// The place of a line whose lead starts at `lead`. Neither is longer than a `u32` can tell.
    pub(crate) fn of_line(lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        let (first, second) = (length(lead, line.start), length(line.start, line.end));
        Self { start: lead, first, second, is_part: false }
    }

    /// The place of a game or of a part of one whose tags end at `tags_end`; `None` if it is longer than can
    /// be told.
    pub(crate) fn of_game(game: &Range<usize>, tags_end: usize, is_part: bool) -> Option<Self> {
        let first = u32::try_from(tags_end - game.start).ok()?;
        let second = u32::try_from(game.end - tags_end).ok()?;
        Some(Self { start: game.start, first, second, is_part })
    }

    /// The place of a record that is not in the source but what stands above it.
    pub(crate) fn of_lead(lead: &Range<usize>) -> Self {
        Self { start: lead.start, first: lead.len() as u32, second: 0, is_part: false }
    }

    /// The same with a lead that begins earlier.
    pub(crate) fn with_lead_from(self, start: usize) -> Self {
        let first = u32::try_from(self.lead().end - start).unwrap_or(self.first);
        Self { start: self.lead().end - first as usize, first, ..self }
    }

    /// Both stretches.
    pub(crate) fn whole(&self) -> Range<usize> {
        self.start..self.body().end
    }

    /// The first stretch: the comments and blank lines above a line, or the tags of a game.
    pub(crate) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.first as usize
    }

    /// The second stretch: a line without its line end, or what follows the tags of a game.
    pub(crate) fn body(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.second as usize
    }
}
