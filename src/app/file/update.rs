//! Handles the actions on the file and the replies in its dialogs.

use std::path::PathBuf;

use super::commands;
use super::opening::open_dropped;
use super::paths::{PathField, PathTask};
use super::plan::{self, FlowAnswer};
use super::questions::Reply;
use super::splitting::SplitField;
use super::state::{FileDialog, State};
use crate::app::shell::{
    Command, CopiedRecords, Dialog, Effect, Feature, FeatureRow, Interrupts, LeaveTarget, ModalWorker as _, Polled,
    Question, Shell, UnfinishedText, has_no,
};
use crate::app::ui::FieldEvent;
use crate::document::Document;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Reply(Reply),
    Cancel,
    Typed(String),
    Open(PathBuf),
    /// Opens or pastes dropped files; see `open_dropped`.
    Drop(Vec<PathBuf>),
    TakePending,
    FollowFile,
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

impl Feature for State {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, follow, forget);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Open(path) => shell.effects.push(Effect::Leave(LeaveTarget::Open(path))),
            Action::Drop(paths) => open_dropped(paths, shell),
            Action::TakePending => self.take_pending(shell),
            Action::FollowFile => self.handle_file_change(shell),
            // The dialog may have been replaced by the dialog of another feature.
            _ if shell.dialog != Some(Dialog::File) => {}
            Action::Typed(text) => match &mut self.dialog {
                Some(FileDialog::Path(field)) => field.text = text,
                Some(FileDialog::Split(_)) => {
                    self.open_dialog(FileDialog::Split(SplitField::new(text, &shell.document)), shell);
                }
                _ => {}
            },
            Action::Cancel => {
                let reply = match &self.dialog {
                    Some(FileDialog::Question(question)) => question.cancel.clone(),
                    _ => Reply::Cancel,
                };
                self.reply(reply, shell);
            }
            Action::Reply(reply) => self.reply(reply, shell),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Reply(_) | Action::Cancel | Action::Typed(_) => Interrupts::TYPING,
            Action::Open(_) => Interrupts::FIELDS,
            Action::Drop(_) => Interrupts::TEXT,
            Action::TakePending | Action::FollowFile => Interrupts::ALL,
        }
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        self.poll_reading(shell);
        if self.poll_pending(shell) {
            Polled::Act(Action::TakePending)
        } else if self.poll_work(shell) {
            Polled::Changed
        } else if self.check_file(shell) {
            Polled::Act(Action::FollowFile)
        } else {
            Polled::Nothing
        }
    }
}

impl State {
    fn reply(&mut self, reply: Reply, shell: &mut Shell) {
        shell.dialog = None;
        let Some(dialog) = self.dialog.take() else { return };
        let next = self.flow.next.clone();
        match (reply, dialog) {
            (Reply::Cancel, _) => {}
            (Reply::KeepMine, _) => shell.document.set_detached(true),
            (Reply::Flow(answer), _) => {
                if matches!(answer, FlowAnswer::Save | FlowAnswer::Discard) {
                    self.flow.settled = plan::find_losses(&next, &mut |fact| self.is_true(fact, shell));
                }
                let action = plan::after_answer(answer, &next, &mut |fact| self.is_true(fact, shell));
                self.perform(action, shell);
            }
            (Reply::KeepTyping, _) => {
                shell.document.set_detached(next == LeaveTarget::Reload || shell.document.is_detached());
                go_to_unfinished(shell);
            }
            (Reply::KeepMoves, _) => shell.effects.extend([Effect::KeepMoves, Effect::Leave(next)]),
            (Reply::RestoreDiscarded, _) => shell.effects.push(Effect::Leave(LeaveTarget::BringBack)),
            (Reply::Reload, _) => shell.effects.push(Effect::Leave(LeaveTarget::Reload)),
            (Reply::AskPath(purpose), _) => self.ask_path(*purpose, shell),
            (Reply::SaveCut, _) => {
                if let Some(chosen) = shell.copied.as_ref().map(CopiedRecords::to_selection) {
                    self.ask_path(PathTask::Cut(chosen), shell);
                }
            }
            (Reply::Replace(path, purpose), _) => self.use_path(&path, *purpose, shell),
            (Reply::ReplaceParts(split), _) => self.write_parts(*split, shell),
            (Reply::Recover, _) => shell.effects.push(Effect::Leave(LeaveTarget::Recover)),
            (Reply::Later, _) => self.recovery.leave_for_later(),
            (Reply::DiscardAbandoned, _) => self.recovery.discard(),
            (Reply::Confirm, FileDialog::Path(PathField { purpose, text, .. })) => {
                self.take_typed_path(purpose, &text, shell);
            }
            (Reply::Confirm, FileDialog::Split(field)) => self.confirm_split(field, shell),
            (Reply::Confirm, dialog @ FileDialog::Question(_)) => self.open_dialog(dialog, shell),
        }
    }

    pub(super) fn open_dialog(&mut self, dialog: FileDialog, shell: &mut Shell) {
        self.dialog = Some(dialog);
        shell.dialog = Some(Dialog::File);
    }

    pub(super) fn ask_question(&mut self, question: Question<Reply>, shell: &mut Shell) {
        self.open_dialog(FileDialog::Question(question), shell);
    }

    /// Goes on to the requested [`LeaveTarget`] once no question remains.
    pub(super) fn proceed(&mut self, shell: &mut Shell) {
        match std::mem::replace(&mut self.flow.next, LeaveTarget::Stay) {
            LeaveTarget::Stay => {}
            LeaveTarget::Close => self.is_closing = true,
            LeaveTarget::New => self.show_document(Document::new(), false, shell),
            LeaveTarget::ChooseFile => self.ask_path(PathTask::Open, shell),
            LeaveTarget::Open(path) => self.open(path, shell),
            LeaveTarget::Reload => self.reload(shell),
            LeaveTarget::Recover => self.recover(shell),
            LeaveTarget::BringBack => self.restore_discarded(shell),
        }
    }
}

/// Goes to a record with an unfinished text: the current record if it has one, otherwise the one
/// with the smallest id.
fn go_to_unfinished(shell: &mut Shell) {
    let here = shell.document.record(shell.document.current()).id();
    let unfinished = shell.pending_input.unfinished();
    let Some((id, which)) = unfinished.get_key_value(&here).or_else(|| unfinished.first_key_value()) else { return };
    let is_of_fen_box = *which == UnfinishedText::Fen;
    if let Some(place) = shell.document.index_of(*id) {
        shell.document.select(place);
    }
    if is_of_fen_box {
        shell.effects.push(Effect::Run(Command::EditFen));
    }
}
