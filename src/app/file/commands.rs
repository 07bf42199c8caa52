//! The file commands.

use egui::Key;

use super::{PathTask, State};
use crate::app::shell::{
    Command, Effect, FeatureRow, LeaveTarget, Menu, ModalWorker as _, PathPrompt, Reason, RecordsUse, Scope, Shell, at,
    ctrl, ctrl_shift, require, setting_row,
};
use crate::tr;

type Row = FeatureRow<State>;

pub(crate) const COMMANDS: &[Row] = &[
    Row::new(Command::New, at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(LeaveTarget::New)))
        .keys(&[ctrl(Key::N)])
        .needs(nothing_waited_for),
    Row::new(Command::Open, at(Menu::File, 0), |_, shell| shell.effects.push(Effect::Leave(LeaveTarget::ChooseFile)))
        .keys(&[ctrl(Key::O)])
        .needs(nothing_waited_for),
    Row::record(Command::BringBack, at(Menu::File, 0), |_, shell| {
        shell.effects.push(Effect::Leave(LeaveTarget::BringBack));
    })
    .needs(|_, shell| require(shell.has_edits_to_bring_back(), tr!("file-nothing-to-bring-back"))),
    Row::new(Command::Save, at(Menu::File, 1), |file, shell| file.save(LeaveTarget::Stay, shell))
        .keys(&[ctrl(Key::S)])
        .needs(unsaved),
    Row::new(Command::SaveAs, at(Menu::File, 1), |file, shell| file.ask_path(PathTask::Save(LeaveTarget::Stay), shell))
        .keys(&[ctrl_shift(Key::S)])
        .needs(nothing_waited_for),
    Row::record(Command::SaveSelected, at(Menu::File, 1), |file, shell| {
        file.after_loading(shell, |_, shell| shell.effects.push(Effect::UseRecords(Scope::Selected, RecordsUse::Save)));
    })
    .needs(|_, shell| require(shell.selected > 0, tr!("file-none-selected"))),
    setting_row!(KeepBackup, at(Menu::File, 1), keeps_backup),
    Row::record(Command::JoinFile, at(Menu::File, 2), |file, shell| {
        file.ask_path(PathTask::Prompt(PathPrompt::join()), shell);
    }),
    Row::record(Command::SplitFile, at(Menu::File, 2), State::ask_split)
        .opens_field()
        .needs(|_, shell| require(shell.document.len() > 1, tr!("file-only-one"))),
    Row::new(Command::Quit, at(Menu::File, 4), |_, shell| shell.effects.push(Effect::Leave(LeaveTarget::Close)))
        .keys(&[ctrl(Key::Q), ctrl(Key::W)]),
];

fn nothing_waited_for(_: &State, shell: &Shell) -> Result<(), Reason> {
    match &shell.waiting_for {
        None => Ok(()),
        Some(what) => Err(tr!("file-waiting", what = what).into()),
    }
}

fn unsaved(_: &State, shell: &Shell) -> Result<(), Reason> {
    let is_saved = !shell.document.is_modified() && shell.document.path().is_some();
    require(!is_saved, tr!("file-unchanged"))
}
