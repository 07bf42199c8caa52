//! The choice of piece set and board colors.

use super::Hands;
use super::mixing::Mixture;
use crate::app::shell::{Dialog, Shell};
use crate::app::ui::board_style::BoardStyle;
use crate::diagram::Coloring;

#[derive(Clone, Debug, PartialEq)]
pub enum StyleAction {
    Choose(BoardStyle),
    /// Opens the editor of custom colors.
    Mix,
    /// Updates the custom colors.
    Mixed(Mixture),
    /// Accepts the choice.
    Keep,
    /// Restores the previous style.
    Cancel,
}

impl Hands {
    pub(super) fn ask_style(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        shell.dialog = Some(Dialog::BoardStyle);
    }

    /// Opens the editor of custom colors, which take effect immediately.
    pub(super) fn mix_colors(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        self.mix(shell);
    }

    fn mix(&mut self, shell: &mut Shell) {
        let squares = shell.settings.squares_to_change();
        self.mixture = Mixture::of(squares);
        shell.settings.coloring = Coloring::Custom(squares);
        shell.dialog = Some(Dialog::OwnColors);
    }

    /// Handles the style dialogs. A choice takes effect immediately.
    pub(in crate::app) fn update_style(&mut self, action: StyleAction, shell: &mut Shell) {
        if !matches!(shell.dialog, Some(Dialog::BoardStyle | Dialog::OwnColors)) {
            return;
        }
        match action {
            StyleAction::Choose(style) => return show_style(style, shell),
            StyleAction::Mix => return self.mix(shell),
            StyleAction::Mixed(mixture) => {
                if let Some(squares) = mixture.squares() {
                    shell.settings.coloring = Coloring::Custom(squares);
                }
                self.mixture = mixture;
                return;
            }
            StyleAction::Keep => {
                shell.settings.keep_own_colors();
                shell.store_settings();
            }
            StyleAction::Cancel => show_style(self.style_before, shell),
        }
        shell.dialog = None;
    }
}

fn show_style(style: BoardStyle, shell: &mut Shell) {
    shell.settings.pieces = style.pieces;
    shell.settings.coloring = style.coloring;
}
