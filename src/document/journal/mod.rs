//! Recovery: unsaved edits are written to the user's state folder, and found there after a crash.
//!
//! A journal is relative to the file on disk as it was last opened or saved. It contains the text of each record that
//! differs from the file, and the changes of the order. Records are identified by their number in the file or by a new
//! number, so a journal depends on nothing from the process that wrote it. The cost of an update depends only on the
//! changes since the previous one.

mod abandoned;
mod folder;
mod frame;
mod notice;
mod recover;
mod replay;
mod writer;

use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use abandoned::{AbandonedJournal, abandoned_journals};
pub(super) use notice::{JournalHandle, SaveNotice};

use super::{Document, RecordId, Records};
use crate::document::content::RecordRun;
use frame::{FIRST_NEW_NUMBER, JournalHead, NumberSpan, Numbering};
use writer::{JournalBatch, JournalUpdate, Writer, WriterJob};

/// Minimum pause between two writes.
const PAUSE: Duration = Duration::from_millis(500);
const POLL_INTERVAL: Duration = Duration::from_millis(50);
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(10);

/// Minimum length, in bytes, of a journal that is rewritten.
const MIN_REWRITE_LEN: u64 = 1 << 24;
/// A long journal is rewritten when it has grown by this factor since it was begun.
const REWRITE_GROWTH: u64 = 4;

/// Maximum size in bytes of a document that is journalled as a whole, if its file is gone or was replaced.
const MAX_WHOLE_SIZE: u64 = 1 << 26;
const MAX_BATCH_RECORDS: u32 = 512;

/// The journal of one window's unsaved edits, updated as they are made. Without unsaved edits there is no file. The
/// file is locked while this value exists. The next window finds the file unless [`Journal::delete`] is called.
#[derive(Debug, Default)]
pub struct Journal {
    folder: PathBuf,
    writer: Option<Writer>,
    /// `true` if the journal has a file on disk, or the writer will create it soon.
    has_file: bool,
    /// `true` if all records are written to the journal, as if the document had no file.
    is_whole: bool,
    /// The token for which the document tracks changes, until it is saved. Another document does not have this token.
    document_token: Arc<()>,
    /// The number of the journal in this window. A save that began before the current journal must not change it.
    number: u64,
    /// The revision of the document when the journal was last written.
    revision: u64,
    /// The typed texts when the journal was last written.
    typed: Vec<String>,
    numbering: Numbering,
    written_ids: Records,
    /// Records whose text is written even if they are unedited, sorted by id.
    always_written: Vec<RecordId>,
    is_order_written: bool,
    not_before: Option<Instant>,
    /// `true` after a failed write, because the content of the file is then uncertain.
    is_broken: bool,
    /// The length of the file in bytes when it was begun, and now.
    lengths: Option<(u64, u64)>,
}

