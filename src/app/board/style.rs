//! The choice of piece set and board colors.

use super::BoardEditor;
use super::custom_colors::ColorDraft;
use crate::app::shell::{Dialog, Shell};
use crate::app::ui::board_style::BoardStyle;
use crate::diagram::Coloring;

#[derive(Clone, Debug, PartialEq)]
pub enum StyleAction {
    Choose(BoardStyle),
    EditColors,
    SetColors(ColorDraft),
    Accept,
    Cancel,
}

impl BoardEditor {
    pub(super) fn ask_style(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        shell.dialog = Some(Dialog::BoardStyle);
    }

    /// Opens the editor of custom colors, which take effect immediately.
    pub(super) fn edit_colors(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        self.open_color_editor(shell);
    }

    fn open_color_editor(&mut self, shell: &mut Shell) {
        let squares = shell.settings.initial_own_colors();
        self.color_draft = ColorDraft::from_squares(squares);
        shell.settings.coloring = Coloring::Custom(squares);
        shell.dialog = Some(Dialog::OwnColors);
    }

    /// Handles the style dialogs. A choice takes effect immediately.
    pub(super) fn update_style(&mut self, action: StyleAction, shell: &mut Shell) {
        if !matches!(shell.dialog, Some(Dialog::BoardStyle | Dialog::OwnColors)) {
            return;
        }
        match action {
            StyleAction::Choose(style) => return show_style(style, shell),
            StyleAction::EditColors => return self.open_color_editor(shell),
            StyleAction::SetColors(mixture) => {
                if let Some(squares) = mixture.squares() {
                    shell.settings.coloring = Coloring::Custom(squares);
                }
                self.color_draft = mixture;
                return;
            }
            StyleAction::Accept => {
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
