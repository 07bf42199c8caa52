//! The memory of the benchmark's process.

use std::fs;

/// Returns the value of a line of `/proc/self/status`, in bytes; 0 on other systems.
pub(crate) fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) << 10
}
