//! Long work under a dialog that shows how far it is and can be cancelled.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use super::App;
use super::dialog::Dialog;
use crate::document::Progress;

/// What happens in the window once some work is done.
pub(super) type Then = Box<dyn FnOnce(&mut App) + Send>;

/// Work that goes on on a thread of its own.
#[derive(Debug)]
pub(super) struct Work {
    progress: Progress,
    then: Receiver<Then>,
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
        thread::spawn(move || {
            // The window may be gone by now, and then nobody waits for it.
            let _ = sender.send(task(&shared));
            wake();
        });
        self.state.dialog = Some(Dialog::Working { what: what.into(), progress: progress.clone() });
        self.work = Some(Work { progress, then });
    }

    /// Looks whether the work is done.
    pub(super) fn poll_work(&mut self) {
        let Some(work) = &self.work else { return };
        match work.then.try_recv() {
            Err(TryRecvError::Empty) => {}
            Ok(then) => {
                self.end_work();
                then(self);
                self.state.follow();
            }
            Err(TryRecvError::Disconnected) => {
                self.end_work();
                self.state.notices.failed("The work broke off. Nothing was changed.", None);
            }
        }
    }

    fn end_work(&mut self) {
        self.work = None;
        if matches!(self.state.dialog, Some(Dialog::Working { .. })) {
            self.state.dialog = None;
        }
    }

    /// Asks the work to stop; the window goes on once it has.
    pub(super) fn cancel_work(&mut self) {
        if let Some(work) = &self.work {
            work.progress.cancel();
        }
    }
}
