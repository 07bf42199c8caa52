//! The commands of solving.

use egui::Key;

use crate::app::command::{Command, Menu, Reason, RootRow as Row, Scope, at, plain, shift};
use crate::app::state::State;

/// The commands of solving.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(
        Command::Solve,
        "Solve",
        "Find every first move that forces mate, with proof; once that is known, go through the solution",
    )
    .runs(at(Menu::Solve, 0), |app| app.run_in_solving(Command::Solve))
    .keys(&[plain(Key::F5)])
    .scope(Scope::Record)
    .needs(|state| state.can_solve(Command::Solve)),
    Row::named(Command::StopSolving, "Stop solving", "Stop the search; what is proven by then is said")
        .runs(at(Menu::Solve, 0), |app| app.run_in_solving(Command::StopSolving))
        .keys(&[shift(Key::F5)])
        .needs(|state| state.can_solve(Command::StopSolving)),
    Row::named(
        Command::SolveAfterEdits,
        "Solve after each edit",
        "Solve the position again by itself whenever it has changed",
    )
    .runs(at(Menu::Solve, 0), |app| app.run_in_solving(Command::SolveAfterEdits))
    .checked(|state| state.settings.solves_after_edits),
    Row::named(
        Command::CopySolution,
        "Copy solution",
        "Copy the solution as problems print it: the key, the defences, the mates",
    )
    .runs(at(Menu::Solve, 1), |app| app.run_in_solving(Command::CopySolution))
    .needs(|state| state.can_solve(Command::CopySolution)),
    Row::named(
        Command::CopySolutionAsEpd,
        "Copy solution as EPD",
        "Copy the position with dm, bm and pv, the EPD operations of its solution",
    )
    .runs(at(Menu::Solve, 1), |app| app.run_in_solving(Command::CopySolutionAsEpd))
    .needs(|state| state.can_solve(Command::CopySolutionAsEpd)),
    Row::named(
        Command::WriteSolution,
        "Write solution to the record",
        "Write dm, bm and pv of the solution into this EPD record",
    )
    .runs(at(Menu::Solve, 1), |app| app.run_in_solving(Command::WriteSolution))
    .scope(Scope::Record)
    .needs(|state| state.can_solve(Command::WriteSolution)),
];

impl State {
    fn can_solve(&self, command: Command) -> Result<(), Reason> {
        self.why_not_solving(command).map_or(Ok(()), |why| Err(why.into()))
    }
}
