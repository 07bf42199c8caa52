//! Scanning all records of a document on several processors.
//!
//! The records are split into chunks, which the threads take one after the other, each with a [`Snapshot`] of its own.
//! The results come in the order of the records.

mod scanned_record;
mod walk;

use std::ops::Range;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use scanned_record::{ScannedRecord, fold_case};
pub(crate) use walk::{Visitor, walk};

use crate::document::content::Snapshot;
use crate::document::work::parallel::{self, Backlog};
use crate::document::work::{Progress, Wake, background};

/// Number of records in a chunk; the first chunks are small, so that there are results soon.
const FIRST_CHUNK: usize = 512;
const CHUNK: usize = 8192;

/// Number of records in a chunk if adjacent records come from all over the file: enough of them must be close together
/// there.
const SCATTERED_CHUNK: usize = 1 << 18;

/// Number of records in the small first chunks.
const FIRST_CHUNKS_LEN: usize = 8 * FIRST_CHUNK;

/// Minimum time between two wakes of the window.
const WAKE_INTERVAL: Duration = Duration::from_millis(200);

/// A sweep on other threads. It stops when this is dropped or its progress is cancelled.
#[derive(Debug)]
pub(crate) struct Sweep<T> {
    parts: Receiver<(usize, T)>,
    progress: Progress,
    is_over: bool,
}

impl<T: Send + 'static> Sweep<T> {
    /// Starts a sweep. `look` gets the index range of a chunk. Every record advances the progress by one.
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

    /// Takes the results since the last call and waits for more until `moment`; returns `true` if there were any, or if
    /// the sweep has ended. Each result comes with the first index of its chunk.
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

    /// The progress, from 0 to 1; `None` once the end was taken.
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
    // The original, then those that no thread uses now: each caches some parts of the file.
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
