//! What is done in the fields.

use crate::app::shell::Shell;
use crate::document::Edit;

/// What happens in the fields.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the position, one undo step.
    Edit(Edit),
    /// Change a number field; all changes until the field is left are one step.
    EditNumber(Edit),
    /// A number field was left.
    NumberLeft,
}

/// What is done in the fields.
#[derive(Debug, Default)]
pub struct Fields {
    /// Whether a number is being changed, which is one step.
    pub is_number_open: bool,
}

impl Fields {
    /// Does what happened in the fields.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(edit) => _ = shell.document.apply(edit),
            Action::EditNumber(edit) => {
                if !std::mem::replace(&mut self.is_number_open, true) {
                    shell.document.begin_gesture();
                }
                shell.document.apply(edit);
            }
            Action::NumberLeft => self.end_number(shell),
        }
    }

    /// What was changed in a number field is a step of its own.
    pub(in crate::app) fn end_number(&mut self, shell: &mut Shell) {
        if std::mem::take(&mut self.is_number_open) {
            shell.document.end_gesture();
        }
    }
}
