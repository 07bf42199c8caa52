//! Runs work on several threads and returns the results in order.

use std::collections::BTreeMap;
use std::iter::Fuse;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::background;
use crate::lang;

/// Maximum number of threads. Each thread keeps a few batches in memory.
const MAX_THREADS: usize = 4;

pub(crate) fn thread_count() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get().min(MAX_THREADS))
}

/// Number of processors, for work that needs little memory.
pub(crate) fn processor_count() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Returns the number of threads, at most one per processor, for which there is memory if each allocates this many
/// bytes; `None` if there is not even memory for one. The memory is not touched, so the check is cheap.
pub(crate) fn threads_with_memory(bytes: usize) -> Option<NonZeroUsize> {
    /// The stack and what a thread allocates in small pieces. Where address space is limited (`ulimit -v`), glibc
    /// reserves 64 MiB for these pieces, or else takes a page for each of them.
    const BYTES_PER_THREAD: usize = 96 << 20;
    /// While a thread starts, glibc reserves twice as much.
    const START_BYTES: usize = 64 << 20;
    let needed = |count: usize| bytes.saturating_add(BYTES_PER_THREAD).saturating_mul(count);
    let can_start = |count| Vec::<u8>::new().try_reserve_exact(needed(count).saturating_add(START_BYTES)).is_ok();
    let count = (1..=processor_count().get()).rev().find(|&count| can_start(count))?;
    NonZeroUsize::new(count)
}

/// The number of finished results that may wait for an earlier result that is not finished.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Backlog {
    /// A few results for each thread: for large results, and for work whose pieces take about the same time.
    Few,
    /// Many results: for small results, and for work whose pieces take very different times.
    Many,
}

impl Backlog {
    const fn limit(self, threads: usize) -> usize {
        match self {
            Self::Few => 2 * threads,
            Self::Many => 1000,
        }
    }
}

/// Runs each piece of work on one of the threads and takes the results in order until `take` returns `false`. A free
/// thread fetches a piece and runs it itself, so that the data is in the cache of its processor. A slow piece delays
/// others only if too many results wait for it. While a thread waits for a piece, results are still taken.
pub(crate) fn run_in_order<I: Iterator + Send, D: Send>(
    work: I,
    threads: usize,
    waiting: Backlog,
    run: impl Fn(I::Item) -> D + Sync,
    mut take: impl FnMut(D) -> bool,
) {
    let pool = &Pool {
        work: Mutex::new((work.fuse(), 0)),
        results: Mutex::new(Results { pending: BTreeMap::new(), taken: 0, total: None, is_over: false }),
        changed: Condvar::new(),
        backlog_limit: waiting.limit(threads),
    };
    let run = &run;
    thread::scope(|scope| {
        let (language, letters) = (lang::current(), lang::piece_letters());
        let work = move || {
            lang::set(language);
            lang::set_piece_letters(letters);
            let _ending = StopOnPanic(pool);
            while let Some((number, piece)) = pool.next_piece() {
                pool.put_result(number, run(piece));
            }
        };
        let started = (0..threads).filter(|_| thread::Builder::new().spawn_scoped(scope, work).is_ok()).count();
        let _ending = StopOnPanic(pool);
        if started == 0 {
            // The system has no more threads.
            while pool.next_piece().is_some_and(|(_, piece)| take(run(piece))) {
                lock(&pool.results).taken += 1;
            }
        } else {
            while pool.next_result().is_some_and(&mut take) {
                background::wait_at_gate();
            }
        }
        pool.stop();
    });
}

struct Pool<I: Iterator, D> {
    /// The pieces of work that are left, and the number of pieces begun.
    work: Mutex<(Fuse<I>, usize)>,
    results: Mutex<Results<D>>,
    changed: Condvar,
    backlog_limit: usize,
}

struct Results<D> {
    /// The results that are not taken yet, by the number of their piece.
    pending: BTreeMap<usize, D>,
    taken: usize,
    /// The number of all results, once the work has ended.
    total: Option<usize>,
    is_over: bool,
}

impl<I: Iterator, D> Pool<I, D> {
    fn next_piece(&self) -> Option<(usize, I::Item)> {
        let mut work = lock(&self.work);
        let (pieces, begun) = &mut *work;
        let number = *begun;
        let is_full = |results: &mut Results<D>| !results.is_over && number >= results.taken + self.backlog_limit;
        let is_over = self.wait_while(is_full).is_over;
        let Some(piece) = (if is_over { None } else { pieces.next() }) else {
            lock(&self.results).total = Some(number);
            self.changed.notify_all();
            return None;
        };
        *begun += 1;
        Some((number, piece))
    }

