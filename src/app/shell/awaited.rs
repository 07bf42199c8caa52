//! Background reads, whose result is taken when it arrives.

use crate::app::shell::Shell;
use crate::app::shell::job::{Job, News};

/// A background read, which Escape cancels. Only one at a time can be pending in the window.
#[derive(Debug)]
pub(in crate::app) struct Awaited<T>(Option<Job<T>>);

impl<T> Default for Awaited<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Send + 'static> Awaited<T> {
    /// Starts a read. Returns its result if it is ready within a moment; otherwise keeps it pending, unless another
    /// read is. `what` describes it: "Reading the text".
    pub(in crate::app) fn begin(
        &mut self,
        what: &str,
        shell: &mut Shell,
        read: impl FnOnce() -> T + Send + 'static,
    ) -> News<T> {
        let mut job = Job::start(&shell.wake(), move |_| read());
        if job.wait_a_moment() {
            return job.news();
        }
        if shell.waiting.is_some() {
            shell.say_waiting();
        } else {
            shell.waiting = Some(what.to_owned());
            self.0 = Some(job);
        }
        News::Nothing
    }
}

impl<T> Awaited<T> {
    /// Polls the read, but not while a dialog is open.
    pub(in crate::app) fn news(&mut self, shell: &mut Shell) -> News<T> {
        let Some(job) = self.0.as_mut().filter(|_| shell.dialog.is_none()) else { return News::Nothing };
        let news = job.news();
        if !matches!(news, News::Nothing) {
            (self.0, shell.waiting) = (None, None);
        }
        news
    }

    pub(in crate::app) fn stop(&mut self) {
        self.0 = None;
    }
}
