//! What was copied from the list, and whether positions that were cut are anywhere but on the clipboard.

use std::sync::Arc;

use crate::app::shell::Shell;
use crate::app::shell::chosen::Chosen;
use crate::document::{Document, Format, RecordId, Records};

/// The positions that were copied or cut last.
#[derive(Debug)]
pub(in crate::app) struct Copied {
    /// They as they stood in a file of this format.
    pub(in crate::app) text: Arc<str>,
    pub(in crate::app) format: Format,
    /// How many they are.
    pub(in crate::app) count: usize,
    /// Where else they are, if they were cut.
    pub(in crate::app) cut: Option<Cut>,
}

/// Where positions are that were cut.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Cut {
    /// The first of them in the document that is shown, whether it is there now or comes back by Undo; `None` if that
    /// is another document.
    pub(in crate::app) first: Option<RecordId>,
    /// Whether a file on the disk has them.
    pub(in crate::app) is_in_file: bool,
}

impl Copied {
    /// The positions, to be saved.
    pub(in crate::app) fn chosen(&self) -> Chosen {
        let cut = Document::from_bytes_as(self.text.as_bytes().to_vec(), self.format);
        Chosen::of(&cut, Records::from(0..cut.len()))
    }
}

impl Shell {
    /// How many positions were cut, saved without, and are on the clipboard that goes with this window.
    pub(in crate::app) fn lost_with_clipboard(&mut self) -> Option<usize> {
        let copied = self.copied.as_ref()?;
        if copied.cut.is_none_or(|cut| cut.is_in_file) || self.desktop.keeps_clipboard() {
            return None;
        }
        let is_there = self.desktop.clipboard_text().is_ok_and(|text| *text == *copied.text);
        is_there.then_some(copied.count)
    }

    /// Notes that the document was saved; `was_moved`: to another file than before, which stays as it is.
    pub(in crate::app) fn note_saved(&mut self, was_moved: bool) {
        let Some(copied) = &mut self.copied else { return };
        match &mut copied.cut {
            Some(Cut { is_in_file: true, .. }) if was_moved => copied.cut = None,
            Some(Cut { first: Some(first), is_in_file }) => *is_in_file = self.document.holds(*first),
            _ => {}
        }
    }

    /// Notes that what was copied is in the document again, and its first position is the current one.
    pub(in crate::app) fn note_pasted(&mut self) {
        if let Some(Copied { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = Some(self.document.record(self.document.current()).id());
        }
    }

    /// Notes that another document is shown. Its records have the names of others.
    pub(in crate::app) fn note_other_document(&mut self) {
        if let Some(Copied { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = None;
        }
    }

    /// Notes that a document is shown again that was set aside: what was cut of it may be in its file no longer.
    pub(in crate::app) fn note_brought_back(&mut self) {
        if let Some(Copied { cut: Some(cut), .. }) = &mut self.copied {
            cut.is_in_file = false;
        }
    }

    /// Notes that what was cut is in a file of its own.
    pub(in crate::app) fn note_cut_saved(&mut self) {
        if let Some(copied) = &mut self.copied {
            copied.cut = None;
        }
    }
}
