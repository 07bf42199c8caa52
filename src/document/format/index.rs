//! The index of a file: it stores the locations of only some records, called marks, and finds the others on demand.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};

use super::grammar::Layout;
use super::table::columns::Columns;
use crate::document::io::{Line, LineEnds, ReadingFault, Source};
use crate::document::work::{Progress, background};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) record: usize,
    pub(crate) start: usize,
}

/// Minimum number of bytes between two marks. Closer marks make lookups faster but need more memory: with this value,
/// the marks of a file of 1 GB take 4 MB.
pub(crate) const STRIDE: usize = 1 << 12;

/// Number of bytes without records after which a scan asks its caller whether to go on.
pub(crate) const CHECK_INTERVAL: usize = 1 << 20;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scan {
    pub(crate) front: Range<usize>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) count: usize,
    pub(crate) tail: Range<usize>,
    pub(crate) line_ends: LineEnds,
    pub(crate) may_not_be_ascii: bool,
}

/// The location of a record in its source: its lead (comments above a line, or tags of a game), followed by its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RecordSpan {
    start: usize,
    lead_len: u32,
    body_len: u32,
    /// `true` if the record continues the game of the record before it.
    pub(crate) is_part: bool,
}

impl RecordSpan {
    /// The span of a line whose lead starts at `lead`. The lengths of lead and line fit into a `u32`.
    pub(crate) fn from_line(lead: usize, line: Line) -> Self {
        let length = |from: usize, to: usize| (to - from) as u32;
        let (lead_len, body_len) = (length(lead, line.start), length(line.start, line.end));
        Self { start: lead, lead_len, body_len, is_part: false }
    }

    /// The span of a game, or of a part of a game, whose tags end at `tags_end`; `None` if it is too long.
    pub(crate) fn from_game(game: &Range<usize>, tags_end: usize, is_part: bool) -> Option<Self> {
        let first = u32::try_from(tags_end - game.start).ok()?;
        let second = u32::try_from(game.end - tags_end).ok()?;
        Some(Self { start: game.start, lead_len: first, body_len: second, is_part })
    }

    /// The span of a new record: the source only has its lead.
    pub(crate) fn from_lead(lead: &Range<usize>) -> Self {
        Self { start: lead.start, lead_len: lead.len() as u32, body_len: 0, is_part: false }
    }

    pub(crate) fn with_lead_from(self, start: usize) -> Self {
        let first = u32::try_from(self.lead().end - start).unwrap_or(self.lead_len);
        Self { start: self.lead().end - first as usize, lead_len: first, ..self }
    }

    pub(crate) fn whole(&self) -> Range<usize> {
        self.start..self.body().end
    }

    pub(crate) fn lead(&self) -> Range<usize> {
        self.start..self.start + self.lead_len as usize
    }

    /// The line without its line end, or the text after the tags of a game.
    pub(crate) fn body(&self) -> Range<usize> {
        let start = self.lead().end;
        start..start + self.body_len as usize
    }
}

/// Maximum number of records of a file. It is checked at marks only, so a file may have a few more.
const MOST_RECORDS: usize = (1 << 31) - (1 << 20);

/// Maximum number of cached blocks. A block holds the locations of all records between two marks.
const BLOCKS: usize = 32;

/// The result of scanning another part of a file. `marks` has the new marks; the other fields describe the whole file
/// as far as it has been scanned.
#[derive(Debug)]
pub(crate) struct ScanPart {
    front: Range<usize>,
    marks: Vec<Mark>,
    count: usize,
    tail: Range<usize>,
    line_ends: LineEnds,
    pub(crate) is_last: bool,
    /// `true` if the file has bytes that are not UTF-8; set with the last part only.
    pub(crate) is_not_utf8: bool,
    /// The reason why scanning stopped before the end of the file; `None` if it did not.
    pub(crate) fault: Option<ReadingFault>,
}

impl ScanPart {
    fn from_scan(scan: &Scan, first: usize) -> Self {
        Self {
            front: scan.front.clone(),
            marks: scan.marks.get(first..).unwrap_or_default().to_vec(),
            count: scan.count,
            tail: scan.tail.clone(),
            line_ends: scan.line_ends,
            is_last: false,
            is_not_utf8: false,
            fault: None,
        }
    }
}

/// A file scan on its own thread. The scan ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct BackgroundScan {
    parts: Receiver<ScanPart>,
    progress: Progress,
}

impl BackgroundScan {
    pub(crate) fn start(source: Source, layout: &'static dyn Layout) -> io::Result<Self> {
        Self::start_for(source, layout, MOST_RECORDS)
    }

    fn start_for(source: Source, layout: &'static dyn Layout, most: usize) -> io::Result<Self> {
        let (sender, parts) = mpsc::channel();
        let progress = Progress::default();
        let reader = ScanThread { source, layout, most, progress: progress.clone(), sender };
        background::start_ungated("reading", move || reader.read())?;
        Ok(Self { parts, progress })
    }

