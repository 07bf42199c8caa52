//! The result of scanning a file for records.

use std::ops::Range;

use crate::document::io::LineEnds;

/// A record whose position is kept in the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The number of records before it.
    pub(crate) record: usize,
    pub(crate) start: usize,
}

/// Minimum number of bytes between two marks.
///
/// To find a record, everything from its mark on is scanned: closer marks are faster and need more memory (4 MB for a
/// file of 1 GB with this value).
pub(crate) const STRIDE: usize = 1 << 12;

/// Number of bytes without records after which the caller is asked whether to go on.
pub(crate) const CHECK_INTERVAL: usize = 1 << 20;

/// The structure of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scan {
    /// The text before the first record that belongs to no record.
    pub(crate) front: Range<usize>,
    /// The first record, and further ones at some distance.
    pub(crate) marks: Vec<Mark>,
    pub(crate) count: usize,
    pub(crate) tail: Range<usize>,
    pub(crate) line_ends: LineEnds,
    pub(crate) may_not_be_ascii: bool,
}
