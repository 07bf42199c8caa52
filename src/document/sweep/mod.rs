//! Looking at all records of a document, on all processors.
//!
//! The places are cut into chunks that the threads take one after the other, each with a [`Snapshot`] of its own.
//! What they find out comes in the order in which they are done with it.

mod marks;
mod subject;
mod walk;

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub(super) use marks::Marks;
pub(super) use subject::{Subject, fold};
pub(super) use walk::{Visitor, walk};

use super::background;
use super::format::Format;
use super::snapshot::Snapshot;
use super::work::{Progress, Wake};

/// The most threads that sweep; each keeps some parts of the file.
const MOST_THREADS: usize = 4;

/// The records of a chunk: few at the beginning, so that there is soon something to show. Both are a multiple of
/// 64, for [`Records`](super::Records) take words.
const FIRST_CHUNK: usize = 512;
const CHUNK: usize = 8192;

/// The same where records that stand side by side come from all over the file: of those that are close together in it
/// there have to be enough in a chunk.
const SCATTERED_CHUNK: usize = 1 << 18;

/// So many records lie in first chunks.
const BEGINNING: usize = 8 * FIRST_CHUNK;

/// The window is not woken more often than this.
const BETWEEN_WAKES: Duration = Duration::from_millis(50);

/// A sweep that goes on on other threads. They stop once this is dropped or its progress is cancelled.
#[derive(Debug)]
pub(super) struct Sweep<T> {
    parts: Receiver<T>,
    progress: Progress,
    is_over: bool,
}

impl<T: Send + 'static> Sweep<T> {
    /// Begins to look at all records. `look` is told the places of a chunk, the first of which is a multiple of 64.
    /// Every record advances the progress by one.
    pub(super) fn start(
        snapshot: &Snapshot,
        progress: Progress,
        wake: Wake,
        look: impl Fn(&Snapshot, Range<usize>) -> T + Send + Sync + 'static,
    ) -> Self {
        let count = snapshot.len();
        let chunks = count.div_ceil(FIRST_CHUNK);
        let threads = thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS).min(chunks);
        let bell = Bell { wake, last: Mutex::new(None) };
        let chunk = if snapshot.content.is_scattered() { SCATTERED_CHUNK } else { CHUNK };
        let work = Arc::new(Work { look, count, chunk, next: AtomicUsize::new(0), progress: progress.clone(), bell });
        let (sender, parts) = mpsc::channel();
        let mut is_started = false;
        for _ in 0..threads {
            let (work, own, sender) = (work.clone(), snapshot.again(), sender.clone());
            let run = move || {
                background::give_way();
                work.run(&own, sender);
            };
            is_started |= background::start("sweep", run).is_ok();
        }
        if !is_started {
            // The system has no more threads.
            work.run(snapshot, sender);
        }
        Self { parts, progress, is_over: false }
    }

    /// Takes what came since the last time, and waits for more until some moment; whether there was anything, or the
    /// end.
    pub(super) fn take_until(&mut self, moment: Instant, mut take: impl FnMut(T)) -> bool {
        let mut is_news = false;
        while !self.is_over {
            match self.parts.recv_timeout(moment.saturating_duration_since(Instant::now())) {
                Ok(part) => take(part),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.is_over = true,
            }
            is_news = true;
        }
        is_news
    }

    /// Takes everything that is still to come, waiting for it.
    pub(super) fn finish(mut self, take: impl FnMut(T)) {
        self.parts.iter().for_each(take);
        self.is_over = true;
    }

    /// How far it is, from 0 to 1; `None` once the end was taken.
    pub(super) fn progress(&self) -> Option<f32> {
        (!self.is_over).then(|| self.progress.share())
    }
}

impl<T> Drop for Sweep<T> {
    fn drop(&mut self) {
        if !self.is_over {
            self.progress.cancel();
        }
    }
}

/// What the threads share.
struct Work<F> {
    look: F,
    /// How many records there are.
    count: usize,
    /// How many are in a chunk.
    chunk: usize,
    /// The first of the records that no thread has taken.
    next: AtomicUsize,
    progress: Progress,
    bell: Bell,
}

impl<F> Work<F> {
    /// Does chunk after chunk.
    fn run<T>(&self, snapshot: &Snapshot, sender: Sender<T>)
    where
        F: Fn(&Snapshot, Range<usize>) -> T,
    {
        while let Some(places) = self.take() {
            let more = places.len() as u64;
            // Whoever has stopped waiting does not need it.
            if sender.send((self.look)(snapshot, places)).is_err() {
                break;
            }
            self.progress.advance(more);
            self.bell.ring();
            background::stop_at_gate();
        }
        drop(sender);
        self.bell.ring_last();
    }

    /// The next chunk, if there is one and somebody waits for it.
    fn take(&self) -> Option<Range<usize>> {
        let behind = |start: usize| start + if start < BEGINNING { FIRST_CHUNK } else { self.chunk };
        let start = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |start| Some(behind(start))).ok()?;
        (start < self.count && !self.progress.is_cancelled()).then(|| start..behind(start).min(self.count))
    }
}

/// Wakes the window, but not for every chunk.
struct Bell {
    wake: Wake,
    last: Mutex<Option<Instant>>,
}

impl Bell {
    fn ring(&self) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_none_or(|last| last.elapsed() >= BETWEEN_WAKES) {
            *last = Some(Instant::now());
            drop(last);
            (self.wake)();
        }
    }

    /// Wakes it in any case: a thread has ended.
    fn ring_last(&self) {
        (self.wake)();
    }
}

/// Whether records of a format are lines.
pub(super) const fn has_lines(format: Format) -> bool {
    matches!(format, Format::Fen | Format::Epd)
}
