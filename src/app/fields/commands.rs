//! The command of the fields.

use egui::Key;

use super::Fields;
use crate::app::shell::command::{Command, FeatureRow, Menu, Scope, at, ctrl};
use crate::document::Edit;

pub(in crate::app) const COMMANDS: &[FeatureRow<Fields>] =
    &[FeatureRow::named(Command::SwitchSide, "Switch side to move", "Give the other side the move")
        .runs(at(Menu::Position, 0), |_, shell| {
            let other = !shell.document.working_position().side_to_move;
            shell.document.apply(Edit::SideToMove(other));
        })
        .keys(&[ctrl(Key::T)])
        .scope(Scope::Edit)];
