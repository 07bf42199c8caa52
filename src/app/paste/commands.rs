//! The command of pasting.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Row, Yields, at, ctrl};

/// The command of pasting.
pub(in crate::app) const COMMANDS: &[Row] = &[Row::new(
    Command::Paste,
    at(Menu::Edit, 1),
    "Paste position",
    "Set up the position whose FEN is on the clipboard",
    App::paste_clipboard,
)
.keys(&[ctrl(Key::V)])
.yields(Yields::ToText)];

impl App {
    fn paste_clipboard(&mut self) {
        if let Some(text) = self.state.shell.text_to_paste() {
            self.paste(&text);
        }
    }
}
