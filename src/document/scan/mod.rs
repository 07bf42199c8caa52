//! Scans of all records: searching, checking and arranging.

pub mod arrange;
pub mod check;
mod gathering;
pub mod search;
mod sweep;
