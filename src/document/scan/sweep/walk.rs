//! Visiting records: untouched lines are not looked up one by one, but cut out of long stretches of the file.

use std::ops::Range;

use super::scanned_record::{FileLine, ScannedRecord};
use crate::document::content::Snapshot;
use crate::document::format::{Grammar, LineWalk, WalkedRecord, WriteChunk};
use crate::document::io::{LINE_PEEK_LEN, Source};

pub(crate) trait Visitor {
    /// Given lines that begin with a record, returns the rest after its line if nothing more needs to be known about
    /// it. May be called several times for a line, and for lines that are no records.
    fn skip_line<'a>(&mut self, _format: &dyn Grammar, _lines: &'a [u8]) -> Option<&'a [u8]> {
        None
    }

    /// Visits a record; `at` is its index in the chunk.
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>);
}

/// Visits each record in a range of indexes once, in source order, so that rearranged records do not make it jump
/// around in the file.
pub(crate) fn walk(snapshot: &Snapshot, places: Range<usize>, visitor: &mut impl Visitor) {
    let start = places.start;
    for (place, piece) in snapshot.content.chunks_at(places) {
        let behind = place + piece.count();
        match piece {
            WriteChunk::Record(view) => visitor.visit(place - start, &ScannedRecord::from_view(view)),
            WriteChunk::Unchanged { first, range, .. }
                if !first.source_format.has_games() && first.source.has_ascii() =>
            {
                let (source, format) = (first.source, first.source_format);
                LineVisit { snapshot, source, format, visitor: &mut *visitor, start, next: place, end: behind }
                    .visit_lines(range);
            }
            WriteChunk::Unchanged { first, .. } => {
                let others = (place + 1..behind).map(|place| snapshot.record(place));
                for (place, view) in (place..behind).zip(std::iter::once(first).chain(others)) {
                    visitor.visit(place - start, &ScannedRecord::from_view(view));
                }
            }
        }
    }
}

/// A walk through consecutive untouched lines of a source.
struct LineVisit<'a, V> {
    snapshot: &'a Snapshot,
    source: &'a Source,
    format: &'static dyn Grammar,
    visitor: &'a mut V,
    /// The first index of the chunk.
    start: usize,
    /// The index of the next record, and the one after the last.
    next: usize,
    end: usize,
}

impl<V: Visitor> LineVisit<'_, V> {
    fn visit_lines(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while self.next < self.end {
            let bytes = self.source.first_chunk(at..range.end);
            let is_last = at + bytes.len() >= range.end;
            let length = range.end.saturating_sub(at).min(bytes.len());
            let used = self.visit_stretch(bytes.get(..length).unwrap_or_default(), is_last);
            at = if used > 0 { at + used } else { self.visit_long_record() };
        }
    }

    /// Visits a record that is longer than a stretch, or that another program has removed from the file, and returns
    /// where the next one begins.
    fn visit_long_record(&mut self) -> usize {
        let view = self.snapshot.record(self.next);
        let end = view.span.body().end;
        self.visitor.visit(self.next - self.start, &ScannedRecord::from_view(view));
        self.next += 1;
        end + self.source.line_end_at(end)
    }

    /// Visits the records that are complete in these bytes, and returns their length in bytes.
    fn visit_stretch(&mut self, bytes: &[u8], is_last: bool) -> usize {
        let mut lines = LineWalk::new(bytes, is_last);
        let (snapshot, source, format) = (self.snapshot, self.source, self.format);
        let kind = |line: &[u8]| source.kind(line.get(..LINE_PEEK_LEN).unwrap_or(line));
        while self.next < self.end
            && let Some(step) = lines.next(&mut |_, lines| self.visitor.skip_line(format, lines), kind)
        {
            if let WalkedRecord::Line { lead, start, end, .. } = step {
                let (bytes, place) = (bytes.get(lead..).unwrap_or_default(), self.next);
                let found =
                    FileLine { snapshot, source, format, index: place, bytes, start: start - lead, end: end - lead };
                self.visitor.visit(place - self.start, &ScannedRecord::from_line(found));
            }
            self.next += 1;
        }
        lines.used()
    }
}
