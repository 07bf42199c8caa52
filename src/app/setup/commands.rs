//! The commands that state or transform the whole position.

use egui::Key;

use super::{State, random_chess960, set_up_start, state_position, transform};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, Reason, Scope, Yields, at, ctrl, ctrl_shift};
use crate::board::Transform;
use crate::document::Edit;

type Row = FeatureRow<State>;

const SET_UPS: Place = at(Menu::Position, 1);

/// The commands that state or transform the whole position.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::ClearBoard, "Clear board", "Take all pieces off; the side to move stays")
        .runs(at(Menu::Position, 0), |_, shell| state_position(Edit::Clear, shell))
        .keys(&[ctrl(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::StartPosition, "Start position", "Set up the start position of a game")
        .runs(at(Menu::Position, 0), |_, shell| state_position(Edit::Start, shell))
        .keys(&[ctrl(Key::Home)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::StandardBoard, "8x8, standard", "Set up the start position of ordinary chess, on 8x8")
        .runs(SET_UPS.within("Board", 0), |_, shell| set_up_start(8, 8, shell))
        .scope(Scope::Edit),
    Row::named(Command::CapablancaBoard, "10x8, Capablanca", "Set up the start of Capablanca chess, on 10x8")
        .runs(SET_UPS.within("Board", 0), |_, shell| set_up_start(10, 8, shell))
        .scope(Scope::Edit),
    Row::named(Command::Board, "Board size...", "Change how many files and ranks the board has")
        .runs(SET_UPS.within("Board", 1), |set_up, shell| set_up.ask(Command::Board, shell))
        .keys(&[ctrl_shift(Key::B)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::Chess960, "Chess960 position...", "Set up a start of Chess960 by its number or its back rank")
        .runs(SET_UPS.within("Set up", 0), |set_up, shell| set_up.ask(Command::Chess960, shell))
        .keys(&[ctrl(Key::Num9)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::RandomChess960, "Random Chess960 position", "Set up a random start position of Chess960")
        .runs(SET_UPS.within("Set up", 0), |_, shell| random_chess960(shell))
        .keys(&[ctrl_shift(Key::R)])
        .scope(Scope::Edit),
    Row::named(Command::Library, "Position library...", "Set up a known endgame or study by its name")
        .runs(SET_UPS.within("Set up", 1), |set_up, shell| set_up.ask(Command::Library, shell))
        .keys(&[ctrl_shift(Key::L)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::RandomPosition, "Random position...", "Set up a random legal position with chosen material")
        .runs(SET_UPS.within("Set up", 1), |set_up, shell| set_up.ask(Command::RandomPosition, shell))
        .keys(&[ctrl(Key::R)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(Command::MirrorLeftRight, "Mirror left and right", "The a-file becomes the last file")
        .runs(SET_UPS.within("Transform", 0), |_, shell| transform(Transform::MirrorLeftRight, shell))
        .keys(&[ctrl(Key::H)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::MirrorTopBottom, "Mirror top and bottom", "The first rank becomes the last; colours stay")
        .runs(SET_UPS.within("Transform", 0), |_, shell| transform(Transform::MirrorTopBottom, shell))
        .keys(&[ctrl_shift(Key::H)])
        .scope(Scope::Edit),
    Row::named(Command::SwapColors, "Swap colours", "The same position for the other side")
        .runs(SET_UPS.within("Transform", 0), |_, shell| transform(Transform::SwapColors, shell))
        .keys(&[ctrl(Key::I)])
        .scope(Scope::Edit),
    Row::named(Command::RotateClockwise, "Turn clockwise", "Turn the position a quarter clockwise")
        .runs(SET_UPS.within("Transform", 1), |_, shell| transform(Transform::RotateClockwise, shell))
        .scope(Scope::Edit)
        .needs(can_turn),
    Row::named(Command::RotateAnticlockwise, "Turn anticlockwise", "Turn the position a quarter anticlockwise")
        .runs(SET_UPS.within("Transform", 1), |_, shell| transform(Transform::RotateAnticlockwise, shell))
        .scope(Scope::Edit)
        .needs(can_turn),
    Row::named(Command::RotateHalf, "Turn by 180\u{b0}", "Turn the position by half a turn")
        .runs(SET_UPS.within("Transform", 1), |_, shell| transform(Transform::RotateHalf, shell))
        .scope(Scope::Edit),
    Row::named(Command::ShiftLeft, "Shift left", "Move every piece one file towards the a-file")
        .runs(SET_UPS.within("Transform", 2), |_, shell| transform(Transform::ShiftLeft, shell))
        .keys(&[ctrl_shift(Key::ArrowLeft)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftRight, "Shift right", "Move every piece one file away from the a-file")
        .runs(SET_UPS.within("Transform", 2), |_, shell| transform(Transform::ShiftRight, shell))
        .keys(&[ctrl_shift(Key::ArrowRight)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftUp, "Shift up", "Move every piece one rank up")
        .runs(SET_UPS.within("Transform", 2), |_, shell| transform(Transform::ShiftUp, shell))
        .keys(&[ctrl_shift(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::named(Command::ShiftDown, "Shift down", "Move every piece one rank down")
        .runs(SET_UPS.within("Transform", 2), |_, shell| transform(Transform::ShiftDown, shell))
        .keys(&[ctrl_shift(Key::ArrowDown)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
];

fn can_turn(_: &State, shell: &Shell) -> Result<(), Reason> {
    let size = shell.shown().board.size();
    if Transform::RotateClockwise.apply(shell.shown()).is_some() {
        return Ok(());
    }
    let (files, ranks) = (size.files(), size.ranks());
    Err(format!("A quarter turn needs a board of {ranks} files and {files} ranks, which FEN cannot state").into())
}
