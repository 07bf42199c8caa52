//! Jobs on background threads, with progress, cancellation and results.
//!
//! The owner of a [`Job`] polls it in each frame. Dropping a job cancels it without waiting for the thread. A short job
//! finishes within the frame that starts it, so callers need no estimate of its size.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::shell::Shell;
use crate::app::shell::dialog::{Dialog, JobDialog};
use crate::document::{Document, Progress, Wake, background};
use crate::rules::solver::SearchControl;
use crate::tr;

/// How long a frame may block before progress is shown.
const MAX_BLOCKING_WAIT: Duration = Duration::from_millis(200);

/// Repaint interval while only a counter changes.
pub(in crate::app) const POLL_INTERVAL: Duration = Duration::from_millis(200);

pub trait JobControl: Clone + Send + 'static {
    fn cancel(&self);
}

impl JobControl for Progress {
    fn cancel(&self) {
        Self::cancel(self);
    }
}

impl JobControl for Arc<SearchControl> {
    fn cancel(&self) {
        self.stop();
    }
}

#[derive(Debug)]
pub struct Job<T, C: JobControl = Progress> {
    control: C,
    reports: Receiver<T>,
    /// A result received by [`Job::wait_briefly`].
    buffered: Option<T>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum JobStatus<T> {
    Running,
    Done(T),
    /// The thread has ended and sends nothing more.
    Ended,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a job with a single result. `wake` is called when it ends, even if it panics.
    pub(in crate::app) fn spawn(wake: &Wake, work: impl FnOnce(&Progress) -> T + Send + 'static) -> Self {
        Self::spawn_reporting("work", Progress::default(), wake, |progress, report| report(work(progress)))
    }
}

impl<T: Send + 'static, C: JobControl> Job<T, C> {
    /// Starts a job that may report several results. `wake` is called after each report and when the job ends, even if
    /// it panics.
    pub(in crate::app) fn spawn_reporting(
        name: &str,
        control: C,
        wake: &Wake,
        work: impl FnOnce(&C, &dyn Fn(T)) + Send + 'static,
    ) -> Self {
        let (sender, reports) = mpsc::channel();
        let (shared, wake_at_end) = (control.clone(), Arc::clone(wake));
        let run = move || {
            // Declared first, dropped last: the channel is closed before the final wake.
            let at_end = WakeOnDrop(wake_at_end);
            let sender = sender;
            work(&shared, &|report| {
                // The receiver may be gone.
                let _ = sender.send(report);
                (at_end.0)();
            });
        };
        // If no thread can be started, the job ends without a result, as after a panic.
        if background::start(name, run).is_err() {
            wake();
        }
        Self { control, reports, buffered: None }
    }
}

impl<T, C: JobControl> Job<T, C> {
    /// Wraps work that is done elsewhere and reports through a channel.
    pub(in crate::app) const fn from_channel(control: C, reports: Receiver<T>) -> Self {
        Self { control, reports, buffered: None }
    }

    pub(in crate::app) fn poll(&mut self) -> JobStatus<T> {
        if let Some(early) = self.buffered.take() {
            return JobStatus::Done(early);
        }
        match self.reports.try_recv() {
            Ok(report) => JobStatus::Done(report),
            Err(TryRecvError::Empty) => JobStatus::Running,
            Err(TryRecvError::Disconnected) => JobStatus::Ended,
        }
    }

    /// Waits briefly for a result; returns `true` if the status has changed.
    pub(in crate::app) fn wait_briefly(&mut self) -> bool {
        match self.reports.recv_timeout(background::wait_budget(MAX_BLOCKING_WAIT)) {
            Ok(report) => self.buffered = Some(report),
            Err(RecvTimeoutError::Timeout) => return false,
            Err(RecvTimeoutError::Disconnected) => {}
        }
        true
    }

    /// Progress and cancellation. Reports sent after a cancellation are still received.
    pub(in crate::app) const fn control(&self) -> &C {
        &self.control
    }
}

impl<T, C: JobControl> Drop for Job<T, C> {
    fn drop(&mut self) {
        self.control.cancel();
    }
}

