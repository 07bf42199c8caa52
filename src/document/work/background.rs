//! Threads that work beside the window.

use std::cell::RefCell;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::lang;

thread_local! {
    /// The gate of the work that is begun on this thread or, on a working thread, of its own.
    static GATE: RefCell<Option<Gate>> = const { RefCell::new(None) };
}

/// Does some work on a thread of its own. It is dropped undone where there is none.
///
/// # Errors
/// If the system has no more threads.
pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    start_at_once(name, || {
        stop_at_gate();
        work();
    })
}

/// Does work for whose beginning somebody waits, so that it cannot be held there.
///
/// # Errors
/// If the system has no more threads.
pub(crate) fn start_at_once(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let pass = GATE.with_borrow(Clone::clone).map(Gate::enter);
    let (language, letters) = (lang::current(), lang::piece_letters());
    let run = move || {
        lang::set(language);
        lang::set_piece_letters(letters);
        GATE.replace(pass.as_ref().map(|pass| pass.0.clone()));
        work();
        drop(pass);
    };
    thread::Builder::new().name(name.to_owned()).spawn(run).map(drop)
}

/// A place in the middle of some work at which it can be held.
pub(crate) fn stop_at_gate() {
    if let Some(gate) = GATE.with_borrow(Clone::clone) {
        gate.stop();
    }
}

/// For how long this thread waits for work that mostly ends within a moment. Where a gate is shut nobody waits, and
/// where one is open the work is waited for to its end: what a test sees is the same on every machine.
pub(crate) fn patience(moment: Duration) -> Duration {
    const LONGEST: Duration = Duration::from_mins(10);
    let is_closed = GATE.with_borrow(|gate| gate.as_ref().map(Gate::is_closed));
    is_closed.map_or(moment, |is_closed| if is_closed { Duration::ZERO } else { LONGEST })
}

/// Lets the window's thread go before this one, and before the threads that this one starts, where the system can do
/// so. It cannot be taken back: for threads that end with their work. Behind a gate nobody gives way: a test waits for
/// them, and on a busy machine they would hardly get a processor.
pub(crate) fn give_way() {
    if GATE.with_borrow(Option::is_some) {
        return;
    }
    // On other systems the call would mean the whole process.
    #[cfg(target_os = "linux")]
    {
        /// Nine tenths of a processor go to a thread of usual niceness beside one of this.
        const NICENESS: i32 = 10;
        // Without it the work is done all the same.
        let _ = rustix::process::setpriority_process(None, NICENESS);
    }
}

/// What holds the work that a thread has begun on others, and knows when that is done. Only tests have one, for nothing
/// they see may depend on who is faster.
#[derive(Clone, Debug, Default)]
pub struct Gate(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    work: Mutex<Work>,
    changed: Condvar,
}

/// What goes on behind a gate.
#[derive(Debug, Default)]
struct Work {
    /// So many threads are at work or held.
    threads: usize,
    /// So many of them are held.
    held: usize,
    /// So many were begun, those that are done included.
    begun: usize,
    is_closed: bool,
    /// So many may pass although the gate is closed.
    passes: usize,
}

impl Work {
    /// Whether nobody may pass.
    const fn is_shut(&self) -> bool {
        self.is_closed && self.passes == 0
    }
}

/// What a thread has for as long as it works.
struct Pass(Gate);

impl Gate {
    /// The gate of what this thread begins from now on.
    pub fn of_this_thread() -> Self {
        GATE.with_borrow_mut(|gate| gate.get_or_insert_default().clone())
    }

    /// Holds what begins from now on before it begins, and what is at work at the next place where it can be held.
    pub fn close(&self) {
        self.work().is_closed = true;
    }

    /// Lets one of the threads that are held go on to the next such place.
    pub fn pass_one(&self) {
        let mut work = self.work();
        work.passes = (work.passes + 1).min(work.held);
        self.0.changed.notify_all();
    }

    /// Lets everything go on.
    pub fn open(&self) {
        let mut work = self.work();
        (work.is_closed, work.passes) = (false, 0);
        self.0.changed.notify_all();
    }

    /// Whether anything is held, or will be.
    pub fn is_closed(&self) -> bool {
        self.work().is_closed
    }

    /// Whether nothing is at work, and nothing is held.
    pub fn is_idle(&self) -> bool {
        self.work().threads == 0
    }

    /// How much was begun, what is done included.
    pub fn begun(&self) -> usize {
        self.work().begun
    }

    /// Waits until everything is done or held, but no longer than this; whether it is.
    pub fn wait(&self, patience: Duration) -> bool {
        let goes_on = |work: &mut Work| work.threads > work.held || work.held > 0 && !work.is_shut();
        let waited = self.0.changed.wait_timeout_while(self.work(), patience, goes_on);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    fn enter(self) -> Pass {
        let mut work = self.work();
        (work.threads, work.begun) = (work.threads + 1, work.begun + 1);
        drop(work);
        Pass(self)
    }

    fn stop(&self) {
        let mut work = self.work();
        work.held += 1;
        self.0.changed.notify_all();
        let is_shut = |work: &mut Work| work.is_shut();
        let mut work = self.0.changed.wait_while(work, is_shut).unwrap_or_else(PoisonError::into_inner);
        work.held -= 1;
        work.passes = work.passes.saturating_sub(1);
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        self.0.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.0.work().threads -= 1;
        self.0.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const PATIENCE: Duration = Duration::from_mins(1);

    #[test]
    fn work_is_held_and_goes_on_step_by_step() {
        let gate = Gate::of_this_thread();
        let steps = Arc::new(AtomicUsize::new(0));
        gate.close();
        let counted = Arc::clone(&steps);
        let work = move || {
            for _ in 0..3 {
                counted.fetch_add(1, Ordering::Relaxed);
                stop_at_gate();
            }
        };
        start("steps", work).unwrap();
        for expected in [0, 1, 2] {
            assert!(gate.wait(PATIENCE) && !gate.is_idle());
            assert_eq!(steps.load(Ordering::Relaxed), expected);
            gate.pass_one();
        }
        gate.open();
        assert!(gate.wait(PATIENCE) && gate.is_idle());
        assert_eq!(steps.load(Ordering::Relaxed), 3);
    }

    #[test]
    fn work_that_breaks_off_is_done() {
        let gate = Gate::of_this_thread();
        start("breaks off", || panic!("this is expected in the test")).unwrap();
        assert!(gate.wait(PATIENCE) && gate.is_idle());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_this_thread_and_those_that_it_starts_give_way() {
        use rustix::process::getpriority_process;

        let before = getpriority_process(None).unwrap();
        let given = std::thread::spawn(|| {
            super::give_way();
            let child = std::thread::spawn(|| getpriority_process(None).unwrap());
            (getpriority_process(None).unwrap(), child.join().unwrap())
        });
        let (own, child) = given.join().unwrap();
        assert_eq!((own, child), (own.max(10), own));
        assert_eq!(getpriority_process(None).unwrap(), before);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn behind_a_gate_nobody_gives_way() {
        use rustix::process::getpriority_process;

        let gate = Gate::of_this_thread();
        let (sender, given) = std::sync::mpsc::channel();
        let work = move || {
            let before = getpriority_process(None).unwrap();
            super::give_way();
            sender.send((before, getpriority_process(None).unwrap())).unwrap();
        };
        start("gives way", work).unwrap();
        assert!(gate.wait(PATIENCE));
        let (before, after) = given.recv().unwrap();
        assert_eq!(before, after);
    }
}
