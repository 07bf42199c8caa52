//! What happens to the file: answers, and what work has brought.

use std::path::PathBuf;

use super::paths::{PathField, Purpose};
use super::plan::{self, Step};
use super::questions::Reply;
use super::recovery::Recovered;
use super::saving::{ChosenSaved, file_name};
use super::splitting::{Split, SplitField};
use super::state::{Laid, State};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::{Dialog, Next};
use crate::app::shell::effect::Effect;
use crate::app::shell::job::News;
use crate::app::shell::question::Question;
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::{file_wording, wording};
use crate::document::{CompletedSave, Document, FileError, Loss, Progress};

/// What happens in what the file has laid over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// It was answered.
    Reply(Reply),
    /// Escape.
    Cancel,
    /// Another text was typed.
    Typed(String),
}

impl From<Reply> for Action {
    fn from(reply: Reply) -> Self {
        Self::Reply(reply)
    }
}

impl From<FieldEvent> for Action {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Typed(text),
            FieldEvent::Entered | FieldEvent::Row(_) => Self::Reply(Reply::Confirm),
        }
    }
}

/// What is done once all of the document is read.
#[derive(Debug)]
pub(super) enum Later {
    /// Look what the format of the path has no place for.
    Look,
    /// Write the document.
    Write,
    /// Save the positions as FEN.
    Copy(PathBuf),
    /// Ask how the file is to be split.
    AskSplit,
}

/// What came of some work.
pub(super) enum Outcome {
    /// What another format has no place for; whether the looking was cancelled.
    Looked(Option<Loss>, bool),
    /// The document was saved, or not.
    Saved(Box<Result<CompletedSave, FileError>>),
    /// A file beside the document was saved, as is said then.
    Apart(Result<String, FileError>),
    /// So many files were written, and why no more.
    Split(Split, usize, Option<FileError>),
    /// Chosen positions were saved.
    Chosen(ChosenSaved),
    /// Edits of an earlier window were read.
    Recovered(Box<Recovered>),
}

