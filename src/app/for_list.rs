//! What becomes of texts from outside that are read for the list.

use std::sync::Arc;

use crate::app::App;
use crate::app::list::TextFile;
use crate::app::paste::for_list::{ForList, PastedFile};
use crate::app::paste::pasting::Pasted;
use crate::document::{Document, Format};

impl App {
    /// Puts the positions of a text behind the current one.
    pub(in crate::app) fn read_for_list(&mut self, text: String) {
        let format = self.state.shell.document.format();
        self.read_text(move || Pasted::List(ForList::read(format, text)));
    }

    /// Puts what was read behind the current position.
    pub(in crate::app) fn take_for_list(&mut self, read: ForList) {
        match read {
            ForList::Lines(format, text) if format == self.state.shell.document.format() => {
                self.state.hands.give_up(&mut self.state.shell.document);
                self.state.list.insert_text(text, false, &mut self.state.shell);
            }
            // The file was saved in another format meanwhile.
            ForList::Lines(_, text) => self.read_for_list(text),
            ForList::File(file) => self.insert_file(*file, None),
            ForList::Positions(batch) if batch.entries.is_empty() => {
                self.state.shell.notices.noted("No position can be told from the text on the clipboard.");
            }
            ForList::Positions(batch) => self.add_batch(&batch),
        }
    }

    /// Puts what was copied in this window from a file of another format behind the current position.
    pub(in crate::app) fn add_copied(&mut self, text: String, format: Format, own: Arc<str>) {
        self.insert_file(PastedFile::as_it_is(text, format), Some(own));
    }

    fn insert_file(&mut self, file: PastedFile, own: Option<Arc<str>>) {
        let PastedFile { document, remarks } = file;
        self.end_typing();
        self.state.hands.give_up(&mut self.state.shell.document);
        self.state.list.insert_file(TextFile { document, remarks, own }, &mut self.state.shell);
    }

    /// Puts positions behind the current one, as one step, selects them, and tells how many they are.
    pub(in crate::app) fn put_behind(&mut self, makes_room: bool, put: impl FnOnce(&mut Document, usize)) -> usize {
        self.state.hands.give_up(&mut self.state.shell.document);
        self.state.list.put_behind(makes_room, put, &mut self.state.shell)
    }
}