    pub(crate) fn poll(&self) -> Result<ScanPart, TryRecvError> {
        self.parts.try_recv()
    }

    pub(crate) fn wait(&self) -> Result<ScanPart, TryRecvError> {
        self.parts.recv().map_err(|_| TryRecvError::Disconnected)
    }

    #[cfg(test)]
    pub(crate) fn disconnected() -> Self {
        Self { parts: mpsc::channel().1, progress: Progress::default() }
    }
}

impl Drop for BackgroundScan {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}

struct ScanThread {
    source: Source,
    layout: &'static dyn Layout,
    most: usize,
    progress: Progress,
    sender: Sender<ScanPart>,
}

impl ScanThread {
    fn read(self) {
        // The first part is small so that there is something to show soon.
        const FIRST: usize = 2;
        const MARKS: usize = 512;
        let mut sent = 0;
        let whole = self.layout.scan(&self.source, &mut |scan| {
            // There are no ids for further records. Their text is kept as the tail of the file.
            if scan.count >= self.most || self.progress.is_cancelled() {
                return false;
            }
            let is_due = scan.marks.len() >= sent + if sent == 0 { FIRST } else { MARKS };
            if !is_due {
                return true;
            }
            let part = ScanPart::from_scan(scan, std::mem::replace(&mut sent, scan.marks.len()));
            let is_wanted = self.sender.send(part).is_ok();
            background::wait_at_gate();
            is_wanted
        });
        if self.progress.is_cancelled() {
            return;
        }
        let fault = self.fault_of(&whole);
        let is_not_utf8 = whole.may_not_be_ascii && self.source.is_not_utf8(&self.progress);
        // The receiver may be gone.
        let _ = self.sender.send(ScanPart { is_last: true, is_not_utf8, fault, ..ScanPart::from_scan(&whole, sent) });
    }

    fn fault_of(&self, whole: &Scan) -> Option<ReadingFault> {
        if whole.count >= self.most && !whole.tail.is_empty() {
            return Some(ReadingFault::TooManyRecords);
        }
        // A range that cannot be read looks like the end of the file.
        let rest = if whole.count == 0 { whole.front.start } else { whole.tail.start }..self.source.end();
        (!self.source.is_readable(rest, &self.progress)).then_some(ReadingFault::Unreadable)
    }
}

#[derive(Debug)]
pub(crate) struct Index {
    pub(crate) scan: Arc<Scan>,
    layout: &'static dyn Layout,
    /// The cached blocks, the most recently used first.
    blocks: RefCell<VecDeque<Block>>,
    /// The range of records of the game that was looked up last: callers look up its last part once for each record.
    last_game: Cell<(usize, usize)>,
    /// The columns of a table; `None` in other formats.
    columns: OnceCell<Option<Columns>>,
}

#[derive(Clone, Debug)]
struct Block {
    mark: usize,
    places: Arc<[RecordSpan]>,
}

impl Clone for Index {
    fn clone(&self) -> Self {
        Self { columns: self.columns.clone(), ..Self::new(self.scan.clone(), self.layout) }
    }
}

impl Index {
    pub(crate) fn new(scan: Arc<Scan>, layout: &'static dyn Layout) -> Self {
        Self { scan, layout, blocks: RefCell::default(), last_game: Cell::default(), columns: OnceCell::new() }
    }

    pub(crate) fn columns(&self, source: &Source) -> Option<&Columns> {
        self.columns.get_or_init(|| self.layout.columns(source)).as_ref()
    }

    pub(crate) fn replace_columns(&mut self, columns: Columns) {
        self.columns = OnceCell::from(Some(columns));
    }

    pub(crate) fn extend(&mut self, part: ScanPart) {
        let last = self.scan.marks.len().saturating_sub(1);
        // The last block may have grown.
        self.blocks.get_mut().retain(|block| block.mark != last);
        self.last_game.take();
        let scan = Arc::make_mut(&mut self.scan);
        scan.marks.extend(part.marks);
        (scan.front, scan.count, scan.tail, scan.line_ends) = (part.front, part.count, part.tail, part.line_ends);
    }

    /// Returns the approximate size in memory, in bytes. Shared marks are divided among their owners.
    pub(crate) fn bytes_held(&self) -> usize {
        self.scan.marks.len() * size_of::<Mark>() / Arc::strong_count(&self.scan)
    }

    pub(crate) fn span(&self, source: &Source, record: usize) -> Option<RecordSpan> {
        let marks = &self.scan.marks;
        let at = marks.partition_point(|mark| mark.record <= record).checked_sub(1)?;
        self.block(source, at).get(record - marks[at].record).cloned()
    }

