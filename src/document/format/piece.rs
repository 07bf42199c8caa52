//! What is written together.

use std::ops::Range;

use super::record::RecordView;

/// What is written together.
pub(crate) enum Piece<'a> {
    /// Records that stand in the source one behind the other and are written as they were found.
    Found {
        /// The first of them.
        first: RecordView<'a>,
        /// The last of them.
        last: RecordView<'a>,
        /// How many they are.
        count: usize,
        /// Where they are in the source, with the last line end.
        range: Range<usize>,
    },
    /// Any other record.
    Record(RecordView<'a>),
}

impl<'a> Piece<'a> {
    /// Its first record.
    pub(crate) fn first(&self) -> &RecordView<'a> {
        match self {
            Self::Found { first, .. } => first,
            Self::Record(record) => record,
        }
    }

    /// Its last record.
    pub(crate) fn last(&self) -> &RecordView<'a> {
        match self {
            Self::Found { last, .. } => last,
            Self::Record(record) => record,
        }
    }

    /// How many records it has.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Found { count, .. } => *count,
            Self::Record(_) => 1,
        }
    }
}
