//! Reads text from outside, in the background if it takes long.

use super::State;
use super::batch::Batch;
use super::list_text::ListText;
use super::setting_up::PasteKind;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::JobStatus;
use crate::app::shell::notice::Topic;
use crate::app::ui::parts::MAX_TEXT;
use crate::tr;

#[derive(Debug)]
pub(super) enum PastedText {
    Board(Batch, String),
    List(ListText),
}

impl State {
    /// Inserts the positions of a text after the current one.
    pub(in crate::app) fn read_for_list(&mut self, text: String, shell: &mut Shell) {
        let format = shell.document.format();
        self.read(move || PastedText::List(ListText::read(format, text)), shell);
    }

    pub(super) fn read(&mut self, read: impl FnOnce() -> PastedText + Send + 'static, shell: &mut Shell) {
        let news = self.background_read.start(tr!("paste-reading"), shell, read);
        self.handle_status(news, shell);
    }

    /// Polls the background read; returns `true` if it has ended. Waits while a dialog is open.
    pub(super) fn poll_read(&mut self, shell: &mut Shell) -> bool {
        let news = self.background_read.poll(shell);
        self.handle_status(news, shell)
    }

    pub(in crate::app) fn stop(&mut self) {
        self.background_read.cancel();
    }

    fn handle_status(&mut self, news: JobStatus<PastedText>, shell: &mut Shell) -> bool {
        match news {
            JobStatus::Running => return false,
            JobStatus::Done(PastedText::Board(batch, text)) => self.take_batch(batch, text, shell),
            JobStatus::Done(PastedText::List(read)) => self.take_for_list(read, shell),
            JobStatus::Ended => shell.notices.failed(tr!("paste-failed"), None),
        }
        true
    }

    /// Sets up a single position; asks about several.
    fn take_batch(&mut self, mut batch: Batch, text: String, shell: &mut Shell) {
        if batch.entries.len() > 1 {
            batch.text = Some(text);
            self.ask_about(batch, shell);
            return;
        }
        match batch.entries.pop() {
            Some(entry) => {
                self.note_game(&text, &entry.position, &batch.annotations);
                self.take_entry(entry, batch.annotations, PasteKind::Whole, shell);
            }
            None if text.len() > MAX_TEXT => shell.report_too_long(&text),
            None => {
                shell.effects.push(Effect::ShowUnreadable(text));
                shell.notices.noted_about(Topic::UnreadText, tr!("paste-no-position"));
            }
        }
    }

    fn take_for_list(&mut self, read: ListText, shell: &mut Shell) {
        match read {
            ListText::Lines(format, text) if format == shell.document.format() => {
                shell.effects.push(Effect::InsertLines(text));
            }
            // The file was saved in another format since.
            ListText::Lines(_, text) => self.read_for_list(text, shell),
            ListText::File(file) => shell.effects.push(Effect::InsertFile(file)),
            ListText::Positions(batch) if batch.entries.is_empty() => {
                shell.notices.noted(tr!("paste-nothing-for-list"));
            }
            ListText::Positions(batch) => shell.effects.push(batch.into_list()),
        }
    }
}
