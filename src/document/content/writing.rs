//! Writes all or some of the records, unchanged or in another format, below the header. The header is the comments at
//! the top of a file that belong to no record. Its first comment is the title of the file.

use std::io::{self, ErrorKind};
use std::ops::Range;
use std::sync::Arc;

use super::Content;
use super::order::changed_middle;
use crate::document::content::order::{Order, RecordRun};
use crate::document::format::{
    ColumnCollector, Columns, Field, Format, Loss, Margins, RecordId, RecordSpan, RecordView, WriteChunk,
};
use crate::document::io::{FnSink, Sink};

const MAX_HEADER_LEN: usize = 1 << 14;

/// The text of an edited header, one comment per line; `None` if the header is as in the source.
pub(crate) type Header = Option<Arc<str>>;

#[derive(Debug, Default)]
pub(super) struct HeaderParts {
    pub(super) before: Range<usize>,
    pub(super) comments: Vec<String>,
    pub(super) after: Range<usize>,
}

impl Content {
    pub(crate) fn header(&self) -> String {
        self.header.as_deref().map_or_else(|| self.source_header().join("\n"), str::to_owned)
    }

    /// Normalizes a text for the header, in the encoding of the file; `None` if it is too long.
    pub(crate) fn normalize_header(&self, text: &str) -> Option<Header> {
        let text = Field::Comment.normalized(&self.to_encodable(text));
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let is_found = self.source_header() == lines;
        let text = lines.join("\n");
        (text.len() <= MAX_HEADER_LEN).then(|| (!is_found).then(|| text.into()))
    }

    pub(crate) fn replace_header(&mut self, header: Header) -> Header {
        std::mem::replace(&mut self.header, header)
    }

    pub(super) fn header_parts(&self, format: Format) -> HeaderParts {
        let nothing = self.text_start();
        let unchanged = |before, comments| HeaderParts { before, comments, after: nothing.clone() };
        let is_same_kind = format.has_layout_of(self.file.format);
        match &self.header {
            _ if !self.has_front => unchanged(nothing.clone(), Vec::new()),
            _ if !format.has_header() => {
                unchanged(if is_same_kind { self.file.front() } else { nothing.clone() }, Vec::new())
            }
            None if is_same_kind => unchanged(self.file.front(), Vec::new()),
            None => unchanged(nothing.clone(), self.source_header()),
            Some(text) if is_same_kind && !text.is_empty() => self.merge_header(text),
            Some(text) => unchanged(nothing.clone(), text.lines().map(str::to_owned).collect()),
        }
    }

    fn source_header(&self) -> Vec<String> {
        self.comments_in(self.file.front())
    }

    pub(super) fn comments_in(&self, stretch: Range<usize>) -> Vec<String> {
        self.file.format.layout().comments_outside(&self.file.source, stretch)
    }

    /// Replaces only the changed lines of the header. Unchanged lines above and below them are kept as in the source.
    fn merge_header(&self, text: &str) -> HeaderParts {
        let front = self.file.front();
        let wanted: Vec<String> = text.lines().map(str::to_owned).collect();
        let lines = self.header_lines(&front);
        let found = self.source_header();
        if lines.iter().map(|(_, said)| said).ne(&found) {
            // A comment spans several lines, so the whole header is written again.
            return HeaderParts { before: self.text_start(), comments: wanted, after: self.text_start() };
        }
        let (old, new) = changed_middle(&found, &wanted);
        let changed = &lines[old.clone()];
        let end = old.start.checked_sub(1).map_or(front.start, |at| lines[at].0.end);
        let before = front.start..changed.first().map_or(end, |(line, _)| line.start);
        let behind = changed.last().map_or(before.end, |(line, _)| line.end)..front.end;
        HeaderParts { before, comments: wanted[new].to_vec(), after: behind }
    }

    fn header_lines(&self, front: &Range<usize>) -> Vec<(Range<usize>, String)> {
        let ranges = self.file.source.lines_in(front.clone()).map(|(line, _)| line.start..line.next);
        let said = |line: &Range<usize>| self.comments_in(line.clone());
        ranges.flat_map(|line| said(&line).into_iter().map(move |said| (line.clone(), said))).collect()
    }

