//! Actions of the fields.

use super::commands;
use super::en_passant::EnPassantMenu;
use crate::app::shell::{Feature, FeatureRow, Interrupts, Shell, has_no};
use crate::board::{Checks, Color, Rules, Square, Variant};
use crate::document::Edit;
use crate::tr;
use crate::wording::Sentence;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Edit(Edit),
    Castle {
        color: Color,
        from: Option<u8>,
        to: u8,
    },
    SetVariant(Variant),
    ClickEnPassant(Square),
    /// Changes a number. All changes until the field is left are one undo step.
    EditNumber(Edit),
    EndNumber,
}

#[derive(Default)]
pub struct Fields {
    /// `true` while a number is being changed. All its changes are one undo step.
    pub is_editing_number: bool,
    pub(super) en_passant: EnPassantMenu,
}

impl Feature for Fields {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(poll, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
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
            Action::SetVariant(variant) => change_variant(variant, shell),
            Action::ClickEnPassant(square) => match shell.document.working_position().en_passant_obstacle(square) {
                None => _ = shell.document.apply(Edit::EnPassant(Some(square))),
                Some(obstacle) => {
                    let square = square.to_string();
                    shell.notices.noted(tr!("fields-not-passed", square = square, why = obstacle.sentence()));
                }
            },
            Action::EditNumber(edit) => {
                if !std::mem::replace(&mut self.is_editing_number, true) {
                    shell.document.begin_gesture();
                }
                shell.document.apply(edit);
            }
            Action::EndNumber => self.end_number(shell),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Edit(_) | Action::SetVariant(_) | Action::ClickEnPassant(_) => Interrupts::TEXT.unless_trying(),
            Action::Castle { .. } => Interrupts::TEXT,
            Action::EditNumber(_) => Interrupts::TYPED_FIELDS.and(Interrupts::FEN).unless_trying(),
            Action::EndNumber => Interrupts::NOTHING,
        }
    }

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell) {
        if ended.ends(Interrupts::NUMBER) {
            self.end_number(shell);
        }
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.en_passant.follow(shell.shown_position());
        shell.pending_input.has_number = self.is_editing_number;
    }
}

impl Fields {
    fn end_number(&mut self, shell: &mut Shell) {
        if std::mem::take(&mut self.is_editing_number) {
            shell.document.end_gesture();
        }
    }
}

pub(super) fn change_variant(variant: Variant, shell: &mut Shell) {
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
