//! Scans of all records: searching, checking and arranging.

pub mod arrange;
pub mod check;
mod scan_job;
pub mod search;
mod sweep;

/// Number of squares of the largest board.
const MAX_SQUARES: usize = 100;
