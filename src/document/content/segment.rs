//! The sources of records: the opened file, and the texts and files that were inserted later.

use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::document::format::{BackgroundScan, Format, Index, RecordId, RecordSpan, Scan, ScanPart};
use crate::document::io::{Bytes, Encoding, LineKind, Source};

#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) source: Source,
    pub(super) index: Index,
    pub(crate) format: Format,
    pub(crate) first_id: u32,
    /// In an inserted segment, the text that is written before its first record, wherever that record is moved.
    pub(super) front: Range<usize>,
    /// In an inserted segment, the text that is written after its last record, wherever that record is moved.
    pub(super) trail: Range<usize>,
}

impl Segment {
    /// Reads a source in this format, or in the detected one, and gives its records ids from `first` on. A source on
    /// disk is read in the background.
    pub(crate) fn from_bytes(
        bytes: Bytes,
        format: Option<Format>,
        first: u32,
    ) -> io::Result<(Self, Option<BackgroundScan>)> {
        let source = Source::new(bytes);
        let format = format.unwrap_or_else(|| Format::detect(&source));
        if source.is_on_disk() {
            let reading = BackgroundScan::start(source.clone(), format.layout())?;
            return Ok((Self::new(source, Arc::default(), format, first), Some(reading)));
        }
        let scan = format.layout().scan(&source, &mut |_| true);
        let mut segment = Self::new(source, Arc::new(scan), format, first);
        segment.finish_scan();
        Ok((segment, None))
    }

    pub(crate) fn from_text(bytes: Vec<u8>, file: &Source, format: Format, first: u32) -> Self {
        let source = Source::part_of(file, Bytes::held(bytes));
        let scan = format.layout().scan(&source, &mut |_| true);
        Self::new(source, Arc::new(scan), format, first).attach_margins()
    }

    pub(crate) fn empty() -> Self {
        Self::new(Source::new(Bytes::held(Vec::new())), Arc::default(), Format::Fen, 0)
    }

    fn new(source: Source, scan: Arc<Scan>, format: Format, first_id: u32) -> Self {
        Self { source, index: Index::new(scan, format.layout()), format, first_id, front: 0..0, trail: 0..0 }
    }

    /// Attaches the text before the first record and after the last record to these records, unless it is blank.
    fn attach_margins(mut self) -> Self {
        let says_something = |range: Range<usize>| {
            if self.source.lines_in(range.clone()).any(|(_, kind)| kind != LineKind::Blank) { range } else { 0..0 }
        };
        if !self.format.has_header() {
            return self;
        }
        (self.front, self.trail) = (says_something(self.front()), says_something(self.tail()));
        self
    }

    /// Copies the segment with ids from `first` on. The text around its records is copied only with `is_whole`.
    pub(crate) fn copy_with_ids(&self, first: u32, is_whole: bool) -> Self {
        let segment = Self { first_id: first, ..self.clone() };
        if is_whole { segment.attach_margins() } else { Self { front: 0..0, trail: 0..0, ..segment } }
    }

    pub(crate) fn extend(&mut self, part: ScanPart) {
        let (is_last, is_not_utf8) = (part.is_last, part.is_not_utf8);
        self.index.extend(part);
        if is_not_utf8 {
            self.source.encoding = Encoding::Windows1252;
        }
        if is_last {
            self.finish_scan();
        }
    }

    pub(crate) fn finish_scan(&mut self) {
        self.source.set_line_end(self.index.scan.line_ends);
    }

    pub(crate) fn count(&self) -> u32 {
        self.index.scan.count as u32
    }

    pub(crate) fn memory_size(&self) -> usize {
        self.source.bytes_held() + self.index.bytes_held()
    }

    pub(crate) fn ids(&self) -> Range<u32> {
        self.first_id..self.first_id + self.count()
    }

    pub(crate) fn front(&self) -> Range<usize> {
        self.index.scan.front.clone()
    }

    /// The text that is written before a record, wherever the record is moved. In formats of lines, this text is part
    /// of the comments above the line instead.
    pub(crate) fn front_of(&self, RecordId(id): RecordId) -> Range<usize> {
        if id == self.first_id && self.format.has_games() { self.front.clone() } else { 0..0 }
    }

    /// The text that is written after a record, wherever the record is moved.
    pub(crate) fn trail_of(&self, RecordId(id): RecordId) -> Range<usize> {
        if id + 1 == self.ids().end { self.trail.clone() } else { 0..0 }
    }

    pub(crate) fn tail(&self) -> Range<usize> {
        self.index.scan.tail.clone()
    }

    pub(crate) fn progress(&self) -> f32 {
        self.index.scan.tail.start as f32 / self.source.end().max(1) as f32
    }

    pub(crate) fn span(&self, RecordId(id): RecordId) -> RecordSpan {
        let number = id.checked_sub(self.first_id).and_then(|number| self.index.span(&self.source, number as usize));
        let place = number.unwrap_or_else(|| RecordSpan::from_lead(&(0..0)));
        let is_below_front = id == self.first_id && !self.format.has_games() && self.front.end == place.lead().start;
        if is_below_front && !self.front.is_empty() { place.with_lead_from(self.front.start) } else { place }
    }
}
