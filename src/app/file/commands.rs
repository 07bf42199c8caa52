//! The commands of the file.

use egui::Key;

use super::{Purpose, State};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, Scope, at, ctrl, ctrl_shift, unless};
use crate::app::shell::dialog::Next;
use crate::app::shell::effect::Effect;
use crate::app::shell::path::PathWish;

type Row = FeatureRow<State>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::New, "New", "Start a new file with the start position")
        .runs(at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::New)))
        .keys(&[ctrl(Key::N)])
        .needs(nothing_waited_for),
    Row::named(Command::Open, "Open...", "Open a file of positions")
        .runs(at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::ChooseFile)))
        .keys(&[ctrl(Key::O)])
        .needs(nothing_waited_for),
    Row::named(
        Command::BringBack,
        "Bring back edits",
        "Show the positions again of which the edits were discarded, or set aside when their file was reloaded",
    )
    .runs(at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::BringBack)))
    .scope(Scope::Record)
    .needs(|_, shell| unless(shell.has_edits_to_bring_back(), "No edits were discarded or set aside")),
    Row::named(Command::Save, "Save", "Save the positions to their file")
        .runs(at(Menu::File, 1), |file, shell| file.save(Next::Stay, shell))
        .keys(&[ctrl(Key::S)])
        .needs(unsaved),
    Row::named(Command::SaveAs, "Save as...", "Save the positions to another file")
        .runs(at(Menu::File, 1), |file, shell| file.ask_path(Purpose::Save(Next::Stay), shell))
        .keys(&[ctrl_shift(Key::S)])
        .needs(nothing_waited_for),
    Row::named(
        Command::SaveSelected,
        "Save selected positions as...",
        "Save the selected positions to a file of their own",
    )
    .runs(at(Menu::File, 1), |_, shell| shell.effects.push(Effect::SaveSelected))
    .scope(Scope::Record)
    .needs(|_, shell| unless(shell.selected > 0, "No position is selected")),
    Row::named(
        Command::KeepBackup,
        "Keep a backup when saving",
        "Keep the file that saving replaces, under its name with .bak",
    )
    .runs(at(Menu::File, 1), |_, shell| keep_backup(shell))
    .checked(|_, shell| shell.settings.keeps_backup),
    Row::named(Command::JoinFile, "Add positions from a file...", "Put the positions of another file behind this one")
        .runs(at(Menu::File, 2), |file, shell| file.ask_path(Purpose::Wish(PathWish::JOIN), shell))
        .scope(Scope::Record),
    Row::named(Command::SplitFile, "Split file...", "Save the positions to several files of so many each")
        .runs(at(Menu::File, 2), State::ask_split)
        .scope(Scope::Record)
        .opens_field()
        .needs(|_, shell| unless(shell.document.len() > 1, "There is only one position")),
    Row::named(Command::Quit, "Quit", "Close the window")
        .runs(at(Menu::File, 4), |_, shell| shell.effects.push(Effect::Leave(Next::Close)))
        .keys(&[ctrl(Key::Q)]),
];

fn nothing_waited_for(_: &State, shell: &Shell) -> Result<(), Reason> {
    match &shell.waiting {
        None => Ok(()),
        Some(what) => Err(format!("{what} now").into()),
    }
}

fn unsaved(_: &State, shell: &Shell) -> Result<(), Reason> {
    let is_saved = !shell.document.is_modified() && shell.document.path().is_some();
    unless(!is_saved, "Nothing has changed since the file was opened or saved")
}

fn keep_backup(shell: &mut Shell) {
    shell.settings.keeps_backup = !shell.settings.keeps_backup;
    shell.store_settings();
}
