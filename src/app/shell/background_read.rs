//! Background reads, whose result is taken when it arrives.

use crate::app::shell::Shell;
use crate::app::shell::job::{Job, JobStatus};

/// A background read, which Escape cancels. Only one at a time can be pending in the window.
#[derive(Debug)]
pub(in crate::app) struct BackgroundRead<T>(Option<Job<T>>);

impl<T> Default for BackgroundRead<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Send + 'static> BackgroundRead<T> {
    /// Starts a read. Returns its result if it is ready within a moment; otherwise keeps it pending, unless another
    /// read is. `what` describes it: "Reading the text".
    pub(in crate::app) fn start(
        &mut self,
        what: &str,
        shell: &mut Shell,
        read: impl FnOnce() -> T + Send + 'static,
    ) -> JobStatus<T> {
        let mut job = Job::spawn(&shell.wake(), move |_| read());
        if job.wait_briefly() {
            return job.poll();
        }
        if shell.waiting_for.is_some() {
            shell.report_waiting();
        } else {
            shell.waiting_for = Some(what.to_owned());
            self.0 = Some(job);
        }
        JobStatus::Running
    }
}

impl<T> BackgroundRead<T> {
    /// Polls the read, but not while a dialog is open.
    pub(in crate::app) fn poll(&mut self, shell: &mut Shell) -> JobStatus<T> {
        let Some(job) = self.0.as_mut().filter(|_| shell.dialog.is_none()) else { return JobStatus::Running };
        let news = job.poll();
        if !matches!(news, JobStatus::Running) {
            (self.0, shell.waiting_for) = (None, None);
        }
        news
    }

    pub(in crate::app) fn cancel(&mut self) {
        self.0 = None;
    }
}
