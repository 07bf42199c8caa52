//! Going through records in their order: lines as they were found are not looked up one by one, but cut out of long
//! stretches of the file.

use std::ops::Range;

use super::subject::{FileLine, Subject};
use crate::document::content::Snapshot;
use crate::document::format::{Grammar, LineStep, LineWalk, Piece};
use crate::document::io::{LONGEST_LOOK, Source};

/// What looks at records.
pub(crate) trait Visitor {
    /// Given lines of a file, the first of which is a record, returns what follows its text if that is all there is
    /// to find out about it. It is asked more than once about a line, and also about lines that are no records.
    fn pass<'a>(&mut self, _format: &dyn Grammar, _lines: &'a [u8]) -> Option<&'a [u8]> {
        None
    }

    /// Looks at a record of a chunk; `at` tells how many places are before it in that.
    fn visit(&mut self, at: usize, record: &Subject<'_>);
}

/// Looks at the records at a range of places, each once, in the order in which they stand in their sources: records
/// that were arranged anew are not looked up here and there.
pub(crate) fn walk(snapshot: &Snapshot, places: Range<usize>, visitor: &mut impl Visitor) {
    let start = places.start;
    for (place, piece) in snapshot.content.pieces_at(places) {
        let behind = place + piece.count();
        match piece {
            Piece::Record(view) => visitor.visit(place - start, &Subject::of_view(view)),
            Piece::Found { first, range, .. } if !first.found.has_games() && first.source.has_ascii() => {
                let (source, format) = (first.source, first.found);
                Walk { snapshot, source, format, visitor: &mut *visitor, start, place, behind }.lines(range);
            }
            Piece::Found { first, .. } => {
                let others = (place + 1..behind).map(|place| snapshot.record(place));
                for (place, view) in (place..behind).zip(std::iter::once(first).chain(others)) {
                    visitor.visit(place - start, &Subject::of_view(view));
                }
            }
        }
    }
}

/// A walk through lines that stand in a source one behind the other as they were found.
struct Walk<'a, V> {
    snapshot: &'a Snapshot,
    source: &'a Source,
    format: &'static dyn Grammar,
    visitor: &'a mut V,
    /// The first place of the chunk.
    start: usize,
    /// The place of the next record, and the one behind the last.
    place: usize,
    behind: usize,
}

impl<V: Visitor> Walk<'_, V> {
    fn lines(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while self.place < self.behind {
            let bytes = self.source.beginning(at..range.end);
            let is_last = at + bytes.len() >= range.end;
            let length = range.end.saturating_sub(at).min(bytes.len());
            let used = self.stretch(bytes.get(..length).unwrap_or_default(), is_last);
            at = if used > 0 { at + used } else { self.long_record() };
        }
    }

    /// Looks at a record that is longer than what is read together, or that another program has taken out of the
    /// file meanwhile, and returns where the next one begins.
    fn long_record(&mut self) -> usize {
        let view = self.snapshot.record(self.place);
        let end = view.place.body().end;
        self.visitor.visit(self.place - self.start, &Subject::of_view(view));
        self.place += 1;
        end + self.source.line_end_at(end)
    }

    /// Looks at the records that are whole among these bytes, and returns how many bytes they have.
    fn stretch(&mut self, bytes: &[u8], is_last: bool) -> usize {
        let mut lines = LineWalk::new(bytes, is_last);
        let (snapshot, source, format) = (self.snapshot, self.source, self.format);
        let kind = |line: &[u8]| source.kind(line.get(..LONGEST_LOOK).unwrap_or(line));
        while self.place < self.behind
            && let Some(step) = lines.next(&mut |_, lines| self.visitor.pass(format, lines), kind)
        {
            if let LineStep::Line { lead, start, end, .. } = step {
                let (bytes, place) = (bytes.get(lead..).unwrap_or_default(), self.place);
                let found = FileLine { snapshot, source, format, place, bytes, start: start - lead, end: end - lead };
                self.visitor.visit(place - self.start, &Subject::of_line(found));
            }
            self.place += 1;
        }
        lines.used()
    }
}
