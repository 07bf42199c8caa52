//! The command of the fields.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, RootRow as Row, Scope, at, ctrl};
use crate::document::Edit;

/// The command of the fields.
pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::named(Command::SwitchSide, "Switch side to move", "Give the other side the move")
        .runs(at(Menu::Position, 0), App::switch_side)
        .keys(&[ctrl(Key::T)])
        .scope(Scope::Edit)];

impl App {
    fn switch_side(&mut self) {
        let document = &mut self.state.shell.document;
        document.apply(Edit::SideToMove(!document.ground().side_to_move));
    }
}
