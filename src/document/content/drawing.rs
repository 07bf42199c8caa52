//! What is drawn on the board of a record, and where that stands when it is written.

use super::record::Held;
use super::view::RecordView;
use crate::board::Annotations;
use crate::document::format::{Format, above, epd, opening};
use crate::notation::annotations;
use crate::notation::epd::{self as operations, Operation};

impl RecordView<'_> {
    /// Arrows and marked squares that are drawn on its board: in an EPD those of the operations `c0` to `c9`, in a PGN
    /// those of the comments between tags and moves, and of a line those of the comments directly above it, among them
    /// the one that names it.
    #[must_use]
    pub fn annotations(&self) -> Annotations {
        self.annotations_in(self.held())
    }

    /// What is drawn if it holds this.
    pub(crate) fn annotations_in(&self, held: Option<&Held>) -> Annotations {
        let stated = || self.states_annotations(held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.annotations.clone()).unwrap_or_else(stated)
    }

    /// What the source draws, or these operations in place of those of the source.
    pub(crate) fn states_annotations(&self, operations: Option<&[Operation]>) -> Annotations {
        let mut drawn = match self.found {
            Format::Pgn if operations.is_none() => opening::annotations(self),
            Format::Fen if operations.is_none() => above::annotations(self),
            Format::Epd => above::annotations(self),
            Format::Fen | Format::Pgn => Annotations::default(),
        };
        match operations {
            Some(operations) => drawn.extend(&operations::annotations(operations)),
            None if self.found == Format::Epd => drawn.extend(&self.found_in_operations()),
            None => {}
        }
        drawn
    }

    /// What the operations of the line that was found draw.
    fn found_in_operations(&self) -> Annotations {
        let may_be = || self.found_text().is_some_and(|line| line.contains("[%"));
        if self.place.body().len() > epd::LONGEST_LINE || !may_be() {
            return Annotations::default();
        }
        operations::annotations(&self.found_operations())
    }

    /// What the comments above a line are to draw; `None`: what they do.
    pub(crate) fn drawing_above(&self) -> Option<Annotations> {
        let is_as_found = || self.found == Format::Epd && self.held().is_none_or(|held| held.annotations.is_none());
        let all = match self.format {
            Format::Pgn => return None,
            Format::Epd if is_as_found() => return None,
            Format::Epd | Format::Fen => self.annotations(),
        };
        let is_elsewhere =
            || self.format == Format::Epd && !all.is_empty() && all == operations::annotations(&self.operations());
        let wanted = if is_elsewhere() { Annotations::default() } else { all };
        Some(wanted).filter(|wanted| *wanted != self.found_above())
    }

    /// What the comments above the line draw as they are written.
    pub(crate) fn drawn_above(&self) -> Annotations {
        self.drawing_above().unwrap_or_else(|| self.found_above())
    }

    fn found_above(&self) -> Annotations {
        if self.found == Format::Pgn { Annotations::default() } else { above::annotations(self) }
    }

    /// What the operations of its line of EPD are to draw, if it holds this; `None`: what they do.
    pub(crate) fn drawing_of_line(&self, held: Option<&Held>) -> Option<Annotations> {
        if self.found != Format::Epd || !self.is_in_source() {
            return Some(self.annotations_in(held));
        }
        let drawing = held?.annotations.as_ref()?;
        // A line does not grow until it would be too long to be read again; then they stand above it.
        let length = self.place.body().len() + 2 * annotations::write(drawing).len() + 64;
        Some(if length < epd::LONGEST_LINE { drawing.clone() } else { Annotations::default() })
    }

    /// Whether the record can be written so that it states these: a line of EPD that cannot be read is not changed, and
    /// what its operations draw remains.
    pub(crate) fn can_state(&self, annotations: &Annotations) -> bool {
        let is_fixed = self.format == Format::Epd && self.found == Format::Epd && self.position().is_err();
        if !is_fixed {
            return true;
        }
        let mut all = annotations.clone();
        all.extend(&self.found_in_operations());
        all == *annotations
    }
}
