//! Threads whose work can wait while the window needs a processor.

/// Lets the window's thread go before this one, and before the threads that this one starts, where the system can do
/// so. It cannot be taken back: for threads that end with their work.
pub(crate) fn give_way() {
    // On other systems the call would mean the whole process.
    #[cfg(target_os = "linux")]
    {
        /// Nine tenths of a processor go to a thread of usual niceness beside one of this.
        const NICENESS: i32 = 10;
        // Without it the work is done all the same.
        let _ = rustix::process::setpriority_process(None, NICENESS);
    }
}

#[cfg(test)]
mod tests {
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
}
