//! The command of trying moves.

use egui::Key;

use super::Trying;
use crate::app::shell::command::{Command, FeatureRow, Menu, Scope, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<Trying>] = &[FeatureRow::named(
    Command::TryMoves,
    "Try moves",
    "Play legal moves on the board; the position stays as it is until you use the one they reach",
)
.runs(at(Menu::Position, 3), Trying::try_moves)
.keys(&[ctrl(Key::M)])
.scope(Scope::Record)
.checked(|_, shell| shell.is_trying())];
