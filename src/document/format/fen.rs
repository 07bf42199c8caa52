//! FEN files: one position per line.

use std::borrow::Cow;
use std::io;
use std::ops::Range;

use super::grammar::{Grammar, Margins};
use super::metadata::Metadata;
use super::overrides::Overrides;
use super::piece::Piece;
use super::place::Place;
use super::record::{LONGEST_FEN, RecordView, Unreadable};
use super::remarks::Remarks;
use super::scan::Scan;
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

    fn ending(&self) -> &'static str {
        "fen"
    }

    fn likeness(&self, records: &[&str]) -> usize {
        records.iter().filter(|line| fen::read_trimmed_as(line, None).is_ok()).count()
    }

    fn longest(&self) -> usize {
        LONGEST_FEN
    }

    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        lines::scan(source, goes_on)
    }

    fn places(&self, source: &Source, range: Range<usize>) -> Vec<Place> {
        lines::places(source, range)
    }

    fn read_line<'a>(&self, lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        fen::read_line(lines)
    }

    fn quick_bits(&self, lines: &[u8], _length: usize) -> Option<BitPosition> {
        fen::read_line(lines).map(|(position, _)| position)
    }

    fn quick_position(&self, line: &[u8]) -> Option<Position> {
        if line.len() <= LONGEST_FEN { fen::read_quick(line) } else { None }
    }

    fn can_follow(&self, last: &str, _next: &str) -> bool {
        lines::ends_with_record(last)
    }

    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        Some(record.decoded(record.place.body()))
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let read = |text: &str| fen::read_trimmed_as(text, self.variant(record));
        lines::position(record, |text| read(text).map_err(|fault| Unreadable::of(text, fault)))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        lines::above::variant(record)
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        lines::above::name(record)
    }

    fn states_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool {
        operations.map_or_else(|| lines::above::is_marked(record), done::is_among)
    }

    fn states_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations {
        operations.map_or_else(|| lines::above::annotations(record), epd::annotations)
    }

    fn remarks_of_line(&self, lead: &str, _line: &str) -> Remarks {
        lines::above::remarks_above(lead)
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        lines::comment_texts(source, stretch).collect()
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        lines::remarks(record)
    }

    fn made_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        let title = lines::above::name(record).filter(|_| lines::above::is_title_movable(record));
        title.map(|title| epd::naming(&title)).into_iter().collect()
    }

    fn line(&self, record: &RecordView<'_>, _held: Option<&Overrides>) -> String {
        record.fen()
    }

    fn keeps_text(&self, held: &Overrides) -> bool {
        held.position.is_none()
    }

    fn metadata_above(&self, record: &RecordView<'_>) -> Metadata {
        lines::metadata_above(record)
    }

    fn has_done_line(&self, record: &RecordView<'_>) -> bool {
        record.is_done()
    }

    fn drawing_above(&self, record: &RecordView<'_>) -> Option<Annotations> {
        Some(record.annotations()).filter(|wanted| *wanted != lines::above::annotations(record))
    }

    fn write<'a>(
        &self,
        file: &Margins<'a>,
        pieces: &mut dyn Iterator<Item = Piece<'a>>,
        out: &mut dyn Sink,
    ) -> io::Result<()> {
        lines::write::write(file, pieces, out)
    }

    fn entry(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        lines::rewriting::lines_above(remarks) + &fen::write(position) + "\n"
    }

    fn alone(&self, record: &RecordView<'_>) -> Option<String> {
        lines::write::alone(record)
    }
}
