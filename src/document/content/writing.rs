//! Writing all or some of the records, as they were found or in another format.

use std::io::{self, ErrorKind};
use std::ops::Range;
use std::sync::Arc;

use super::Content;
use super::header::HeaderParts;
use crate::document::content::order::{Order, Run};
use crate::document::format::{Format, Margins, Piece, Place, RecordId};
use crate::document::io::{Sink, Taking};

/// Untouched records that are written as one chunk, or a single record.
#[derive(Clone, Copy)]
struct RunPart {
    first: u32,
    count: u32,
    is_found: bool,
}

struct Location {
    part: RunPart,
    first: Place,
    last: Place,
    line_end: u8,
}

impl Content {
    /// A content with only these records, for a separate file. The text around the records of the document goes with
    /// its first and last record.
    pub(crate) fn part(&self, runs: impl IntoIterator<Item = Run>) -> Self {
        let order = Order::of(runs);
        let is_same = |own: Option<usize>, all: Option<usize>| {
            own.and_then(|at| order.get(at)) == all.and_then(|at| self.order.get(at))
        };
        let has_front = self.has_front && is_same(Some(0), Some(0));
        let has_tail = is_same(order.len().checked_sub(1), self.len().checked_sub(1));
        let tail = if has_tail { self.tail.clone() } else { self.tail.end..self.tail.end };
        Self { order: Arc::new(order), has_front, tail, stand_in: None, ..self.clone() }
    }

    /// The bytes of these records in a format and in the encoding of the file; `None` if there are more than `most`.
    pub(crate) fn bytes_of(&self, runs: impl IntoIterator<Item = Run>, format: Format, most: usize) -> Option<Vec<u8>> {
        let mut part = self.part(runs);
        (part.has_front, part.tail) = (false, 0..0);
        let mark = self.no_front().end;
        let mut all = Vec::new();
        let mut bounded = Taking(|bytes: &[u8]| {
            all.extend_from_slice(bytes);
            if all.len() <= most + mark { Ok(()) } else { Err(ErrorKind::FileTooLarge.into()) }
        });
        part.write(format, &mut bounded).ok()?;
        all.drain(..mark.min(all.len()));
        Some(all)
    }

    /// The empty range where the text of the file starts, after its byte order mark.
    pub(super) fn no_front(&self) -> Range<usize> {
        self.file.source.start()..self.file.source.start()
    }

    pub(crate) fn size(&self) -> u64 {
        std::iter::once(&self.file).chain(&self.more).map(|segment| segment.source.end() as u64).sum()
    }

    /// Writes everything in a format. Untouched records that are in this format are written byte for byte.
    pub(crate) fn write(&self, format: Format, out: &mut dyn Sink) -> io::Result<()> {
        let is_silent = self.is_silent(self.id(0));
        let mut pieces = self.pieces(format);
        let source = &self.file.source;
        let (are_games, were_games) = (format.has_games(), self.file.format.has_games());
        let tail = if are_games == were_games { self.tail.clone() } else { 0..0 };
        let HeaderParts { before, comments, behind } = self.header_parts(are_games);
        let tail_comments = if are_games && !were_games { self.comments_in(self.tail.clone()) } else { Vec::new() };
        let margins = Margins {
            file: source,
            front: before,
            front_comments: comments,
            front_rest: behind,
            tail,
            tail_comments,
            is_silent,
        };
        format.grammar().write(&margins, &mut pieces, out)
    }

    /// All records in their order, untouched ones in chunks as large as possible.
    fn pieces(&self, format: Format) -> impl Iterator<Item = Piece<'_>> {
        /// Number of chunks located together. Each takes less than 100 bytes.
        const BATCH: usize = 1 << 20;
        let mut parts = self.order.runs().iter().flat_map(move |run| self.parts(*run, format));
        let batches = std::iter::from_fn(move || {
            let batch: Vec<RunPart> = parts.by_ref().take(BATCH).collect();
            (!batch.is_empty()).then(|| self.find(&batch))
        });
        batches.flatten().flatten().map(move |found| self.piece(found, format))
    }

    /// Locates parts in source order, whatever their own order, so that each stretch of a source is read once.
    fn find(&self, parts: &[RunPart]) -> Vec<Option<Location>> {
        let mut by_name: Vec<(usize, &RunPart)> = parts.iter().enumerate().collect();
        by_name.sort_unstable_by_key(|(_, part)| part.first);
        let mut all: Vec<Option<Location>> = parts.iter().map(|_| None).collect();
        for (at, part) in by_name {
            all[at] = Some(self.locate(*part));
        }
        all
    }

    fn locate(&self, part: RunPart) -> Location {
        let (first, last) = (RecordId(part.first), RecordId(part.first + part.count - 1));
        let start = self.place(first);
        let end = if last == first { start.clone() } else { self.place(last) };
        let segment = self.segment(first);
        let has_line_end = part.is_found && !segment.format.has_games();
        let line_end = if has_line_end { segment.source.line_end_at(end.whole().end) as u8 } else { 0 };
        Location { part, first: start, last: end, line_end }
    }

    fn piece(&self, found: Location, format: Format) -> Piece<'_> {
        let Location { part: RunPart { first, count, is_found }, first: start, last: end, line_end } = found;
        let range = start.whole().start..end.whole().end + usize::from(line_end);
        let view = |id, place| self.look_at_place(RecordId(id), place, format);
        if !is_found {
            return Piece::Record(view(first, start));
        }
        Piece::Found { first: view(first, start), last: view(first + count - 1, end), count: count as usize, range }
    }

    /// The records in a range of indexes, in chunks as large as possible, each with the index of its first record. They
    /// come in source order, whatever the order of their indexes.
    pub(crate) fn pieces_at(&self, places: Range<usize>) -> impl Iterator<Item = (usize, Piece<'_>)> {
        let mut next = places.start;
        let with_place = |run: Run| {
            let place = next;
            next += run.count as usize;
            (run, place)
        };
        let mut runs: Vec<(Run, usize)> = self.runs(places).into_iter().map(with_place).collect();
        runs.sort_unstable_by_key(|(run, _)| run.first);
        runs.into_iter().flat_map(move |(run, place)| {
            let parts = self.parts(run, self.format);
            let at = move |part: &RunPart| place + (part.first - run.first) as usize;
            parts.map(move |part| (at(&part), self.piece(self.locate(part), self.format)))
        })
    }

    /// Splits a run into parts: untouched records of one source, or single records.
    fn parts(&self, run: Run, format: Format) -> impl Iterator<Item = RunPart> {
        let (mut next, end) = (run.first, run.first + run.count);
        let mut touched = self.overlays.range(RecordId(next)..RecordId(end)).map(|(id, _)| id.0).peekable();
        std::iter::from_fn(move || {
            let first = next;
            if first == end {
                return None;
            }
            let segment = self.segment(RecordId(first));
            let is_touched = touched.next_if_eq(&first).is_some();
            let is_alone = is_touched || format != segment.format;
            let behind = touched.peek().copied().unwrap_or(end).min(segment.names().end);
            next = if is_alone { first + 1 } else { behind };
            Some(RunPart { first, count: next - first, is_found: !is_alone })
        })
    }
}
