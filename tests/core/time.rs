//! Times that do not depend on other load of the machine.

use std::time::Duration;

/// Maximum time to wait for anything, on any machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(10);

/// The processor time of this thread.
#[cfg(target_os = "linux")]
pub(crate) fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    // Fields 14 and 15 of `/proc/[pid]/stat`, in hundredths of a second, see proc(5). The name before them may be
    // anything.
    let after_name = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let ticks = after_name.split(' ').skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// The processor time of this thread, in nanoseconds.
#[cfg(target_os = "linux")]
pub(crate) fn precise_processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

#[cfg(not(target_os = "linux"))]
pub(crate) use processor_time as precise_processor_time;

/// The run time of the program, on systems without the processor time of a thread.
#[cfg(not(target_os = "linux"))]
pub(crate) fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
