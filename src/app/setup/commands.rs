//! The commands that replace or transform the whole position.

use egui::Key;

use super::{State, random_chess960, replace_position, set_up_start, transform};
use crate::app::shell::Shell;
use crate::app::shell::command::{
    Command, CommandScope, FeatureRow, Menu, MenuPlace, Reason, Yields, at, ctrl, ctrl_shift,
};
use crate::board::Transform;
use crate::document::Edit;
use crate::tr;

type Row = FeatureRow<State>;

const SET_UPS: MenuPlace = at(Menu::Position, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::ClearBoard, at(Menu::Position, 0), |_, shell| replace_position(Edit::Clear, shell))
        .keys(&[ctrl(Key::Delete)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::StartPosition, at(Menu::Position, 0), |_, shell| replace_position(Edit::Start, shell))
        .keys(&[ctrl(Key::Home)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::StandardBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(8, 8, shell))
        .scope(CommandScope::Edit),
    Row::new(Command::CapablancaBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(10, 8, shell))
        .scope(CommandScope::Edit),
    Row::new(Command::Board, SET_UPS.within("menu-board", 1), |set_up, shell| {
        set_up.open_dialog(Command::Board, shell);
    })
    .keys(&[ctrl_shift(Key::B)])
    .scope(CommandScope::BeginEdit)
    .opens_field(),
    Row::new(Command::Chess960, SET_UPS.within("menu-set-up", 0), |set_up, shell| {
        set_up.open_dialog(Command::Chess960, shell);
    })
    .keys(&[ctrl(Key::Num9)])
    .scope(CommandScope::BeginEdit)
    .opens_field(),
    Row::new(Command::RandomChess960, SET_UPS.within("menu-set-up", 0), |_, shell| random_chess960(shell))
        .keys(&[ctrl_shift(Key::R)])
        .scope(CommandScope::Edit),
    Row::new(Command::Library, SET_UPS.within("menu-set-up", 1), |set_up, shell| {
        set_up.open_dialog(Command::Library, shell);
    })
    .keys(&[ctrl_shift(Key::L)])
    .scope(CommandScope::BeginEdit)
    .opens_field(),
    Row::new(Command::RandomPosition, SET_UPS.within("menu-set-up", 1), |set_up, shell| {
        set_up.open_dialog(Command::RandomPosition, shell);
    })
    .keys(&[ctrl(Key::R)])
    .scope(CommandScope::BeginEdit)
    .opens_field(),
    Row::new(Command::MirrorLeftRight, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::MirrorLeftRight, shell);
    })
    .keys(&[ctrl(Key::H)])
    .scope(CommandScope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::MirrorTopBottom, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::MirrorTopBottom, shell);
    })
    .keys(&[ctrl_shift(Key::H)])
    .scope(CommandScope::Edit),
    Row::new(Command::SwapColors, SET_UPS.within("menu-transform", 0), |_, shell| {
        transform(Transform::SwapColors, shell);
    })
    .keys(&[ctrl(Key::I)])
    .scope(CommandScope::Edit),
    Row::new(Command::RotateClockwise, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateClockwise, shell);
    })
    .scope(CommandScope::Edit)
    .needs(check_rotatable),
    Row::new(Command::RotateAnticlockwise, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateAnticlockwise, shell);
    })
    .scope(CommandScope::Edit)
    .needs(check_rotatable),
    Row::new(Command::RotateHalf, SET_UPS.within("menu-transform", 1), |_, shell| {
        transform(Transform::RotateHalf, shell);
    })
    .scope(CommandScope::Edit),
    Row::new(Command::ShiftLeft, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftLeft, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowLeft)])
    .scope(CommandScope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftRight, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftRight, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowRight)])
    .scope(CommandScope::Edit)
    .yields(Yields::ToText),
    Row::new(Command::ShiftUp, SET_UPS.within("menu-transform", 2), |_, shell| transform(Transform::ShiftUp, shell))
        .keys(&[ctrl_shift(Key::ArrowUp)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToText),
    Row::new(Command::ShiftDown, SET_UPS.within("menu-transform", 2), |_, shell| {
        transform(Transform::ShiftDown, shell);
    })
    .keys(&[ctrl_shift(Key::ArrowDown)])
    .scope(CommandScope::Edit)
    .yields(Yields::ToText),
];

fn check_rotatable(_: &State, shell: &Shell) -> Result<(), Reason> {
    let size = shell.shown_position().board.size();
    if Transform::RotateClockwise.apply(shell.shown_position()).is_some() {
        return Ok(());
    }
    Err(tr!("setup-no-turn", files = size.ranks(), ranks = size.files()).into())
}