impl State {
    /// Does what happened in what is laid over the window.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        // What is laid over the window now may be something else.
        if shell.dialog != Some(Dialog::File) {
            return;
        }
        match action {
            Action::Typed(text) => match &mut self.laid {
                Some(Laid::Path(field)) => field.text = text,
                Some(Laid::Split(_)) => self.lay(Laid::Split(SplitField::new(text, &shell.document)), shell),
                _ => {}
            },
            Action::Cancel => {
                let reply = match &self.laid {
                    Some(Laid::Question(question)) => question.cancel.clone(),
                    _ => Reply::Cancel,
                };
                self.reply(reply, shell);
            }
            Action::Reply(reply) => self.reply(reply, shell),
        }
    }

    fn reply(&mut self, reply: Reply, shell: &mut Shell) {
        shell.dialog = None;
        let Some(laid) = self.laid.take() else { return };
        let next = self.way.next.clone();
        match (reply, laid) {
            (Reply::Cancel, _) => {}
            (Reply::KeepMine, _) => shell.document.set_detached(true),
            (Reply::OnTheWay(answer), _) => {
                let deed = plan::answered(answer, &next, &mut |fact| self.holds(fact, shell));
                self.go_with(deed, shell);
            }
            (Reply::KeepMoves, _) => shell.effects.extend([Effect::KeepMoves, Effect::Leave(next)]),
            (Reply::BringBack, _) => shell.effects.push(Effect::Leave(Next::BringBack)),
            (Reply::Reload, _) => shell.effects.push(Effect::Leave(Next::Reload)),
            (Reply::AskPath(purpose), _) => self.ask_path(*purpose, shell),
            (Reply::SaveCut, _) => self.ask_where_to_save_cut(shell),
            (Reply::Replace(path, purpose), _) => self.save_for(&path, *purpose, shell),
            (Reply::ReplaceParts(split), _) => self.write_parts(*split, shell),
            (Reply::Recover, _) => shell.effects.push(Effect::Leave(Next::Recover)),
            (Reply::Later, _) => self.recovery.leave_for_later(),
            (Reply::DiscardLeft, _) => self.recovery.discard(),
            (Reply::Confirm, Laid::Path(PathField { purpose, text, .. })) => {
                self.take_typed_path(purpose, &text, shell);
            }
            (Reply::Confirm, Laid::Split(field)) => self.answer_split(field, shell),
            (Reply::Confirm, laid @ Laid::Question(_)) => self.lay(laid, shell),
        }
    }

    /// Lays something over the window.
    pub(super) fn lay(&mut self, laid: Laid, shell: &mut Shell) {
        self.laid = Some(laid);
        shell.dialog = Some(Dialog::File);
    }

    /// Asks a question.
    pub(super) fn ask(&mut self, question: Question<Reply>, shell: &mut Shell) {
        self.lay(Laid::Question(question), shell);
    }

    /// Does something once all of the document is read.
    pub(super) fn once_read(&mut self, later: Later, shell: &mut Shell) {
        match shell.once_read(later) {
            Ok(later) => self.do_now(later, shell),
            Err(reading) => self.reading = Some(reading),
        }
    }

    fn do_now(&mut self, later: Later, shell: &mut Shell) {
        match later {
            Later::Look => self.look_what_is_lost(shell),
            Later::Write => self.write(shell),
            Later::Copy(path) => self.save_copy(path, shell),
            Later::AskSplit => {
                let field = SplitField::proposed(&shell.document);
                self.lay(Laid::Split(field), shell);
            }
        }
    }

    /// Begins work beside which nothing else can be done, and takes what comes of it if that is soon.
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
            News::Done(Outcome::Looked(loss, is_cancelled)) => self.take_loss(loss, is_cancelled, shell),
            News::Done(Outcome::Saved(result)) => self.after_saving(*result, shell),
            News::Done(Outcome::Apart(result)) => Self::after_saving_apart(result, shell),
            News::Done(Outcome::Split(split, written, error)) => split.say(written, error.as_ref(), shell),
            News::Done(Outcome::Chosen(saved)) => saved.say(shell),
            News::Done(Outcome::Recovered(recovered)) => self.take_recovered(*recovered, shell),
        }
        true
    }

    fn take_loss(&mut self, loss: Option<Loss>, is_cancelled: bool, shell: &mut Shell) {
        let Some(path) = self.way.path.clone() else { return };
        if is_cancelled {
            shell.notices.noted(file_wording::failure(&FileError::Cancelled { path }));
            return;
        }
        self.way.sentence = loss.map(|loss| loss.sentence(shell.document.format_at(&path)));
        self.go(Step::Loss, shell);
    }

    /// Goes on, now that nothing unsaved is in the way.
    pub(super) fn go_on(&mut self, shell: &mut Shell) {
        match std::mem::replace(&mut self.way.next, Next::Stay) {
            Next::Stay => {}
            Next::Close => self.is_closing = true,
            Next::New => self.show_document(Document::new(), false, shell),
            Next::ChooseFile => self.ask_path(Purpose::Open, shell),
            Next::Open(path) => self.open(path, shell),
            Next::Reload => self.reload(shell),
            Next::Recover => self.recover(shell),
            Next::BringBack => self.bring_back(shell),
        }
    }
}

impl ChosenSaved {
    /// Says what was saved, or goes on.
    fn say(self, shell: &mut Shell) {
        let Self { path, result, loss, format, is_cancelled, next } = self;
        let name = file_name(&path);
        match result {
            Ok(_) if next != Next::Stay && loss.is_none() => {
                shell.note_cut_saved();
                shell.effects.push(Effect::Leave(next));
            }
            Ok(count) => {
                let done = format!("{} saved to {name}", wording::counted(count, "position", "positions"));
                match loss {
                    Some(loss) => shell.notices.listed(done, vec![loss.sentence(format)]),
                    None => shell.notices.done(done),
                }
            }
            Err(_) if is_cancelled => shell.notices.noted(format!("{name} was not saved.")),
            Err(error) => {
                let again = (next == Next::Stay).then_some(Command::SaveSelected);
                shell.notices.failed(file_wording::failure(&error), again);
            }
        }
    }
}
