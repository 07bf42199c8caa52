//! The commands of the board.

use egui::Key;

use super::BoardEditor;
use super::drawing::clear_annotations;
use crate::app::shell::Shell;
use crate::app::shell::command::{
    Command, CommandScope, FeatureRow, Menu, Reason, Yields, alt, at, ctrl, ctrl_shift, require,
};
use crate::tr;

type Row = FeatureRow<BoardEditor>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::DrawArrow, at(Menu::Position, 2), BoardEditor::draw_arrow)
        .keys(&[ctrl(Key::J)])
        .scope(CommandScope::Edit)
        .needs(check_drawing_square),
    Row::new(Command::MarkSquare, at(Menu::Position, 2), |hands, shell| hands.mark_square(&mut shell.document))
        .keys(&[ctrl(Key::B)])
        .scope(CommandScope::Edit)
        .needs(check_drawing_square),
    Row::new(Command::ClearAnnotations, at(Menu::Position, 2), |_, shell| clear_annotations(&mut shell.document))
        .keys(&[alt(Key::Delete)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToText)
        .needs(check_annotations),
    Row::new(Command::FlipView, at(Menu::View, 0), |_, shell| shell.flipped = !shell.flipped)
        .keys(&[ctrl_shift(Key::F)])
        .checked(|_, shell| shell.flipped),
    Row::new(Command::Coordinates, at(Menu::View, 0), |_, shell| {
        shell.settings.coordinates = !shell.settings.coordinates;
    })
    .checked(|_, shell| shell.settings.coordinates),
    Row::new(Command::Hints, at(Menu::View, 0), |_, shell| {
        shell.settings.hints = !shell.settings.hints;
        shell.store_settings();
    })
    .checked(|_, shell| shell.settings.hints),
    Row::new(Command::BoardStyle, at(Menu::View, 0), BoardEditor::ask_style),
    Row::new(Command::OwnColors, at(Menu::View, 0), BoardEditor::edit_colors),
];

fn check_drawing_square(hands: &BoardEditor, shell: &Shell) -> Result<(), Reason> {
    let square = hands.drawing_square(&shell.document);
    require(square.is_some(), tr!("board-no-square"))
}

fn check_annotations(hands: &BoardEditor, _: &Shell) -> Result<(), Reason> {
    require(!hands.has_no_annotations(), tr!("board-nothing-drawn"))
}
