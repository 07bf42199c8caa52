//! The help commands.

use egui::Key;

use super::Help;
use super::manual::ManualTarget;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, ctrl, plain};
use crate::app::shell::dialog::Dialog;

type Row = FeatureRow<Help>;

const KEYS: ManualTarget = ManualTarget::Page("keys-and-mouse", 0);
const GLOSSARY: ManualTarget = ManualTarget::Glossary("glossary-problems");

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::CommandPalette, at(Menu::Help, 0), Help::open_palette).keys(&[ctrl(Key::K)]).opens_field(),
    Row::new(Command::KeysAndMouse, at(Menu::Help, 0), |help, shell| help.open_manual(KEYS, shell))
        .keys(&[plain(Key::F1)])
        .opens_field(),
    Row::new(Command::Glossary, at(Menu::Help, 0), |help, shell| help.open_manual(GLOSSARY, shell)).opens_field(),
    Row::new(Command::About, at(Menu::Help, 1), |_, shell| shell.dialog = Some(Dialog::About)),
];
