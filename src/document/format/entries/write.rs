//! Writes records as entries.

use std::io;
use std::ops::Range;
use std::rc::Rc;

use super::dialect::Dialect;
use super::entry::Entry;
use super::{dialect_of, entry_of};
use crate::board::Position;
use crate::document::format::grammar::{Margins, WriteChunk, WriteChunks};
use crate::document::format::record::RecordView;
use crate::document::format::remarks::Remarks;
use crate::document::format::statement::other_texts;
use crate::document::io::{Sink, Source};
use crate::notation::epd::Operation;

/// Writes records as entries: unchanged ones byte for byte, edited ones with the changed keys, others as new entries.
pub(super) fn write<'a>(
    dialect: &'static dyn Dialect,
    margins: &Margins<'a>,
    pieces: WriteChunks<'_, 'a>,
    out: &mut dyn Sink,
) -> io::Result<()> {
    let file = margins.file;
    let mut pieces = pieces.filter(|_| !margins.is_placeholder).peekable();
    let front = file.decoded(file.slice(margins.front.clone()));
    // A file that begins with one of its own records keeps what it has around them.
    let is_own =
        pieces.peek().is_none_or(|piece| is_own(piece.first(), dialect) && std::ptr::eq(piece.first().source, file));
    let tail = file.decoded(file.slice(margins.tail.clone()));
    let [before, after] = if is_own { ["", ""] } else { dialect.frame(&front, &tail) };
    let front = front.into_owned() + before;
    let end = Some((file, file.start()));
    let mut writer = EntryWriter { dialect, file, out, front, end, is_open: false, has_records: false };
    file.bytes.copy(0..file.start(), writer.out)?;
    writer.copy(file, margins.front.clone())?;
    for comment in margins.front_comments.iter().filter(|_| dialect.has_comments()) {
        writer.text(&format!("# {comment}\n"))?;
    }
    if !margins.front_comments.is_empty() && margins.front_rest.is_empty() && dialect.has_comments() {
        writer.text("\n")?;
    }
    writer.copy(file, margins.front_rest.clone())?;
    writer.text(before)?;
    for piece in pieces {
        match piece {
            WriteChunk::Unchanged { first, range, .. } => writer.unchanged(&first, range)?,
            WriteChunk::Record(record) => writer.record(&record)?,
        }
    }
    writer.text(after)?;
    writer.tail(margins.tail.clone())
}

struct EntryWriter<'a, 'b> {
    dialect: &'static dyn Dialect,
    file: &'a Source,
    /// The text before the first record.
    front: String,
    out: &'b mut dyn Sink,
    /// The source of the last written text and its end in this source; `None` if it is from no source.
    end: Option<(&'a Source, usize)>,
    /// `true` if the last text does not end its line.
    is_open: bool,
    has_records: bool,
}

impl<'a> EntryWriter<'a, '_> {
    fn copy(&mut self, source: &'a Source, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        self.end = Some((source, range.end));
        self.is_open = !source.starts_line(range.end);
        source.bytes.copy(range, self.out)
    }

    fn text(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        (self.end, self.is_open) = (None, !text.ends_with('\n'));
        self.out.write_all(&self.file.encode(&self.file.normalize_line_ends(text.to_owned())))
    }

    /// Writes the lead of a record: as it is if the record follows the last written text in its source.
    fn lead(&mut self, record: &RecordView<'a>) -> io::Result<()> {
        let lead = if record.is_in_source { record.span.lead() } else { 0..0 };
        let follows = self.end.is_some_and(|(last, end)| std::ptr::eq(last, record.source) && end == lead.start);
        let is_first = !std::mem::replace(&mut self.has_records, true);
        let is_own = is_own(record, self.dialect);
        let old = if is_own { record.decoded(lead.clone()) } else { "".into() };
        if is_own && follows {
            return self.copy(record.source, lead);
        }
        let new = self.dialect.lead(&old, is_first, &self.front);
        if is_own && new == old && !self.is_open {
            return self.copy(record.source, lead);
        }
        if self.is_open && self.dialect.is_of_lines() {
            self.text("\n")?;
        }
        self.text(&new)
    }

    fn unchanged(&mut self, first: &RecordView<'a>, range: Range<usize>) -> io::Result<()> {
        self.lead(first)?;
        self.copy(first.source, first.span.body().start..range.end)
    }

