//! The commands of the board.

use egui::Key;

use super::BoardEditor;
use super::drawing::clear_annotations;
use crate::app::shell::{
    Command, FeatureRow, Menu, Reason, Shell, Yields, alt, at, ctrl, ctrl_shift, require, setting_row,
};
use crate::tr;

type Row = FeatureRow<BoardEditor>;

pub(crate) const COMMANDS: &[Row] = &[
    Row::edit(Command::DrawArrow, at(Menu::Position, 2), BoardEditor::draw_arrow)
        .keys(&[ctrl(Key::J)])
        .needs(check_drawing_square),
    Row::edit(Command::MarkSquare, at(Menu::Position, 2), |editor, shell| {
        if let Some(square) = editor.drawing_square(&shell.document) {
            editor.mark_square(square, &mut shell.document);
        }
    })
    .keys(&[ctrl(Key::B)])
    .needs(check_drawing_square),
    Row::edit(Command::ClearAnnotations, at(Menu::Position, 2), |_, shell| clear_annotations(&mut shell.document))
        .keys(&[alt(Key::Delete)])
        .yields(Yields::ToText)
        .needs(|editor, _| require(!editor.drawings.annotations.is_empty(), tr!("board-nothing-drawn"))),
    Row::new(Command::FlipView, at(Menu::View, 0), |_, shell| shell.flipped = !shell.flipped)
        .keys(&[ctrl_shift(Key::F)])
        .checked(|_, shell| shell.flipped),
    Row::new(Command::Coordinates, at(Menu::View, 0), |_, shell| {
        shell.settings.coordinates = !shell.settings.coordinates;
    })
    .checked(|_, shell| shell.settings.coordinates),
    setting_row!(Hints, at(Menu::View, 0), hints),
    Row::new(Command::BoardStyle, at(Menu::View, 0), BoardEditor::ask_style).keys(&[ctrl(Key::Comma)]),
    Row::new(Command::OwnColors, at(Menu::View, 0), BoardEditor::edit_colors),
];

fn check_drawing_square(editor: &BoardEditor, shell: &Shell) -> Result<(), Reason> {
    let square = editor.drawing_square(&shell.document);
    require(square.is_some(), tr!("board-no-square"))
}
