//! The commands of the file.

use egui::Key;

use super::Purpose;
use crate::app::App;
use crate::app::command::RootRow as Row;
use crate::app::shell::command::{Command, Menu, Reason, Scope, at, ctrl, ctrl_shift, unless};
use crate::app::shell::dialog::Next;
use crate::app::shell::path::PathWish;
use crate::app::state::State;

/// The commands of the file.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::New, "New", "Start a new file with the start position")
        .runs(at(Menu::File, 0), |app| app.ask_then(Next::New))
        .keys(&[ctrl(Key::N)])
        .needs(nothing_waited_for),
    Row::named(Command::Open, "Open...", "Open a file of positions")
        .runs(at(Menu::File, 0), |app| app.ask_then(Next::ChooseFile))
        .keys(&[ctrl(Key::O)])
        .needs(nothing_waited_for),
    Row::named(
        Command::BringBack,
        "Bring back edits",
        "Show the positions again that you had edited before the file was reloaded",
    )
    .runs(at(Menu::File, 0), |app| app.ask_then(Next::BringBack))
    .scope(Scope::Record)
    .needs(|state| unless(state.set_aside.is_some(), "No edits are set aside")),
    Row::named(Command::Save, "Save", "Save the positions to their file")
        .runs(at(Menu::File, 1), |app| app.save(Next::Stay))
        .keys(&[ctrl(Key::S)])
        .needs(unsaved),
    Row::named(Command::SaveAs, "Save as...", "Save the positions to another file")
        .runs(at(Menu::File, 1), |app| app.ask_path(Purpose::Save(Next::Stay)))
        .keys(&[ctrl_shift(Key::S)])
        .needs(nothing_waited_for),
    Row::named(
        Command::SaveSelected,
        "Save selected positions as...",
        "Save the selected positions to a file of their own",
    )
    .runs(at(Menu::File, 1), App::ask_selected)
    .scope(Scope::Record)
    .needs(|state| unless(state.list.count(&state.document) > 0, "No position is selected")),
    Row::named(
        Command::KeepBackup,
        "Keep a backup when saving",
        "Keep the file that saving replaces, under its name with .bak",
    )
    .runs(at(Menu::File, 1), App::keep_backup)
    .checked(|state| state.settings.keeps_backup),
    Row::named(Command::JoinFile, "Add positions from a file...", "Put the positions of another file behind this one")
        .runs(at(Menu::File, 2), |app| app.ask_path(Purpose::Wish(PathWish::JOIN)))
        .scope(Scope::Record),
    Row::named(Command::SplitFile, "Split file...", "Save the positions to several files of so many each")
        .runs(at(Menu::File, 2), App::ask_split)
        .scope(Scope::Record)
        .opens_field()
        .needs(|state| unless(state.document.len() > 1, "There is only one position")),
    Row::named(Command::Quit, "Quit", "Close the window")
        .runs(at(Menu::File, 4), |app| app.ask_then(Next::Close))
        .keys(&[ctrl(Key::Q)]),
];

fn nothing_waited_for(state: &State) -> Result<(), Reason> {
    match &state.waiting {
        None => Ok(()),
        Some(what) => Err(format!("{what} now").into()),
    }
}

fn unsaved(state: &State) -> Result<(), Reason> {
    let is_saved = !state.document.is_modified() && state.document.path().is_some();
    unless(!is_saved, "Nothing has changed since the file was opened or saved")
}

impl App {
    fn keep_backup(&mut self) {
        let settings = &mut self.state.shell.settings;
        settings.keeps_backup = !settings.keeps_backup;
        self.state.shell.store_settings();
    }
}
