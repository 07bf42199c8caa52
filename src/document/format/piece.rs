//! Records that are written as one chunk.

use std::ops::Range;

use super::record::RecordView;

pub(crate) enum Piece<'a> {
    /// Consecutive records of a source, written unchanged.
    Found {
        first: RecordView<'a>,
        last: RecordView<'a>,
        count: usize,
        /// Their span in the source, with the last line end.
        range: Range<usize>,
    },
    Record(RecordView<'a>),
}

impl<'a> Piece<'a> {
    pub(crate) fn first(&self) -> &RecordView<'a> {
        match self {
            Self::Found { first, .. } => first,
            Self::Record(record) => record,
        }
    }

    pub(crate) fn last(&self) -> &RecordView<'a> {
        match self {
            Self::Found { last, .. } => last,
            Self::Record(record) => record,
        }
    }

    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Found { count, .. } => *count,
            Self::Record(_) => 1,
        }
    }
}
