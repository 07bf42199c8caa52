//! Recovery: unsaved edits are written to the user's state folder, and found there after a crash.
//!
//! A journal is relative to the file on disk as it was opened or saved last. It says of each record that is
//! otherwise now as what text it would be written, and how the order of the records differs. A record is named by its
//! number in the file, or as a new one. So a journal needs nothing of the process that wrote it, and what it costs to
//! go on with it depends on what changed since the last time alone.

mod abandoned;
mod entry;
mod folder;
mod frames;
mod numbering;
mod recover;
mod replay;
mod writer;

use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use abandoned::{AbandonedJournal, abandoned_journals};

use super::{Document, RecordId, Records};
use crate::document::content::Run;
use entry::{Head, NEW, Span};
use numbering::Numbering;
use writer::{Batch, Job, News, Writer};

/// How long after writing nothing is written.
const PAUSE: Duration = Duration::from_millis(500);

/// How long it takes until the writer is asked again whether it is done.
const NEXT_LOOK: Duration = Duration::from_millis(50);

/// How long after a failure nothing is tried.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(10);

/// A journal is begun anew when it has more bytes than this and has grown to so many times what it was.
const LONG: u64 = 1 << 24;
const GROWTH: u64 = 4;

/// A document of which the file is gone or another one is journalled as a whole, if it has no more bytes than this.
const WHOLE: u64 = 1 << 26;

/// So many records that were entered together are written together.
const TOGETHER: u32 = 512;

/// The unsaved edits of one window, written as they come. There is no file as long as there are none.
///
/// It is locked as long as this lives. Dropped without [`Journal::forget`] it is left for the next window to find.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    writer: Option<Writer>,
    /// There is a file, or there soon will be.
    has_file: bool,
    /// All records are written, as if there were no file.
    is_whole: bool,
    /// Stands for the document since it was opened or saved last.
    document: Arc<()>,
    /// What the document was, and what was typed, when it was last written.
    revision: u64,
    typed: Vec<String>,
    names: Numbering,
    /// The new records that were written.
    known: Records,
    /// Batch that are always written, in the order of their names.
    blended: Vec<RecordId>,
    /// Whether the order of the records was written.
    has_order: bool,
    /// When nothing is to be written before.
    not_before: Option<Instant>,
    /// What is in the file may not be what it should be.
    is_broken: bool,
    /// How many bytes the file had when it was begun, and has now.
    lengths: Option<(u64, u64)>,
}

