//! Positions copied from the list, and whether cut ones exist anywhere but on the clipboard.

use std::sync::Arc;

use crate::app::shell::Shell;
use crate::app::shell::record_selection::RecordSelection;
use crate::document::{Document, Format, RecordId, Records};

#[derive(Debug)]
pub(in crate::app) struct CopiedRecords {
    /// Their source text, in `format`.
    pub(in crate::app) text: Arc<str>,
    pub(in crate::app) format: Format,
    pub(in crate::app) count: usize,
    /// Where else the positions are, if they were cut.
    pub(in crate::app) cut: Option<Cut>,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Cut {
    /// The first cut position in the open document, also if only Undo would restore it; `None` if another document is
    /// open.
    pub(in crate::app) first: Option<RecordId>,
    /// `true` if a file on disk still has them.
    pub(in crate::app) is_in_file: bool,
}

impl CopiedRecords {
    pub(in crate::app) fn to_selection(&self) -> RecordSelection {
        let cut = Document::from_bytes_as(self.text.as_bytes().to_vec(), self.format);
        RecordSelection::new(&cut, Records::from(0..cut.len()))
    }
}

impl Shell {
    /// Number of cut positions that would be lost with the clipboard when the window closes.
    pub(in crate::app) fn lost_with_clipboard(&mut self) -> Option<usize> {
        let copied = self.copied.as_ref()?;
        if copied.cut.is_none_or(|cut| cut.is_in_file) || self.desktop.keeps_clipboard() {
            return None;
        }
        let is_there = self.desktop.clipboard_text().is_ok_and(|text| *text == *copied.text);
        is_there.then_some(copied.count)
    }

    /// Updates the state after saving. `was_moved`: the document was saved to another file, so the old file keeps them.
    pub(in crate::app) fn note_saved(&mut self, was_moved: bool) {
        let Some(copied) = &mut self.copied else { return };
        match &mut copied.cut {
            Some(Cut { is_in_file: true, .. }) if was_moved => copied.cut = None,
            Some(Cut { first: Some(first), is_in_file }) => *is_in_file = self.document.contains(*first),
            _ => {}
        }
    }

    /// Notes that the copied positions are in the document again, starting with the current one.
    pub(in crate::app) fn note_pasted(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = Some(self.document.record(self.document.current()).id());
        }
    }

    /// Notes that another document is open, in which record ids have other meanings.
    pub(in crate::app) fn note_other_document(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = None;
        }
    }

    /// Notes that a discarded document was restored, whose file may no longer have the cut positions.
    pub(in crate::app) fn note_restored(&mut self) {
        if let Some(CopiedRecords { cut: Some(cut), .. }) = &mut self.copied {
            cut.is_in_file = false;
        }
    }

    pub(in crate::app) fn note_cut_saved(&mut self) {
        if let Some(copied) = &mut self.copied {
            copied.cut = None;
        }
    }
}
