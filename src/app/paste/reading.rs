//! Reads text from outside, in the background if it takes long.

use super::State;
use super::batch::Batch;
use super::for_list::ForList;
use super::setting_up::Taken;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::News;
use crate::app::shell::notice::Topic;
use crate::app::ui::parts::MAX_TEXT;
use crate::tr;

/// The result of reading a text.
#[derive(Debug)]
pub(super) enum Pasted {
    /// For the board, with the text itself.
    Board(Batch, String),
    List(ForList),
}

impl State {
    /// Inserts the positions of a text after the current one.
    pub(in crate::app) fn read_for_list(&mut self, text: String, shell: &mut Shell) {
        let format = shell.document.format();
        self.read(move || Pasted::List(ForList::read(format, text)), shell);
    }

    pub(super) fn read(&mut self, read: impl FnOnce() -> Pasted + Send + 'static, shell: &mut Shell) {
        let news = self.awaited.begin(tr!("paste-reading"), shell, read);
        self.take_news(news, shell);
    }

    /// Polls the background read; returns `true` if it has ended. Waits while a dialog is open.
    pub(in crate::app) fn poll(&mut self, shell: &mut Shell) -> bool {
        let news = self.awaited.news(shell);
        self.take_news(news, shell)
    }

    pub(in crate::app) fn stop(&mut self) {
        self.awaited.stop();
    }

    fn take_news(&mut self, news: News<Pasted>, shell: &mut Shell) -> bool {
        match news {
            News::Nothing => return false,
            News::Done(Pasted::Board(batch, text)) => self.take_batch(batch, text, shell),
            News::Done(Pasted::List(read)) => self.take_for_list(read, shell),
            News::Over => shell.notices.failed(tr!("paste-failed"), None),
        }
        true
    }

    /// Sets up a single position; asks about several.
    fn take_batch(&mut self, mut batch: Batch, text: String, shell: &mut Shell) {
        if batch.entries.len() > 1 {
            batch.text = Some(text);
            self.ask(batch, shell);
            return;
        }
        match batch.entries.pop() {
            Some(entry) => {
                self.note_game(&text, &entry.position, &batch.annotations);
                self.take_entry(entry, batch.annotations, Taken::Whole, shell);
            }
            None if text.len() > MAX_TEXT => shell.refuse(&text),
            None => {
                shell.effects.push(Effect::HoldText(text));
                shell.notices.noted_of(Topic::UnreadText, tr!("paste-no-position"));
            }
        }
    }

    fn take_for_list(&mut self, read: ForList, shell: &mut Shell) {
        match read {
            ForList::Lines(format, text) if format == shell.document.format() => {
                shell.effects.push(Effect::InsertLines(text));
            }
            // The file was saved in another format since.
            ForList::Lines(_, text) => self.read_for_list(text, shell),
            ForList::File(file) => shell.effects.push(Effect::InsertFile(file)),
            ForList::Positions(batch) if batch.entries.is_empty() => {
                shell.notices.noted(tr!("paste-nothing-for-list"));
            }
            ForList::Positions(batch) => shell.effects.push(batch.into_list()),
        }
    }
}
