//! What a document holds: the records in their order, and what of it the file on disk lacks.

use std::io::{self, Write};
use std::ops::Range;

use super::format::loss::Loss;
use super::format::{Format, Scan, games, lines};
use super::record::{Record, RecordId, State};
use super::source::{LONGEST, Source};
use super::view::RecordView;
use crate::board::Position;

/// The records with the source they are in.
///
/// The source never changes, not even by saving, and not by saving in another format either: what was
/// edited is kept beside it, and what is written in another format is made from it each time.
#[derive(Debug)]
pub(super) struct Content {
    source: Source,
    /// The format of the source.
    found: Format,
    /// The format in which the file on disk is, or will be.
    format: Format,
    /// What stands before the first record and belongs to none.
    front: Range<usize>,
    records: Vec<Record>,
    /// What follows the last record.
    tail: Range<usize>,
    next_id: u32,
    /// How many of the records differ from what the file on disk holds.
    unsaved: usize,
    /// How many records the file on disk holds beyond these.
    gone: usize,
    /// The record that stands for a file without any: as long as it is alone and shows the start
    /// position, it is not written.
    stand_in: Option<RecordId>,
}

impl Content {
    /// The content of a file, in a format or in the one that it looks like.
    pub(super) fn of_file(bytes: Vec<u8>, format: Option<Format>) -> Self {
        let mut source = Source::new(bytes);
        let format = format.unwrap_or_else(|| Format::of_content(&source));
        let scan = match format {
            Format::Fen | Format::Epd => lines::scan(&mut source),
            Format::Pgn => games::scan(&mut source),
        };
        let mut content = Self::new(source, format, scan);
        if content.records.is_empty() {
            let end = content.tail.end.min(content.tail.start.saturating_add(LONGEST));
            let lead = content.tail.start..end;
            content.tail.start = end;
            let id = content.add(0, lead, Position::start());
            content.stand_in = Some(id);
        }
        content
    }

    /// Positions that no file holds.
    pub(super) fn of_positions(positions: impl IntoIterator<Item = Position>) -> Self {
        let scan = Scan { front: 0..0, records: Vec::new(), tail: 0..0 };
        let mut content = Self::new(Source::new(Vec::new()), Format::Fen, scan);
        for (index, position) in positions.into_iter().enumerate() {
            content.add(index, 0..0, position);
        }
        content
    }

    fn new(source: Source, format: Format, scan: Scan) -> Self {
        let Scan { front, records, tail } = scan;
        let next_id = records.len() as u32;
        let (found, unsaved, gone, stand_in) = (format, 0, 0, None);
        Self { source, found, format, front, records, tail, next_id, unsaved, gone, stand_in }
    }

    fn add(&mut self, index: usize, lead: Range<usize>, position: Position) -> RecordId {
        let id = self.new_id();
        self.insert(index, Record::new(id, lead, position));
        id
    }

    /// A name that no record has had.
    pub(super) fn new_id(&mut self) -> RecordId {
        self.next_id += 1;
        RecordId(self.next_id - 1)
    }

    /// How many records there are.
    pub(super) fn len(&self) -> usize {
        self.records.len()
    }

    /// The format in which the file on disk is, or will be.
    pub(super) fn format(&self) -> Format {
        self.format
    }

