//! Snapshots of a document for other threads.

use super::Content;
use crate::document::format::{Format, RecordView};

/// A snapshot of a document for use on another thread. It shares the data of the document, so it is cheap even for a
/// large file.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub(crate) content: Content,
    pub(crate) revision: u64,
}

impl Snapshot {
    /// The revision of the document when the snapshot was taken.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The number of records.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// A view of a record; the last one if the index is too large.
    pub fn record(&self, index: usize) -> RecordView<'_> {
        self.content.view(index)
    }

    /// The format in which the document is saved.
    pub fn format(&self) -> Format {
        self.content.format()
    }
}

const _: () = {
    const fn goes_to_other_threads<T: Send>() {}
    goes_to_other_threads::<Snapshot>();
};