impl Journal {
    /// A journal in a folder, which is created when needed.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, ..Self::default() }
    }

    /// Writes the changes since the last call on another thread, unless the last write was too recent. `typed` are
    /// texts that are not positions yet and are stored nowhere else. Returns the time after which the caller must call
    /// this again, even without changes; `None` if all is written.
    ///
    /// # Errors
    /// Errors of the system. The next calls try again after a pause.
    pub fn update(&mut self, document: &mut Document, typed: &[String]) -> io::Result<Option<Duration>> {
        self.poll_writer()?;
        if self.is_up_to_date(document, typed) {
            return Ok(self.is_busy().then_some(POLL_INTERVAL));
        }
        if self.is_busy() {
            return Ok(Some(POLL_INTERVAL));
        }
        let now = Instant::now();
        match self.not_before.map(|moment| moment.saturating_duration_since(now)) {
            Some(wait) if !wait.is_zero() => Ok(Some(wait)),
            _ => {
                self.write(document, typed)?;
                Ok(Some(POLL_INTERVAL))
            }
        }
    }

    /// Writes the changes at once and waits until they are on disk.
    ///
    /// # Errors
    /// Errors of the system.
    pub fn flush(&mut self, document: &mut Document, typed: &[String]) -> io::Result<()> {
        self.wait()?;
        if !self.is_up_to_date(document, typed) {
            self.write(document, typed)?;
            self.wait()?;
        }
        Ok(())
    }

    /// Deletes the journal: there is nothing to recover.
    pub fn delete(&mut self) {
        if let Some(mut writer) = self.writer.take() {
            // If the journal cannot be removed, the next window offers its edits.
            let _ = writer.start_job(WriterJob::Remove);
        }
        *self = Self { number: self.number, ..Self::new(std::mem::take(&mut self.folder)) };
    }

    fn is_busy(&self) -> bool {
        self.writer.as_ref().is_some_and(Writer::is_busy)
    }

    fn is_up_to_date(&self, document: &Document, typed: &[String]) -> bool {
        let is_needed = document.is_modified() || !typed.is_empty();
        if !is_needed {
            return !self.has_file;
        }
        let is_known = document.revision == self.revision && document.content.is_tracked_for(&self.document_token);
        self.has_file && is_known && !self.is_broken && self.typed == typed
    }

    fn poll_writer(&mut self) -> io::Result<()> {
        match self.writer.as_mut().filter(|writer| writer.is_busy()).map(Writer::poll) {
            None | Some(Ok(None)) => Ok(()),
            Some(Ok(Some(length))) => self.handle_result(Ok(length)),
            Some(Err(error)) => self.handle_result(Err(error)),
        }
    }

    fn wait(&mut self) -> io::Result<()> {
        match self.writer.as_mut().filter(|writer| writer.is_busy()).map(Writer::wait) {
            None => Ok(()),
            Some(result) => self.handle_result(result),
        }
    }

    fn handle_result(&mut self, result: io::Result<u64>) -> io::Result<()> {
        match result {
            Ok(length) => {
                self.lengths = Some((self.lengths.map_or(length, |(first, _)| first), length));
                Ok(())
            }
            Err(error) => Err(self.fail(error)),
        }
    }

    fn fail(&mut self, error: io::Error) -> io::Error {
        self.is_broken = true;
        self.not_before = Some(Instant::now() + PAUSE_AFTER_FAILURE);
        error
    }

    fn write(&mut self, document: &mut Document, typed: &[String]) -> io::Result<()> {
        // The writer is started first: without it, nothing must count as written.
        let mut writer = match self.writer.take() {
            Some(writer) => writer,
            None => Writer::start(self.folder.clone()).map_err(|error| self.fail(error))?,
        };
        self.not_before = Some(Instant::now() + PAUSE);
        let is_needed = document.is_modified() || !typed.is_empty();
        let job = if is_needed {
            let update = self.collect_update(document, typed);
            if update.head.is_some() {
                document.journal = Some(writer.handle(self.number));
            }
            WriterJob::Write(Box::new(update))
        } else {
            WriterJob::Remove
        };
        if !is_needed {
            // The next write begins a new file.
            self.document_token = Arc::default();
        }
        self.has_file = is_needed;
        // A writer without its thread is useless; the next write starts another.
        writer.start_job(job).map_err(|error| self.fail(error))?;
        self.writer = Some(writer);
        Ok(())
    }

    /// Returns the changes since the last write, or all unsaved edits if the journal is rewritten.
    fn collect_update(&mut self, document: &mut Document, typed: &[String]) -> JournalUpdate {
        let is_long = self
            .lengths
            .is_some_and(|(first, now)| now > MIN_REWRITE_LEN && now > first.saturating_mul(REWRITE_GROWTH));
        let is_whole = document.is_detached && document.content.size() <= MAX_WHOLE_SIZE;
        let is_known = document.content.is_tracked_for(&self.document_token) && self.is_whole == is_whole;
        let is_new = self.is_broken || is_long || !is_known;
        if is_new {
            self.reset(document);
            self.is_whole = is_whole;
        }
        let file = document.file.as_ref().map(|file| (file.path.as_path(), file.stamp));
        let has_file = file.is_some() && !is_whole;
        let head = is_new.then(|| JournalHead::new(file, is_whole, document.format()));
        let news = document.content.take_changes();
        let mut touched = if is_new { document.content.edited_saved_records() } else { news.touched };
        touched.extend(self.always_written.iter().filter(|_| is_new));
        touched.sort_unstable();
        touched.dedup();
        self.update_numbering(document);
        let mut records = self.touched_records(document, &touched);
        let is_rearranged = is_new || news.is_rearranged;
        let has_order = self.is_order_written || !has_file || !document.content.is_in_saved_order;
        let order = (is_rearranged && has_order).then(|| self.collect_order(document, &mut records));
        self.is_order_written |= order.is_some();
        let runs: Vec<RecordRun> = records.iter().map(|records| records.run).collect();
        let excerpt = document.content.excerpt(&runs);
        (self.revision, self.typed) = (document.revision, typed.to_vec());
        let header = document.content.header.as_deref().map(str::to_owned);
        let header = header.or_else(|| is_whole.then(|| document.header()).filter(|header| !header.is_empty()));
        let (on_disk, typed) = (self.numbering.count, typed.to_vec());
        let (journal, revision) = (self.number, document.content_revision);
        JournalUpdate { head, journal, revision, excerpt, records, order, on_disk, typed, header }
    }

    fn reset(&mut self, document: &mut Document) {
        self.document_token = Arc::default();
        self.number += 1;
        document.content.start_tracking(&self.document_token);
        self.numbering = Numbering::default();
        self.written_ids = Records::default();
        self.always_written = document.content.records_with_shared_comments();
        self.always_written.sort_unstable();
        self.is_order_written = false;
        self.is_broken = false;
        self.lengths = None;
    }

    /// Numbers the records of the file as far as it was read. Without a file all records are new.
    fn update_numbering(&mut self, document: &Document) {
        let runs = document.content.saved_order.runs();
        let count: u64 = runs.iter().map(|run| u64::from(run.count)).sum();
        if document.file.is_some() && !self.is_whole && self.numbering.count != count {
            self.numbering = Numbering::new(runs);
        }
    }

    /// Returns those of the changed records that were written before or are in the file on disk.
    fn touched_records(&self, document: &Document, touched: &[RecordId]) -> Vec<JournalBatch> {
        let mut records = Vec::new();
        let mut end = 0;
        for id in touched.iter().filter(|id| self.is_written(id.0)) {
            if id.0 < end {
                continue;
            }
            let run = document.content.write_unit(*id);
            end = run.first + run.count;
            for (names, run) in self.numbering.spans(run) {
                let is_on_disk = names.is_on_disk() && !self.is_always_written(run);
                push_batch(document, JournalBatch { numbers: names, run, is_on_disk }, &mut records);
            }
        }
        records
    }

    fn is_always_written(&self, run: RecordRun) -> bool {
        let at = self.always_written.partition_point(|id| id.0 < run.first);
        self.always_written.get(at).is_some_and(|id| id.0 < run.first + run.count)
    }

    fn is_written(&self, id: u32) -> bool {
        self.written_ids.contains(id as usize)
            || self.numbering.spans(RecordRun { first: id, count: 1 }).any(|(span, _)| span.is_on_disk())
    }

    /// Returns the order of all records as spans of numbers. Adds records that were not written before to `records`.
    fn collect_order(&mut self, document: &Document, records: &mut Vec<JournalBatch>) -> Vec<NumberSpan> {
        let mut order = Vec::new();
        for run in document.content.order.runs() {
            for (span, run) in self.numbering.spans(*run) {
                frame::push_span(&mut order, span);
                if !span.is_on_disk() {
                    for new in self.written_ids.insert_new(run.ids()) {
                        split_into_batches(document, new.start as u32..new.end as u32, records);
                    }
                }
            }
        }
        order
    }
}

