//! Positions of the list on the clipboard.

use super::super::pasting::{Batch, Pasted, is_long};
use super::super::{App, words};
use crate::document::{Document, Edit, Format, Records};

/// What was read in a text for the list.
pub(in super::super) enum ForList {
    /// It is lines of a file of this format and goes in as it stands.
    Lines(Format, String),
    /// It is any other text, with these positions.
    Positions(Batch),
}

impl ForList {
    fn read(format: Format, text: String) -> Self {
        if is_of_format(&text, format) { Self::Lines(format, text) } else { Self::Positions(Batch::read(&text)) }
    }
}

impl App {
    /// Puts the selected positions on the clipboard as they stand in the file, with a notice.
    pub(super) fn copy_selected(&mut self) {
        if let Some(count) = self.take_copy() {
            self.state.notices.done(format!("{} copied", words::counted(count, "position", "positions")));
        }
    }

    /// Puts the selected positions on the clipboard and removes them. They stay if the clipboard does not take them.
    pub(super) fn cut_selected(&mut self) {
        if self.take_copy().is_some() {
            self.remove_selected();
        }
    }

    /// Puts the selected positions on the clipboard and tells how many there were; says so if it cannot.
    fn take_copy(&mut self) -> Option<usize> {
        let records = self.state.list.selected(&self.state.document);
        let Some(text) = self.state.document.copy_of(&records) else {
            self.say_too_much();
            return None;
        };
        match self.desktop.set_clipboard_text(&text) {
            Ok(()) => {
                self.state.list.copied = Some(text);
                Some(records.len())
            }
            Err(why) => {
                self.state.notices.failed(format!("The clipboard cannot be used: {why}."), None);
                None
            }
        }
    }

    pub(super) fn say_too_much(&mut self) {
        let sentence =
            "The selected positions are too much text for this. Select fewer of them, or save them as a file.";
        self.state.notices.failed(sentence, None);
    }

    /// Puts the positions of the clipboard behind the current one: what was copied from a list, or would be lines of
    /// this file, as it stands; of any other text the positions that can be read in it.
    pub(super) fn paste_into_list(&mut self) {
        let Some(text) = self.text_to_paste() else { return };
        if self.state.list.copied.as_ref() == Some(&text) {
            self.insert_text(text);
        } else {
            self.read_for_list(text);
        }
    }

    fn read_for_list(&mut self, text: String) {
        let format = self.state.document.format();
        if is_long(&text) {
            self.read_in_background(move || Pasted::List(ForList::read(format, text)));
        } else {
            self.take_for_list(ForList::read(format, text));
        }
    }

    /// Puts what was read behind the current position.
    pub(in super::super) fn take_for_list(&mut self, read: ForList) {
        match read {
            ForList::Lines(format, text) if format == self.state.document.format() => self.insert_text(text),
            // The file was saved in another format meanwhile.
            ForList::Lines(_, text) => self.read_for_list(text),
            ForList::Positions(batch) if batch.entries.is_empty() => {
                self.state.notices.noted("No position can be told from the text on the clipboard.");
            }
            ForList::Positions(batch) => self.add_batch(&batch),
        }
    }

    fn insert_text(&mut self, text: String) {
        let before = self.state.document.len();
        let at = self.state.document.current() + 1;
        if !self.state.document.apply(Edit::InsertText { at, text }) {
            self.state.notices.noted("There is no position in the text on the clipboard.");
            return;
        }
        let count = self.select_new(before);
        let sentence = format!("{} pasted", words::counted(count, "position", "positions"));
        self.state.notices.undoable(sentence, self.state.document.revision());
    }

    /// Selects what came into the document since it had so many positions, the first of which is current, and tells
    /// how many they are.
    pub(in super::super) fn select_new(&mut self, before: usize) -> usize {
        let document = &self.state.document;
        let (first, count) = (document.current(), document.len().saturating_sub(before));
        self.select_all_of(Records::from(first..first + count), first);
        count
    }
}

/// Whether a text has the positions of a file of this format and nothing else but comments.
fn is_of_format(text: &str, format: Format) -> bool {
    let document = Document::from_bytes(text.as_bytes().to_vec());
    document.format() == format && (0..document.len()).all(|index| document.record(index).position().is_ok())
}
