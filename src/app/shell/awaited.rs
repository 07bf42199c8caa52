//! What is read while the window goes on, and taken once it is there.

use crate::app::shell::Shell;
use crate::app::shell::job::{Job, News};

/// Something that is waited for beside the work in the window. Only one such thing is at a time; Escape gives it up.
#[derive(Debug)]
pub(in crate::app) struct Awaited<T>(Option<Job<T>>);

impl<T> Default for Awaited<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Send + 'static> Awaited<T> {
    /// Begins to read. What comes of it, if that is there within a moment; else it is waited for, unless something else is.
    /// `what`: what goes on, such as "Reading the text".
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
    /// What has come, unless something is asked or worked on: then it is waited for on.
    pub(in crate::app) fn news(&mut self, shell: &mut Shell) -> News<T> {
        let Some(job) = self.0.as_mut().filter(|_| shell.dialog.is_none()) else { return News::Nothing };
        let news = job.news();
        if !matches!(news, News::Nothing) {
            (self.0, shell.waiting) = (None, None);
        }
        news
    }

    /// It is wanted no more.
    pub(in crate::app) fn stop(&mut self) {
        self.0 = None;
    }
}
