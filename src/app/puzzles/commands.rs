//! The command that solves all positions.

use egui::Key;

use super::Puzzles;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<Puzzles>] =
    &[FeatureRow::new(Command::CheckPuzzles, at(Menu::Solve, 2), Puzzles::request_dialog)
        .keys(&[ctrl(Key::F5)])
        .scope(CommandScope::Record)
        .opens_field()];
