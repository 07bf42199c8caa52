//! What the system says of a benchmark's process.

use std::fs;

/// A line of what the system says of this program's memory, in bytes; 0 where it does not tell.
pub(crate) fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) << 10
}
