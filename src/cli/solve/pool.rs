//! Pieces of work that take very different times, done by several threads, with the results in order.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// So many results may wait for one that takes long.
const MOST_WAITING: usize = 1000;

/// What the threads share.
struct Shared<I, D> {
    work: I,
    /// How many pieces were begun.
    begun: usize,
    /// Results that are not taken yet.
    done: BTreeMap<usize, D>,
    /// How many results were taken.
    taken: usize,
    /// No piece is left, or no result is wanted any more.
    is_over: bool,
}

/// Does each piece of work on one of the threads, and takes the results in the order of the work until `take` says
/// `false`. A thread that is free takes the next piece, so that one long piece does not hold up the others.
pub(super) fn in_order<I: Iterator + Send, D: Send>(
    work: I,
    threads: usize,
    run: impl Fn(I::Item) -> D + Sync,
    mut take: impl FnMut(D) -> bool,
) {
    let shared = Shared { work, begun: 0, done: BTreeMap::new(), taken: 0, is_over: false };
    let (shared, changed) = (Mutex::new(shared), Condvar::new());
    let (shared, changed, run) = (&shared, &changed, &run);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(move || {
                while let Some((number, piece)) = next(shared, changed) {
                    let result = run(piece);
                    lock(shared).done.insert(number, result);
                    changed.notify_all();
                }
            });
        }
        while let Some(result) = next_result(shared, changed) {
            if !take(result) {
                lock(shared).is_over = true;
                changed.notify_all();
                break;
            }
        }
    });
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The next piece of work, once there is room for its result.
fn next<I: Iterator, D>(shared: &Mutex<Shared<I, D>>, changed: &Condvar) -> Option<(usize, I::Item)> {
    let is_full = |shared: &mut Shared<I, D>| !shared.is_over && shared.begun >= shared.taken + MOST_WAITING;
    let mut shared = changed.wait_while(lock(shared), is_full).unwrap_or_else(PoisonError::into_inner);
    if shared.is_over {
        return None;
    }
    let Some(piece) = shared.work.next() else {
        shared.is_over = true;
        changed.notify_all();
        return None;
    };
    shared.begun += 1;
    Some((shared.begun - 1, piece))
}

/// The next result in order; `None` after the last one.
fn next_result<I, D>(shared: &Mutex<Shared<I, D>>, changed: &Condvar) -> Option<D> {
    let is_coming = |shared: &mut Shared<I, D>| {
        !shared.done.contains_key(&shared.taken) && (!shared.is_over || shared.taken < shared.begun)
    };
    let mut shared = changed.wait_while(lock(shared), is_coming).unwrap_or_else(PoisonError::into_inner);
    let number = shared.taken;
    let result = shared.done.remove(&number)?;
    shared.taken += 1;
    changed.notify_all();
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_come_in_order_and_can_be_refused() {
        for threads in [1, 2, 3] {
            let mut found = Vec::new();
            let slow_at_first = |number: u64| {
                thread::sleep(Duration::from_millis(5_u64.saturating_sub(number)));
                number * 2
            };
            in_order(0..20, threads, slow_at_first, |result| {
                found.push(result);
                result < 20
            });
            assert_eq!(found, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], "on {threads} threads");
            let mut count = 0;
            in_order(
                0..5000,
                threads,
                |number| number,
                |number| {
                    count += 1;
                    number == count - 1
                },
            );
            assert_eq!(count, 5000, "on {threads} threads");
        }
    }
}
