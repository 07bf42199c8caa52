//! The commands that belong to no feature: history, theme, help.

use egui::Key;

use super::RootRow as Row;
use crate::app::App;
use crate::app::shell::command::{Command, Menu, Reason, Yields, at, ctrl, ctrl_shift, plain, unless};
use crate::app::shell::dialog::Dialog;
use crate::app::shell::settings::ThemeChoice;
use crate::app::state::State;
use crate::document::Document;

/// The commands that belong to no feature.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::Undo, "Undo", "Take the last step back")
        .runs(at(Menu::Edit, 0), App::undo)
        .keys(&[ctrl(Key::Z)])
        .yields(Yields::ToText)
        .needs(can_undo),
    Row::named(Command::Redo, "Redo", "Do again what was taken back")
        .runs(at(Menu::Edit, 0), |app| app.state.list.go_through_history(Document::redo, &mut app.state.shell))
        .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
        .yields(Yields::ToText)
        .needs(can_redo),
    Row::named(Command::SystemTheme, "System theme", "Light or dark as the system has it")
        .runs(at(Menu::View, 1), |app| app.set_theme(ThemeChoice::System))
        .checked(|state| state.settings.theme == ThemeChoice::System),
    Row::named(Command::LightTheme, "Light theme", "Always light")
        .runs(at(Menu::View, 1), |app| app.set_theme(ThemeChoice::Light))
        .checked(|state| state.settings.theme == ThemeChoice::Light),
    Row::named(Command::DarkTheme, "Dark theme", "Always dark")
        .runs(at(Menu::View, 1), |app| app.set_theme(ThemeChoice::Dark))
        .checked(|state| state.settings.theme == ThemeChoice::Dark),
    Row::named(Command::CommandPalette, "All commands...", "Find any command by its name")
        .runs(at(Menu::Help, 0), |app| {
            app.state.shell.dialog = Some(Dialog::Commands { filter: String::new(), row: 0 });
        })
        .keys(&[ctrl(Key::K)])
        .opens_field(),
    Row::named(Command::KeysAndMouse, "Keys and mouse", "What the keys and the mouse do on the board")
        .runs(at(Menu::Help, 0), |app| app.state.shell.dialog = Some(Dialog::Keys))
        .keys(&[plain(Key::F1)]),
    Row::named(Command::About, "About Fenwright", "Version and licence")
        .runs(at(Menu::Help, 1), |app| app.state.shell.dialog = Some(Dialog::About)),
];

fn can_undo(state: &State) -> Result<(), Reason> {
    if let Some(trial) = &*state.trial {
        return unless(trial.last().is_some(), "No move has been tried yet");
    }
    let is_typed = state.fen.is_typing() || state.fen.holds_unfinished();
    unless(is_typed || state.document.can_undo(), "Nothing was done yet")
}

fn can_redo(state: &State) -> Result<(), Reason> {
    match &*state.trial {
        Some(trial) => unless(trial.redone().is_some(), "No move was taken back"),
        None => unless(state.document.can_redo(), "Nothing was taken back"),
    }
}

impl App {
    /// Takes the last step back. An unfinished text in the FEN box is the last thing that was done.
    fn undo(&mut self) {
        if self.state.fen.undo(&mut self.state.shell) {
            return;
        }
        self.state.list.go_through_history(Document::undo, &mut self.state.shell);
    }

    fn set_theme(&mut self, theme: ThemeChoice) {
        self.state.shell.settings.theme = theme;
        self.state.shell.ctx.set_theme(theme);
        self.state.shell.store_settings();
    }
}
