//! Scanning all records of a document on several processors.
//!
//! The records are split into chunks, which the threads take one after the other, each with a [`Snapshot`] of its own.
//! The results come in the order of the records.

mod scanned_record;

pub(crate) use scanned_record::{ScannedRecord, fold_case};

use std::ops::Range;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::document::content::Snapshot;
use crate::document::format::{Columns, Grammar, LineWalk, WalkedRecord, WriteChunk, next_row};
use crate::document::io::{LINE_PEEK_LEN, Source};
use crate::document::work::parallel::{self, Backlog};
use crate::document::work::{Progress, Wake, background};
use scanned_record::FileLine;

/// Number of records in each of the first chunks, which are small so that there are results soon.
const FIRST_CHUNK: usize = 512;
/// Number of records in each later chunk.
const CHUNK: usize = 8192;

/// Number of records in each later chunk if adjacent records come from all over the file. It is larger, so that enough
/// records of a chunk are close together in the file.
const SCATTERED_CHUNK: usize = 1 << 18;
/// Number of records in all of the first chunks.
const FIRST_CHUNKS_LEN: usize = 8 * FIRST_CHUNK;

/// Minimum time between two wakes of the window.
const WAKE_INTERVAL: Duration = Duration::from_millis(200);

/// A scan of all records on other threads. It stops when this value is dropped or its progress is cancelled.
#[derive(Debug)]
pub(crate) struct Sweep<T> {
    parts: Receiver<(usize, T)>,
    progress: Progress,
    is_over: bool,
}

impl<T: Send + 'static> Sweep<T> {
    /// Starts a sweep. `look` is called with the index range of each chunk. Every record advances the progress by one.
    pub(crate) fn start(
        snapshot: &Snapshot,
        progress: Progress,
        wake: Wake,
        look: impl Fn(&Snapshot, Range<usize>) -> T + Send + Sync + 'static,
    ) -> Self {
        let (sender, parts) = mpsc::channel();
        let shared = Arc::new((look, wake));
        let sweeping = || {
            let (shared, own) = (shared.clone(), snapshot.clone());
            let (progress, sender) = (progress.clone(), sender.clone());
            move || {
                let (look, wake) = &*shared;
                sweep_chunks(own, look, &progress, wake, sender);
            }
        };
        let on_thread = sweeping();
        let thread = background::start("sweep", move || {
            background::lower_priority();
            on_thread();
        });
        if thread.is_err() {
            // The system has no more threads.
            sweeping()();
        }
        Self { parts, progress, is_over: false }
    }

    /// Takes results, each with the index of the first record of its chunk, until `moment`. Returns `true` if there
    /// were any, or if the sweep has just ended.
    pub(crate) fn poll_until(&mut self, moment: Instant, mut take: impl FnMut(usize, T)) -> bool {
        let mut is_news = false;
        while !self.is_over {
            match self.parts.recv_timeout(moment.saturating_duration_since(Instant::now())) {
                Ok((start, part)) => take(start, part),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.is_over = true,
            }
            is_news = true;
        }
        is_news
    }

    pub(crate) fn finish(mut self, mut take: impl FnMut(usize, T)) {
        self.parts.iter().for_each(|(start, part)| take(start, part));
        self.is_over = true;
    }

    pub(crate) fn progress(&self) -> Option<f32> {
        (!self.is_over).then(|| self.progress.fraction())
    }
}

impl<T> Drop for Sweep<T> {
    fn drop(&mut self) {
        if !self.is_over {
            self.progress.cancel();
        }
    }
}

fn sweep_chunks<T: Send>(
    snapshot: Snapshot,
    look: &(impl Fn(&Snapshot, Range<usize>) -> T + Sync),
    progress: &Progress,
    wake: &Wake,
    sender: Sender<(usize, T)>,
) {
    let chunks = chunks(&snapshot);
    // The original snapshot, followed by the copies that no thread is using. Each copy caches some parts of the file.
    let snapshots = Mutex::new(vec![snapshot]);
    let idle = || snapshots.lock().unwrap_or_else(PoisonError::into_inner);
    let own = || {
        let mut idle = idle();
        if idle.len() > 1 { idle.pop() } else { idle.first().cloned() }
    };
    let look = |places: Range<usize>| {
        let own = own().filter(|_| !progress.is_cancelled())?;
        let (start, count) = (places.start, places.len() as u64);
        let part = look(&own, places);
        idle().push(own);
        progress.advance(count);
        Some((start, part))
    };
    let mut last: Option<Instant> = None;
    parallel::run_in_order(chunks, parallel::thread_count(), Backlog::Many, look, |part| {
        // The receiver may be gone.
        let is_wanted = part.is_some_and(|part| sender.send(part).is_ok());
        if last.is_none_or(|last| last.elapsed() >= WAKE_INTERVAL) {
            last = Some(Instant::now());
            wake();
        }
        is_wanted
    });
    drop(sender);
    wake();
}

