//! The commands of solving.

use egui::Key;

use crate::app::command::{Command, Menu, Reason, Row, Scope, at, plain, shift};
use crate::app::state::State;

/// The commands of solving.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(
        Command::Solve,
        at(Menu::Solve, 0),
        "Solve",
        "Find every first move that forces mate, with proof; once that is known, go through the solution",
        |app| app.run_in_solving(Command::Solve),
    )
    .keys(&[plain(Key::F5)])
    .scope(Scope::Record)
    .needs(|state| state.can_solve(Command::Solve)),
    Row::new(
        Command::StopSolving,
        at(Menu::Solve, 0),
        "Stop solving",
        "Stop the search; what is proven by then is said",
        |app| app.run_in_solving(Command::StopSolving),
    )
    .keys(&[shift(Key::F5)])
    .needs(|state| state.can_solve(Command::StopSolving)),
    Row::new(
        Command::SolveAfterEdits,
        at(Menu::Solve, 0),
        "Solve after each edit",
        "Solve the position again by itself whenever it has changed",
        |app| app.run_in_solving(Command::SolveAfterEdits),
    )
    .checked(|state| state.settings.solves_after_edits),
    Row::new(
        Command::CopySolution,
        at(Menu::Solve, 1),
        "Copy solution",
        "Copy the solution as problems print it: the key, the defences, the mates",
        |app| app.run_in_solving(Command::CopySolution),
    )
    .needs(|state| state.can_solve(Command::CopySolution)),
    Row::new(
        Command::CopySolutionAsEpd,
        at(Menu::Solve, 1),
        "Copy solution as EPD",
        "Copy the position with dm, bm and pv, the EPD operations of its solution",
        |app| app.run_in_solving(Command::CopySolutionAsEpd),
    )
    .needs(|state| state.can_solve(Command::CopySolutionAsEpd)),
    Row::new(
        Command::WriteSolution,
        at(Menu::Solve, 1),
        "Write solution to the record",
        "Write dm, bm and pv of the solution into this EPD record",
        |app| app.run_in_solving(Command::WriteSolution),
    )
    .scope(Scope::Record)
    .needs(|state| state.can_solve(Command::WriteSolution)),
];

impl State {
    fn can_solve(&self, command: Command) -> Result<(), Reason> {
        self.why_not_solving(command).map_or(Ok(()), |why| Err(why.into()))
    }
}
