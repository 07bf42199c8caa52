//! What a document holds: the records in their order, and what of it the file on disk lacks.

use std::io::{self, Write};
use std::ops::Range;

use super::lines::{Scan, scan};
use super::record::{Record, RecordId, RecordView, State};
use super::source::{LONGEST, Source};
use crate::board::Position;
use crate::notation::fen;

/// The records with the source their lines are in.
///
/// The source never changes, not even by saving: what was edited is kept beside it.
#[derive(Debug)]
pub(super) struct Content {
    source: Source,
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
    /// The content of a file.
    pub(super) fn of_file(bytes: Vec<u8>) -> Self {
        let mut source = Source::new(bytes);
        let Scan { records, tail } = scan(&mut source);
        let next_id = records.len() as u32;
        let mut content = Self { source, records, tail, next_id, unsaved: 0, gone: 0, stand_in: None };
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
        let source = Source::new(Vec::new());
        let (records, tail) = (Vec::new(), 0..0);
        let mut content = Self { source, records, tail, next_id: 0, unsaved: 0, gone: 0, stand_in: None };
        for (index, position) in positions.into_iter().enumerate() {
            content.add(index, 0..0, position);
        }
        content
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

    /// A look at a record; past the last one it is the last.
    pub(super) fn view(&self, index: usize) -> RecordView<'_> {
        let record = &self.records[index.min(self.records.len() - 1)];
        RecordView { source: &self.source, record, is_edited: !record.is_as_saved() && !self.is_silent(record) }
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

    /// Notes that the file on disk now holds all this.
    pub(super) fn mark_saved(&mut self) {
        if self.records.first().is_some_and(|record| self.is_silent(record)) {
            return;
        }
        self.stand_in = None;
        self.records.iter_mut().for_each(Record::mark_saved);
        (self.unsaved, self.gone) = (0, 0);
    }

    /// Writes everything: unedited lines byte for byte, edited ones as canonical FEN in the encoding of
    /// the file and with their own line end.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut pen = Pen { source: &self.source, out, run: 0..self.source.start(), line_is_open: false };
        for record in &self.records {
            let line = record.line();
            let line_end = line.end..line.end + if record.has_line() { self.source.line_end_at(line.end) } else { 0 };
            match record.edited() {
                None => pen.copy(record.lead().start..line_end.end)?,
                Some(_) if self.is_silent(record) => pen.copy(record.lead())?,
                Some(position) => {
                    pen.copy(record.lead())?;
                    pen.write_line(&fen::write(position))?;
                    pen.end_line(line_end)?;
                }
            }
        }
        pen.copy(self.tail.clone())?;
        pen.finish()
    }
}

/// Writes stretches of the source and new lines, and keeps lines apart.
struct Pen<'a> {
    source: &'a Source,
    out: &'a mut dyn Write,
    /// A stretch of the source that is still to be written, because more may follow without a gap.
    run: Range<usize>,
    /// Whether the last line written has no line end yet.
    line_is_open: bool,
}

impl Pen<'_> {
    /// Writes a stretch of the source.
    fn copy(&mut self, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        if range.start != self.run.end {
            self.flush()?;
        }
        if self.run.is_empty() {
            self.separate()?;
            self.run.start = range.start;
        }
        self.run.end = range.end;
        Ok(())
    }

    /// Writes a new line, without its line end.
    fn write_line(&mut self, text: &str) -> io::Result<()> {
        self.flush()?;
        self.separate()?;
        self.line_is_open = true;
        self.out.write_all(&self.source.encode(text))
    }

    /// Ends a new line with this line end of the source, if there is one.
    fn end_line(&mut self, line_end: Range<usize>) -> io::Result<()> {
        if !line_end.is_empty() {
            self.line_is_open = false;
            self.out.write_all(self.source.slice(line_end))?;
        }
        Ok(())
    }

    /// Writes the stretch that was held back.
    fn flush(&mut self) -> io::Result<()> {
        if !self.run.is_empty() {
            self.out.write_all(self.source.slice(self.run.clone()))?;
            self.line_is_open = !self.source.starts_line(self.run.end);
        }
        self.run = self.run.end..self.run.end;
        Ok(())
    }

    /// Ends the line before, if it has no line end.
    fn separate(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.line_is_open) {
            self.out.write_all(&self.source.new_line_end())?;
        }
        Ok(())
    }

    /// Writes what is left. A new line at the end gets a line end if the last line of the source has one.
    fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        if self.source.starts_line(self.source.end()) { self.separate() } else { Ok(()) }
    }
}
