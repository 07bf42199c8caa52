//! Work that several threads share.

use std::thread;

use super::Stopped;

/// Does some work on this thread and on so many others at once: what each of them came to, in no order, or that one
/// was stopped. A thread that panicked counts as stopped.
pub(super) fn on_all<T: Send>(others: usize, work: impl Fn() -> Result<T, Stopped> + Sync) -> Result<Vec<T>, Stopped> {
    thread::scope(|scope| {
        // Where the system has no more threads, fewer do it.
        let others: Vec<_> =
            (0..others).filter_map(|_| thread::Builder::new().spawn_scoped(scope, &work).ok()).collect();
        let own = work();
        // All are waited for, also after one that was stopped.
        let others: Vec<_> = others.into_iter().map(|other| other.join().unwrap_or(Err(Stopped))).collect();
        [own].into_iter().chain(others).collect()
    })
}
