//! Work on several threads whose results come in the order of the work.

use std::mem;
use std::num::NonZeroUsize;
use std::sync::mpsc::sync_channel;
use std::thread;

/// The most threads that work; each holds a few batches.
const MOST: usize = 4;

/// How many threads this machine has work for.
pub(crate) fn threads() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get().min(MOST))
}

/// How many processors there are, for work that holds little.
pub(crate) fn processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Does each piece of work on one of the threads, and takes the results in the order of the work until
/// `take` says `false`. The work goes round: a thread asks it for a piece, hands it on and then does the piece,
/// so that what was read is near the processor that looks at it. Few results wait at any time.
pub(crate) fn in_order<I: Iterator + Send, D: Send>(
    work: I,
    threads: usize,
    run: impl Fn(I::Item) -> D + Sync,
    mut take: impl FnMut(D) -> bool,
) {
    let run = &run;
    thread::scope(|scope| {
        let (first, mut turns) = sync_channel::<I>(1);
        // There is room for it, and its receiver is here.
        let _ = first.send(work);
        let mut first = Some(first);
        let mut receivers = Vec::new();
        for number in 1..=threads {
            let (next, next_turns) = sync_channel::<I>(1);
            let next = if number == threads { first.take().unwrap_or(next) } else { next };
            let (done, receiver) = sync_channel::<D>(1);
            let turns = mem::replace(&mut turns, next_turns);
            // Each thread stops when the work is done, or when another has stopped.
            scope.spawn(move || {
                turns.iter().try_for_each(|mut work| {
                    let piece = work.next()?;
                    // The next thread may have stopped.
                    let _ = next.send(work);
                    done.send(run(piece)).ok()
                })
            });
            receivers.push(receiver);
        }
        for receiver in receivers.iter().cycle() {
            let Ok(result) = receiver.recv() else { break };
            if !take(result) {
                break;
            }
        }
    });
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
        }
    }
}
