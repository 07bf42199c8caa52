//! Positions of the list on the clipboard.

use std::sync::Arc;

use crate::app::App;
use crate::app::paste::for_list::{ForList, PastedFile};
use crate::app::paste::pasting::Pasted;
use crate::app::shell::copied::{Copied, Cut};
use crate::app::ui::{file_words, words};
use crate::board::Position;
use crate::document::{Document, Edit, Incoming, Records};

impl App {
    /// Puts the selected positions on the clipboard as they stand in the file, with a notice.
    pub(super) fn copy_selected(&mut self) {
        if let Some(count) = self.take_copy(false) {
            self.state.shell.notices.done(format!("{} copied", words::counted(count, "position", "positions")));
        }
    }

    /// Puts the selected positions on the clipboard and removes them. They stay if the clipboard does not take them.
    pub(super) fn cut_selected(&mut self) {
        if self.take_copy(true).is_some() {
            self.remove_selected();
        }
    }

    /// Puts the selected positions on the clipboard and tells how many there were; says so if it cannot.
    fn take_copy(&mut self, is_cut: bool) -> Option<usize> {
        let document = &self.state.shell.document;
        let records = self.state.list.selected(document);
        let Some(text) = document.copy_of(&records) else {
            self.say_too_much();
            return None;
        };
        let first = records.first().map(|index| document.record(index).id());
        // What was entered or edited since is in no file as it is now.
        let is_in_file =
            || document.path().is_some() && !records.iter().any(|index| document.record(index).is_edited());
        let cut = is_cut.then(|| Cut { first, is_in_file: is_in_file() });
        let (count, format) = (records.len(), document.format());
        match self.state.shell.desktop.set_clipboard_text(&text) {
            Ok(()) => {
                self.state.shell.copied = Some(Copied { text: text.into(), format, count, cut });
                Some(count)
            }
            Err(why) => {
                self.state.shell.notices.failed(format!("The clipboard cannot be used: {why}."), None);
                None
            }
        }
    }

    pub(super) fn say_too_much(&mut self) {
        let sentence =
            "The selected positions are too much text for this. Select fewer of them, or save them as a file.";
        self.state.shell.notices.failed(sentence, None);
    }

    /// Puts the positions of the clipboard behind the current one: what was copied from a list, or would be lines of
    /// this file, as it stands; what would be another file as that would be added; of any other text the positions
    /// that can be read in it.
    pub(super) fn paste_into_list(&mut self) {
        let Some(text) = self.state.shell.text_to_paste() else { return };
        let own_format =
            self.state.shell.copied.as_ref().filter(|copied| *copied.text == *text).map(|copied| copied.format);
        match own_format {
            Some(format) if format == self.state.shell.document.format() => self.insert_text(text, true),
            Some(format) => {
                let own = self.state.shell.copied.as_ref().map(|copied| copied.text.clone());
                self.insert_file(PastedFile::as_it_is(text, format), own);
            }
            None => self.read_for_list(text),
        }
    }

    /// Puts the positions of a text behind the current one.
    pub(in crate::app) fn read_for_list(&mut self, text: String) {
        let format = self.state.shell.document.format();
        self.read_text(move || Pasted::List(ForList::read(format, text)));
    }

