//! A look at one record: what it says, and how it would be written.

use std::borrow::Cow;
use std::ops::Range;

use super::FIRST_NEW;
use super::record::{Held, Place, RecordId, Saved, Touched};
use super::stock::Stock;
use crate::board::{Annotations, Position};
use crate::document::format::{Format, above, done, epd, game};
use crate::document::io::source::{Source, comment};
use crate::notation::annotations;
use crate::notation::epd::{Operand, Operation};
use crate::notation::fen::{self, Fault};
use crate::notation::forgiving;

/// Longer lines of FEN and longer values of FEN tags are no positions and are not read.
pub(crate) const LONGEST_LINE: usize = 4096;

/// Why a record is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, or the value of the FEN tag; of one that is too long only the beginning.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What keeps a text from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Where and how the text stops being strict FEN.
    Fault(Fault),
    /// The text has more than 4,096 bytes, or more than 65,536 in an EPD file, and was not read.
    TooLong {
        /// How many characters the text has.
        characters: usize,
    },
}

impl Unreadable {
    /// What can be read of the text all the same, for a picture of it: what the forgiving reader takes it
    /// for, else as much as can be seen.
    #[must_use]
    pub fn preview(&self) -> Position {
        let reading = match self.reason {
            Reason::Fault(_) => forgiving::read(&self.text).position().copied(),
            Reason::TooLong { .. } => None,
        };
        reading.unwrap_or_else(|| fen::preview(&self.text).position)
    }
}

/// A look at one record.
#[derive(Clone, Debug)]
pub struct RecordView<'a> {
    pub(crate) stock: &'a Stock,
    pub(crate) source: &'a Source,
    pub(crate) id: RecordId,
    pub(crate) place: Place,
    /// What became of it; `None` as long as it is as it was found.
    pub(crate) touched: Option<&'a Touched>,
    /// The format of the source.
    pub(crate) found: Format,
    /// The format in which the record is written.
    pub(crate) format: Format,
    pub(crate) is_edited: bool,
    /// What is written before and behind the record, wherever it is, and belongs to none.
    pub(crate) front: Range<usize>,
    pub(crate) trail: Range<usize>,
}

impl<'a> RecordView<'a> {
    /// The record's lasting name.
    #[must_use]
    pub fn id(&self) -> RecordId {
        self.id
    }

    /// Which record of the file it was when that was opened, counted from 1; `None` if it was put in since.
    #[must_use]
    pub fn number_in_file(&self) -> Option<usize> {
        (self.id.0 < FIRST_NEW).then_some(self.id.0 as usize + 1)
    }

    /// The position, read strictly except for white space around it. A game without a FEN tag has the start
    /// position.
    ///
    /// # Errors
    /// The text and its first fault, or that it is too long, if it is no position.
    pub fn position(&self) -> Result<Position, Unreadable> {
        match self.edited() {
            Some(position) => Ok(*position),
            None => self.found_position(),
        }
    }

