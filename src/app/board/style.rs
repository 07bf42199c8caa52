//! Choosing how the board looks: its pieces and its colours.

use crate::app::shell::{Dialog, Shell};
use crate::app::ui::board_style::BoardStyle;

/// What happens in the choice of pieces and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StyleAction {
    Choose(BoardStyle),
    /// What was chosen is to stay.
    Keep,
    /// All is to look as before.
    Cancel,
}

pub(super) fn ask_style(shell: &mut Shell) {
    shell.dialog = Some(Dialog::BoardStyle { before: shell.settings.board_style() });
}

/// Does what happened in the choice of pieces and colours. A choice shows at once.
pub(in crate::app) fn update_style(action: StyleAction, shell: &mut Shell) {
    let Some(Dialog::BoardStyle { before }) = shell.dialog else { return };
    if let StyleAction::Choose(style) = action {
        show_style(style, shell);
        return;
    }
    shell.dialog = None;
    if action == StyleAction::Keep {
        shell.store_settings();
    } else {
        show_style(before, shell);
    }
}

pub(in crate::app) fn show_style(style: BoardStyle, shell: &mut Shell) {
    shell.settings.pieces = style.pieces;
    shell.settings.coloring = style.coloring;
}
