//! A document as it was at one moment, for work on another thread.

use super::Content;
use crate::document::format::{Format, RecordView};

/// A document as it was at one moment, for work on another thread. It shares what the document holds, so that
/// taking one costs little, however large the file.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub(crate) content: Content,
    /// The revision of the document.
    pub(crate) revision: u64,
}

impl Snapshot {
    /// The revision of the document when it was taken.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many records there are.
    #[expect(clippy::len_without_is_empty, reason = "a document is never empty")]
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// A look at a record, the last one if there are not so many.
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
