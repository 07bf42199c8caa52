//! Text that reads as a file of positions.

use std::sync::Arc;

use crate::document::{Document, Format};
use crate::tr;

#[derive(Debug)]
pub(in crate::app) struct TextFile {
    pub(in crate::app) document: Document,
    /// Remarks that follow the number of positions in a sentence.
    pub(in crate::app) remarks: String,
    /// The copied text that this is, if it was copied in this window.
    pub(in crate::app) copied_text: Option<Arc<str>>,
}

impl TextFile {
    pub(in crate::app) fn from_copied(text: String, format: Format, own: Arc<str>) -> Self {
        let document = Document::from_bytes_as(text.into_bytes(), format);
        let remarks = remarks(0, unreadable_records(&document).len());
        Self { document, remarks, copied_text: Some(own) }
    }
}

pub(in crate::app) fn unreadable_records(document: &Document) -> Vec<usize> {
    (0..document.len()).filter(|index| document.record(*index).position().is_err()).collect()
}

/// The numbers of corrected and unreadable records, to follow the number of positions in a sentence.
pub(in crate::app) fn remarks(mended: usize, unread: usize) -> String {
    let mended = (mended > 0).then(|| tr!("window-text-mended", count = mended));
    let unread = (unread > 0).then(|| tr!("window-text-unreadable", count = unread));
    mended.into_iter().chain(unread).collect()
}
