//! Reloading a file that another program has changed, and restoring the edits set aside by that.

use egui::Event;

use super::questions;
use super::state::State;
use crate::app::shell::{Command, Shell};
use crate::document::{Document, FileState};
use crate::tr;

impl State {
    /// Checks the file after the window has gained the focus. Returns `true` if its state has changed.
    pub(super) fn check_file(&mut self, shell: &mut Shell) -> bool {
        self.needs_file_check |= shell.ctx.input(|input| input.events.contains(&Event::WindowFocused(true)));
        let is_free = shell.dialog.is_none() && shell.waiting_for.is_none();
        if !is_free || !std::mem::take(&mut self.needs_file_check) {
            return false;
        }
        let now = shell.document.check_file();
        std::mem::replace(&mut self.on_disk, now) != now
    }

    pub(super) fn handle_file_change(&mut self, shell: &mut Shell) {
        match self.on_disk {
            FileState::Unchanged => shell.document.set_detached(false),
            FileState::Gone => {
                shell.document.set_detached(true);
                let name = shell.document.file_name().unwrap_or_default();
                shell.notices.noted(tr!("file-gone", name = name));
            }
            FileState::Changed(_) if shell.document.is_source_changed() => {
                self.ask_question(questions::source_changed(shell), shell);
            }
            FileState::Changed(_) => {
                let edited = shell.document.edited_records().len();
                self.ask_question(questions::reload(shell, edited), shell);
            }
        }
    }

    pub(super) fn reload(&mut self, shell: &mut Shell) {
        if shell.waiting_for.is_some() {
            shell.document.set_detached(true);
            shell.report_waiting();
        } else if let Some(path) = shell.document.path() {
            self.open_document(path.to_owned(), true, shell);
        }
    }

    /// Shows the file as it is now, with the same position current. If the previous document has edits, it is kept in
    /// `Shell::set_aside`. Otherwise, `set_aside` stays unchanged.
    pub(super) fn show_reloaded(&mut self, mut document: Document, shell: &mut Shell) {
        document.select(shell.document.current());
        let name = document.file_name().unwrap_or_default();
        let earlier = shell.set_aside.take();
        if let Some(before) = self.replace_document(document, shell) {
            shell.discarded.extend(earlier.map(|document| *document));
            shell.set_aside = Some(Box::new(before));
            report_set_aside(tr!("file-reloaded-aside", name = name), shell);
        } else if earlier.is_some() {
            shell.set_aside = earlier;
            report_set_aside(tr!("file-reloaded-still-aside", name = name), shell);
        } else {
            shell.notices.done(tr!("file-reloaded", name = name));
        }
    }

    /// Shows the document that was set aside. If there is none, shows the document that was discarded last. If the
    /// current document has edits, sets it aside.
    pub(super) fn restore_discarded(&mut self, shell: &mut Shell) {
        let aside = shell.set_aside.take();
        let was_aside = aside.is_some();
        let Some(mut document) = aside.map(|document| *document).or_else(|| shell.discarded.pop()) else { return };
        if was_aside {
            // The file may have changed since the document was read from it.
            document.set_detached(true);
        }
        let before = self.replace_document(document, shell);
        shell.note_restored();
        shell.set_aside = before.map(Box::new);
        self.on_disk = shell.document.check_file();
        shell.notices.done(if was_aside { tr!("file-edits-back-unsaved") } else { tr!("file-edits-back") });
    }

    /// Puts another document into the window. Returns the previous document if it has edits.
    fn replace_document(&mut self, document: Document, shell: &mut Shell) -> Option<Document> {
        let before = std::mem::take(&mut shell.document);
        self.show_document(document, true, shell);
        Some(before).filter(Document::is_modified)
    }
}

fn report_set_aside(sentence: String, shell: &mut Shell) {
    shell.notices.restorable_until_closed(sentence, Command::BringBack);
}
