//! The commands that state or transform the whole position.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Place, Reason, Row, Scope, Yields, at, ctrl, ctrl_shift};
use crate::app::state::State;
use crate::board::Transform;
use crate::document::Edit;

const SET_UPS: Place = at(Menu::Position, 1);

/// The commands that state or transform the whole position.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(
        Command::ClearBoard,
        at(Menu::Position, 0),
        "Clear board",
        "Take all pieces off; the side to move stays",
        |app| _ = app.state_whole(Edit::Clear),
    )
    .keys(&[ctrl(Key::Delete)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(
        Command::StartPosition,
        at(Menu::Position, 0),
        "Start position",
        "Set up the start position of a game",
        |app| _ = app.state_whole(Edit::Start),
    )
    .keys(&[ctrl(Key::Home)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(
        Command::Chess960,
        SET_UPS.within("Set up", 0),
        "Chess960 position...",
        "Set up a start position of Chess960 by its number",
        |app| app.ask_set_up(Command::Chess960),
    )
    .keys(&[ctrl(Key::Num9)])
    .scope(Scope::Editing)
    .opens_field(),
    Row::new(
        Command::RandomChess960,
        SET_UPS.within("Set up", 0),
        "Random Chess960 position",
        "Set up a random start position of Chess960",
        App::set_up_random_chess960,
    )
    .keys(&[ctrl_shift(Key::R)])
    .scope(Scope::Edit),
    Row::new(
        Command::Library,
        SET_UPS.within("Set up", 1),
        "Position library...",
        "Set up a known endgame or study by its name",
        |app| app.ask_set_up(Command::Library),
    )
    .keys(&[ctrl_shift(Key::L)])
    .scope(Scope::Editing)
    .opens_field(),
    Row::new(
        Command::RandomPosition,
        SET_UPS.within("Set up", 1),
        "Random position...",
        "Set up a random legal position with chosen material",
        |app| app.ask_set_up(Command::RandomPosition),
    )
    .keys(&[ctrl(Key::R)])
    .scope(Scope::Editing)
    .opens_field(),
    Row::new(
        Command::MirrorLeftRight,
        SET_UPS.within("Transform", 0),
        "Mirror left and right",
        "The a-file becomes the last file",
        |app| app.transform(Transform::MirrorLeftRight),
    )
    .keys(&[ctrl(Key::H)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(
        Command::MirrorTopBottom,
        SET_UPS.within("Transform", 0),
        "Mirror top and bottom",
        "The first rank becomes the last; colours stay",
        |app| app.transform(Transform::MirrorTopBottom),
    )
    .keys(&[ctrl_shift(Key::H)])
    .scope(Scope::Edit),
    Row::new(
        Command::SwapColors,
        SET_UPS.within("Transform", 0),
        "Swap colours",
        "The same position for the other side",
        |app| app.transform(Transform::SwapColors),
    )
    .keys(&[ctrl(Key::I)])
    .scope(Scope::Edit),
    Row::new(
        Command::RotateClockwise,
        SET_UPS.within("Transform", 1),
        "Turn clockwise",
        "Turn the position a quarter clockwise",
        |app| app.transform(Transform::RotateClockwise),
    )
    .scope(Scope::Edit)
    .needs(can_turn),
    Row::new(
        Command::RotateAnticlockwise,
        SET_UPS.within("Transform", 1),
        "Turn anticlockwise",
        "Turn the position a quarter anticlockwise",
        |app| app.transform(Transform::RotateAnticlockwise),
    )
    .scope(Scope::Edit)
    .needs(can_turn),
    Row::new(
        Command::RotateHalf,
        SET_UPS.within("Transform", 1),
        "Turn by 180\u{b0}",
        "Turn the position by half a turn",
        |app| app.transform(Transform::RotateHalf),
    )
    .scope(Scope::Edit),
    Row::new(
        Command::ShiftLeft,
        SET_UPS.within("Transform", 2),
        "Shift left",
        "Move every man one file towards the a-file",
        |app| app.transform(Transform::ShiftLeft),
    )
    .keys(&[ctrl_shift(Key::ArrowLeft)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(
        Command::ShiftRight,
        SET_UPS.within("Transform", 2),
        "Shift right",
        "Move every man one file away from the a-file",
        |app| app.transform(Transform::ShiftRight),
    )
    .keys(&[ctrl_shift(Key::ArrowRight)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftUp, SET_UPS.within("Transform", 2), "Shift up", "Move every man one rank up", |app| {
        app.transform(Transform::ShiftUp)
    })
    .keys(&[ctrl_shift(Key::ArrowUp)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftDown, SET_UPS.within("Transform", 2), "Shift down", "Move every man one rank down", |app| {
        app.transform(Transform::ShiftDown)
    })
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