    /// A content with only these records, for a separate file. The text before the first record of the file and the
    /// text after its last record are kept only if that record is first or last here too.
    pub(crate) fn subset(&self, runs: impl IntoIterator<Item = RecordRun>) -> Self {
        let order = Order::from_runs(runs);
        let is_same = |own: Option<usize>, all: Option<usize>| {
            own.and_then(|at| order.get(at)) == all.and_then(|at| self.order.get(at))
        };
        let has_front = self.has_front && is_same(Some(0), Some(0));
        let has_tail = is_same(order.len().checked_sub(1), self.len().checked_sub(1));
        let tail = if has_tail { self.tail.clone() } else { self.tail.end..self.tail.end };
        Self { order: Arc::new(order), has_front, tail, placeholder: None, ..self.clone() }
    }

    /// The bytes of these records in a format, in the encoding of the file; `None` if there are more than `most` bytes.
    pub(crate) fn encode_runs(
        &self,
        runs: impl IntoIterator<Item = RecordRun>,
        format: Format,
        most: usize,
    ) -> Option<Vec<u8>> {
        let mut part = self.subset(runs);
        (part.has_front, part.tail) = (false, 0..0);
        let mark = self.text_start().end;
        let mut all = Vec::new();
        let mut bounded = FnSink(|bytes: &[u8]| {
            all.extend_from_slice(bytes);
            if all.len() <= most + mark { Ok(()) } else { Err(ErrorKind::FileTooLarge.into()) }
        });
        part.write(format, &mut bounded).ok()?;
        all.drain(..mark.min(all.len()));
        Some(all)
    }

    pub(super) fn text_start(&self) -> Range<usize> {
        self.file.source.start()..self.file.source.start()
    }

    pub(crate) fn size(&self) -> u64 {
        std::iter::once(&self.file).chain(&self.inserted).map(|segment| segment.source.end() as u64).sum()
    }

    /// Writes the whole content in a format. Untouched records from a source in this format are written byte for byte.
    pub(crate) fn write(&self, format: Format, out: &mut dyn Sink) -> io::Result<()> {
        let is_silent = self.is_placeholder(self.id(0));
        let mut pieces = self.chunks(format);
        let source = &self.file.source;
        let are_games = format.has_games();
        let is_same_kind = format.has_layout_of(self.file.format);
        let tail = if is_same_kind { self.tail.clone() } else { 0..0 };
        let HeaderParts { before, comments, after: behind } = self.header_parts(format);
        let tail_comments =
            if are_games && self.file.format.is_of_lines() { self.comments_in(self.tail.clone()) } else { Vec::new() };
        let margins = Margins {
            file: source,
            front: before,
            front_comments: comments,
            front_rest: behind,
            tail,
            tail_comments,
            is_placeholder: is_silent,
            columns: self.columns_to_write(format),
            file_columns: self.columns().filter(|_| self.has_front && is_same_kind),
        };
        format.layout().write(&margins, &mut pieces, out)
    }

    /// The columns of the file if it is a table.
    pub(crate) fn columns(&self) -> Option<&Columns> {
        self.file.index.columns(&self.file.source)
    }

    /// Replaces the columns of the file, and the roles of columns with the same names in inserted tables. Returns the
    /// old columns; `None` if nothing changes.
    pub(crate) fn replace_columns(&mut self, columns: Columns) -> Option<Columns> {
        let old = self.columns().filter(|old| **old != columns)?.clone();
        for segment in &mut self.inserted {
            if let Some(own) = segment.index.columns(&segment.source) {
                let own = own.with_roles_of(&columns);
                segment.index.replace_columns(own);
            }
        }
        self.file.index.replace_columns(columns);
        Some(old)
    }

    /// Collects the columns for all records. Reads only records that are edited or not from a table.
    fn columns_to_write(&self, format: Format) -> Option<Columns> {
        let delimiter = format.grammar().delimiter()?;
        let mut columns = ColumnCollector::new(delimiter, self.columns(), format == self.file.format);
        for part in self.order.runs().iter().flat_map(|run| self.split_run(*run, format)) {
            let segment = self.segment(RecordId(part.first));
            match segment.index.columns(&segment.source).filter(|_| part.is_unchanged) {
                Some(own) => columns.add_table(own),
                None => columns.add_record(&self.view_at_span(
                    RecordId(part.first),
                    self.span(RecordId(part.first)),
                    format,
                )),
            }
        }
        Some(columns.finish())
    }

    pub(crate) fn loss(&self, format: Format) -> Option<Loss> {
        let front_end = self.file.front().end;
        Loss::compute(
            &self.file.source,
            self.views_in_source_order(),
            front_end,
            self.tail.clone(),
            self.format,
            format,
        )
    }

