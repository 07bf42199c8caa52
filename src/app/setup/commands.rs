//! The commands that replace or transform the whole position.

use egui::Key;

use super::{State, random_chess960, replace_position, set_up_start, transform};
use crate::app::shell::{Command, FeatureRow, Menu, MenuPlace, Reason, Shell, Yields, at, ctrl, ctrl_shift};
use crate::board::Transform;
use crate::document::Edit;
use crate::tr;

type Row = FeatureRow<State>;

const SET_UPS: MenuPlace = at(Menu::Position, 1);

macro_rules! transform_row {
    ($name:ident, $group:expr) => {
        Row::edit(Command::$name, SET_UPS.within("menu-transform", $group), |_, shell| {
            transform(Transform::$name, shell);
        })
    };
}

macro_rules! dialog_row {
    ($name:ident, $submenu:expr, $group:expr) => {
        Row::begin_edit(Command::$name, SET_UPS.within($submenu, $group), |set_up, shell| {
            set_up.open_dialog(Command::$name, shell);
        })
        .opens_field()
    };
}

pub(crate) const COMMANDS: &[Row] = &[
    Row::edit(Command::ClearBoard, at(Menu::Position, 0), |_, shell| replace_position(Edit::Clear, shell))
        .keys(&[ctrl(Key::Delete)])
        .yields(Yields::ToText),
    Row::edit(Command::StartPosition, at(Menu::Position, 0), |_, shell| replace_position(Edit::Start, shell))
        .keys(&[ctrl(Key::Home)])
        .yields(Yields::ToText),
    Row::edit(Command::StandardBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(8, 8, shell)),
    Row::edit(Command::CapablancaBoard, SET_UPS.within("menu-board", 0), |_, shell| set_up_start(10, 8, shell)),
    dialog_row!(Board, "menu-board", 1).keys(&[ctrl_shift(Key::B)]),
    dialog_row!(Chess960, "menu-set-up", 0).keys(&[ctrl(Key::Num9)]),
    Row::edit(Command::RandomChess960, SET_UPS.within("menu-set-up", 0), |_, shell| random_chess960(shell))
        .keys(&[ctrl_shift(Key::R)]),
    dialog_row!(Library, "menu-set-up", 1).keys(&[ctrl_shift(Key::L)]),
    dialog_row!(RandomPosition, "menu-set-up", 1).keys(&[ctrl(Key::R)]),
    transform_row!(MirrorLeftRight, 0).keys(&[ctrl(Key::H)]).yields(Yields::ToText),
    transform_row!(MirrorTopBottom, 0).keys(&[ctrl_shift(Key::H)]),
    transform_row!(SwapColors, 0).keys(&[ctrl(Key::I)]),
    transform_row!(RotateClockwise, 1).needs(check_rotatable),
    transform_row!(RotateAnticlockwise, 1).needs(check_rotatable),
    transform_row!(RotateHalf, 1),
    transform_row!(ShiftLeft, 2).keys(&[ctrl_shift(Key::ArrowLeft)]).yields(Yields::ToText),
    transform_row!(ShiftRight, 2).keys(&[ctrl_shift(Key::ArrowRight)]).yields(Yields::ToText),
    transform_row!(ShiftUp, 2).keys(&[ctrl_shift(Key::ArrowUp)]).yields(Yields::ToText),
    transform_row!(ShiftDown, 2).keys(&[ctrl_shift(Key::ArrowDown)]).yields(Yields::ToText),
];

fn check_rotatable(_: &State, shell: &Shell) -> Result<(), Reason> {
    let size = shell.shown_position().board.size();
    if Transform::RotateClockwise.apply(shell.shown_position()).is_some() {
        return Ok(());
    }
    Err(tr!("setup-no-turn", files = size.ranks(), ranks = size.files()).into())
}
