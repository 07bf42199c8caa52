//! What a file loses when it is saved in another format.

use std::ops::Range;

use super::record::RecordView;
use super::{Format, done, lines};
use crate::document::io::source::Source;
use crate::notation::epd::{is_annotation, is_clock};

/// What would be lost by saving in another format; at least one of the numbers is not 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// How many operations of EPD have no place there. Clocks have, and in a PGN the `id` too.
    pub operations: usize,
    /// How many games lose moves, comments or tags.
    pub games: usize,
    /// How many lines of comments have no place there. One that names a position has.
    pub comments: usize,
}

impl Loss {
    /// The loss of these records in a format, if there is any, and of the tail of a file of lines.
    pub(crate) fn of<'a>(
        source: &Source,
        records: impl Iterator<Item = RecordView<'a>>,
        tail: Option<Range<usize>>,
        from: Format,
        to: Format,
    ) -> Option<Self> {
        let mut loss = Self::default();
        if from == to {
            return None;
        }
        let (from, to) = (from.grammar(), to.grammar());
        let loses_lines = !from.has_games() && to.has_games();
        for record in records {
            let is_kept = |other: &&_| {
                is_clock(other) || done::is_operation(other) || is_annotation(other) || to.has_place_for(&other.opcode)
            };
            loss.operations += record.operations().iter().filter(|other| !is_kept(other)).count();
            loss.games += usize::from(from.has_games() && record.found.says_more(&record));
            loss.comments += if loses_lines { record.found.comments(&record) } else { 0 };
        }
        let tail = tail.filter(|_| loses_lines);
        loss.comments += tail.map_or(0, |tail| lines::comments_in(source, tail));
        Some(loss).filter(|loss| *loss != Self::default())
    }
}
