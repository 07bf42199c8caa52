//! The commands of the board.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Reason, RootRow as Row, Scope, Yields, alt, at, ctrl, ctrl_shift, unless};
use crate::app::state::State;

/// The commands of the board.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(
        Command::DrawArrow,
        "Draw arrow",
        "Draw an arrow from the selected square: arrow keys lead it, Enter draws it",
    )
    .runs(at(Menu::Position, 2), |app| app.run_in_drawing(Command::DrawArrow))
    .keys(&[ctrl(Key::J)])
    .scope(Scope::Edit)
    .needs(square_to_draw_at),
    Row::named(
        Command::MarkSquare,
        "Mark square",
        "Mark the selected square; again in the next colour, after the fourth not at all",
    )
    .runs(at(Menu::Position, 2), |app| app.run_in_drawing(Command::MarkSquare))
    .keys(&[ctrl(Key::B)])
    .scope(Scope::Edit)
    .needs(square_to_draw_at),
    Row::named(
        Command::ClearAnnotations,
        "Clear arrows and marks",
        "Take all arrows and marked squares off this position",
    )
    .runs(at(Menu::Position, 2), |app| app.run_in_drawing(Command::ClearAnnotations))
    .keys(&[alt(Key::Delete)])
    .scope(Scope::Edit)
    .yields(Yields::ToText)
    .needs(anything_drawn),
    Row::named(Command::FlipView, "Flip view", "Look at the board from the other side")
        .runs(at(Menu::View, 0), |app| app.state.flipped = !app.state.flipped)
        .keys(&[ctrl_shift(Key::F)])
        .checked(|state| state.flipped),
    Row::named(Command::Coordinates, "Coordinates", "Show file letters and rank numbers on the board")
        .runs(at(Menu::View, 0), |app| app.state.shell.settings.coordinates = !app.state.shell.settings.coordinates)
        .checked(|state| state.settings.coordinates),
    Row::named(
        Command::BoardStyle,
        "Board and pieces...",
        "Choose the drawings of the pieces and the colours of the board",
    )
    .runs(at(Menu::View, 0), App::ask_board_style),
];

fn square_to_draw_at(state: &State) -> Result<(), Reason> {
    unless(state.square_to_draw_at().is_some(), "No square is selected and none is under the hand")
}

fn anything_drawn(state: &State) -> Result<(), Reason> {
    unless(!state.drawn.is_empty(), "Nothing is drawn on this position")
}
