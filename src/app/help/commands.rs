//! The commands of help.

use egui::Key;

use super::Help;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, ctrl, plain};
use crate::app::shell::dialog::Dialog;

type Row = FeatureRow<Help>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::CommandPalette, at(Menu::Help, 0), Help::open_palette).keys(&[ctrl(Key::K)]).opens_field(),
    Row::new(Command::KeysAndMouse, at(Menu::Help, 0), |_, shell| shell.dialog = Some(Dialog::Keys))
        .keys(&[plain(Key::F1)]),
    Row::new(Command::About, at(Menu::Help, 1), |_, shell| shell.dialog = Some(Dialog::About)),
];