    /// Puts what was read behind the current position.
    pub(in crate::app) fn take_for_list(&mut self, read: ForList) {
        match read {
            ForList::Lines(format, text) if format == self.state.shell.document.format() => {
                self.insert_text(text, false)
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

    /// Puts lines or games of the format of the file behind the current position; `is_own`: they were copied here.
    fn insert_text(&mut self, text: String, is_own: bool) {
        let replaced = self.state.shell.document.count_replaced(&text);
        let count = self.put_behind(!is_own, |document, at| _ = document.apply(Edit::InsertText { at, text }));
        if count == 0 {
            self.state.shell.notices.noted("There is no position in the text on the clipboard.");
            return;
        }
        if is_own {
            self.state.shell.note_pasted();
        }
        let pasted = format!("{} pasted", words::counted(count, "position", "positions"));
        self.say_added(pasted, None, replaced);
    }

    /// Puts the positions of another file behind the current one. `own`: what was copied here, if they are that.
    fn insert_file(&mut self, file: PastedFile, own: Option<Arc<str>>) {
        self.once_read(move |app| {
            let snapshot = app.state.shell.document.snapshot();
            app.work("Reading the text", move |progress| {
                let PastedFile { document, remarks } = file;
                let incoming = snapshot.incoming(document);
                let is_cancelled = progress.is_cancelled();
                Box::new(move |app: &mut Self| match incoming {
                    Ok(incoming) if !is_cancelled => {
                        let count = app.take_in(incoming, own.is_none(), |count| format!("{count} added{remarks}"));
                        // Something else may have been copied meanwhile.
                        let copied = app.state.shell.copied.as_ref().map(|copied| &copied.text);
                        let is_copied = own.zip(copied).is_some_and(|(own, copied)| Arc::ptr_eq(&own, copied));
                        if is_copied && count > 0 {
                            app.state.shell.note_pasted();
                        }
                    }
                    Ok(_) => {}
                    Err(error) => app.state.shell.notices.failed(file_words::failure(&error), None),
                })
            });
        });
    }

    /// Puts positions in that were made ready, says what was added and what was lost, and tells how many they are. Where
    /// `makes_room`, the start position of a window in which nothing was done yet goes.
    pub(in crate::app) fn take_in(
        &mut self,
        incoming: Incoming,
        makes_room: bool,
        said: impl FnOnce(&str) -> String,
    ) -> usize {
        self.end_typing();
        self.state.hands.give_up(&mut self.state.shell.document);
        let mut taken = None;
        let count = self.put_behind(makes_room, |document, at| taken = Some(document.put_in(at, incoming)));
        let taken = taken.unwrap_or_default();
        let format = self.state.shell.document.format();
        let loss = taken.loss.map(|loss| loss.sentence(format));
        self.say_added(said(&words::counted(count, "position", "positions")), loss, taken.replaced);
        count
    }

    /// Says what was added, and what was lost with it.
    fn say_added(&mut self, added: String, loss: Option<String>, replaced: usize) {
        let mut sentences = vec![added];
        sentences.extend(loss.map(|loss| loss.trim_end_matches('.').to_owned()));
        if replaced > 0 {
            let characters = words::counted(replaced, "character is", "characters are");
            sentences.push(format!("{characters} not in the encoding of this file and became question marks"));
        }
        let revision = self.state.shell.document.revision();
        match sentences.as_slice() {
            [done] => self.state.shell.notices.undoable(done, revision),
            _ => self.state.shell.notices.lost(sentences.join(". "), revision),
        }
    }

    /// Puts positions behind the current one, as one step, selects them, and tells how many they are. Where
    /// `makes_room`, the start position of a window in which nothing was done yet goes.
    pub(in crate::app) fn put_behind(&mut self, makes_room: bool, put: impl FnOnce(&mut Document, usize)) -> usize {
        let document = &mut self.state.shell.document;
        let is_untouched = makes_room && is_untouched(document);
        let at = if is_untouched { 0 } else { document.current() + 1 };
        document.begin_gesture();
        let before = document.len();
        put(document, at);
        let added = document.len() - before;
        if is_untouched && added > 0 {
            document.apply(Edit::RemoveRecords(added.into()));
        }
        document.end_gesture();
        if added > 0 {
            self.select_new(self.state.shell.document.len() - added);
        }
        added
    }

    /// Selects what came into the document since it had so many positions, the first of which is current, and tells
    /// how many they are.
    pub(super) fn select_new(&mut self, before: usize) -> usize {
        let document = &self.state.shell.document;
        let (first, count) = (document.current(), document.len().saturating_sub(before));
        let new = Records::from(first..first + count);
        self.state.list.finding.keep(document, &new);
        self.select_all_of(new, first);
        count
    }
}

/// Whether nothing was done yet in a window without a file.
fn is_untouched(document: &Document) -> bool {
    let is_new = document.path().is_none() && !document.is_modified() && document.len() == 1;
    is_new && *document.position() == Position::start()
}
