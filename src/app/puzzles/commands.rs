//! The command of solving all positions.

use egui::Key;

use super::Puzzles;
use crate::app::shell::Effect;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<Puzzles>] = &[FeatureRow::named(
    Command::CheckPuzzles,
    "Check all puzzles...",
    "Solve all positions of this file and mark each as sound, cooked or unsolved",
)
.runs(at(Menu::Solve, 2), |_, shell| shell.effects.push(Effect::CheckPuzzles))
.keys(&[ctrl(Key::F5)])
.opens_field()];