    /// The text of the position as it would be saved: the line without its line end, or the value of the FEN
    /// tag, which is empty for a game without one.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        if self.is_body_kept() {
            return self.found_text().unwrap_or_default();
        }
        match self.format {
            Format::Epd => Cow::Owned(epd::line(self, self.held())),
            Format::Fen | Format::Pgn => match self.position() {
                Ok(position) => Cow::Owned(fen::write(&position)),
                Err(_) => self.found_text().unwrap_or_default(),
            },
        }
    }

    /// The operations of an EPD record, in their order, as they would be saved; none in other formats.
    #[must_use]
    pub fn operations(&self) -> Vec<Operation> {
        match self.format {
            Format::Epd => epd::operations(&self.text()),
            Format::Fen | Format::Pgn => Vec::new(),
        }
    }

    /// What the record is called: in an EPD by the operation `id`, in a PGN by its players or its event,
    /// else by the comment directly above it, or above those that mark it as done or draw on its board. Arrows and
    /// marked squares in that comment, and other commands such as `[%eval 0.3]`, are no part of the name.
    #[must_use]
    pub fn name(&self) -> Option<Cow<'a, str>> {
        let id = self.held_operations().into_iter().find(|operation| operation.opcode == "id");
        let id = id.and_then(|operation| operation.operands.into_iter().next()).map(|operand| match operand {
            Operand::Word(text) | Operand::Text(text) => Cow::<str>::Owned(text),
        });
        id.filter(|id| !id.trim().is_empty()).or_else(|| self.found_name())
    }

    /// Whether the record differs from what the file on disk holds.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.is_edited
    }

    /// Whether the record is marked as done: in an EPD by the operation `done`, in a PGN by the comment `{done}`
    /// between tags and moves, else by the comment `# done` directly above it.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_done_in(self.held())
    }

    /// Whether it is done if it holds this.
    pub(crate) fn is_done_in(&self, held: Option<&Held>) -> bool {
        let stated = || self.states_done(held.and_then(|held| held.operations.as_deref()));
        held.and_then(|held| held.done).unwrap_or_else(stated)
    }

    /// Whether the source says that it is done, or these operations in place of those of the source.
    fn states_done(&self, operations: Option<&[Operation]>) -> bool {
        match (operations, self.found) {
            (Some(operations), Format::Epd) => done::is_among(operations) || self.is_marked_above(),
            (Some(operations), _) => done::is_among(operations),
            (None, Format::Epd) => done::is_among(&self.found_operations()) || self.is_marked_above(),
            (None, Format::Fen) => self.is_marked_above(),
            (None, Format::Pgn) => done::is_in_game(self),
        }
    }

    /// Whether one of the comments directly above a line marks it as done.
    pub(crate) fn is_marked_above(&self) -> bool {
        above::above(self).any(|above| above.sort == above::Sort::Done)
    }

    /// Whether it is written with a comment above it that marks it as done.
    pub(crate) fn has_done_line(&self) -> bool {
        let is_as_found = || self.found == Format::Epd && self.held().is_none_or(|held| held.done.is_none());
        match self.format {
            Format::Fen => self.is_done(),
            Format::Epd if is_as_found() => self.is_marked_above(),
            Format::Epd => self.is_done() && !done::is_among(&self.operations()),
            Format::Pgn => false,
        }
    }

    /// What the operations of its line of EPD are to say of the mark, if it holds this; `None`: what they do.
    pub(crate) fn mark_of_line(&self, held: Option<&Held>) -> Option<bool> {
        if self.found != Format::Epd || !self.is_in_source() {
            return Some(self.is_done_in(held));
        }
        // A line does not grow until it would be too long to be read again.
        let has_room = self.place.body().len() + 64 < epd::LONGEST_LINE;
        held?.done.filter(|done| !done || has_room)
    }

    /// Whether the record is written just as it was found.
    pub(crate) fn is_kept(&self) -> bool {
        self.found == self.format && self.is_in_source() && self.held().is_none_or(Held::is_empty)
    }

    /// Whether its line, or the value of its FEN tag, is written just as it was found.
    pub(crate) fn is_body_kept(&self) -> bool {
        let is_kept = |held: &Held| match self.format {
            Format::Fen | Format::Pgn => held.position.is_none(),
            Format::Epd => held.is_empty(),
        };
        self.found == self.format && self.is_in_source() && self.held().is_none_or(is_kept)
    }

    /// Whether the record came from the source.
    pub(crate) fn is_in_source(&self) -> bool {
        self.touched.is_none_or(|touched| touched.lead.is_none())
    }

    /// The position if it was edited or entered, `None` if the source speaks for itself.
    pub(crate) fn edited(&self) -> Option<&'a Position> {
        self.held()?.position.as_ref()
    }

    /// What the record holds in place of what its source says.
    pub(crate) fn held(&self) -> Option<&'a Held> {
        self.touched.map(|touched| &touched.state.held)
    }

    /// The operations that were entered or found, whatever the format it is written in.
    pub(crate) fn held_operations(&self) -> Vec<Operation> {
        match self.held().and_then(|held| held.operations.as_ref()) {
            Some(operations) => operations.clone(),
            None => self.found_operations(),
        }
    }

    /// The operations of the line that was found.
    pub(crate) fn found_operations(&self) -> Vec<Operation> {
        if self.found != Format::Epd || self.place.body().len() > epd::LONGEST_LINE {
            return Vec::new();
        }
        self.found_text().map_or_else(Vec::new, |line| epd::operations(&line))
    }

    /// Leaves out of what the record is to hold what its source says already.
    pub(crate) fn settle(&self, held: &mut Held) {
        let has_operations = held.operations.is_some() && self.format == Format::Epd;
        let line = has_operations.then(|| epd::line(self, Some(held)));
        self.settle_as(held, line.as_deref());
    }

    /// The same of a record of which the line is known, if it is to hold operations of EPD.
    pub(crate) fn settle_as(&self, held: &mut Held, line: Option<&str>) {
        if let Some(line) = line {
            self.settle_operations(held, line);
        }
        if held.done.is_some_and(|done| done == self.states_done(held.operations.as_deref())) {
            held.done = None;
        }
        let states = |held: &Held| self.states_annotations(held.operations.as_deref());
        if held.annotations.as_ref().is_some_and(|annotations| *annotations == states(held)) {
            held.annotations = None;
        }
        held.position = held.position.filter(|position| !self.source_states(position));
    }

    fn settle_operations(&self, held: &mut Held, line: &str) {
        let operations = epd::operations(line);
        // A game has none of its own: the one that names it is made from its tags.
        let can_speak = self.found != Format::Pgn && self.is_in_source() && self.found_position().is_ok();
        let marks = [None, Some(true), Some(false)];
        let drawings = [None, held.annotations.clone()];
        let found = can_speak.then(|| self.found_operations());
        let says_so = |found: &[Operation], mark, drawing: &Option<Annotations>| {
            epd::stated(found.to_vec(), mark, drawing.as_ref()) == operations
        };
        let differences = marks.into_iter().flat_map(|mark| drawings.iter().map(move |drawing| (mark, drawing)));
        let difference =
            found.and_then(|found| differences.into_iter().find(|(mark, drawing)| says_so(&found, *mark, drawing)));
        held.done = difference.and_then(|(mark, _)| mark).or(held.done);
        held.operations = Some(operations).filter(|_| difference.is_none());
    }

    /// The name that stands in the source.
    pub(crate) fn found_name(&self) -> Option<Cow<'a, str>> {
        if self.found == Format::Pgn {
            return if self.is_in_source() { game::name(&self.tags()) } else { None }.map(Cow::Owned);
        }
        let name = above::above(self).find(|above| above.sort == above::Sort::Name)?.comment;
        let name = match name {
            Cow::Borrowed(text) => annotations::words(text),
            Cow::Owned(text) => Cow::Owned(annotations::words(&text).into_owned()),
        };
        let end = name.floor_char_boundary(LONGEST_LINE);
        let name = match name {
            Cow::Borrowed(text) => Cow::Borrowed(&text[..end]),
            Cow::Owned(text) => Cow::Owned(text[..end].to_owned()),
        };
        Some(name).filter(|name| !name.is_empty())
    }

    /// The last line of a stretch of whole lines, if it is a comment: where it is and what it says.
    pub(crate) fn last_comment(&self, range: Range<usize>) -> Option<(Range<usize>, Cow<'a, str>)> {
        if range.is_empty() {
            return None;
        }
        let line = self.source.last_line(range.clone());
        let is_whole = line.start == range.start || self.source.starts_line(line.start);
        let text = if is_whole { self.source.decoded(self.source.slice(line.clone())) } else { Cow::Borrowed("") };
        let comment = match text {
            Cow::Borrowed(text) => Cow::Borrowed(comment(text)?),
            Cow::Owned(text) => Cow::Owned(comment(&text)?.to_owned()),
        };
        Some((line, comment))
    }

    /// Whether the record's source states just this position.
    pub(crate) fn source_states(&self, position: &Position) -> bool {
        self.is_in_source() && self.found_position().as_ref() == Ok(position)
    }

    /// The text that states the position in the source; `None` where nothing does.
    pub(crate) fn found_text(&self) -> Option<Cow<'a, str>> {
        match self.found {
            _ if !self.is_in_source() => None,
            Format::Fen | Format::Epd => Some(self.source.decoded(self.source.slice(self.place.body()))),
            Format::Pgn => match self.tags() {
                Cow::Borrowed(tags) => game::fen(tags),
                Cow::Owned(tags) => game::fen(&tags).map(|value| Cow::Owned(value.into_owned())),
            },
        }
    }

    /// The tags of a game.
    fn tags(&self) -> Cow<'a, str> {
        self.source.decoded(self.source.slice(self.place.lead()))
    }

    /// The whole text of a game.
    pub(crate) fn game(&self) -> Cow<'a, str> {
        self.source.decoded(self.source.slice(self.place.whole()))
    }

    /// The position that the source states.
    pub(crate) fn found_position(&self) -> Result<Position, Unreadable> {
        let longest = if self.found == Format::Epd { epd::LONGEST_LINE } else { LONGEST_LINE };
        let body = self.place.body();
        if self.found != Format::Pgn && body.len() > longest {
            let beginning = self.source.slice(body.start..body.start + LONGEST_LINE + 4);
            let text = self.source.decode_beginning(&beginning, LONGEST_LINE).into_owned();
            return Err(Unreadable { text, reason: Reason::TooLong { characters: self.source.characters(body) } });
        }
        let Some(text) = self.found_text() else { return Ok(Position::start()) };
        if self.found == Format::Pgn && text.len() > longest {
            let characters = text.chars().count();
            let text = text[..text.floor_char_boundary(longest)].to_owned();
            return Err(Unreadable { text, reason: Reason::TooLong { characters } });
        }
        let position = match self.found {
            Format::Epd => return epd::position(text.trim()),
            Format::Fen | Format::Pgn => fen::read_trimmed(&text).0,
        };
        position.map_err(|fault| Unreadable { text: text.into_owned(), reason: Reason::Fault(fault) })
    }

    /// Whether the moves of the game fit the position that the file on disk has for it, but not the one that
    /// it has now.
    pub(crate) fn moves_stop_fitting(&self) -> bool {
        if !self.is_edited || !self.is_in_source() || (self.found, self.format) != (Format::Pgn, Format::Pgn) {
            return false;
        }
        let found = || self.found_position().ok();
        let now = self.touched.and_then(|touched| touched.state.held.position.as_ref());
        // Of most that are edited only a mark or a comment is, and then nothing needs to be read.
        let is_elsewhere = match self.touched.map_or(&Saved::Source, Touched::saved) {
            Saved::Source => now.is_some(),
            Saved::State(state) => now != state.held.position.as_ref(),
            Saved::Nothing => false,
        };
        if !is_elsewhere {
            return false;
        }
        let saved = match self.touched.map_or(&Saved::Source, Touched::saved) {
            Saved::Source => found(),
            Saved::State(state) => state.held.position.or_else(found),
            Saved::Nothing => None,
        };
        let text = self.game();
        let fits = |position: &Position| game::moves_fit(&text, position);
        saved.is_some_and(|saved| fits(&saved)) && self.position().is_ok_and(|now| !fits(&now))
    }
}
