//! What the window does once some work is done, or once all of the document is read.

use crate::app::App;
use crate::app::shell::job::{Job, News, OnceRead};
use crate::document::Progress;

/// What happens in the window once some work is done.
pub(in crate::app) type Then = Box<dyn FnOnce(&mut App) + Send>;

/// Work that goes on while nothing else can be done in the window.
#[derive(Default)]
pub(in crate::app) struct Work {
    job: Option<Job<Then>>,
    reading: Option<OnceRead<Then>>,
}

impl App {
    /// Does some work on another thread and then what it returns, while nothing else can be done in the window. `what`:
    /// what goes on, such as "Saving puzzles.fen".
    pub(in crate::app) fn work(
        &mut self,
        what: impl Into<String>,
        task: impl FnOnce(&Progress) -> Then + Send + 'static,
    ) {
        self.work.job = Some(self.state.shell.begin(what, task));
        self.poll_job();
    }

    /// Does something with the document once all of it is read, which it mostly is.
    pub(in crate::app) fn once_read(&mut self, then: impl FnOnce(&mut Self) + Send + 'static) {
        match self.state.shell.once_read(Box::new(then) as Then) {
            Ok(then) => then(self),
            Err(reading) => self.work.reading = Some(reading),
        }
    }

    /// Looks whether the work is done.
    pub(in crate::app) fn poll_work(&mut self) {
        if let Some(then) = self.state.shell.take_read(&mut self.work.reading) {
            then(self);
            self.state.follow();
        }
        if self.poll_job() {
            self.state.follow();
        }
    }

    fn poll_job(&mut self) -> bool {
        match self.state.shell.take_news(&mut self.work.job) {
            News::Nothing => return false,
            News::Done(then) => then(self),
            News::Over => {
                self.state.shell.notices.failed("The work broke off. Nothing was changed.", None);
            }
        }
        true
    }
}