impl Journal {
    /// A journal in a folder, which is made when it is needed.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            writer: None,
            has_file: false,
            is_whole: false,
            document: Arc::default(),
            revision: 0,
            typed: Vec::new(),
            names: Numbering::default(),
            known: Records::default(),
            blended: Vec::new(),
            has_order: false,
            not_before: None,
            is_broken: false,
            lengths: None,
        }
    }

    /// Writes what changed since the last time, on another thread, unless that was a moment ago. A document without
    /// unsaved edits has no journal. `typed`: texts that are no positions yet and that nothing else holds. Returns
    /// after what time this wants to be called again, though nothing changes.
    ///
    /// # Errors
    /// Those of the system. It is tried again after some time.
    pub fn keep(&mut self, document: &mut Document, typed: &[String]) -> io::Result<Option<Duration>> {
        self.take_result()?;
        if self.is_kept(document, typed) {
            return Ok(self.is_busy().then_some(NEXT_LOOK));
        }
        if self.is_busy() {
            return Ok(Some(NEXT_LOOK));
        }
        let now = Instant::now();
        match self.not_before.map(|moment| moment.saturating_duration_since(now)) {
            Some(wait) if !wait.is_zero() => Ok(Some(wait)),
            _ => {
                self.write(document, typed)?;
                Ok(Some(NEXT_LOOK))
            }
        }
    }

    /// Writes at once what changed and waits until the disk has it.
    ///
    /// # Errors
    /// Those of the system.
    pub fn keep_now(&mut self, document: &mut Document, typed: &[String]) -> io::Result<()> {
        self.wait()?;
        if !self.is_kept(document, typed) {
            self.write(document, typed)?;
            self.wait()?;
        }
        Ok(())
    }

    /// Takes the journal away: nothing is to be recovered.
    pub fn forget(&mut self) {
        if let Some(mut writer) = self.writer.take() {
            // One that cannot be removed is offered by the next window.
            let _ = writer.give(Job::Remove);
        }
        *self = Self::new(std::mem::take(&mut self.folder));
    }

    fn is_busy(&self) -> bool {
        self.writer.as_ref().is_some_and(Writer::is_busy)
    }

    /// Whether the file is what it should be, or soon will be.
    fn is_kept(&self, document: &Document, typed: &[String]) -> bool {
        let is_needed = document.is_modified() || !typed.is_empty();
        if !is_needed {
            return !self.has_file;
        }
        let is_known = document.revision == self.revision && document.content.is_watched_for(&self.document);
        self.has_file && is_known && !self.is_broken && self.typed == typed
    }

    fn take_result(&mut self) -> io::Result<()> {
        match self.writer.as_mut().filter(|writer| writer.is_busy()).map(Writer::poll) {
            None | Some(Ok(None)) => Ok(()),
            Some(Ok(Some(length))) => self.take_length(Ok(length)),
            Some(Err(error)) => self.take_length(Err(error)),
        }
    }

    fn wait(&mut self) -> io::Result<()> {
        match self.writer.as_mut().filter(|writer| writer.is_busy()).map(Writer::wait) {
            None => Ok(()),
            Some(result) => self.take_length(result),
        }
    }

    fn take_length(&mut self, result: io::Result<u64>) -> io::Result<()> {
        match result {
            Ok(length) => {
                self.lengths = Some((self.lengths.map_or(length, |(first, _)| first), length));
                Ok(())
            }
            Err(error) => Err(self.fail(error)),
        }
    }

    /// Begins anew next time, after a pause.
    fn fail(&mut self, error: io::Error) -> io::Error {
        self.is_broken = true;
        self.not_before = Some(Instant::now() + PAUSE_AFTER_FAILURE);
        error
    }

    fn write(&mut self, document: &mut Document, typed: &[String]) -> io::Result<()> {
        // Nothing counts as written before there is somebody to write it.
        let mut writer = match self.writer.take() {
            Some(writer) => writer,
            None => Writer::start(self.folder.clone()).map_err(|error| self.fail(error))?,
        };
        self.not_before = Some(Instant::now() + PAUSE);
        let is_needed = document.is_modified() || !typed.is_empty();
        let job = if is_needed { Job::Write(Box::new(self.news(document, typed))) } else { Job::Remove };
        if !is_needed {
            // What comes next begins a new file.
            self.document = Arc::default();
        }
        self.has_file = is_needed;
        // Without its thread it is of no more use: the next one is another.
        writer.give(job).map_err(|error| self.fail(error))?;
        self.writer = Some(writer);
        Ok(())
    }

    /// What changed since the last time; everything that is unsaved where that is not known.
    fn news(&mut self, document: &mut Document, typed: &[String]) -> News {
        let is_long = self.lengths.is_some_and(|(first, now)| now > LONG && now > first.saturating_mul(GROWTH));
        let is_whole = document.is_detached && document.content.size() <= WHOLE;
        let is_known = document.content.is_watched_for(&self.document) && self.is_whole == is_whole;
        let is_new = self.is_broken || is_long || !is_known;
        if is_new {
            self.begin(document);
            self.is_whole = is_whole;
        }
        let file = document.file.as_ref().map(|file| (file.path.as_path(), file.stamp));
        let has_file = file.is_some() && !is_whole;
        let head = is_new.then(|| Head::new(file, is_whole, document.format()));
        let news = document.content.take_news();
        let mut touched = if is_new { document.content.changed() } else { news.touched };
        touched.extend(self.blended.iter().filter(|_| is_new));
        touched.sort_unstable();
        touched.dedup();
        self.follow_reading(document);
        let mut records = self.touched_records(document, &touched);
        let is_rearranged = is_new || news.is_rearranged;
        let has_order = self.has_order || !has_file || !document.content.is_in_saved_order();
        let order = (is_rearranged && has_order).then(|| self.order(document, &mut records));
        self.has_order |= order.is_some();
        let runs: Vec<Run> = records.iter().map(|records| records.run).collect();
        let excerpt = document.content.excerpt(&runs);
        (self.revision, self.typed) = (document.revision, typed.to_vec());
        let header = document.content.edited_header().as_deref().map(str::to_owned);
        let header = header.or_else(|| is_whole.then(|| document.header()).filter(|header| !header.is_empty()));
        News { head, excerpt, records, order, on_disk: self.names.count(), typed: self.typed.clone(), header }
    }

    /// Forgets what was written.
    fn begin(&mut self, document: &mut Document) {
        self.document = Arc::default();
        document.content.watch_for(&self.document);
        self.names = Numbering::default();
        self.known = Records::default();
        self.blended = document.content.blended();
        self.blended.sort_unstable();
        self.has_order = false;
        self.is_broken = false;
        self.lengths = None;
    }

    /// Knows the records of the file as far as it was read. Without a file all records are new.
    fn follow_reading(&mut self, document: &Document) {
        let runs = document.content.saved_runs();
        let count: u64 = runs.iter().map(|run| u64::from(run.count)).sum();
        if document.file.is_some() && !self.is_whole && self.names.count() != count {
            self.names = Numbering::of(runs);
        }
    }

    /// The records of which the state changed, as far as they were written or are in the file on disk. Others are
    /// written once they are in the order.
    fn touched_records(&self, document: &Document, touched: &[RecordId]) -> Vec<Batch> {
        let mut records = Vec::new();
        let mut end = 0;
        for id in touched.iter().filter(|id| self.is_written(id.0)) {
            if id.0 < end {
                continue;
            }
            let run = document.content.written_with(*id);
            end = run.first + run.count;
            for (names, run) in self.names.spans(run) {
                let is_on_disk = names.is_on_disk() && !self.is_blended(run);
                add(document, Batch { names, run, is_on_disk }, &mut records);
            }
        }
        records
    }

    fn is_blended(&self, run: Run) -> bool {
        let at = self.blended.partition_point(|id| id.0 < run.first);
        self.blended.get(at).is_some_and(|id| id.0 < run.first + run.count)
    }

    fn is_written(&self, id: u32) -> bool {
        self.known.contains(id as usize)
            || self.names.spans(Run { first: id, count: 1 }).any(|(span, _)| span.is_on_disk())
    }

    /// All records in their order, by name. Those that are new are to be written too.
    fn order(&mut self, document: &Document, records: &mut Vec<Batch>) -> Vec<Span> {
        let mut order = Vec::new();
        for run in document.content.all_runs() {
            for (span, run) in self.names.spans(*run) {
                numbering::push(&mut order, span);
                if !span.is_on_disk() {
                    for new in self.known.insert_new(run.names()) {
                        cut(document, new.start as u32..new.end as u32, records);
                    }
                }
            }
        }
        order
    }
}

