//! Times to which it makes no difference what else the machine does.

use std::time::Duration;

/// Nothing that has to end takes as long as this, on whatever machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(10);

/// For how long this thread has had a processor.
#[cfg(target_os = "linux")]
pub(crate) fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    // Fields 14 and 15 of proc(5), in hundredths of a second. The name in front of them may hold anything.
    let after_name = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let ticks = after_name.split(' ').skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// For how long this program runs, where nobody tells what a thread has had.
#[cfg(not(target_os = "linux"))]
pub(crate) fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
