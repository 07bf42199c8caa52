//! The commands that replace or transform the whole position.

use egui::Key;

use super::{State, random_chess960, set_up_start, state_position, transform};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, Reason, Scope, Yields, at, ctrl, ctrl_shift};
use crate::board::Transform;
use crate::document::Edit;
use crate::tr;

type Row = FeatureRow<State>;

const SET_UPS: Place = at(Menu::Position, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::ClearBoard, at(Menu::Position, 0), |_, shell| state_position(Edit::Clear, shell))
        .keys(&[ctrl(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::StartPosition, at(Menu::Position, 0), |_, shell| state_position(Edit::Start, shell))
        .keys(&[ctrl(Key::Home)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::StandardBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(8, 8, shell))
        .scope(Scope::Edit),
    Row::new(Command::CapablancaBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(10, 8, shell))
        .scope(Scope::Edit),
    Row::new(Command::Board, SET_UPS.within("menu-board", 1), |set_up, shell| set_up.ask(Command::Board, shell))
        .keys(&[ctrl_shift(Key::B)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::new(Command::Chess960, SET_UPS.within("menu-set-up", 0), |set_up, shell| set_up.ask(Command::Chess960, shell))
        .keys(&[ctrl(Key::Num9)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::new(Command::RandomChess960, SET_UPS.within("menu-set-up", 0), |_, shell| random_chess960(shell))
        .keys(&[ctrl_shift(Key::R)])
        .scope(Scope::Edit),
    Row::new(Command::Library, SET_UPS.within("menu-set-up", 1), |set_up, shell| set_up.ask(Command::Library, shell))
        .keys(&[ctrl_shift(Key::L)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::new(Command::RandomPosition, SET_UPS.within("menu-set-up", 1), |set_up, shell| {
        set_up.ask(Command::RandomPosition, shell);
    })
    .keys(&[ctrl(Key::R)])
    .scope(Scope::Editing)
    .opens_field(),
    Row::new(Command::MirrorLeftRight, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::MirrorLeftRight, shell);
    })
    .keys(&[ctrl(Key::H)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::MirrorTopBottom, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::MirrorTopBottom, shell);
    })
    .keys(&[ctrl_shift(Key::H)])
    .scope(Scope::Edit),
    Row::new(Command::SwapColors, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::SwapColors, shell);
    })
    .keys(&[ctrl(Key::I)])
    .scope(Scope::Edit),
    Row::new(Command::RotateClockwise, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateClockwise, shell);
    })
    .scope(Scope::Edit)
    .needs(can_turn),
    Row::new(Command::RotateAnticlockwise, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateAnticlockwise, shell);
    })
    .scope(Scope::Edit)
    .needs(can_turn),
    Row::new(Command::RotateHalf, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateHalf, shell);
    })
    .scope(Scope::Edit),
    Row::new(Command::ShiftLeft, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftLeft, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowLeft)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftRight, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftRight, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowRight)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftUp, SET_UPS.within("menu-transform", 2), |_, shell| transform(Transform::ShiftUp, shell))
        .keys(&[ctrl_shift(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::ShiftDown, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftDown, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowDown)])
    .scope(Scope::Edit)
    .yields(Yields::ToText),
];

fn can_turn(_: &State, shell: &Shell) -> Result<(), Reason> {
    let size = shell.shown().board.size();
    if Transform::RotateClockwise.apply(shell.shown()).is_some() {
        return Ok(());
    }
    Err(tr!("setup-no-turn", files = size.ranks(), ranks = size.files()).into())
}
