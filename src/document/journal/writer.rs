//! Writes a journal on another thread, so that the window never waits for the disk.

use std::io::{self, BufWriter, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::JoinHandle;

use super::folder::{LockedJournal, TempJournal};
use super::frame::{Frame, JournalHead, JournalStep, NewRecord, NumberSpan, OrderSplice};
use crate::document::content::{Excerpt, RecordRun, RecordText, changed_middle};
use crate::{lang, tr};

#[derive(Debug)]
pub(super) enum WriterJob {
    Write(Box<JournalUpdate>),
    Remove,
}

/// The changes since the last write. With a `head`, all changes since the document was opened or saved.
#[derive(Debug)]
pub(super) struct JournalUpdate {
    pub(super) head: Option<JournalHead>,
    pub(super) excerpt: Excerpt,
    pub(super) records: Vec<JournalBatch>,
    pub(super) order: Option<Vec<NumberSpan>>,
    pub(super) on_disk: u64,
    pub(super) typed: Vec<String>,
    pub(super) header: Option<String>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct JournalBatch {
    pub(super) numbers: NumberSpan,
    pub(super) run: RecordRun,
    /// `true` if the records are in the file on disk: their text is then written only if they were edited.
    pub(super) is_on_disk: bool,
}

#[derive(Debug)]
pub(super) struct Writer {
    jobs: Option<Sender<WriterJob>>,
    results: Receiver<io::Result<u64>>,
    thread: Option<JoinHandle<()>>,
    is_busy: bool,
}

#[derive(Debug)]
struct WriterState {
    folder: PathBuf,
    journal: Option<LockedJournal>,
    length: u64,
    order: Vec<NumberSpan>,
}

impl Writer {
    pub(super) fn start(folder: PathBuf) -> io::Result<Self> {
        let (jobs, received) = mpsc::channel::<WriterJob>();
        let (sender, results) = mpsc::channel();
        let mut pen = WriterState { folder, journal: None, length: 0, order: Vec::new() };
        let language = lang::current();
        let work = move || {
            lang::set(language);
            for job in received {
                // If the window is gone, no one receives the result.
                let _ = sender.send(catch_panic(|| pen.run(job)));
            }
        };
        let thread = std::thread::Builder::new().name("journal".to_owned()).spawn(work)?;
        Ok(Self { jobs: Some(jobs), results, thread: Some(thread), is_busy: false })
    }

    pub(super) fn start_job(&mut self, job: WriterJob) -> io::Result<()> {
        self.is_busy = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        if self.is_busy { Ok(()) } else { Err(io::Error::other(tr!("document-error-thread"))) }
    }

    /// Returns the length of the journal after the last job, or `None` while it is in progress.
    pub(super) fn poll(&mut self) -> io::Result<Option<u64>> {
        let result = match self.results.try_recv() {
            Err(TryRecvError::Empty) => return Ok(None),
            Err(TryRecvError::Disconnected) => Err(io::Error::other(tr!("document-error-thread"))),
            Ok(result) => result,
        };
        self.is_busy = false;
        result.map(Some)
    }

    pub(super) fn wait(&mut self) -> io::Result<u64> {
        self.is_busy = false;
        self.results.recv().unwrap_or_else(|_| Err(io::Error::other(tr!("document-error-thread"))))
    }

    pub(super) fn is_busy(&self) -> bool {
        self.is_busy
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        // A panic has been reported already.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Catches a panic and returns it as an error, so that the thread lives on and the journal keeps its lock.
fn catch_panic<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(io::Error::other(tr!("document-error-fault"))))
}

impl WriterState {
    fn run(&mut self, job: WriterJob) -> io::Result<u64> {
        match job {
            WriterJob::Remove => {
                self.length = 0;
                self.journal.take().map_or(Ok(()), LockedJournal::remove)?;
            }
            WriterJob::Write(mut news) => match news.head.take() {
                Some(head) => self.start_journal(head, *news)?,
                None => self.append(*news)?,
            },
        }
        Ok(self.length)
    }

    /// Replaces the journal by a new one. If that fails, the old journal stays.
    fn start_journal(&mut self, mut head: JournalHead, news: JournalUpdate) -> io::Result<()> {
        head.read_checksum();
        let unfinished = TempJournal::new(&self.folder)?;
        let mut out = BufWriter::new(unfinished.0.as_file());
        let before = Frame::Head(head).write(&mut out)?;
        let mut order = Vec::new();
        let length = before + write(news, &mut order, &mut out)?;
        out.flush()?;
        drop(out);
        let journal = unfinished.persist(self.journal.as_ref().map(|old| old.path.as_path()))?;
        *self = Self { folder: std::mem::take(&mut self.folder), journal: Some(journal), length, order };
        Ok(())
    }

    fn append(&mut self, news: JournalUpdate) -> io::Result<()> {
        let Some(journal) = &self.journal else { return Err(io::Error::other(tr!("document-error-no-journal"))) };
        let mut out = BufWriter::new(&journal.file);
        self.length += write(news, &mut self.order, &mut out)?;
        out.flush()?;
        drop(out);
        journal.file.sync_data()
    }
}

/// Writes changes as frames, and returns their length in bytes. The last frame, a step, puts the others into effect.
fn write(mut news: JournalUpdate, order: &mut Vec<NumberSpan>, out: &mut dyn Write) -> io::Result<u64> {
    let mut length = 0;
    for JournalBatch { numbers: names, run, is_on_disk } in news.records {
        let frame = match news.excerpt.record_text(run, is_on_disk)? {
            RecordText::Unchanged => Frame::AsFound(names),
            RecordText::Text(text) => Frame::Text { records: names, text },
            RecordText::Game(game) => Frame::Entered { record: names.0, what: NewRecord::new(&game) },
        };
        length += frame.write(out)?;
    }
    let splice = news.order.map(|new| replace_order(order, new));
    let step = JournalStep { order: splice, on_disk: news.on_disk, typed: news.typed, header: news.header };
    Ok(length + Frame::Step(step).write(out)?)
}

/// Sets a new order and returns its difference from the old one.
fn replace_order(order: &mut Vec<NumberSpan>, new: Vec<NumberSpan>) -> OrderSplice {
    let (old, changed) = changed_middle(order, &new);
    let splice = OrderSplice { at: old.start, count: old.len(), new: new[changed].to_vec() };
    *order = new;
    splice
}

#[cfg(test)]
impl Writer {
    pub(super) fn disconnected() -> Self {
        let (jobs, _) = mpsc::channel();
        let (_, results) = mpsc::channel();
        Self { jobs: Some(jobs), results, thread: None, is_busy: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_an_error() {
        assert_eq!(catch_panic(|| Ok(3)).ok(), Some(3));
        let fault: io::Result<u64> = catch_panic(|| panic!("a fault for this test"));
        assert_eq!(fault.map_err(|error| error.to_string()), Err("an internal error".to_owned()));
    }
}