    fn record(&mut self, record: &RecordView<'a>) -> io::Result<()> {
        self.lead(record)?;
        let body = record.span.body();
        if record.is_verbatim() {
            return self.copy(record.source, body);
        }
        if !is_own(record, self.dialect) {
            return self.text(&text_of(self.dialect, &wanted(self.dialect, record, None)));
        }
        let (bytes, text) = edited(self.dialect, record);
        self.out.write_all(&bytes)?;
        self.is_open = !text.ends_with(['\n', '\r']);
        self.end = Some((record.source, body.end));
        Ok(())
    }

    fn tail(&mut self, tail: Range<usize>) -> io::Result<()> {
        if self.is_open && self.dialect.is_of_lines() && !tail.is_empty() {
            self.text("\n")?;
        }
        self.file.bytes.copy(tail, self.out)
    }
}

/// Returns `true` if a record is in a source of this dialect.
fn is_own(record: &RecordView<'_>, dialect: &'static dyn Dialect) -> bool {
    dialect_of(record).is_some_and(|other| other.name() == dialect.name())
}

/// Returns the bytes and the text of a record with its edits.
fn edited(dialect: &'static dyn Dialect, record: &RecordView<'_>) -> (Vec<u8>, String) {
    let source = record.source;
    let [lead, text] = [record.span.lead(), record.span.body()].map(|range| record.decoded(range).into_owned());
    let (mut bytes, mut text) = (source.slice(record.span.body()).into_owned(), text);
    let base = entry_of(record);
    let new = wanted(dialect, record, base.as_deref());
    let old = base.map(|entry| Rc::unwrap_or_clone(entry).entries).unwrap_or_default();
    let removed = old.iter().filter(|(key, _)| new.get(key).is_none()).map(|(key, _)| (key, None));
    let is_new = |(key, value): &&(String, _)| old.iter().all(|(other, old)| other != key || old != value);
    let changed = new.entries.iter().filter(is_new).map(|(key, value)| (key, Some(value)));
    for (key, value) in removed.chain(changed) {
        let mut edit = dialect.edit(&text, &lead, key, value);
        edit.text = source.normalize_line_ends(edit.text);
        bytes = source.splice(&bytes, &text, edit.span.clone(), &edit.text);
        text = edit.apply(&text);
    }
    (bytes, text)
}

/// Returns the entry of a record as it must be written: that of its source with the edits, or a new one. An entry of
/// another dialect is edited first, and then gets the keys of this one.
pub(super) fn wanted(dialect: &'static dyn Dialect, record: &RecordView<'_>, base: Option<&Entry>) -> Entry {
    let of_other = dialect_of(record).filter(|_| base.is_none());
    let source = base.cloned().or_else(|| entry_of(record).map(Rc::unwrap_or_clone));
    let is_new = source.is_none();
    let mut entry = source.unwrap_or_default();
    entry.update(&record.remarks(), &record.other_texts(), of_other.unwrap_or(dialect));
    let position = record.position();
    if is_new || entry.position() != position {
        entry.set_position(position.as_ref().map_err(|unreadable| unreadable.text.as_str()));
    }
    if base.is_none() {
        entry = entry.converted(dialect);
        entry.sort();
    }
    entry
}

/// Returns an entry as the text of a new record, without its lead.
fn text_of(dialect: &dyn Dialect, entry: &Entry) -> String {
    let add = |text: String, (key, value): &(String, _)| dialect.edit(&text, "", key, Some(value)).apply(&text);
    entry.entries.iter().fold(dialect.empty_text().to_owned(), add)
}

/// Returns new records as a file of their own.
pub(super) fn new_records(dialect: &'static dyn Dialect, entries: &[(Position, Vec<Operation>)]) -> String {
    let entry = |(position, operations): &(Position, Vec<Operation>)| {
        let remarks = Remarks::from_operations(operations.clone());
        let mut entry = Entry::default();
        entry.update(&remarks, &other_texts(operations), dialect);
        entry.set_position(Ok(position));
        entry.sort();
        entry
    };
    in_margins(dialect, entries.iter().map(|new| text_of(dialect, &entry(new))))
}

fn in_margins(dialect: &dyn Dialect, records: impl Iterator<Item = String>) -> String {
    let [before, after] = dialect.frame("", "");
    let with_lead = |(at, text): (usize, String)| dialect.lead("", at == 0, before).into_owned() + &text;
    [before.to_owned(), records.enumerate().map(with_lead).collect(), after.to_owned()].concat()
}
