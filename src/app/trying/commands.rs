//! The command that enters and leaves try mode.

use egui::Key;

use super::Trying;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<Trying>] =
    &[FeatureRow::new(Command::TryMoves, at(Menu::Position, 3), Trying::try_moves)
        .keys(&[ctrl(Key::M)])
        .scope(CommandScope::Record)
        .checked(|_, shell| shell.is_trying())];