/// Wakes the window when the thread ends, even by a panic.
struct WakeOnDrop(Wake);

impl Drop for WakeOnDrop {
    fn drop(&mut self) {
        (self.0)();
    }
}

type JobContinuation<F> = Box<dyn FnOnce(&mut F, &mut Shell) + Send>;

#[derive(Default)]
pub(in crate::app) struct ModalWork<F> {
    job: Option<Job<JobContinuation<F>>>,
    reading: Option<AfterLoading<JobContinuation<F>>>,
}

impl<F> fmt::Debug for ModalWork<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("goes_on", &self.job.is_some()).finish_non_exhaustive()
    }
}

/// A feature with jobs that block the window behind a progress dialog.
pub(in crate::app) trait ModalWorker: Sized + 'static {
    fn work(&mut self) -> &mut ModalWork<Self>;

    /// Starts a job and handles its result at once if it is ready. `what` describes it: "Saving puzzles.fen".
    fn start_job<T: Send + 'static>(
        &mut self,
        what: impl Into<String>,
        shell: &mut Shell,
        work: impl FnOnce(&Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T, &mut Shell) + Send + 'static,
    ) {
        let job = shell.start_job(what, move |progress| -> JobContinuation<Self> {
            let result = work(progress);
            Box::new(move |feature, shell| then(feature, result, shell))
        });
        self.work().job = Some(job);
        poll_result(self, shell);
    }

    /// Runs `then` once the document is completely read, which usually is at once.
    fn after_loading(&mut self, shell: &mut Shell, then: impl FnOnce(&mut Self, &mut Shell) + Send + 'static) {
        let then: JobContinuation<Self> = Box::new(then);
        match shell.after_loading(then) {
            Ok(then) => then(self, shell),
            Err(reading) => self.work().reading = Some(reading),
        }
    }

    /// Polls the job; returns `true` if anything has finished.
    fn poll_work(&mut self, shell: &mut Shell) -> bool {
        let read = shell.poll_loading(&mut self.work().reading);
        let is_read = read.is_some();
        if let Some(then) = read {
            then(self, shell);
        }
        poll_result(self, shell) || is_read
    }
}

fn poll_result<F: ModalWorker>(feature: &mut F, shell: &mut Shell) -> bool {
    match shell.poll_job(&mut feature.work().job) {
        JobStatus::Running => return false,
        JobStatus::Done(then) => then(feature, shell),
        JobStatus::Ended => shell.notices.failed(tr!("window-work-failed"), None),
    }
    true
}

/// A continuation that waits, behind a progress dialog, until the document is completely read.
#[derive(Debug)]
pub(in crate::app) struct AfterLoading<T> {
    progress: Progress,
    /// The progress reported so far, in thousandths.
    reported: u64,
    then: T,
}

const LOAD_PROGRESS_TOTAL: u64 = 1000;

impl<T> AfterLoading<T> {
    fn poll(&mut self, document: &Document) -> bool {
        let Some(share) = document.reading_progress().filter(|_| !self.progress.is_cancelled()) else { return true };
        let now = (f64::from(share) * LOAD_PROGRESS_TOTAL as f64) as u64;
        self.progress.advance(now.saturating_sub(self.reported));
        self.reported = now.max(self.reported);
        false
    }
}