/// Adds a batch of records, or extends the preceding batch if possible.
fn push_batch(document: &Document, new: JournalBatch, records: &mut Vec<JournalBatch>) {
    let are_lines = !document.format().has_games();
    let fits = |last: &&mut JournalBatch| {
        let follows = last.run.first + last.run.count == new.run.first && last.numbers.end() == new.numbers.0;
        let is_one_source = new.run.first < document.content.source_end(RecordId(last.run.first));
        are_lines
            && follows
            && is_one_source
            && last.is_on_disk == new.is_on_disk
            && last.run.count + new.run.count <= MAX_BATCH_RECORDS
    };
    match records.last_mut().filter(fits) {
        Some(last) => {
            last.run.count += new.run.count;
            last.numbers.1 += new.numbers.1;
        }
        None => records.push(new),
    }
}

fn split_into_batches(
    document: &Document,
    Range { start: mut first, end }: Range<u32>,
    records: &mut Vec<JournalBatch>,
) {
    while first < end {
        let together = if document.format().has_games() {
            document.content.write_unit(RecordId(first))
        } else {
            RecordRun { first, count: MAX_BATCH_RECORDS }
        };
        let most = end.min(document.content.source_end(RecordId(first)));
        let count = (together.first + together.count).min(most) - first;
        let names = NumberSpan(FIRST_NEW_NUMBER + u64::from(first), u64::from(count));
        records.push(JournalBatch { numbers: names, run: RecordRun { first, count }, is_on_disk: false });
        first += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Edit;

    #[test]
    fn a_dead_writer_is_reported_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::new(folder.path().to_owned());
        let mut document = Document::new();
        document.apply(Edit::Clear);
        journal.writer = Some(Writer::disconnected());
        journal.update(&mut document, &[]).expect_err("nobody writes");
        let wait = journal.update(&mut document, &[]).unwrap();
        assert!(wait.is_some_and(|wait| wait > PAUSE), "it is tried again later: {wait:?}");
        journal.flush(&mut document, &[]).unwrap();
        document.apply(Edit::HalfmoveClock(7));
        journal.flush(&mut document, &[]).unwrap();
        drop(journal);
        let left = abandoned_journals(folder.path());
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].recover().unwrap().position(), document.position());
    }
}
