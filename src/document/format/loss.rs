//! What a file loses when it is saved in another format.

use std::ops::Range;

use super::record::RecordView;
use super::{Format, done, lines};
use crate::document::io::Source;
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

impl Loss {
    /// What is lost, as a whole sentence.
    #[must_use]
    pub fn sentence(&self, to: Format) -> String {
        let count = |count: usize, one: &str, many: &str| match count {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{} {many}", with_thousands(count))),
        };
        let lost: Vec<String> = [
            count(self.operations, "operation", "operations"),
            count(self.games, "game's moves and tags", "games' moves and tags"),
            count(self.comments, "line of comments", "lines of comments"),
        ]
        .into_iter()
        .flatten()
        .collect();
        format!("{} has no place for {}.", to.name(), lost.join(" and "))
    }
}

/// A number with separated thousands: "10,000,000".
#[must_use]
pub fn with_thousands(value: usize) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