    /// A look at a record; past the last one it is the last.
    pub(super) fn view(&self, index: usize) -> RecordView<'_> {
        self.look_at(&self.records[index.min(self.records.len() - 1)], self.format)
    }

    /// A look at each record, as it is in a format.
    fn views(&self, format: Format) -> impl Iterator<Item = RecordView<'_>> + Clone {
        self.records.iter().map(move |record| self.look_at(record, format))
    }

    fn look_at<'a>(&'a self, record: &'a Record, format: Format) -> RecordView<'a> {
        let is_edited = !record.is_as_saved() && !self.is_silent(record);
        RecordView { source: &self.source, record, found: self.found, format, is_edited }
    }

    /// The records of the game that a record is of; of a line itself alone.
    pub(super) fn game_of(&self, index: usize) -> Range<usize> {
        let is_part = |index: &usize| self.records.get(*index).is_some_and(Record::is_part);
        let start = (0..=index).rev().find(|index| !is_part(index)).unwrap_or(0);
        let end = (index + 1..self.len()).find(|index| !is_part(index)).unwrap_or(self.len());
        start..end
    }

    /// The records of which the moves fitted the position on disk and do not fit the one they have now.
    pub(super) fn moves_that_stop_fitting(&self) -> Vec<usize> {
        let views = self.views(self.format).enumerate();
        views.filter(|(_, view)| view.moves_stop_fitting()).map(|(index, _)| index).collect()
    }

    /// What saving in a format would lose of what the file on disk can hold.
    pub(super) fn loss(&self, format: Format) -> Option<Loss> {
        Loss::of(&self.source, self.views(self.format), self.tail.clone(), self.format, format)
    }

    /// A text as it reads when it was written in the encoding of the file.
    pub(super) fn representable(&self, text: &str) -> String {
        self.source.representable(text)
    }

    /// Whether this is a file of text: a picture or a program has NUL bytes, is in no encoding of Unicode and
    /// has no position near its beginning.
    pub(super) fn is_text(&self) -> bool {
        const BYTES: usize = 8192;
        const RECORDS: usize = 50;
        let beginning = self.source.slice(self.source.start()..self.source.end().min(BYTES));
        let has_position = || (0..self.len().min(RECORDS)).any(|index| self.view(index).position().is_ok());
        self.source.is_unicode() || memchr::memchr(0, beginning).is_none() || has_position()
    }

    /// What a record holds.
    pub(super) fn state(&self, index: usize) -> State {
        self.records[index].state()
    }

    /// Changes what a record holds and returns what it held.
    pub(super) fn replace_state(&mut self, index: usize, state: State) -> State {
        let record = &mut self.records[index];
        let was_unsaved = !record.is_as_saved();
        let state = record.replace_state(state);
        self.unsaved = self.unsaved - usize::from(was_unsaved) + usize::from(!record.is_as_saved());
        state
    }

    /// Puts a record before the one at this place.
    pub(super) fn insert(&mut self, index: usize, record: Record) {
        self.unsaved += usize::from(!record.is_as_saved());
        self.gone -= usize::from(record.is_in_file());
        self.records.insert(index, record);
    }

    /// Takes a record out.
    pub(super) fn remove(&mut self, index: usize) -> Record {
        let record = self.records.remove(index);
        self.unsaved -= usize::from(!record.is_as_saved());
        self.gone += usize::from(record.is_in_file());
        record
    }

    /// Whether the file on disk holds something else.
    pub(super) fn is_modified(&self) -> bool {
        let silent = self.records.first().is_some_and(|record| self.is_silent(record));
        self.gone > 0 || self.unsaved > usize::from(silent)
    }

    /// Whether the record stands for a file without records, and is not written.
    fn is_silent(&self, record: &Record) -> bool {
        let is_alone = self.stand_in == Some(record.id) && self.records.len() == 1;
        is_alone && record.edited().is_some_and(|position| *position == Position::start())
    }

    /// Notes that the file on disk now holds all this, in a format.
    pub(super) fn mark_saved(&mut self, format: Format) {
        self.format = format;
        if self.records.first().is_some_and(|record| self.is_silent(record)) {
            return;
        }
        self.stand_in = None;
        self.records.iter_mut().for_each(Record::mark_saved);
        (self.unsaved, self.gone) = (0, 0);
    }

    /// Writes everything in a format. In that of the source, what was not edited is written byte for byte.
    pub(super) fn write(&self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        let is_silent = self.records.first().is_some_and(|record| self.is_silent(record));
        let (views, tail) = (self.views(format), self.tail.clone());
        match format {
            Format::Fen | Format::Epd => lines::write(&self.source, views, tail, is_silent, out),
            Format::Pgn => games::write(&self.source, views, self.front.clone(), tail, is_silent, out),
        }
    }
}