impl Shell {
    /// Starts a modal job, and shows a progress dialog with Cancel unless the job ends within a moment. `what`
    /// describes it: "Saving puzzles.fen".
    pub(in crate::app) fn start_job<T: Send + 'static>(
        &mut self,
        what: impl Into<String>,
        work: impl FnOnce(&Progress) -> T + Send + 'static,
    ) -> Job<T> {
        let mut job = Job::spawn(&self.wake(), work);
        if !job.wait_briefly() {
            self.dialog = Some(Dialog::Job(JobDialog::new(what.into(), job.control().clone())));
        }
        job
    }

    /// Polls a job of [`Shell::start_job`]; closes its dialog when it has ended.
    pub(in crate::app) fn poll_job<T>(&mut self, kept: &mut Option<Job<T>>) -> JobStatus<T> {
        let Some(job) = kept else { return JobStatus::Running };
        let news = job.poll();
        if !matches!(news, JobStatus::Running) {
            self.close_job_dialog(job.control());
            *kept = None;
        }
        news
    }

    /// Returns `then` if the document is completely read within a moment; otherwise wraps it and shows a progress
    /// dialog.
    pub(in crate::app) fn after_loading<T>(&mut self, then: T) -> Result<T, AfterLoading<T>> {
        let end = Instant::now() + background::wait_budget(MAX_BLOCKING_WAIT);
        while self.document.reading_progress().is_some() && Instant::now() < end {
            thread::sleep(Duration::from_millis(1));
            self.document.poll_reading();
        }
        if self.document.reading_progress().is_none() {
            return Ok(then);
        }
        let progress = Progress::default();
        progress.set_total(LOAD_PROGRESS_TOTAL);
        let name = self.document.file_name().unwrap_or_default();
        self.dialog = Some(Dialog::Job(JobDialog::new(tr!("window-reading", name = name), progress.clone())));
        Err(AfterLoading { progress, reported: 0, then })
    }

    /// Returns the continuation once the document is read. Shows a notice if the waiting was cancelled.
    pub(in crate::app) fn poll_loading<T>(&mut self, kept: &mut Option<AfterLoading<T>>) -> Option<T> {
        let AfterLoading { progress, then, .. } = kept.take_if(|kept| kept.poll(&self.document))?;
        self.close_job_dialog(&progress);
        if progress.is_cancelled() {
            self.notices.noted(tr!("window-work-cancelled"));
            return None;
        }
        Some(then)
    }

    pub const fn is_working(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Job(_)))
    }

    pub(in crate::app) fn cancel_work(&self) {
        if let Some(Dialog::Job(work)) = &self.dialog {
            work.progress.cancel();
        }
    }

    fn close_job_dialog(&mut self, progress: &Progress) {
        if matches!(&self.dialog, Some(Dialog::Job(working)) if working.progress == *progress) {
            self.dialog = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn counting() -> (Wake, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        (Arc::new(move || _ = counted.fetch_add(1, Ordering::Relaxed)), count)
    }

    fn long_work(wake: &Wake) -> Job<u8> {
        Job::spawn_reporting("test", Progress::default(), wake, |progress, report| {
            report(0);
            while !progress.is_cancelled() {
                thread::sleep(Duration::from_millis(1));
            }
            report(1);
        })
    }

    fn wait_for(count: &AtomicUsize, woken: usize) {
        let end = Instant::now() + Duration::from_mins(1);
        while count.load(Ordering::Relaxed) < woken {
            assert!(Instant::now() < end, "the thread goes on");
            thread::yield_now();
        }
    }

    #[test]
    fn work_that_is_cancelled_ends_and_says_what_it_knows() {
        let (wake, woken) = counting();
        let mut job = long_work(&wake);
        assert_eq!(job.reports.recv(), Ok(0));
        assert_eq!(job.poll(), JobStatus::Running);
        job.control().cancel();
        // The final wake comes after the channel is closed.
        wait_for(&woken, 3);
        assert_eq!(job.poll(), JobStatus::Done(1));
        assert_eq!(job.poll(), JobStatus::Ended);
    }

    #[test]
    fn dropping_stops_the_thread() {
        let (wake, woken) = counting();
        let job = long_work(&wake);
        assert_eq!(job.reports.recv(), Ok(0));
        drop(job);
        wait_for(&woken, 3);
    }

    #[test]
    fn work_that_breaks_off_is_over() {
        let (wake, woken) = counting();
        let mut job: Job<u8> = Job::spawn(&wake, |_| panic!("this is expected in the test"));
        wait_for(&woken, 1);
        assert!(job.wait_briefly());
        assert_eq!(job.poll(), JobStatus::Ended);
    }

    #[test]
    fn what_has_come_while_it_was_waited_for_is_news() {
        let (wake, _) = counting();
        let mut job = Job::spawn(&wake, |_| 7);
        while !job.wait_briefly() {}
        assert_eq!(job.poll(), JobStatus::Done(7));
    }
}
