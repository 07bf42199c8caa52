//! Running work on several threads.

use std::thread;

use super::Stopped;

/// Runs the work on this thread and on `others` additional ones, and returns all results in no particular order.
/// Returns an error if one was stopped or panicked.
pub(super) fn run_on_threads<T: Send>(
    others: usize,
    work: impl Fn() -> Result<T, Stopped> + Sync,
) -> Result<Vec<T>, Stopped> {
    thread::scope(|scope| {
        // If the system has no more threads, fewer do the work.
        let others: Vec<_> =
            (0..others).filter_map(|_| thread::Builder::new().spawn_scoped(scope, &work).ok()).collect();
        let own = work();
        // All are joined, even after one was stopped.
        let others: Vec<_> = others.into_iter().map(|other| other.join().unwrap_or(Err(Stopped))).collect();
        [own].into_iter().chain(others).collect()
    })
}
