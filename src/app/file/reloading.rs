//! A file that another program changes while it is open.

use egui::{Context, Event};

use crate::app::App;
use crate::app::command::Command;
use crate::app::file::opening::Opening;
use crate::app::list::SearchAction;
use crate::app::shell::dialog::Dialog;
use crate::document::{Document, FileState};

impl App {
    /// Looks, once the window has gained the focus, what became of the file, and asks once about each change.
    pub(in crate::app) fn watch_file(&mut self, ctx: &Context) {
        self.looks_at_file |= ctx.input(|input| input.events.contains(&Event::WindowFocused(true)));
        let is_free = self.state.shell.dialog.is_none() && self.waiting.is_none();
        if is_free && std::mem::take(&mut self.looks_at_file) {
            self.look_at_file();
        }
    }

    fn look_at_file(&mut self) {
        let now = self.state.shell.document.look_at_file();
        if std::mem::replace(&mut self.state.file_state, now) == now {
            return;
        }
        self.end_all_typing();
        match now {
            FileState::Same => self.state.shell.document.set_detached(false),
            FileState::Gone => {
                self.state.shell.document.set_detached(true);
                let name = self.state.shell.document.file_name().unwrap_or_default();
                self.state.shell.notices.noted(format!("{name} was moved or removed. Save writes it again."));
            }
            FileState::Changed(_) if self.state.shell.document.is_source_changed() => self.say_source_changed(),
            FileState::Changed(_) => {
                let edited = self.state.shell.document.edited_records().len();
                self.state.shell.dialog = Some(Dialog::Reload { edited });
            }
        }
        self.state.follow();
    }

    /// Reads the file again.
    pub(in crate::app) fn reload(&mut self) {
        if self.waiting.is_some() {
            self.keep_unreloaded();
            self.say_waiting();
        } else if let Some(path) = self.state.shell.document.path() {
            let opening = Opening::Again(self.seen());
            self.open_for(path.to_owned(), opening);
        }
    }

    /// Keeps the document although its file holds something else by now, which lets it count as unsaved.
    pub(in crate::app) fn keep_unreloaded(&mut self) {
        self.state.shell.document.set_detached(true);
    }

    /// Shows the file as it is now, at the same place, and sets the document aside if there are edits in it; else
    /// what was set aside before stays so.
    pub(in crate::app) fn show_again(&mut self, mut document: Document) {
        document.select(self.state.shell.document.current());
        let name = document.file_name().unwrap_or_default();
        let earlier = self.state.set_aside.take();
        if let Some(before) = self.replace_document(document) {
            self.state.set_aside = Some(Box::new(before));
            self.say_set_aside(format!("{name} was reloaded. Your edits are set aside."));
        } else if earlier.is_some() {
            self.state.set_aside = earlier;
            self.say_set_aside(format!("{name} was reloaded. Your earlier edits are still set aside."));
        } else {
            self.state.shell.notices.done(format!("{name} was reloaded"));
        }
    }

    fn say_set_aside(&mut self, sentence: String) {
        self.state.shell.notices.set_aside(sentence, Command::BringBack);
    }

    /// Shows the document again that was set aside, and sets this one aside if there are edits in it.
    pub(in crate::app) fn bring_back(&mut self) {
        let Some(mut document) = self.state.set_aside.take() else { return };
        // The file holds something else than it did.
        document.set_detached(true);
        let before = self.replace_document(*document);
        self.note_brought_back();
        self.state.set_aside = before.map(Box::new);
        self.state.file_state = self.state.shell.document.look_at_file();
        self.state.shell.notices.done("Your edits are back. The file on the disk is as the other program left it.");
    }

    /// Puts another document into the window; returns the one before if there are edits in it.
    fn replace_document(&mut self, document: Document) -> Option<Document> {
        // A step that is open would stay so in the document that is set aside.
        self.end_all_typing();
        let before = std::mem::take(&mut self.state.shell.document);
        let (tool, query) = (self.state.hands.tool, self.state.list.finding.text().to_owned());
        self.show_document(document);
        self.state.hands.tool = tool;
        if !query.is_empty() {
            self.act_on_search(SearchAction::Typed(query));
        }
        Some(before).filter(Document::is_modified)
    }
}
