//! FEN files: one position per line.

use std::borrow::Cow;
use std::io;
use std::ops::Range;

use super::grammar::{Grammar, Margins};
use super::metadata::Metadata;
use super::overrides::Overrides;
use super::record::{LONGEST_FEN, RecordView, Unreadable};
use super::record_span::RecordSpan;
use super::remarks::Remarks;
use super::scan::Scan;
use super::write_chunk::WriteChunk;
use super::{done, lines};
use crate::board::{Annotations, BitPosition, Position, Variant};
use crate::document::io::{Sink, Source};
use crate::notation::epd::{self, Operation};
use crate::notation::fen;

/// One FEN per line. Comments above a line name it, mark it as done and draw on its board.
#[derive(Debug)]
pub(super) struct Fen;

impl Grammar for Fen {
    fn name(&self) -> &'static str {
        "FEN"
    }

    fn extension(&self) -> &'static str {
        "fen"
    }

    fn match_score(&self, records: &[&str]) -> usize {
        records.iter().filter(|line| fen::read_trimmed_as(line, None).is_ok()).count()
    }

    fn max_text_len(&self) -> usize {
        LONGEST_FEN
    }

    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        lines::scan(source, goes_on)
    }

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
        lines::record_spans(source, range)
    }

    fn read_line<'a>(&self, lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        fen::read_line(lines)
    }

    fn read_bits_fast(&self, lines: &[u8], _length: usize) -> Option<BitPosition> {
        fen::read_line(lines).map(|(position, _)| position)
    }

    fn read_position_fast(&self, line: &[u8]) -> Option<Position> {
        if line.len() <= LONGEST_FEN { fen::read_quick(line) } else { None }
    }

    fn can_follow(&self, last: &str, _next: &str) -> bool {
        lines::ends_with_record(last)
    }

    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        Some(record.decoded(record.span.body()))
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let read = |text: &str| fen::read_trimmed_as(text, self.variant(record));
        lines::position(record, |text| read(text).map_err(|fault| Unreadable::from_fault(text, fault)))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        lines::lead::variant(record)
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        lines::lead::name(record)
    }

    fn is_marked_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool {
        operations.map_or_else(|| lines::lead::is_marked(record), done::is_marked)
    }

    fn source_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations {
        operations.map_or_else(|| lines::lead::annotations(record), epd::annotations)
    }

    fn line_remarks(&self, lead: &str, _line: &str) -> Remarks {
        lines::lead::remarks_above(lead)
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        lines::comment_texts(source, stretch).collect()
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        lines::remarks(record)
    }

    fn derived_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        let title = lines::lead::name(record).filter(|_| lines::lead::is_title_movable(record));
        title.map(|title| epd::name_operation(&title)).into_iter().collect()
    }

    fn position_text(&self, record: &RecordView<'_>, _held: Option<&Overrides>) -> String {
        record.fen()
    }

    fn keeps_position_text(&self, held: &Overrides) -> bool {
        held.position.is_none()
    }

    fn lead_metadata(&self, record: &RecordView<'_>) -> Metadata {
        lines::lead_metadata(record)
    }

    fn writes_done_comment(&self, record: &RecordView<'_>) -> bool {
        record.is_done()
    }

    fn lead_annotations(&self, record: &RecordView<'_>) -> Option<Annotations> {
        Some(record.annotations()).filter(|wanted| *wanted != lines::lead::annotations(record))
    }

    fn write<'a>(
        &self,
        file: &Margins<'a>,
        pieces: &mut dyn Iterator<Item = WriteChunk<'a>>,
        out: &mut dyn Sink,
    ) -> io::Result<()> {
        lines::write::write(file, pieces, out)
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        lines::lead_writer::lead_text(remarks) + &fen::write(position) + "\n"
    }

    fn standalone_text(&self, record: &RecordView<'_>) -> Option<String> {
        lines::write::standalone_text(record)
    }
}
