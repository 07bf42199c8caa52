//! Writes a journal on another thread, so that the window never waits for the disk.

use std::io::{self, BufWriter, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::JoinHandle;

use super::folder::{LockedJournal, TempJournal};
use super::frame::{Frame, JournalHead, JournalStep, JournalledFile, NewRecord, NumberSpan, OrderSplice};
use super::notice::JournalHandle;
use crate::document::content::{Excerpt, RecordRun, RecordText, changed_middle};
use crate::{lang, tr};

#[derive(Debug)]
pub(super) enum WriterJob {
    Write(Box<JournalUpdate>),
    Remove,
}

#[derive(Debug)]
pub(super) enum WriterMessage {
    Job(WriterJob),
    Saved(SavedFile),
}

/// A file that a save is about to write, with the content of the document at a revision.
#[derive(Debug)]
pub(super) struct SavedFile {
    pub(super) file: JournalledFile,
    pub(super) revision: u64,
    /// The number of the journal of the document.
    pub(super) journal: u64,
    /// Reports that the journal has been written.
    pub(super) written: Sender<()>,
}

/// The changes since the last write. With a `head`, all changes since the document was opened or saved.
#[derive(Debug)]
pub(super) struct JournalUpdate {
    pub(super) head: Option<JournalHead>,
    /// The number of the journal in the window.
    pub(super) journal: u64,
    /// The revision of the content of the document.
    pub(super) revision: u64,
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
    jobs: Option<Arc<Sender<WriterMessage>>>,
    results: Receiver<io::Result<u64>>,
    thread: Option<JoinHandle<()>>,
    is_busy: bool,
}

#[derive(Debug, Default)]
struct WriterState {
    folder: PathBuf,
    journal: Option<LockedJournal>,
    /// The number of the journal in the window.
    number: u64,
    length: u64,
    /// The revision of the content of the document when the journal was last written.
    revision: u64,
    order: Vec<NumberSpan>,
    /// The last step, without its changes of the order.
    step: JournalStep,
    /// The last file that a save of the document was about to write, and the revision of its content.
    saved: Option<(JournalledFile, u64)>,
    /// `true` if the last frame may be incomplete, so that nothing can be appended.
    is_damaged: bool,
}

impl Writer {
    pub(super) fn start(folder: PathBuf) -> io::Result<Self> {
        let (jobs, received) = mpsc::channel::<WriterMessage>();
        let (sender, results) = mpsc::channel();
        let mut state = WriterState { folder, ..WriterState::default() };
        let language = lang::current();
        let work = move || {
            lang::set(language);
            for message in received {
                match message {
                    // If the window is gone, no one receives the result.
                    WriterMessage::Job(job) => _ = sender.send(catch_panic(|| state.run(job))),
                    WriterMessage::Saved(saved) => state.note_saved(saved),
                }
            }
        };
        let thread = std::thread::Builder::new().name("journal".to_owned()).spawn(work)?;
        Ok(Self { jobs: Some(Arc::new(jobs)), results, thread: Some(thread), is_busy: false })
    }

    /// Returns a handle to the journal with this number. The next job must create that journal.
    pub(super) fn handle(&self, number: u64) -> JournalHandle {
        JournalHandle::new(self.jobs.as_ref().map(Arc::downgrade).unwrap_or_default(), number)
    }

    pub(super) fn start_job(&mut self, job: WriterJob) -> io::Result<()> {
        self.is_busy = self.jobs.as_ref().is_some_and(|jobs| jobs.send(WriterMessage::Job(job)).is_ok());
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
    /// Records the file that a save is about to write. If that fails, the edits may be offered again after a crash.
    fn note_saved(&mut self, SavedFile { file, revision, journal, written }: SavedFile) {
        if self.number == journal && self.journal.is_some() {
            self.saved = Some((file, revision));
            self.is_damaged |= catch_panic(|| self.repeat_step()).is_err();
        }
        // An error is ignored: the save may have stopped waiting.
        let _ = written.send(());
    }

    /// Appends the last step again, with the saved file.
    fn repeat_step(&mut self) -> io::Result<()> {
        let Some(journal) = &self.journal else { return Ok(()) };
        let step = JournalStep { saved_as: self.saved_as(), ..self.step.clone() };
        self.length += Frame::Step(step).write(&mut &journal.file)?;
        journal.file.sync_data()
    }

    /// Returns the file of the last save, if it contains all edits of the journal.
    fn saved_as(&self) -> Option<JournalledFile> {
        self.saved.as_ref().filter(|(_, revision)| self.revision <= *revision).map(|(file, _)| file.clone())
    }

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
        let mut new = Self { folder: self.folder.clone(), number: news.journal, ..Self::default() };
        new.length = before + new.write(news, &mut out)?;
        out.flush()?;
        drop(out);
        new.journal = Some(unfinished.persist(&mut self.journal)?);
        *self = new;
        Ok(())
    }

    fn append(&mut self, news: JournalUpdate) -> io::Result<()> {
        let Some(journal) = self.journal.as_ref().filter(|_| !self.is_damaged) else {
            return Err(io::Error::other(tr!("document-error-no-journal")));
        };
        let file = journal.file.try_clone()?;
        let mut out = BufWriter::new(&file);
        self.length += self.write(news, &mut out)?;
        out.flush()?;
        file.sync_data()
    }

    /// Writes changes as frames, and returns their length in bytes. The last frame, a step, puts the others into
    /// effect.
    fn write(&mut self, mut news: JournalUpdate, out: &mut dyn Write) -> io::Result<u64> {
        let mut length = 0;
        for JournalBatch { numbers: names, run, is_on_disk } in news.records {
            let frame = match news.excerpt.record_text(run, is_on_disk)? {
                RecordText::Unchanged => Frame::AsFound(names),
                RecordText::Text(text) => Frame::Text { records: names, text },
                RecordText::Game(game) => Frame::Entered { record: names.0, what: NewRecord::new(&game) },
            };
            length += frame.write(out)?;
        }
        let order = news.order.map(|new| replace_order(&mut self.order, new));
        self.revision = news.revision;
        self.step = JournalStep { on_disk: news.on_disk, typed: news.typed, header: news.header, ..Default::default() };
        let step = JournalStep { order, saved_as: self.saved_as(), ..self.step.clone() };
        Ok(length + Frame::Step(step).write(out)?)
    }
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
        Self { jobs: Some(Arc::new(jobs)), results, thread: None, is_busy: false }
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
