//! Handling of the actions and replies in the dialogs of the file.

use super::paths::{PathField, Purpose};
use super::plan::{self, Answer};
use super::questions::Reply;
use super::splitting::SplitField;
use super::state::{Laid, State};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::copied::Copied;
use crate::app::shell::dialog::{Dialog, Next};
use crate::app::shell::effect::Effect;
use crate::app::shell::question::Question;
use crate::app::shell::under_way::Unfinished;
use crate::app::ui::dialog_field::FieldEvent;
use crate::document::Document;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Reply(Reply),
    Cancel,
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

impl State {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        // Another dialog may have opened since.
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
                if matches!(answer, Answer::Save | Answer::Lose) {
                    self.way.agreed = plan::lost(&next, &mut |fact| self.holds(fact, shell));
                }
                let deed = plan::answered(answer, &next, &mut |fact| self.holds(fact, shell));
                self.go_with(deed, shell);
            }
            (Reply::KeepTyping, _) => {
                shell.document.set_detached(next == Next::Reload || shell.document.is_detached());
                go_to_unfinished(shell);
            }
            (Reply::KeepMoves, _) => shell.effects.extend([Effect::KeepMoves, Effect::Leave(next)]),
            (Reply::BringBack, _) => shell.effects.push(Effect::Leave(Next::BringBack)),
            (Reply::Reload, _) => shell.effects.push(Effect::Leave(Next::Reload)),
            (Reply::AskPath(purpose), _) => self.ask_path(*purpose, shell),
            (Reply::SaveCut, _) => {
                if let Some(chosen) = shell.copied.as_ref().map(Copied::chosen) {
                    self.ask_path(Purpose::Cut(chosen), shell);
                }
            }
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

    pub(super) fn lay(&mut self, laid: Laid, shell: &mut Shell) {
        self.laid = Some(laid);
        shell.dialog = Some(Dialog::File);
    }

    pub(super) fn ask(&mut self, question: Question<Reply>, shell: &mut Shell) {
        self.lay(Laid::Question(question), shell);
    }

    /// Continues after saving or discarding: nothing unsaved is in the way.
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

/// Goes to the record with an unfinished text: the current one, otherwise the first.
fn go_to_unfinished(shell: &mut Shell) {
    let here = shell.document.record(shell.document.current()).id();
    let unfinished = &shell.under_way.unfinished;
    let Some((id, which)) = unfinished.get_key_value(&here).or_else(|| unfinished.first_key_value()) else { return };
    let is_of_fen_box = *which == Unfinished::Fen;
    if let Some(place) = shell.document.place_of(*id) {
        shell.document.select(place);
    }
    if is_of_fen_box {
        shell.effects.push(Effect::Run(Command::EditFen));
    }
}
