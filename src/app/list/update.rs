//! What the pointer and the keys do in the list, and what comes of work.

use std::path::PathBuf;

use super::arranging::Ordered;
use super::clipboard::TextFileRead;
use super::editing::set_done;
use super::{GoToAction, ListState, SearchAction, view};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::News;
use crate::app::shell::text_file::TextFile;
use crate::app::ui::file_wording;
use crate::document::arrange::Wanted;
use crate::document::{FileError, Import, Progress, Records};

/// What the pointer or a key does in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListAction {
    /// A position was clicked.
    Click {
        /// Which one.
        index: usize,
        /// With Shift: all from the last one clicked.
        extends: bool,
        /// With Ctrl: this one more, or one less.
        adds: bool,
    },
    /// The selected positions were dropped before this one.
    Drop(usize),
    /// A key that goes to another position: so many of the shown ones further.
    Step {
        /// How many further; negative is up.
        by: isize,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes as far as the list shows positions at a time.
    Page {
        /// Down, not up.
        down: bool,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes to the end of the list.
    End {
        /// To the last position, not to the first.
        last: bool,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes to another position and lets the selected ones be.
    Walk(isize),
    /// The current position stays selected when a key goes on from it, or does no longer.
    Toggle,
    /// Escape: no more than the current position is selected.
    SelectOne,
    /// Enter: the keyboard goes to the board, at the current position.
    ToBoard,
    /// The list is to have the keyboard, or to give it up.
    Focus(bool),
    /// Something happened in the dialog in which a number is typed.
    GoTo(GoToAction),
    /// Something happened in the search field.
    Search(SearchAction),
    /// Run a command.
    Run(Command),
}

impl ListAction {
    /// Whether it leads to another position, so that what the hands are at on the board ends.
    #[must_use]
    pub const fn leaves_board(&self) -> bool {
        match self {
            Self::Toggle | Self::SelectOne | Self::ToBoard | Self::Focus(_) | Self::Run(_) => false,
            Self::Search(action) => matches!(action, SearchAction::Enter),
            Self::GoTo(action) => matches!(action, GoToAction::Confirm),
            _ => true,
        }
    }
}

/// What is done once all of the document is read.
#[derive(Debug)]
pub(super) enum Later {
    /// Sort the records or remove those that are alike.
    PutInOrder(Wanted),
    /// Put the positions of another file behind the current one.
    Join(PathBuf),
    /// Put the records of a text behind the current one.
    Insert(Box<TextFile>),
    /// Select all that is listed.
    SelectAll,
}

/// What came of some work.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It was cancelled, and nothing is to be done.
    Cancelled,
    /// An order was found.
    Ordered(Box<Ordered>),
    /// The file of this name was read, or not.
    Joined(String, Result<Box<Import>, FileError>),
    /// The records of a text were made ready, or not.
    Inserted(TextFileRead),
    /// These records are to be marked as done, or no longer.
    Done(Records, bool),
}

impl ListState {
    /// Does what the pointer or a key asks for in the list. `page`: how many rows are seen at a time.
    pub(in crate::app) fn update(&mut self, action: ListAction, page: usize, shell: &mut Shell) {
        let current = shell.document.current();
        match action {
            ListAction::Click { index, extends: true, adds } => self.extend_selection(index, adds, shell),
            ListAction::Click { index, adds: true, .. } => self.toggle(index, shell),
            ListAction::Click { index, .. } => self.select_alone(index, shell),
            // As with the commands that arrange positions.
            ListAction::Drop(to) if !shell.is_trying() => self.move_selected(to, shell),
            ListAction::Drop(_) => {}
            ListAction::Step { by, extends } => {
                self.go_or_extend(self.listed(&shell.document).step(current, by), extends, shell);
            }
            ListAction::Page { down, extends } => {
                let page = isize::try_from(page).unwrap_or(1);
                let target = self.listed(&shell.document).step(current, if down { page } else { -page });
                self.go_or_extend(target, extends, shell);
            }
            ListAction::End { last, extends } => {
                let shown = self.listed(&shell.document);
                let row = if last { shown.len().saturating_sub(1) } else { 0 };
                self.go_or_extend(shown.place(row), extends, shell);
            }
            ListAction::Walk(by) => self.walk(by, shell),
            ListAction::Toggle => self.toggle_current(shell),
            ListAction::SelectOne => self.choose(&shell.document, Records::default(), None),
            ListAction::ToBoard => {
                view::focus(&shell.ctx, false);
                shell.effects.push(Effect::ToBoard);
            }
            ListAction::Focus(is_wanted) => view::focus(&shell.ctx, is_wanted),
            ListAction::GoTo(action) => self.go_to(action, shell),
            ListAction::Search(action) => self.search(action, shell),
            ListAction::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    /// Does something once all of the document is read, which it mostly is.
    pub(super) fn once_read(&mut self, later: Later, shell: &mut Shell) {
        match shell.once_read(later) {
            Ok(later) => self.do_now(later, shell),
            Err(reading) => self.reading = Some(reading),
        }
    }

    fn do_now(&mut self, later: Later, shell: &mut Shell) {
        match later {
            Later::PutInOrder(wanted) => self.put_all_in_order(wanted, shell),
            Later::Join(path) => self.join_now(path, shell),
            Later::Insert(file) => self.insert_now(*file, shell),
            Later::SelectAll => self.select_everything(shell),
        }
    }

    /// Begins work beside which nothing else can be done, and takes what comes of it if that is soon. Of work that is
    /// cancelled nothing comes.
    pub(super) fn work(
        &mut self,
        what: impl Into<String>,
        shell: &mut Shell,
        task: impl FnOnce(&Progress) -> Outcome + Send + 'static,
    ) {
        self.job = Some(shell.begin(what, task));
        self.poll_job(shell);
    }

    /// Takes what came of work; whether anything did.
    pub(in crate::app) fn poll_work(&mut self, shell: &mut Shell) -> bool {
        let read = shell.take_read(&mut self.reading);
        let is_read = read.is_some();
        if let Some(later) = read {
            self.do_now(later, shell);
        }
        self.poll_job(shell) || is_read
    }

    fn poll_job(&mut self, shell: &mut Shell) -> bool {
        match shell.take_news(&mut self.job) {
            News::Nothing => return false,
            News::Over => shell.notices.failed("The work broke off. Nothing was changed.", None),
            News::Done(Outcome::Cancelled) => {}
            News::Done(Outcome::Ordered(ordered)) => ordered.take(shell),
            News::Done(Outcome::Joined(name, Ok(incoming))) => {
                self.take_in(*incoming, false, |count| format!("{count} of {name} added"), shell);
            }
            News::Done(Outcome::Joined(_, Err(error))) => {
                shell.notices.failed(file_wording::failure(&error), Some(Command::JoinFile));
            }
            News::Done(Outcome::Inserted(read)) => self.take_text_file(read, shell),
            News::Done(Outcome::Done(records, done)) => set_done(records, done, shell),
        }
        true
    }
}
