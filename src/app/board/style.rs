//! Choosing how the board looks: its pieces and its colours.

use super::Hands;
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

impl Hands {
    /// Opens the choice of pieces and colours.
    pub(super) fn ask_style(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        shell.dialog = Some(Dialog::BoardStyle);
    }

    /// Does what happened in the choice of pieces and colours. A choice shows at once.
    pub(in crate::app) fn update_style(&self, action: StyleAction, shell: &mut Shell) {
        if shell.dialog != Some(Dialog::BoardStyle) {
            return;
        }
        match action {
            StyleAction::Choose(style) => return show_style(style, shell),
            StyleAction::Keep => shell.store_settings(),
            StyleAction::Cancel => show_style(self.style_before, shell),
        }
        shell.dialog = None;
    }
}

fn show_style(style: BoardStyle, shell: &mut Shell) {
    shell.settings.pieces = style.pieces;
    shell.settings.coloring = style.coloring;
}
