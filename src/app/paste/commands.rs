//! The command of pasting.

use egui::Key;

use crate::app::App;
use crate::app::command::RootRow as Row;
use crate::app::shell::command::{Command, Menu, Yields, at, ctrl};

/// The command of pasting.
pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::named(Command::Paste, "Paste position", "Set up the position whose FEN is on the clipboard")
        .runs(at(Menu::Edit, 1), App::paste_clipboard)
        .keys(&[ctrl(Key::V)])
        .yields(Yields::ToText)];

impl App {
    fn paste_clipboard(&mut self) {
        if let Some(text) = self.state.shell.text_to_paste() {
            self.paste(&text);
        }
    }
}