    /// Returns the span of the last part of the game that a record belongs to. No mark splits a game.
    pub(crate) fn last_part(&self, source: &Source, record: usize) -> Option<RecordSpan> {
        let marks = &self.scan.marks;
        let at = marks.partition_point(|mark| mark.record <= record).checked_sub(1)?;
        let (first, places) = (marks[at].record, self.block(source, at));
        let (mut start, mut end) = self.last_game.get();
        if !(start..end).contains(&record) {
            let (before, behind) = places.split_at_checked(record + 1 - first)?;
            start = first + before.iter().rposition(|place| !place.is_part).unwrap_or(0);
            end = record + 1 + behind.iter().take_while(|place| place.is_part).count();
            self.last_game.set((start, end));
        }
        places.get(end - 1 - first).cloned()
    }

    fn block(&self, source: &Source, mark: usize) -> Arc<[RecordSpan]> {
        let mut blocks = self.blocks.borrow_mut();
        if let Some(at) = blocks.iter().position(|block| block.mark == mark) {
            if at > 0
                && let Some(block) = blocks.remove(at)
            {
                blocks.push_front(block);
            }
        } else {
            blocks.truncate(BLOCKS - 1);
            blocks.push_front(Block { mark, places: self.read(source, mark).into() });
        }
        blocks.front().map(|block| block.places.clone()).unwrap_or_default()
    }

    fn read(&self, source: &Source, mark: usize) -> Vec<RecordSpan> {
        let marks = &self.scan.marks;
        let next = marks.get(mark + 1);
        let range = marks[mark].start..next.map_or(self.scan.tail.start, |next| next.start);
        let count = next.map_or(self.scan.count, |next| next.record) - marks[mark].record;
        let mut places = self.layout.record_spans(source, range);
        // Another program may have changed the file, and with it the number of records.
        places.resize(count, RecordSpan::from_lead(&(self.scan.tail.end..self.scan.tail.end)));
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::format::Format;
    use crate::document::format::index::CHECK_INTERVAL;
    use crate::document::io::Bytes;
    use crate::document::io::file::Stamp;

    const LINE: &str = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 12 34\n";

    fn on_disk(content: &[u8], missing: usize) -> Source {
        let mut file = tempfile::tempfile().unwrap();
        io::Write::write_all(&mut file, content).unwrap();
        let stamp = Stamp::from_file(&file).unwrap();
        Source::new(Bytes::on_disk(file, std::path::Path::new("a.fen"), content.len() + missing, stamp))
    }

    fn last_part(content: &str, missing: usize, most: usize) -> ScanPart {
        let reading =
            BackgroundScan::start_for(on_disk(content.as_bytes(), missing), Format::Fen.layout(), most).unwrap();
        loop {
            let part = reading.wait().unwrap();
            if part.is_last {
                return part;
            }
        }
    }

    #[test]
    fn the_last_part_has_the_reason_for_missing_records() {
        let lines = LINE.repeat(1000);
        for (missing, most, expected) in [
            (0, MOST_RECORDS, None),
            (1, MOST_RECORDS, Some(ReadingFault::Unreadable)),
            (1 << 20, MOST_RECORDS, Some(ReadingFault::Unreadable)),
            (0, 500, Some(ReadingFault::TooManyRecords)),
            (0, 1000, None),
        ] {
            let part = last_part(&lines, missing, most);
            assert_eq!(part.fault, expected, "{missing} bytes are missing, {most} records at most");
            assert_eq!(part.tail.end, lines.len() + missing, "all of it is there or kept");
            assert!(part.count == 1000 || part.tail.start == part.count * LINE.len(), "{} are known", part.count);
        }
    }

    #[test]
    fn nothing_more_is_read_once_cancelled() {
        let content = [LINE.repeat(1 << 16).as_bytes(), &b"# \xff\n"[..]].concat();
        let source = on_disk(&content, 0);
        let progress = Progress::default();
        assert!(source.is_readable(0..content.len(), &progress) && source.is_not_utf8(&progress));
        progress.cancel();
        assert!(!source.is_readable(0..content.len(), &progress) && !source.is_not_utf8(&progress));
    }

    #[test]
    fn a_long_range_without_records_asks_whether_to_go_on() {
        for format in Format::ALL {
            // A comment is a row of a table.
            let line = if matches!(format, Format::Csv | Format::Tsv) { "         \n" } else { "# nothing\n" };
            let text = line.repeat(10 * CHECK_INTERVAL / line.len());
            let length = text.len();
            let source = Source::new(Bytes::held(text.into_bytes()));
            let mut asked = 0;
            let found = format.layout().scan(&source, &mut |_| {
                asked += 1;
                asked < 3
            });
            assert_eq!(found.count, 0, "{format:?}");
            assert!((3..=4).contains(&asked), "{format:?} asked {asked} times");
            assert_eq!(found.front.len() + found.tail.len(), length, "{format:?} keeps all of it");
        }
    }
}
