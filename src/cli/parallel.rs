//! Work on several threads whose results come in the order of the work.

use std::sync::mpsc::sync_channel;
use std::thread;

/// The most threads that work; each holds a few batches.
const MOST: usize = 4;

/// How many threads this machine has work for.
pub(super) fn threads() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get().min(MOST))
}

/// Does each piece of work on one of the threads, and takes the results in the order of the work until
/// `take` says `false`. The work is asked for on a thread of its own; little of it waits at any time.
pub(super) fn in_order<W: Send, D: Send>(
    work: impl Iterator<Item = W> + Send,
    threads: usize,
    run: impl Fn(W) -> D + Sync,
    mut take: impl FnMut(D) -> bool,
) {
    let run = &run;
    thread::scope(|scope| {
        let (mut senders, mut receivers) = (Vec::new(), Vec::new());
        for _ in 0..threads {
            let (sender, todo) = sync_channel::<W>(1);
            let (done, receiver) = sync_channel::<D>(1);
            // Each end stops when the other is gone.
            scope.spawn(move || todo.iter().map(run).try_for_each(|result| done.send(result)));
            senders.push(sender);
            receivers.push(receiver);
        }
        scope.spawn(move || work.zip(senders.iter().cycle()).try_for_each(|(piece, sender)| sender.send(piece)));
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
