//! A text from outside that reads as a file of positions.

use std::sync::Arc;

use crate::document::{Document, Format};
use crate::tr;

/// A text that reads as a file of positions.
#[derive(Debug)]
pub(in crate::app) struct TextFile {
    /// Its records.
    pub(in crate::app) document: Document,
    /// What is to be known of them, to follow their number in a sentence.
    pub(in crate::app) remarks: String,
    /// What was copied here, if they are that.
    pub(in crate::app) own: Option<Arc<str>>,
}

impl TextFile {
    /// A text that was copied here from a file of this format.
    pub(in crate::app) fn copied(text: String, format: Format, own: Arc<str>) -> Self {
        let document = Document::from_bytes_as(text.into_bytes(), format);
        let remarks = remarks(0, faults(&document).len());
        Self { document, remarks, own: Some(own) }
    }
}

/// The records that are no positions.
pub(in crate::app) fn faults(document: &Document) -> Vec<usize> {
    (0..document.len()).filter(|index| document.record(*index).position().is_err()).collect()
}

/// How many records were mended and how many are no positions, to follow their number in a sentence.
pub(in crate::app) fn remarks(mended: usize, unread: usize) -> String {
    let mended = (mended > 0).then(|| tr!("window-text-mended", count = mended));
    let unread = (unread > 0).then(|| tr!("window-text-unreadable", count = unread));
    mended.into_iter().chain(unread).collect()
}
