//! Jobs on background threads, with progress, cancellation and results.
//!
//! The owner of a [`Job`] polls it in each frame. Dropping a job cancels it without waiting for the thread. The frame
//! that starts a job waits for it briefly, so a short job gives its result in that frame.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::shell::{Dialog, JobDialog, Shell};
use crate::document::{Document, Progress, Wake, background};
use crate::rules::solver::SearchControl;
use crate::tr;

/// The maximum time that a frame waits for a job before progress is shown.
const MAX_BLOCKING_WAIT: Duration = Duration::from_millis(200);

/// Repaint interval while only a counter changes.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(200);

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

pub struct Job<T, C: JobControl = Progress> {
    control: C,
    reports: Receiver<T>,
    buffered: Option<T>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum JobStatus<T> {
    Running,
    Done(T),
    Ended,
}

impl<T: Send + 'static> Job<T> {
    /// Starts a job with a single result. `wake` is called when the job ends, even if it panics.
    pub(crate) fn spawn(wake: &Wake, work: impl FnOnce(&Progress) -> T + Send + 'static) -> Self {
        Self::spawn_reporting("work", Progress::default(), wake, |progress, report| report(work(progress)))
    }
}

impl<T: Send + 'static, C: JobControl> Job<T, C> {
    /// Starts a job that may report several results. `wake` is called after each result, and at its end or panic.
    pub(crate) fn spawn_reporting(
        name: &str,
        control: C,
        wake: &Wake,
        work: impl FnOnce(&C, &(dyn Fn(T) + Sync)) + Send + 'static,
    ) -> Self {
        let (sender, reports) = mpsc::channel();
        let (shared, wake_at_end) = (control.clone(), Arc::clone(wake));
        let run = move || {
            // Declared first and so dropped last: the channel is already closed when the final wake runs.
            let at_end = WakeOnDrop(wake_at_end);
            let sender = sender;
            work(&shared, &|report| {
                // Sending fails if the receiver was dropped.
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
    pub(crate) const fn from_channel(control: C, reports: Receiver<T>) -> Self {
        Self { control, reports, buffered: None }
    }

    pub(crate) fn poll(&mut self) -> JobStatus<T> {
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
    pub(crate) fn wait_briefly(&mut self) -> bool {
        match self.reports.recv_timeout(background::wait_budget(MAX_BLOCKING_WAIT)) {
            Ok(report) => self.buffered = Some(report),
            Err(RecvTimeoutError::Timeout) => return false,
            Err(RecvTimeoutError::Disconnected) => {}
        }
        true
    }

    /// Returns the handle for progress and cancellation. Reports sent after a cancellation are still received.
    pub(crate) const fn control(&self) -> &C {
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
pub(crate) struct ModalWork<F> {
    job: Option<Job<JobContinuation<F>>>,
    loading: Option<AfterLoading<F>>,
}

/// A feature with jobs that block the window behind a progress dialog.
pub(crate) trait ModalWorker: Sized + 'static {
    fn work(&mut self) -> &mut ModalWork<Self>;

    fn failure() -> &'static str {
        tr!("window-work-failed")
    }

    /// Starts a job and passes its result to `then`: at once if the job ends within a moment, otherwise after a
    /// progress dialog with the label `what`, such as "Saving puzzles.fen".
    fn start_job<T: Send + 'static>(
        &mut self,
        what: impl Into<String>,
        shell: &mut Shell,
        work: impl FnOnce(&Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T, &mut Shell) + Send + 'static,
    ) {
        let mut job = Job::spawn(&shell.wake(), move |progress| -> JobContinuation<Self> {
            let result = work(progress);
            Box::new(move |feature, shell| then(feature, result, shell))
        });
        if !job.wait_briefly() {
            shell.dialog = Some(Dialog::Job(JobDialog::new(what.into(), job.control().clone())));
        }
        self.work().job = Some(job);
        poll_result(self, shell);
    }

    /// Runs `then` once the document is completely read. If that takes more than a moment, shows a progress dialog.
    fn after_loading(&mut self, shell: &mut Shell, then: impl FnOnce(&mut Self, &mut Shell) + Send + 'static) {
        let end = Instant::now() + background::wait_budget(MAX_BLOCKING_WAIT);
        while shell.document.reading_progress().is_some() && Instant::now() < end {
            thread::sleep(Duration::from_millis(1));
            shell.document.poll_reading();
        }
        if shell.document.reading_progress().is_none() {
            return then(self, shell);
        }
        let progress = Progress::default();
        progress.set_total(LOAD_PROGRESS_TOTAL);
        let name = shell.document.file_name().unwrap_or_default();
        shell.dialog = Some(Dialog::Job(JobDialog::new(tr!("window-reading", name = name), progress.clone())));
        self.work().loading = Some(AfterLoading { progress, reported: 0, then: Box::new(then) });
    }

    /// Polls the job and the reading of the document; returns `true` if either has finished.
    fn poll_work(&mut self, shell: &mut Shell) -> bool {
        let mut is_loaded = false;
        if let Some(loading) = self.work().loading.take_if(|loading| loading.poll(&shell.document)) {
            shell.close_job_dialog(&loading.progress);
            is_loaded = !loading.progress.is_cancelled();
            if is_loaded {
                (loading.then)(self, shell);
            } else {
                shell.notices.noted(tr!("window-work-cancelled"));
            }
        }
        poll_result(self, shell) || is_loaded
    }
}

fn poll_result<F: ModalWorker>(feature: &mut F, shell: &mut Shell) -> bool {
    let Some(job) = &mut feature.work().job else { return false };
    let status = job.poll();
    if matches!(status, JobStatus::Running) {
        return false;
    }
    shell.close_job_dialog(job.control());
    feature.work().job = None;
    match status {
        JobStatus::Done(then) => then(feature, shell),
        _ => shell.notices.failed(F::failure(), None),
    }
    true
}

/// A continuation that waits until the document is completely read.
struct AfterLoading<F> {
    progress: Progress,
    /// The progress reported so far, in thousandths.
    reported: u64,
    then: JobContinuation<F>,
}

const LOAD_PROGRESS_TOTAL: u64 = 1000;

impl<F> AfterLoading<F> {
    fn poll(&mut self, document: &Document) -> bool {
        let Some(share) = document.reading_progress().filter(|_| !self.progress.is_cancelled()) else { return true };
        let now = (f64::from(share) * LOAD_PROGRESS_TOTAL as f64) as u64;
        self.progress.advance(now.saturating_sub(self.reported));
        self.reported = now.max(self.reported);
        false
    }
}

impl Shell {
    pub const fn is_working(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Job(_)))
    }

    pub(crate) fn cancel_work(&self) {
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

/// A background read, which Escape cancels. Only one read at a time can be pending in the window.
#[derive(Default)]
pub(crate) struct BackgroundRead<F>(Option<Job<JobContinuation<F>>>);

/// A feature that reads in the background while the window stays responsive.
pub(crate) trait BackgroundReader: Sized + 'static {
    fn background_read(&mut self) -> &mut BackgroundRead<Self>;

    fn failure() -> &'static str;

    /// Starts a read and passes its result to `then`: at once if it ends within a moment, otherwise once it ends. If
    /// another read is already pending, drops the new one and reports that. `what` describes the read: "Reading the
    /// text".
    fn start_read<T: Send + 'static>(
        &mut self,
        what: &str,
        shell: &mut Shell,
        read: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T, &mut Shell) + Send + 'static,
    ) {
        let mut job = Job::spawn(&shell.wake(), move |_| -> JobContinuation<Self> {
            let result = read();
            Box::new(move |feature, shell| then(feature, result, shell))
        });
        if job.wait_briefly() {
            self.finish_read(job.poll(), shell);
        } else if shell.waiting_for.is_some() {
            shell.report_waiting();
        } else {
            shell.waiting_for = Some(what.to_owned());
            self.background_read().0 = Some(job);
        }
    }

    /// Polls the read, but not while a dialog is open; returns `true` if it has ended.
    fn poll_read(&mut self, shell: &mut Shell) -> bool {
        let Some(job) = self.background_read().0.as_mut().filter(|_| shell.dialog.is_none()) else { return false };
        let status = job.poll();
        if matches!(status, JobStatus::Running) {
            return false;
        }
        (self.background_read().0, shell.waiting_for) = (None, None);
        self.finish_read(status, shell);
        true
    }

    fn finish_read(&mut self, status: JobStatus<JobContinuation<Self>>, shell: &mut Shell) {
        match status {
            JobStatus::Done(then) => then(self, shell),
            _ => shell.notices.failed(Self::failure(), None),
        }
    }

    fn cancel_read(&mut self) {
        self.background_read().0 = None;
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
