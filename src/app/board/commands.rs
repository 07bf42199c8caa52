//! The commands of the board.

use egui::Key;

use super::Hands;
use super::drawing::clear_annotations;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, Scope, Yields, alt, at, ctrl, ctrl_shift, unless};
use crate::tr;

type Row = FeatureRow<Hands>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::DrawArrow, at(Menu::Position, 2), Hands::draw_arrow)
        .keys(&[ctrl(Key::J)])
        .scope(Scope::Edit)
        .needs(square_to_draw_at),
    Row::new(Command::MarkSquare, at(Menu::Position, 2), |hands, shell| hands.mark_square(&mut shell.document))
        .keys(&[ctrl(Key::B)])
        .scope(Scope::Edit)
        .needs(square_to_draw_at),
    Row::new(Command::ClearAnnotations, at(Menu::Position, 2), |_, shell| clear_annotations(&mut shell.document))
        .keys(&[alt(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToText)
        .needs(anything_drawn),
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
    Row::new(Command::BoardStyle, at(Menu::View, 0), Hands::ask_style),
    Row::new(Command::OwnColors, at(Menu::View, 0), Hands::mix_colors),
];

fn square_to_draw_at(hands: &Hands, shell: &Shell) -> Result<(), Reason> {
    let square = hands.square_to_draw_at(&shell.document);
    unless(square.is_some(), tr!("board-no-square"))
}

fn anything_drawn(hands: &Hands, _: &Shell) -> Result<(), Reason> {
    unless(!hands.has_drawn_nothing(), tr!("board-nothing-drawn"))
}
