//! What is done in the fields.

use super::en_passant::EnPassant;
use crate::app::shell::Shell;
use crate::board::{Checks, Color, Position, Rules, Square, Variant};
use crate::document::Edit;
use crate::tr;

/// What happens in the fields.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the position, one undo step.
    Edit(Edit),
    /// Grant the right to castle with the rook of a file in place of the one of another file.
    Castle {
        /// Whose right.
        color: Color,
        /// The file of the rook that has it now.
        from: Option<u8>,
        /// The file of the rook that is to have it.
        to: u8,
    },
    /// Have it played by these rules.
    Rules(Variant),
    /// This square was clicked on the board, to be the en passant square.
    Passed(Square),
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
    /// What can be chosen as the en passant square.
    pub(super) en_passant: EnPassant,
}

impl Fields {
    /// Follows the position that is shown.
    pub(in crate::app) fn follow(&mut self, position: &Position) {
        self.en_passant.follow(position);
    }

    /// Does what happened in the fields.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Edit(edit) => _ = shell.document.apply(edit),
            Action::Castle { color, from, to } => {
                shell.document.begin_gesture();
                if let Some(file) = from {
                    shell.document.apply(Edit::Castling { color, file, granted: false });
                }
                shell.document.apply(Edit::Castling { color, file: to, granted: true });
                shell.document.end_gesture();
            }
            Action::Rules(variant) => change_rules(variant, shell),
            Action::Passed(square) => match shell.document.working_position().en_passant_obstacle(square) {
                None => _ = shell.document.apply(Edit::EnPassant(Some(square))),
                Some(obstacle) => {
                    let square = square.to_string();
                    shell.notices.noted(tr!("fields-not-passed", square = square, why = obstacle.clause()));
                }
            },
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

/// Has the position played by these rules, and says what only the rules before had.
pub(super) fn change_rules(variant: Variant, shell: &mut Shell) {
    let before = *shell.document.working_position();
    if !shell.document.apply(Edit::Variant(variant)) {
        return;
    }
    let lost = match before.rules {
        Rules::Crazyhouse(holdings) if !holdings.pockets.is_empty() => tr!("fields-lost-in-hand"),
        Rules::Crazyhouse(holdings) if !holdings.promoted.is_empty() => tr!("fields-lost-promoted"),
        Rules::ThreeCheck(checks) if checks != Checks::NONE_GIVEN => tr!("fields-lost-checks"),
        _ => return,
    };
    shell.notices.lost(lost, shell.document.revision());
}
