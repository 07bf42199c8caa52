//! The command of solving all positions.

use egui::Key;

use crate::app::App;
use crate::app::command::RootRow as Row;
use crate::app::shell::command::{Command, Menu, at, ctrl};

/// The command of solving all positions.
pub(in crate::app) const COMMANDS: &[Row] = &[Row::named(
    Command::CheckPuzzles,
    "Check all puzzles...",
    "Solve all positions of this file and mark each as sound, cooked or unsolved",
)
.runs(at(Menu::Solve, 2), App::ask_check)
.keys(&[ctrl(Key::F5)])
.opens_field()];
