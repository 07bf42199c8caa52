//! Handles the actions of the operations panel.

use super::{Operations, view};
use crate::app::shell::{Feature, Interrupts, PendingTexts, Shell, has_no};
use crate::document::Edit;
use crate::tr;

/// An action of the list. Rows are counted from 0; the row of an operation being added is the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Typed(usize, String),
    /// The field has lost the focus. The flag is `true` if Enter was pressed.
    FieldLeft(usize, /** entered */ bool),
    Reverted(usize),
    Remove(usize),
    Add(String),
    Name(String),
}

impl Feature for Operations {
    type Action = Action;

    has_no!(commands, poll, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(at, text) => self.type_text(at, text),
            Action::FieldLeft(at, entered) => self.commit_row(at, entered, shell),
            Action::Reverted(at) => self.revert(at),
            Action::Remove(at) if self.is_new(at) => self.revert(at),
            Action::Remove(at) => {
                self.commit_all(shell);
                // The rows below move up, so their drafts would end up in the wrong rows.
                self.drafts.split_off(&at);
                if let Some(number) = self.number(at) {
                    shell.document.apply(Edit::RemoveOperation(number));
                }
            }
            Action::Name(name) => self.name = name,
            Action::Add(opcode) => {
                self.commit_all(shell);
                self.sync(shell);
                view::focus(&shell.ctx, self.add_row(opcode));
            }
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TYPING.and(Interrupts::FEN).unless_trying()
    }

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell) {
        if ended.ends(Interrupts::EDITED_FIELDS) {
            self.commit_all(shell);
            self.publish(shell);
        }
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(shell);
        self.publish(shell);
    }
}

impl Operations {
    fn publish(&self, shell: &mut Shell) {
        let rejected = self.unfinished(&shell.document).collect();
        shell.pending_input.operations =
            PendingTexts { texts: self.typed_texts().map(str::to_owned).collect(), rejected };
    }

    fn commit_all(&mut self, shell: &mut Shell) {
        for at in self.drafts.keys().copied().collect::<Vec<_>>() {
            self.commit_row(at, false, shell);
        }
    }

    fn commit_row(&mut self, at: usize, entered: bool, shell: &mut Shell) {
        let Some(edit) = self.commit(at, entered) else { return };
        if shell.document.apply(edit) {
            self.revert(at);
            self.sync(shell);
            return;
        }
        let why = if self.are_tags { tr!("operation-no-place-in-game") } else { tr!("operation-no-room-in-line") };
        if let Some(draft) = self.drafts.get_mut(&at) {
            draft.error = Some(why.to_owned());
        }
    }
}
