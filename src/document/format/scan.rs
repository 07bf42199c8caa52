//! What is found in a file.

use std::ops::Range;

use crate::document::io::LineEnds;

/// A record whose place is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// How many records are before it.
    pub(crate) record: usize,
    /// Where its first stretch starts.
    pub(crate) start: usize,
}

/// At least so many bytes lie between two marks, where records are not longer.
///
/// To find a record, all from the mark on are looked at: with marks closer together it takes less time, and the marks
/// more memory, now 4 MB for a file of 1 GB.
pub(crate) const STRIDE: usize = 1 << 12;

/// Where a stretch of a file has no records, whoever reads it is asked every so many bytes whether to go on.
pub(crate) const ASKED_EVERY: usize = 1 << 20;

/// What a file consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scan {
    /// What stands before the first record and belongs to none.
    pub(crate) front: Range<usize>,
    /// The first record, and others at some distance.
    pub(crate) marks: Vec<Mark>,
    /// How many records there are.
    pub(crate) count: usize,
    /// What follows the last record.
    pub(crate) tail: Range<usize>,
    /// How often lines end in each way.
    pub(crate) line_ends: LineEnds,
    /// Whether there may be bytes that are not ASCII.
    pub(crate) may_not_be_ascii: bool,
}
