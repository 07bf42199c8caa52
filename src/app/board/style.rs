//! Choosing how the board looks: its pieces and its colours.

use super::Hands;
use super::mixing::Mixture;
use crate::app::shell::{Dialog, Shell};
use crate::app::ui::board_style::BoardStyle;
use crate::diagram::Coloring;

/// What happens in the choice of pieces and colours.
#[derive(Clone, Debug, PartialEq)]
pub enum StyleAction {
    Choose(BoardStyle),
    /// Own colours are to be made.
    Mix,
    /// They are to be these.
    Mixed(Mixture),
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

    /// Opens the making of own colours, which show at once.
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

    /// Does what happened in the choice of pieces and colours. A choice shows at once.
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
