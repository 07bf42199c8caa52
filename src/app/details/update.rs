//! What is done with the details of a record.

use super::Details;
use super::view;
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::effect::Effect;
use crate::app::ui::edit_field::FieldEnd;
use crate::document::{Edit, Field};

/// What happens in the details of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A field is to be edited.
    Edit(Field),
    /// The text of a field changed.
    Typed(Field, String),
    /// A field was left.
    Left(Field, FieldEnd),
    /// The title of the next position is to be edited, or of the one before (`false`).
    GoOn(/** down */ bool),
    /// Several lines were pasted into the title.
    Retitle(String),
}

impl Details {
    /// Does what happened in the details.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(Field::Title) => self.edit_title(false, shell),
            Action::Edit(field) => self.edit(field, shell),
            Action::Typed(field, text) => {
                self.drafts.insert(field, text);
            }
            Action::Left(field, end) => self.leave(field, end, shell),
            Action::GoOn(is_down) => self.go_on(is_down, shell),
            Action::Retitle(text) => {
                self.commit(Field::Title, shell);
                shell.effects.push(Effect::Retitle(text));
                shell.effects.extend(self.is_in_list.then_some(Effect::ToList));
            }
        }
    }

    /// Puts the caret into a field.
    pub(super) fn edit(&mut self, field: Field, shell: &Shell) {
        let text = self.text(field).to_owned();
        self.drafts.insert(field, text);
        view::focus(&shell.ctx, field);
    }

    /// Edits the title in place. `is_in_list`: in its row, as far as there is room.
    pub(in crate::app) fn edit_title(&mut self, is_in_list: bool, shell: &Shell) {
        self.is_in_list = is_in_list;
        self.edit(Field::Title, shell);
    }

    fn leave(&mut self, field: Field, end: FieldEnd, shell: &mut Shell) {
        if end == FieldEnd::Reverted {
            let typed = self.drafts.remove(&field);
            if let Some(typed) = typed.filter(|typed| typed != self.said().get(field)) {
                self.take_back(field, &typed, shell);
            }
        } else {
            self.commit(field, shell);
        }
        if field == Field::Title && end != FieldEnd::Left && self.is_in_list {
            shell.effects.push(Effect::ToList);
        }
    }

    /// Takes back what was typed, which Undo in the field brings back. A text of several lines is not left with that:
    /// what was typed there may be long, and the next Escape leaves it.
    fn take_back(&mut self, field: Field, typed: &str, shell: &Shell) {
        view::keep_step(&shell.ctx, field, typed);
        if view::has_lines(field) {
            self.drafts.insert(field, self.said().get(field).to_owned());
            view::focus(&shell.ctx, field);
        }
    }

    fn go_on(&mut self, is_down: bool, shell: &mut Shell) {
        self.commit_all(shell);
        let step = if is_down { Command::NextPosition } else { Command::PreviousPosition };
        shell.effects.extend([Effect::Run(step), Effect::EditTitle { in_list: self.is_in_list }]);
    }

    /// Takes every text that is being typed for finished.
    pub(in crate::app) fn commit_all(&mut self, shell: &mut Shell) {
        for field in self.drafts.keys().copied().collect::<Vec<_>>() {
            self.commit(field, shell);
        }
    }

    fn commit(&mut self, field: Field, shell: &mut Shell) {
        let Some(text) = self.drafts.remove(&field) else { return };
        let text = field.normalized(&text);
        if text == self.said().get(field) {
            return;
        }
        let values = vec![(shell.document.current(), text.clone())];
        if !shell.document.apply(Edit::SetField { field, values }) {
            // What was typed is not lost with its field.
            shell.copy(&text, None);
            let name = field.name().to_lowercase();
            let why = "a game with several positions or long moves, or a line that is full, cannot say it";
            let sentence = format!("There is no room for the {name} here: {why}. What was typed is on the clipboard.");
            shell.notices.failed(sentence, None);
        }
        self.follow(shell);
    }
}
