//! Handles signals: removes temporary files before the program ends, and reports a limit of file sizes as an error.

/// Does nothing: other systems end a program without a signal, and the next save in a folder removes its temporary files.
#[cfg(not(unix))]
pub fn watch_signals() {}

/// Installs the handlers once: a signal that ends the program first removes the temporary files, and writing past a
/// limit of file sizes (`ulimit -f`) fails. Signals that were ignored at the start, as by `nohup`, stay ignored.
#[cfg(unix)]
pub fn watch_signals() {
    use std::sync::{Arc, Once, mpsc};
    use std::thread;

    use signal_hook::consts::SIGXFSZ;
    use signal_hook::iterator::Signals;

    static START: Once = Once::new();
    START.call_once(|| {
        // Any handler makes the system return EFBIG instead of ending the program.
        let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
        // Without the thread, temporary files stay until the next save in their folder.
        if let Ok(signals) = Signals::new(signals_to_end_at()) {
            let (started, starting) = mpsc::channel::<()>();
            let run = move || {
                drop(started);
                remove_at_signal(signals);
            };
            let _ = thread::Builder::new().name("signals".to_owned()).spawn(run);
            // Its share of a limited address space (`ulimit -v`) is taken before anything asks how much is left.
            let _ = starting.recv();
        }
    });
}

#[cfg(unix)]
fn remove_at_signal(mut signals: signal_hook::iterator::Signals) {
    for signal in &mut signals {
        // The lock is kept until the program ends, so that no further temporary file is created.
        let written = super::temp_file::open_temp_files();
        written.iter().for_each(|path| _ = std::fs::remove_file(path));
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    }
}

#[cfg(unix)]
fn signals_to_end_at() -> Vec<i32> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = ignored_signals(&status);
    [SIGHUP, SIGINT, SIGQUIT, SIGTERM].into_iter().filter(|signal| ignored & 1 << (signal - 1) == 0).collect()
}

/// Returns the mask of ignored signals in the status of a process (proc(5)); signal 1 is bit 0.
#[cfg(unix)]
fn ignored_signals(status: &str) -> u64 {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn ignored_signals_are_read_from_the_status() {
        assert_eq!(ignored_signals("Name:\tx\nSigBlk:\t0000000000000000\nSigIgn:\t0000000000001001\n"), 0x1001);
        assert_eq!(ignored_signals("Name:\tx\n"), 0);
    }
}
