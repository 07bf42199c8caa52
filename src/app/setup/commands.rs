//! The commands that state or transform the whole position.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Place, Reason, RootRow as Row, Scope, Yields, at, ctrl, ctrl_shift};
use crate::app::state::State;
use crate::board::Transform;
use crate::document::Edit;

const SET_UPS: Place = at(Menu::Position, 1);

/// The commands that state or transform the whole position.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::ClearBoard, "Clear board", "Take all pieces off; the side to move stays")
        .runs(at(Menu::Position, 0), |app| _ = app.state_whole(Edit::Clear))
        .keys(&[ctrl(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::StartPosition, "Start position", "Set up the start position of a game")
        .runs(at(Menu::Position, 0), |app| _ = app.state_whole(Edit::Start))
        .keys(&[ctrl(Key::Home)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::Chess960, "Chess960 position...", "Set up a start position of Chess960 by its number")
        .runs(SET_UPS.within("Set up", 0), |app| app.ask_set_up(Command::Chess960))
        .keys(&[ctrl(Key::Num9)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::RandomChess960, "Random Chess960 position", "Set up a random start position of Chess960")
        .runs(SET_UPS.within("Set up", 0), App::set_up_random_chess960)
        .keys(&[ctrl_shift(Key::R)])
        .scope(Scope::Edit),
    Row::named(Command::Library, "Position library...", "Set up a known endgame or study by its name")
        .runs(SET_UPS.within("Set up", 1), |app| app.ask_set_up(Command::Library))
        .keys(&[ctrl_shift(Key::L)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::RandomPosition, "Random position...", "Set up a random legal position with chosen material")
        .runs(SET_UPS.within("Set up", 1), |app| app.ask_set_up(Command::RandomPosition))
        .keys(&[ctrl(Key::R)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::MirrorLeftRight, "Mirror left and right", "The a-file becomes the last file")
        .runs(SET_UPS.within("Transform", 0), |app| app.transform(Transform::MirrorLeftRight))
        .keys(&[ctrl(Key::H)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::MirrorTopBottom, "Mirror top and bottom", "The first rank becomes the last; colours stay")
        .runs(SET_UPS.within("Transform", 0), |app| app.transform(Transform::MirrorTopBottom))
        .keys(&[ctrl_shift(Key::H)])
        .scope(Scope::Edit),
    Row::named(Command::SwapColors, "Swap colours", "The same position for the other side")
        .runs(SET_UPS.within("Transform", 0), |app| app.transform(Transform::SwapColors))
        .keys(&[ctrl(Key::I)])
        .scope(Scope::Edit),
    Row::named(Command::RotateClockwise, "Turn clockwise", "Turn the position a quarter clockwise")
        .runs(SET_UPS.within("Transform", 1), |app| app.transform(Transform::RotateClockwise))
        .scope(Scope::Edit)
        .needs(can_turn),
    Row::named(Command::RotateAnticlockwise, "Turn anticlockwise", "Turn the position a quarter anticlockwise")
        .runs(SET_UPS.within("Transform", 1), |app| app.transform(Transform::RotateAnticlockwise))
        .scope(Scope::Edit)
        .needs(can_turn),
    Row::named(Command::RotateHalf, "Turn by 180\u{b0}", "Turn the position by half a turn")
        .runs(SET_UPS.within("Transform", 1), |app| app.transform(Transform::RotateHalf))
        .scope(Scope::Edit),
    Row::named(Command::ShiftLeft, "Shift left", "Move every man one file towards the a-file")
        .runs(SET_UPS.within("Transform", 2), |app| app.transform(Transform::ShiftLeft))
        .keys(&[ctrl_shift(Key::ArrowLeft)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftRight, "Shift right", "Move every man one file away from the a-file")
        .runs(SET_UPS.within("Transform", 2), |app| app.transform(Transform::ShiftRight))
        .keys(&[ctrl_shift(Key::ArrowRight)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftUp, "Shift up", "Move every man one rank up")
        .runs(SET_UPS.within("Transform", 2), |app| app.transform(Transform::ShiftUp))
        .keys(&[ctrl_shift(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftDown, "Shift down", "Move every man one rank down")
        .runs(SET_UPS.within("Transform", 2), |app| app.transform(Transform::ShiftDown))
        .keys(&[ctrl_shift(Key::ArrowDown)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
];

fn can_turn(state: &State) -> Result<(), Reason> {
    let size = state.shown().board.size();
    if Transform::RotateClockwise.apply(state.shown()).is_some() {
        return Ok(());
    }
    let (files, ranks) = (size.files(), size.ranks());
    Err(format!("A quarter turn needs a board of {ranks} files and {files} ranks, which FEN cannot state").into())
}