    /// Views of all records in source order, so that each stretch of a source is read once.
    fn views_in_source_order(&self) -> impl Iterator<Item = RecordView<'_>> {
        let mut runs = self.order.runs().to_vec();
        runs.sort_unstable_by_key(|run| run.first);
        let names = runs.into_iter().flat_map(|run| run.first..run.first + run.count);
        names.map(|name| self.view_by_id(RecordId(name)))
    }

    fn chunks(&self, format: Format) -> impl Iterator<Item = WriteChunk<'_>> {
        /// Number of chunks that are located together. The location of each takes less than 100 bytes of memory.
        const BATCH: usize = 1 << 20;
        let mut parts = self.order.runs().iter().flat_map(move |run| self.split_run(*run, format));
        let batches = std::iter::from_fn(move || {
            let batch: Vec<RunPart> = parts.by_ref().take(BATCH).collect();
            (!batch.is_empty()).then(|| self.locate_all(&batch))
        });
        batches.flatten().flatten().map(move |found| self.chunk(found, format))
    }

    /// Returns the location of each part. Looks the parts up in source order, so each stretch of a source is read once.
    fn locate_all(&self, parts: &[RunPart]) -> Vec<Option<PartLocation>> {
        let mut by_name: Vec<(usize, &RunPart)> = parts.iter().enumerate().collect();
        by_name.sort_unstable_by_key(|(_, part)| part.first);
        let mut all: Vec<Option<PartLocation>> = parts.iter().map(|_| None).collect();
        for (at, part) in by_name {
            all[at] = Some(self.locate(*part));
        }
        all
    }

    fn locate(&self, part: RunPart) -> PartLocation {
        let (first, last) = (RecordId(part.first), RecordId(part.first + part.count - 1));
        let start = self.span(first);
        let end = if last == first { start.clone() } else { self.span(last) };
        let segment = self.segment(first);
        let has_line_end = part.is_unchanged && segment.format.has_rows();
        let line_end = if has_line_end { segment.source.line_end_at(end.whole().end) as u8 } else { 0 };
        PartLocation { part, first: start, last: end, line_end_len: line_end }
    }

    fn chunk(&self, found: PartLocation, format: Format) -> WriteChunk<'_> {
        let PartLocation {
            part: RunPart { first, count, is_unchanged: is_found },
            first: start,
            last: end,
            line_end_len: line_end,
        } = found;
        let range = start.whole().start..end.whole().end + usize::from(line_end);
        let view = |id, place| self.view_at_span(RecordId(id), place, format);
        if !is_found {
            return WriteChunk::Record(view(first, start));
        }
        let (first, last) = (view(first, start), view(first + count - 1, end));
        WriteChunk::Unchanged { first, last, count: count as usize, range }
    }

    /// Returns the records in a range of indexes as chunks, each with the index of its first record. The chunks are as
    /// large as possible and in source order.
    pub(crate) fn chunks_at(&self, places: Range<usize>) -> impl Iterator<Item = (usize, WriteChunk<'_>)> {
        let mut next = places.start;
        let with_place = |run: RecordRun| {
            let place = next;
            next += run.count as usize;
            (run, place)
        };
        let mut runs: Vec<(RecordRun, usize)> = self.runs(places).into_iter().map(with_place).collect();
        runs.sort_unstable_by_key(|(run, _)| run.first);
        runs.into_iter().flat_map(move |(run, place)| {
            let parts = self.split_run(run, self.format);
            let at = move |part: &RunPart| place + (part.first - run.first) as usize;
            parts.map(move |part| (at(&part), self.chunk(self.locate(part), self.format)))
        })
    }

    /// Splits a run into parts. Each part is a stretch of untouched records of one source, or a single record.
    fn split_run(&self, run: RecordRun, format: Format) -> impl Iterator<Item = RunPart> {
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
            let behind = touched.peek().copied().unwrap_or(end).min(segment.ids().end);
            next = if is_alone { first + 1 } else { behind };
            Some(RunPart { first, count: next - first, is_unchanged: !is_alone })
        })
    }
}

#[derive(Clone, Copy)]
struct RunPart {
    first: u32,
    count: u32,
    is_unchanged: bool,
}

struct PartLocation {
    part: RunPart,
    first: RecordSpan,
    last: RecordSpan,
    line_end_len: u8,
}