/// Adds records to those that are written, together with the ones before them if they may be.
fn add(document: &Document, new: Batch, records: &mut Vec<Batch>) {
    let are_lines = !document.format().has_games();
    let fits = |last: &&mut Batch| {
        let follows = last.run.first + last.run.count == new.run.first && last.names.end() == new.names.0;
        let is_one_source = new.run.first < document.content.end_of_source(RecordId(last.run.first));
        are_lines
            && follows
            && is_one_source
            && last.is_on_disk == new.is_on_disk
            && last.run.count + new.run.count <= TOGETHER
    };
    match records.last_mut().filter(fits) {
        Some(last) => {
            last.run.count += new.run.count;
            last.names.1 += new.names.1;
        }
        None => records.push(new),
    }
}

/// Cuts new records into those that are written together.
fn cut(document: &Document, Range { start: mut first, end }: Range<u32>, records: &mut Vec<Batch>) {
    while first < end {
        let together = if document.format().has_games() {
            document.content.written_with(RecordId(first))
        } else {
            Run { first, count: TOGETHER }
        };
        let most = end.min(document.content.end_of_source(RecordId(first)));
        let count = (together.first + together.count).min(most) - first;
        let names = Span(NEW + u64::from(first), u64::from(count));
        records.push(Batch { names, run: Run { first, count }, is_on_disk: false });
        first += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Edit;

    #[test]
    fn a_thread_that_has_ended_is_said_and_another_one_writes_everything() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::new(folder.path().to_owned());
        let mut document = Document::new();
        document.apply(Edit::Clear);
        journal.writer = Some(Writer::ended());
        journal.keep(&mut document, &[]).expect_err("nobody writes");
        let wait = journal.keep(&mut document, &[]).unwrap();
        assert!(wait.is_some_and(|wait| wait > PAUSE), "it is tried again later: {wait:?}");
        journal.keep_now(&mut document, &[]).unwrap();
        document.apply(Edit::HalfmoveClock(7));
        journal.keep_now(&mut document, &[]).unwrap();
        drop(journal);
        let left = abandoned_journals(folder.path());
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].recover().unwrap().position(), document.position());
    }
}
