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

/// Does what happened in the fields. `is_number_open`: whether a number field is being changed.
pub(in crate::app) fn update(action: Action, is_number_open: &mut bool, shell: &mut Shell) {
    match action {
        Action::Edit(edit) => _ = shell.document.apply(edit),
        Action::EditNumber(edit) => {
            if !std::mem::replace(is_number_open, true) {
                shell.document.begin_gesture();
            }
            shell.document.apply(edit);
        }
        Action::NumberLeft => end_number(is_number_open, shell),
    }
}

/// What was changed in a number field is a step of its own.
pub(in crate::app) fn end_number(is_number_open: &mut bool, shell: &mut Shell) {
    if std::mem::take(is_number_open) {
        shell.document.end_gesture();
    }
}
