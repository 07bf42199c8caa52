//! What was copied from the list, and whether positions that were cut are anywhere but on the clipboard.

use std::sync::Arc;

use crate::app::App;
use crate::app::file::splitting::Chosen;
use crate::app::shell::dialog::{Dialog, Next, Purpose};
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

impl App {
    /// Goes on, after asking about positions that would be lost with the clipboard of this window.
    pub(in crate::app) fn ask_about_cut(&mut self, next: Next) {
        match self.lost_with_clipboard() {
            Some(count) if next == Next::Close => self.state.shell.dialog = Some(Dialog::OnClipboard { count }),
            _ => self.go_on(next),
        }
    }

    /// How many positions were cut, saved without, and are on the clipboard that goes with this window.
    pub(in crate::app) fn lost_with_clipboard(&mut self) -> Option<usize> {
        let copied = self.copied.as_ref()?;
        if copied.cut.is_none_or(|cut| cut.is_in_file) || self.state.shell.desktop.keeps_clipboard() {
            return None;
        }
        let is_there = self.state.shell.desktop.clipboard_text().is_ok_and(|text| *text == *copied.text);
        is_there.then_some(copied.count)
    }

    /// Asks where to save the positions that were cut.
    pub(in crate::app) fn ask_where_to_save_cut(&mut self) {
        let Some(copied) = &self.copied else { return };
        let cut = Document::from_bytes_as(copied.text.as_bytes().to_vec(), copied.format);
        self.ask_path(Purpose::Cut(Chosen::of(&cut, Records::from(0..cut.len()))));
    }

    /// Notes that the document was saved; `was_moved`: to another file than before, which stays as it is.
    pub(in crate::app) fn note_saved(&mut self, was_moved: bool) {
        let Some(copied) = &mut self.copied else { return };
        match &mut copied.cut {
            Some(Cut { is_in_file: true, .. }) if was_moved => copied.cut = None,
            Some(Cut { first: Some(first), is_in_file }) => *is_in_file = self.state.shell.document.holds(*first),
            _ => {}
        }
    }

    /// Notes that what was copied is in the document again, and its first position is the current one.
    pub(in crate::app) fn note_pasted(&mut self) {
        let document = &self.state.shell.document;
        if let Some(Copied { cut: Some(cut), .. }) = &mut self.copied {
            cut.first = Some(document.record(document.current()).id());
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
