//! The command of problems.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Reason, RootRow as Row, Scope, at, plain, unless};
use crate::app::state::State;

/// The command of problems.
pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::named(Command::FixAll, "Fix all problems", "Mend every problem whose fix is beyond doubt")
        .runs(at(Menu::Position, 3), App::fix_all)
        .keys(&[plain(Key::F8)])
        .scope(Scope::Edit)
        .needs(problems)];

fn problems(state: &State) -> Result<(), Reason> {
    unless(!state.is_preview(), "The text in the FEN box is no position yet")?;
    unless(!state.meaning.findings.is_empty(), "There are no problems")
}
