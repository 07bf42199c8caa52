//! The commands of help.

use egui::Key;

use super::Help;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, ctrl, plain};
use crate::app::shell::dialog::Dialog;

type Row = FeatureRow<Help>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::CommandPalette, "All commands...", "Find any command by its name")
        .runs(at(Menu::Help, 0), Help::open_palette)
        .keys(&[ctrl(Key::K)])
        .opens_field(),
    Row::named(Command::KeysAndMouse, "Keys and mouse", "What the keys and the mouse do on the board")
        .runs(at(Menu::Help, 0), |_, shell| shell.dialog = Some(Dialog::Keys))
        .keys(&[plain(Key::F1)]),
    Row::named(Command::About, "About Fenwright", "Version and licence")
        .runs(at(Menu::Help, 1), |_, shell| shell.dialog = Some(Dialog::About)),
];
