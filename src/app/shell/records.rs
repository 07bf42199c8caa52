//! Sets of positions that features pass to each other: scopes, selections, copied positions, and files read from text.

use std::rc::Rc;
use std::sync::Arc;

use crate::document::{Document, Format, RecordId, Records, Snapshot};
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    All,
    Selected,
    Found,
}

impl Scope {
    pub const ALL: [Self; 3] = [Self::All, Self::Selected, Self::Found];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScopeCounts {
    pub all: usize,
    pub selected: usize,
    pub found: Option<usize>,
}

impl ScopeCounts {
    pub fn count(self, which: Scope) -> usize {
        match which {
            Scope::All => self.all,
            Scope::Selected => self.selected,
            Scope::Found => self.found.unwrap_or(self.all),
        }
    }

    pub fn is_available(self, which: Scope) -> bool {
        match which {
            Scope::All => true,
            Scope::Selected => self.selected > 0,
            Scope::Found => self.found.is_some_and(|found| found > 0),
        }
    }

    /// Returns the default scope: the selection if it has several positions. Otherwise, the positions found, or all.
    pub fn default_scope(self) -> Scope {
        match () {
            () if self.selected > 1 => Scope::Selected,
            () if self.is_available(Scope::Found) => Scope::Found,
            () => Scope::All,
        }
    }
}

/// Records of a document, in the state in which they were selected.
#[derive(Clone, Debug)]
pub struct RecordSelection(Rc<(Snapshot, Records)>);

impl RecordSelection {
    pub(crate) fn new(document: &Document, records: Records) -> Self {
        Self(Rc::new((document.snapshot(), records)))
    }

    pub(crate) fn parts(&self) -> (Snapshot, Records) {
        (self.0.0.clone(), self.0.1.clone())
    }

    pub(crate) fn format(&self) -> Format {
        self.0.0.format()
    }
}

impl PartialEq for RecordSelection {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for RecordSelection {}
pub(crate) struct CopiedRecords {
    pub(crate) text: Arc<str>,
    pub(crate) format: Format,
    pub(crate) count: usize,
    /// For cut positions, where they exist besides the clipboard. `None` if the positions were only copied, or if
    /// another file has them.
    pub(crate) cut: Option<Cut>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    /// The first cut position, which Undo or pasting restores; `None` once another document is open.
    pub(crate) first: Option<RecordId>,
    pub(crate) is_in_file: bool,
}

impl CopiedRecords {
    pub(crate) fn to_selection(&self) -> RecordSelection {
        let cut = Document::from_bytes_as(self.text.as_bytes().to_vec(), self.format);
        RecordSelection::new(&cut, Records::from(0..cut.len()))
    }
}

pub(crate) struct TextFile {
    pub(crate) document: Document,
    /// The end of a sentence that begins with the number of positions: how many are corrected or unreadable.
    pub(crate) remarks: String,
    /// The text copied in this window that the document was read from; `None` for other texts.
    pub(crate) copied_text: Option<Arc<str>>,
}

impl TextFile {
    pub(crate) fn from_copied(text: String, format: Format, own: Arc<str>) -> Self {
        let document = Document::from_bytes_as(text.into_bytes(), format);
        let remarks = remarks(0, unreadable_records(&document).len());
        Self { document, remarks, copied_text: Some(own) }
    }
}

pub(crate) fn unreadable_records(document: &Document) -> Vec<usize> {
    (0..document.len()).filter(|index| document.record(*index).position().is_err()).collect()
}

/// Returns the numbers of corrected and unreadable records, as the end of a sentence about the number of positions.
pub(crate) fn remarks(mended: usize, unread: usize) -> String {
    let mended = (mended > 0).then(|| tr!("window-text-mended", count = mended));
    let unread = (unread > 0).then(|| tr!("window-text-unreadable", count = unread));
    mended.into_iter().chain(unread).collect()
}
