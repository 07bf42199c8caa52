//! Long work under a dialog that shows how far it is and can be cancelled.

use std::sync::mpsc::{self, Receiver, TryRecvError};

use super::App;
use super::dialog::Dialog;
use crate::document::{Progress, background};

/// What happens in the window once some work is done.
pub(super) type Then = Box<dyn FnOnce(&mut App) + Send>;

/// Work that goes on while nothing else can be done in the window.
pub(super) struct Work {
    progress: Progress,
    kind: Kind,
}

enum Kind {
    /// It is done on a thread of its own.
    Task(Receiver<Then>),
    /// The document is read to its end, which goes on anyway; so many thousandths of it were read.
    Reading(u64, Then),
}

impl App {
    /// Does some work and then what it returns. Long work goes on on another thread, while nothing else can be done
    /// in the window. `what`: what goes on, such as "Saving puzzles.fen".
    pub(super) fn work(
        &mut self,
        what: impl Into<String>,
        is_long: bool,
        task: impl FnOnce(&Progress) -> Then + Send + 'static,
    ) {
        let progress = Progress::default();
        if !is_long {
            task(&progress)(self);
            return;
        }
        let (sender, then) = mpsc::channel();
        let (shared, wake) = (progress.clone(), self.wake());
        let run = move || {
            // The window may be gone by now, and then nobody waits for it.
            let _ = sender.send(task(&shared));
            wake();
        };
        // Without a thread it is as if the work had broken off.
        let _ = background::start("work", run);
        self.begin(what.into(), progress, Kind::Task(then));
    }

    /// Does something with the document once all of it is read, which it mostly is.
    pub(super) fn once_read(&mut self, then: impl FnOnce(&mut Self) + Send + 'static) {
        if self.state.document.reading().is_none() {
            then(self);
            return;
        }
        let progress = Progress::default();
        progress.set_total(THOUSANDTHS);
        let name = self.state.document.file_name().unwrap_or_default();
        self.begin(format!("Reading {name}"), progress, Kind::Reading(0, Box::new(then)));
    }

    fn begin(&mut self, what: String, progress: Progress, kind: Kind) {
        self.state.dialog = Some(Dialog::Working { what, progress: progress.clone(), tally: None });
        self.work = Some(Work { progress, kind });
    }

    /// Looks whether the work is done.
    pub(super) fn poll_work(&mut self) {
        let Some(Work { progress, kind }) = self.work.take() else { return };
        match kind {
            Kind::Task(then) => match then.try_recv() {
                Err(TryRecvError::Empty) => self.work = Some(Work { progress, kind: Kind::Task(then) }),
                Ok(then) => self.end_work(then),
                Err(TryRecvError::Disconnected) => self.end_work(Box::new(|app| {
                    app.state.notices.failed("The work broke off. Nothing was changed.", None);
                })),
            },
            Kind::Reading(read, then) => match self.state.document.reading() {
                _ if progress.is_cancelled() => self.end_work(Box::new(|app| {
                    app.state.notices.noted("This was cancelled; nothing was changed.");
                })),
                None => self.end_work(then),
                Some(share) => {
                    let now = (f64::from(share) * THOUSANDTHS as f64) as u64;
                    progress.advance(now.saturating_sub(read));
                    self.work = Some(Work { progress, kind: Kind::Reading(now.max(read), then) });
                }
            },
        }
    }

    fn end_work(&mut self, then: Then) {
        if matches!(self.state.dialog, Some(Dialog::Working { .. })) {
            self.state.dialog = None;
        }
        then(self);
        self.state.follow();
    }

    /// Asks the work to stop; the window goes on once it has.
    pub(super) fn cancel_work(&mut self) {
        if let Some(work) = &self.work {
            work.progress.cancel();
        }
    }
}

/// In which the reading is counted.
const THOUSANDTHS: u64 = 1000;
