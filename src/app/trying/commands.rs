//! The command of trying moves.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, RootRow as Row, Scope, at, ctrl};

/// The command of trying moves.
pub(in crate::app) const COMMANDS: &[Row] = &[Row::named(
    Command::TryMoves,
    "Try moves",
    "Play legal moves on the board; the position stays until they are kept",
)
.runs(at(Menu::Position, 3), App::try_moves)
.keys(&[ctrl(Key::M)])
.scope(Scope::Record)
.checked(|state| state.trial.is_some())];