fn chunks(snapshot: &Snapshot) -> impl Iterator<Item = Range<usize>> + Send + use<> {
    let count = snapshot.len();
    let chunk = if snapshot.content.is_scattered() { SCATTERED_CHUNK } else { CHUNK };
    let behind = move |start: usize| (start + if start < FIRST_CHUNKS_LEN { FIRST_CHUNK } else { chunk }).min(count);
    let starts = std::iter::successors(Some(0), move |start| Some(behind(*start)));
    starts.take_while(move |start| *start < count).map(move |start| start..behind(start))
}

pub(crate) trait Visitor {
    /// Called with lines that begin with a record. To skip the record, returns the bytes after its text; a skipped
    /// record is not visited. May be called several times for a line, and also for lines that are not records.
    fn skip_line<'a>(&mut self, _format: &dyn Grammar, _lines: &'a [u8]) -> Option<&'a [u8]> {
        None
    }

    /// Visits a record; `at` is its index in the chunk.
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>);
}

/// Visits each record in a range of indexes once, in source order, without jumping around in the file.
pub(crate) fn walk(snapshot: &Snapshot, places: Range<usize>, visitor: &mut impl Visitor) {
    let start = places.start;
    for (place, piece) in snapshot.content.chunks_at(places) {
        let behind = place + piece.count();
        match piece {
            WriteChunk::Record(view) => visitor.visit(place - start, &ScannedRecord::from_view(view)),
            WriteChunk::Unchanged { first, range, .. }
                if first.source_format.has_rows() && first.source.has_ascii() =>
            {
                let (source, format, columns) = (first.source, first.source_format, first.columns());
                LineVisit {
                    snapshot,
                    source,
                    format,
                    columns,
                    visitor: &mut *visitor,
                    start,
                    next: place,
                    end: behind,
                }
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

struct LineVisit<'a, V> {
    snapshot: &'a Snapshot,
    source: &'a Source,
    format: &'static dyn Grammar,
    /// The columns, if the lines are rows of a table.
    columns: Option<&'a Columns>,
    visitor: &'a mut V,
    /// The index of the first record of the chunk.
    start: usize,
    /// The index of the next record to visit.
    next: usize,
    /// The index after the last record to visit.
    end: usize,
}

impl<V: Visitor> LineVisit<'_, V> {
    fn visit_lines(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while self.next < self.end {
            let bytes = self.source.bytes.first_chunk(at..range.end);
            let is_last = at + bytes.len() >= range.end;
            let length = range.end.saturating_sub(at).min(bytes.len());
            let bytes = bytes.get(..length).unwrap_or_default();
            let used = match self.columns {
                Some(columns) => self.visit_rows(columns, bytes, is_last),
                None => self.visit_stretch(bytes, is_last),
            };
            at = if used > 0 { at + used } else { self.visit_long_record() };
        }
    }

    /// Visits a record that is gone or longer than the bytes read at once. Returns the byte offset of the next record.
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
                let (start, end) = (start - lead, end - lead);
                let found = FileLine { snapshot, source, format, columns: None, index: place, bytes, start, end };
                self.visitor.visit(place - self.start, &ScannedRecord::from_line(found));
            }
            self.next += 1;
        }
        lines.used()
    }

    /// Visits the rows that are complete in these bytes, and returns their length in bytes.
    fn visit_rows(&mut self, columns: &Columns, bytes: &[u8], is_last: bool) -> usize {
        let (snapshot, source, format) = (self.snapshot, self.source, self.format);
        let mut used = 0;
        while self.next < self.end
            && let Some(row) = next_row(bytes, used, is_last)
        {
            let (bytes, index) = (bytes.get(row.start..).unwrap_or_default(), self.next);
            let (columns, end) = (Some(columns), row.len());
            let found = FileLine { snapshot, source, format, columns, index, bytes, start: 0, end };
            self.visitor.visit(index - self.start, &ScannedRecord::from_line(found));
            self.next += 1;
            used = row.end;
        }
        used
    }
}
