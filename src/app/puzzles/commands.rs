//! The command that solves all positions.

use egui::Key;

use super::Puzzles;
use crate::app::shell::Effect;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<Puzzles>] =
    &[FeatureRow::new(Command::CheckPuzzles, at(Menu::Solve, 2), |_, shell| shell.effects.push(Effect::CheckPuzzles))
        .keys(&[ctrl(Key::F5)])
        .opens_field()];
