//! What a file loses when it is saved in another format.

use std::ops::Range;

use super::{Format, done, epd, game, lines};
use crate::document::content::view::RecordView;
use crate::document::io::source::Source;
use crate::notation::epd::is_annotation;

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
        views: impl Iterator<Item = RecordView<'a>> + Clone,
        tail: Option<Range<usize>>,
        from: Format,
        to: Format,
    ) -> Option<Self> {
        let mut loss = Self::default();
        if from == to {
            return None;
        }
        for view in views.clone() {
            let is_kept = |opcode: &str| to == Format::Pgn && opcode == "id";
            let is_kept = |other: &&_| {
                epd::is_clock(other) || done::is_operation(other) || is_annotation(other) || is_kept(&other.opcode)
            };
            loss.operations += view.operations().iter().filter(|other| !is_kept(other)).count();
            let is_game = from == Format::Pgn && view.found == Format::Pgn && view.is_in_source();
            loss.games += usize::from(is_game && game::says_more(&view.game()));
        }
        if from != Format::Pgn && to == Format::Pgn {
            loss.comments = lines::comments(views) + tail.map_or(0, |tail| lines::comments_in(source, tail));
        }
        Some(loss).filter(|loss| *loss != Self::default())
    }
}
