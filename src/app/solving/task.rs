//! Work on a thread of its own that is stopped when nobody waits for it any more.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};

use crate::document::{Wake, background};
use crate::rules::solver::{Progress, Watch};

/// Work on a thread of its own. Dropping it stops the work, without waiting for the thread.
#[derive(Debug)]
pub(super) struct Task<T> {
    watch: Arc<Watch>,
    reports: Receiver<T>,
}

/// What is heard of a task.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum News<T> {
    /// Nothing new.
    Nothing,
    /// This came out.
    Report(T),
    /// The thread has ended, and no more will come.
    Over,
}

impl<T: Send + 'static> Task<T> {
    /// Begins some work. `wake` is called after each report and at the end, also if the work broke off.
    pub(super) fn start(watch: Watch, wake: &Wake, work: impl FnOnce(&Watch, &dyn Fn(T)) + Send + 'static) -> Self {
        let watch = Arc::new(watch);
        let (sender, reports) = mpsc::channel();
        let (shared, wake_at_end) = (Arc::clone(&watch), Arc::clone(wake));
        let run = move || {
            // What is declared first is dropped last: whoever is woken finds the channel closed.
            let at_end = AtEnd(wake_at_end);
            let sender = sender;
            background::give_way();
            work(&shared, &|report| {
                // Nobody may wait for it any more.
                let _ = sender.send(report);
                (at_end.0)();
            });
        };
        // Without a thread nothing comes, as if the work had broken off.
        if background::start("solving", run).is_err() {
            wake();
        }
        Self { watch, reports }
    }
}

impl<T> Task<T> {
    /// What is new.
    pub(super) fn news(&self) -> News<T> {
        match self.reports.try_recv() {
            Ok(report) => News::Report(report),
            Err(TryRecvError::Empty) => News::Nothing,
            Err(TryRecvError::Disconnected) => News::Over,
        }
    }

    /// How far the work is.
    pub(super) fn progress(&self) -> Progress {
        self.watch.progress()
    }

    /// Asks the work to stop. What it reports then is still heard.
    pub(super) fn stop(&self) {
        self.watch.stop();
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// Wakes the window when the thread ends, however it ends.
struct AtEnd(Wake);

impl Drop for AtEnd {
    fn drop(&mut self) {
        (self.0)();
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::notation::fen;
    use crate::rules::solver::Solver;

    /// A position with more moves than any test waits for.
    const LONG: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    fn counting() -> (Wake, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        (Arc::new(move || _ = counted.fetch_add(1, Ordering::Relaxed)), count)
    }

    fn long_search(wake: &Wake) -> Task<u8> {
        let position = fen::read(LONG).unwrap();
        Task::start(Watch::default(), wake, move |watch, report| {
            let solver = Solver::new(&position, 9, 1 << 20).unwrap();
            report(0);
            report(solver.solve(NonZeroUsize::MIN, watch).searched);
        })
    }

    /// The reports until the thread has ended.
    fn all<T>(reports: &Receiver<T>) -> Vec<T> {
        std::iter::from_fn(|| match reports.recv_timeout(Duration::from_mins(1)) {
            Ok(report) => Some(report),
            Err(mpsc::RecvTimeoutError::Disconnected) => None,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("the thread goes on"),
        })
        .collect()
    }

    #[test]
    fn a_stopped_search_ends_and_says_what_it_knows() {
        let (wake, woken) = counting();
        let task = long_search(&wake);
        assert_eq!(task.reports.recv(), Ok(0));
        assert_eq!(task.news(), News::Nothing);
        task.stop();
        let rest = all(&task.reports);
        assert!(rest.len() == 1 && rest[0] < 9, "{rest:?}");
        assert_eq!(task.news(), News::Over);
        // The thread wakes the window a last time after the channel is closed.
        while woken.load(Ordering::Relaxed) < 3 {
            thread::yield_now();
        }
    }

    #[test]
    fn dropping_stops_the_thread() {
        let (wake, woken) = counting();
        let task = long_search(&wake);
        assert_eq!(task.reports.recv(), Ok(0));
        drop(task);
        let mut waited = 0;
        while woken.load(Ordering::Relaxed) < 3 {
            thread::sleep(Duration::from_millis(1));
            waited += 1;
            assert!(waited < 60_000, "the thread goes on");
        }
    }

    #[test]
    fn work_that_breaks_off_is_over() {
        let (wake, woken) = counting();
        let task: Task<u8> = Task::start(Watch::default(), &wake, |_, _| panic!("this is expected in the test"));
        assert_eq!(all(&task.reports), Vec::<u8>::new());
        while woken.load(Ordering::Relaxed) < 1 {
            thread::yield_now();
        }
        assert_eq!(task.news(), News::Over);
    }
}
