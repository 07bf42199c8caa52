//! Background threads, and a gate with which tests control them.

use std::cell::RefCell;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::lang;

thread_local! {
    /// The gate of the jobs that this thread starts. On the thread of a job, it is the gate of that job.
    static GATE: RefCell<Option<Gate>> = const { RefCell::new(None) };
}

pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    start_ungated(name, || {
        wait_at_gate();
        work();
    })
}

/// Starts a job that does not wait at the gate before it begins, because the caller waits for its first result.
pub(crate) fn start_ungated(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
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

pub(crate) fn wait_at_gate() {
    if let Some(gate) = GATE.with_borrow(Clone::clone) {
        gate.block_while_closed();
    }
}

/// Returns the time to wait for a job that usually ends within `moment`. If there is a gate, the time is zero while the
/// gate is closed, and long enough for any job to end while it is open.
pub(crate) fn wait_budget(moment: Duration) -> Duration {
    const MAX_WAIT: Duration = Duration::from_mins(10);
    let is_closed = GATE.with_borrow(|gate| gate.as_ref().map(Gate::is_closed));
    is_closed.map_or(moment, |is_closed| if is_closed { Duration::ZERO } else { MAX_WAIT })
}

/// Lowers the priority of this thread and of those that it starts, permanently, if the system supports that. Does
/// nothing if there is a gate: tests wait for these threads, which hardly get a processor on a busy machine.
pub(crate) fn lower_priority() {
    if GATE.with_borrow(Option::is_some) {
        return;
    }
    // On other systems, the call would change the whole process.
    #[cfg(target_os = "linux")]
    {
        /// A thread with this niceness leaves nine tenths of a processor to a thread with the default niceness.
        const NICENESS: i32 = 10;
        // The work is done even if this fails.
        let _ = rustix::process::setpriority_process(None, NICENESS);
    }
}

/// A gate that holds the jobs started by a thread and knows when they are done. Only tests have one.
#[derive(Clone, Debug, Default)]
pub struct Gate(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    work: Mutex<GateState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct GateState {
    /// The number of threads that run or are held at the gate.
    threads: usize,
    held: usize,
    /// The number of threads started, including those that have ended.
    started: usize,
    is_closed: bool,
    /// The number of threads that may pass although the gate is closed.
    passes: usize,
}

impl GateState {
    const fn blocks(&self) -> bool {
        self.is_closed && self.passes == 0
    }
}

struct GateGuard(Gate);

impl Gate {
    /// The gate of the jobs that this thread starts from now on.
    pub fn for_this_thread() -> Self {
        GATE.with_borrow_mut(|gate| gate.get_or_insert_default().clone())
    }

    /// Holds new jobs before they begin, and running jobs when they next call `wait_at_gate`.
    pub fn close(&self) {
        self.state().is_closed = true;
    }

    /// Lets one held thread run on to its next call of `wait_at_gate`.
    pub fn let_one_pass(&self) {
        let mut work = self.state();
        work.passes = (work.passes + 1).min(work.held);
        self.0.changed.notify_all();
    }

    /// Opens the gate: all threads run on.
    pub fn open(&self) {
        let mut work = self.state();
        (work.is_closed, work.passes) = (false, 0);
        self.0.changed.notify_all();
    }

    /// Returns `true` if the gate is closed.
    pub fn is_closed(&self) -> bool {
        self.state().is_closed
    }

    /// Returns `true` if no thread runs or is held.
    pub fn is_idle(&self) -> bool {
        self.state().threads == 0
    }

    /// The number of jobs started, including those that have ended.
    pub fn started_count(&self) -> usize {
        self.state().started
    }

    /// Waits until all jobs have ended or are held, at most for `patience`; returns `false` on a timeout.
    pub fn wait(&self, patience: Duration) -> bool {
        let goes_on = |work: &mut GateState| work.threads > work.held || work.held > 0 && !work.blocks();
        let waited = self.0.changed.wait_timeout_while(self.state(), patience, goes_on);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    fn enter(self) -> GateGuard {
        let mut work = self.state();
        (work.threads, work.started) = (work.threads + 1, work.started + 1);
        drop(work);
        GateGuard(self)
    }

    fn block_while_closed(&self) {
        let mut work = self.state();
        work.held += 1;
        self.0.changed.notify_all();
        let is_shut = |work: &mut GateState| work.blocks();
        let mut work = self.0.changed.wait_while(work, is_shut).unwrap_or_else(PoisonError::into_inner);
        work.held -= 1;
        work.passes = work.passes.saturating_sub(1);
    }

    fn state(&self) -> MutexGuard<'_, GateState> {
        self.0.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for GateGuard {
    fn drop(&mut self) {
        self.0.state().threads -= 1;
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
        let gate = Gate::for_this_thread();
        let steps = Arc::new(AtomicUsize::new(0));
        gate.close();
        let counted = Arc::clone(&steps);
        let work = move || {
            for _ in 0..3 {
                counted.fetch_add(1, Ordering::Relaxed);
                wait_at_gate();
            }
        };
        start("steps", work).unwrap();
        for expected in [0, 1, 2] {
            assert!(gate.wait(PATIENCE) && !gate.is_idle());
            assert_eq!(steps.load(Ordering::Relaxed), expected);
            gate.let_one_pass();
        }
        gate.open();
        assert!(gate.wait(PATIENCE) && gate.is_idle());
        assert_eq!(steps.load(Ordering::Relaxed), 3);
    }

    #[test]
    fn a_panicked_job_counts_as_done() {
        let gate = Gate::for_this_thread();
        start("breaks off", || panic!("this is expected in the test")).unwrap();
        assert!(gate.wait(PATIENCE) && gate.is_idle());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_this_thread_and_its_children_have_lower_priority() {
        use rustix::process::getpriority_process;

        let before = getpriority_process(None).unwrap();
        let given = std::thread::spawn(|| {
            super::lower_priority();
            let child = std::thread::spawn(|| getpriority_process(None).unwrap());
            (getpriority_process(None).unwrap(), child.join().unwrap())
        });
        let (own, child) = given.join().unwrap();
        assert_eq!((own, child), (own.max(10), own));
        assert_eq!(getpriority_process(None).unwrap(), before);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_priority_is_kept_behind_a_gate() {
        use rustix::process::getpriority_process;

        let gate = Gate::for_this_thread();
        let (sender, given) = std::sync::mpsc::channel();
        let work = move || {
            let before = getpriority_process(None).unwrap();
            super::lower_priority();
            sender.send((before, getpriority_process(None).unwrap())).unwrap();
        };
        start("gives way", work).unwrap();
        assert!(gate.wait(PATIENCE));
        let (before, after) = given.recv().unwrap();
        assert_eq!(before, after);
    }
}
