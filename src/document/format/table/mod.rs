//! Tables: a position per row, with cells that are separated by commas, semicolons or tabs (RFC 4180).
//!
//! The first row can have names of columns; [`Columns`] says what each of them holds. Rows that are not edited are
//! written byte for byte. An edit for which the table has no column adds one at its right end, in the first row and in
//! the edited rows alone.

mod batches;
pub(super) mod columns;
mod guess;
mod row;
mod rows;
mod write;

pub(crate) use columns::FieldName;
pub use columns::{Column, ColumnRole, Columns};
pub(crate) use rows::{QUOTE, next_row};
pub(crate) use write::ColumnCollector;

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::Range;

use super::grammar::{Grammar, Layout, Margins, TagFeatures, WriteChunks};
use super::index::{RecordSpan, Scan};
use super::lines::{self, LineReader as _};
use super::record::{LONGEST_FEN, RecordView, Unreadable, UnreadableReason};
use super::remarks::Remarks;
use crate::board::{Annotations, Position, Variant};
use crate::document::io::{Batches, Bytes, Sink, Source};
use crate::notation::epd::Operation;
use batches::RowBatches;
use row::Row;
use rows::Rows;

/// Maximum length, in bytes, of a row that is read.
const LONGEST_ROW: usize = 1 << 16;

/// A table whose cells are usually separated by this character.
#[derive(Debug)]
pub(crate) struct Table {
    name: &'static str,
    delimiter: u8,
}

pub(super) static CSV: Table = Table { name: "CSV", delimiter: b',' };
pub(super) static TSV: Table = Table { name: "TSV", delimiter: b'\t' };

impl Grammar for Table {
    fn name(&self) -> &'static str {
        self.name
    }

    fn match_score(&self, records: &[&str]) -> usize {
        let text = records.join("\n");
        let source = Source::new(Bytes::held(text.into_bytes()));
        let columns = Columns::detect(&source, self.delimiter);
        let rows: Vec<Row<'_>> = records.iter().map(|row| Row::new(&columns, Cow::Borrowed(row))).collect();
        let is_mine = (columns.delimiter == b'\t') == (self.delimiter == b'\t');
        let is_text = |row: &Row<'_>| (0..row.len()).filter(|at| !row.cell(*at).trim().is_empty()).count() > 1;
        // A line that begins with a position can also end with a comment.
        let may_be_comment = columns.index_of(ColumnRole::Position) == Some(0);
        let is_sure = columns.header.is_some() && rows.iter().all(|row| row.len() > 1)
            || columns.header.is_none()
                && (!may_be_comment || columns.delimiter != b';' && rows.len() > 1)
                && rows.iter().all(is_text);
        if !is_mine || !is_sure {
            return 0;
        }
        // Twice as many as the lines of any other format: the positions are not the only text of their lines.
        2 * rows.iter().filter(|row| row.position().is_ok()).count()
    }

    fn layout(&self) -> &'static dyn Layout {
        if self.delimiter == TSV.delimiter { &TSV } else { &CSV }
    }

    fn max_text_len(&self) -> usize {
        LONGEST_ROW
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let body = record.span.body();
        if body.len() > LONGEST_ROW {
            let beginning = record.source.slice(body.start..body.start + LONGEST_FEN + 4);
            let text = record.source.decode_beginning(&beginning, LONGEST_FEN).into_owned();
            let characters = record.source.characters(body);
            return Err(Unreadable { text, reason: UnreadableReason::TooLong { characters } });
        }
        Row::of(record).map_or_else(|| Ok(Position::start()), |row| row.position())
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        write::new_rows(self.delimiter, &[(*position, remarks.all_operations())])
    }

    fn new_records_text(&self, entries: &[(Position, Vec<Operation>)], _first: usize) -> String {
        write::new_rows(self.delimiter, entries)
    }

    fn derived_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        [record.remarks().to_operations(), record.other_operations()].concat()
    }

    fn tags(&self) -> Option<&dyn TagFeatures> {
        Some(self)
    }

    fn delimiter(&self) -> Option<u8> {
        Some(self.delimiter)
    }
}

impl TagFeatures for Table {
    fn tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        let mut tags = Row::of(record).map(|row| row.others()).unwrap_or_default();
        for (name, value) in record.overrides.iter().flat_map(|held| &held.tags) {
            match tags.iter_mut().find(|(other, _)| columns::is_same_name(other, name)) {
                Some((_, old)) => old.clone_from(value),
                None => tags.push((name.clone(), value.clone())),
            }
        }
        tags.retain(|(_, value)| !value.is_empty());
        tags
    }

    /// Returns the tags, and the columns of the table that are empty in this row.
    fn other_tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        let mut tags = record.other_texts();
        let columns = record.columns().map(Columns::list).unwrap_or_default();
        for (at, column) in columns.iter().filter(|column| column.role.is_common()).enumerate() {
            if tags.iter().all(|(name, _)| !columns::is_same_name(name, &column.name)) {
                tags.insert(at.min(tags.len()), (column.name.clone(), String::new()));
            }
        }
        tags
    }

    fn can_have_tag(&self, name: &str) -> bool {
        name.chars().any(char::is_alphanumeric)
    }
}

impl Layout for Table {
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        let first = Columns::detect(source, self.delimiter).first_row;
        lines::scan(source, first, source.plain_lines(Some(QUOTE)), Rows::new(source, first), goes_on)
    }

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
        let mut spans = Vec::new();
        let mut lead = range.start;
        let mut rows = Rows::new(source, range.start);
        while lead < range.end
            && let Some((row, kind)) = rows.next()
            && row.start < range.end
        {
            if lines::is_record(lead, &row, kind) {
                spans.push(RecordSpan::from_line(lead, row));
                lead = row.next;
            }
        }
        spans
    }

    fn columns(&self, source: &Source) -> Option<Columns> {
        Some(Columns::detect(source, self.delimiter))
    }

    fn batches(&self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(RowBatches::new(stream, self.delimiter, to_their_ends))
    }

    fn can_follow(&self, _last: &str, _next: &str) -> bool {
        false
    }

    /// Returns the cell of the position or, if a move is played before it, the FEN after that move.
    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        let row = Row::of(record)?;
        if row.columns.index_of(ColumnRole::Moves).is_some()
            && let Ok(position) = row.position()
        {
            return Some(Cow::Owned(crate::notation::fen::write(&position)));
        }
        Some(Cow::Owned(row.by_role(ColumnRole::Position).into_owned()))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        Row::of(record)?.variant()
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        Row::of(record)?.title().map(Cow::Owned)
    }

    fn is_marked_done(&self, record: &RecordView<'_>) -> bool {
        Row::of(record).is_some_and(|row| row.is_done())
    }

    fn annotations(&self, record: &RecordView<'_>) -> Annotations {
        Row::of(record).map(|row| row.annotations()).unwrap_or_default()
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        Row::of(record).map(|row| row.remarks()).unwrap_or_default()
    }

    fn comments_outside(&self, _source: &Source, _stretch: Range<usize>) -> Vec<String> {
        Vec::new()
    }

    fn write<'a>(&self, file: &Margins<'a>, pieces: WriteChunks<'_, 'a>, out: &mut dyn Sink) -> io::Result<()> {
        write::write(self, file, pieces, out)
    }

    /// Returns `None`, because a row alone does not say what its cells are.
    fn standalone_text(&self, _record: &RecordView<'_>) -> Option<String> {
        None
    }
}
