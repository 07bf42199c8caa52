//! Choosing how the board looks: its pieces and its colours.

use crate::app::App;
use crate::app::shell::dialog::{Answer, Dialog};
use crate::app::ui::board_style::BoardStyle;

impl App {
    /// Opens the choice of pieces and colours.
    pub(in crate::app) fn ask_board_style(&mut self) {
        self.state.shell.dialog = Some(Dialog::BoardStyle { before: self.state.shell.settings.board_style() });
    }

    /// Shows all boards like this.
    pub(in crate::app) fn set_board_style(&mut self, style: BoardStyle) {
        self.state.shell.settings.pieces = style.pieces;
        self.state.shell.settings.coloring = style.coloring;
    }

    /// Keeps what was chosen, or goes back to what was before.
    pub(in crate::app) fn answer_board_style(&mut self, before: BoardStyle, answer: Answer) {
        if answer == Answer::Confirm {
            self.state.shell.store_settings();
        } else {
            self.set_board_style(before);
        }
    }
}