    fn put_result(&self, number: usize, result: D) {
        lock(&self.results).pending.insert(number, result);
        self.changed.notify_all();
    }

    fn next_result(&self) -> Option<D> {
        let is_coming = |results: &mut Results<D>| {
            let is_last = results.total.is_some_and(|total| results.taken >= total);
            !results.is_over && !is_last && !results.pending.contains_key(&results.taken)
        };
        let mut results = self.wait_while(is_coming);
        let number = results.taken;
        let result = results.pending.remove(&number)?;
        results.taken += 1;
        self.changed.notify_all();
        Some(result)
    }

    fn wait_while(&self, is_waiting: impl FnMut(&mut Results<D>) -> bool) -> MutexGuard<'_, Results<D>> {
        self.changed.wait_while(lock(&self.results), is_waiting).unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        lock(&self.results).is_over = true;
        self.changed.notify_all();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Stops all work when a thread panics, so that no other thread waits forever.
struct StopOnPanic<'a, I: Iterator, D>(&'a Pool<I, D>);

impl<I: Iterator, D> Drop for StopOnPanic<'_, I, D> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::time::Duration;

    const WAITING: [Backlog; 2] = [Backlog::Few, Backlog::Many];

    #[test]
    fn results_come_in_order_and_can_be_refused() {
        for (threads, waiting) in [1, 2, 3].into_iter().flat_map(|threads| WAITING.map(|waiting| (threads, waiting))) {
            let mut found = Vec::new();
            let slow_at_first = |number: u64| {
                thread::sleep(Duration::from_millis(5_u64.saturating_sub(number)));
                number * 2
            };
            run_in_order(0..20, threads, waiting, slow_at_first, |result| {
                found.push(result);
                result < 20
            });
            assert_eq!(found, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], "{waiting:?} on {threads} threads");
            let mut count = 0;
            let take = |number: i32| {
                count += 1;
                number == count - 1
            };
            run_in_order(0..5000, threads, waiting, |number| number, take);
            assert_eq!(count, 5000, "{waiting:?} on {threads} threads");
            run_in_order(0..0, threads, waiting, |number: u8| number, |_| unreachable!("there is no work"));
        }
    }

    #[test]
    fn only_so_many_results_wait_for_a_slow_one() {
        for (waiting, most) in WAITING.map(|waiting| (waiting, waiting.limit(2))) {
            let begun = AtomicUsize::new(0);
            let mut at_first = None;
            let slow_at_first = |number: usize| {
                begun.fetch_add(1, Ordering::Relaxed);
                while number == 0 && begun.load(Ordering::Relaxed) < most {
                    thread::sleep(Duration::from_millis(1));
                }
            };
            run_in_order(0..3000, 2, waiting, slow_at_first, |()| {
                at_first.get_or_insert_with(|| begun.load(Ordering::Relaxed));
                true
            });
            // Another piece may begin before this is checked.
            assert!((2..=most + 1).contains(&at_first.unwrap_or(0)), "{waiting:?}: {at_first:?} were begun");
            assert_eq!(begun.load(Ordering::Relaxed), 3000);
        }
    }

    #[test]
    fn a_result_does_not_wait_for_the_next_piece_of_work() {
        let (sender, lines) = mpsc::channel();
        let mut sent = 0;
        let _ = sender.send(sent);
        let mut sender = Some(sender);
        let take = |line| {
            // The next line is typed only after the answer to this one.
            sent += 1;
            match &sender {
                Some(sender) if sent < 5 => _ = sender.send(sent),
                _ => sender = None,
            }
            line == sent - 1
        };
        run_in_order(lines.into_iter(), 2, Backlog::Many, |line| line, take);
        assert_eq!(sent, 5);
    }

    #[test]
    fn without_threads_the_work_is_done_all_the_same() {
        let mut found = Vec::new();
        let take = |result| {
            found.push(result);
            result < 5
        };
        run_in_order(0..9, 0, Backlog::Many, |number| number, take);
        assert_eq!(found, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_ends_the_work() {
        run_in_order(0..100, 2, Backlog::Few, |number| assert_ne!(number, 7, "this one breaks off"), |()| true);
    }
}
