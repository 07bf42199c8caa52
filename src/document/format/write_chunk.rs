//! Records that are written as one chunk.

use std::ops::Range;

use super::record::RecordView;

pub(crate) enum WriteChunk<'a> {
    /// Consecutive records of a source, written unchanged.
    Unchanged {
        first: RecordView<'a>,
        last: RecordView<'a>,
        count: usize,
        /// Their span in the source, with the last line end.
        range: Range<usize>,
    },
    Record(RecordView<'a>),
}

impl<'a> WriteChunk<'a> {
    pub(crate) fn first(&self) -> &RecordView<'a> {
        match self {
            Self::Unchanged { first, .. } => first,
            Self::Record(record) => record,
        }
    }

    pub(crate) fn last(&self) -> &RecordView<'a> {
        match self {
            Self::Unchanged { last, .. } => last,
            Self::Record(record) => record,
        }
    }

    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Unchanged { count, .. } => *count,
            Self::Record(_) => 1,
        }
    }
}
