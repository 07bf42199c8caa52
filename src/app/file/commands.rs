//! The file commands.

use egui::Key;

use super::{Purpose, State};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, Scope, at, ctrl, ctrl_shift, unless};
use crate::app::shell::dialog::Next;
use crate::app::shell::effect::Effect;
use crate::app::shell::path::PathWish;
use crate::tr;

type Row = FeatureRow<State>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::New, at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::New)))
        .keys(&[ctrl(Key::N)])
        .needs(nothing_waited_for),
    Row::new(Command::Open, at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::ChooseFile)))
        .keys(&[ctrl(Key::O)])
        .needs(nothing_waited_for),
    Row::new(Command::BringBack, at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(Next::BringBack)))
        .scope(Scope::Record)
        .needs(|_, shell| unless(shell.has_edits_to_bring_back(), tr!("file-nothing-to-bring-back"))),
    Row::new(Command::Save, at(Menu::File, 1), |file, shell| file.save(Next::Stay, shell))
        .keys(&[ctrl(Key::S)])
        .needs(unsaved),
    Row::new(Command::SaveAs, at(Menu::File, 1), |file, shell| file.ask_path(Purpose::Save(Next::Stay), shell))
        .keys(&[ctrl_shift(Key::S)])
        .needs(nothing_waited_for),
    Row::new(Command::SaveSelected, at(Menu::File, 1), |_, shell| shell.effects.push(Effect::SaveSelected))
        .scope(Scope::Record)
        .needs(|_, shell| unless(shell.selected > 0, tr!("file-none-selected"))),
    Row::new(Command::KeepBackup, at(Menu::File, 1), |_, shell| keep_backup(shell))
        .checked(|_, shell| shell.settings.keeps_backup),
    Row::new(Command::JoinFile, at(Menu::File, 2), |file, shell| file.ask_path(Purpose::Wish(PathWish::join()), shell))
        .scope(Scope::Record),
    Row::new(Command::SplitFile, at(Menu::File, 2), State::ask_split)
        .scope(Scope::Record)
        .opens_field()
        .needs(|_, shell| unless(shell.document.len() > 1, tr!("file-only-one"))),
    Row::new(Command::Quit, at(Menu::File, 4), |_, shell| shell.effects.push(Effect::Leave(Next::Close)))
        .keys(&[ctrl(Key::Q)]),
];

fn nothing_waited_for(_: &State, shell: &Shell) -> Result<(), Reason> {
    match &shell.waiting {
        None => Ok(()),
        Some(what) => Err(tr!("file-waiting", what = what).into()),
    }
}

fn unsaved(_: &State, shell: &Shell) -> Result<(), Reason> {
    let is_saved = !shell.document.is_modified() && shell.document.path().is_some();
    unless(!is_saved, tr!("file-unchanged"))
}

fn keep_backup(shell: &mut Shell) {
    shell.settings.keeps_backup = !shell.settings.keeps_backup;
    shell.store_settings();
}
