//! The commands of the board.

use egui::Key;

use super::Hands;
use super::drawing::clear_annotations;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, Scope, Yields, alt, at, ctrl, ctrl_shift, unless};

type Row = FeatureRow<Hands>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(
        Command::DrawArrow,
        "Draw arrow",
        "Draw an arrow from the selected square: the arrow keys move its head, Enter draws it",
    )
    .runs(at(Menu::Position, 2), Hands::draw_arrow)
    .keys(&[ctrl(Key::J)])
    .scope(Scope::Edit)
    .needs(square_to_draw_at),
    Row::named(
        Command::MarkSquare,
        "Mark square",
        "Mark the selected square; each press takes the next colour, the fifth removes the mark",
    )
    .runs(at(Menu::Position, 2), |hands, shell| hands.mark_square(&mut shell.document))
    .keys(&[ctrl(Key::B)])
    .scope(Scope::Edit)
    .needs(square_to_draw_at),
    Row::named(
        Command::ClearAnnotations,
        "Clear arrows and marks",
        "Take all arrows and marked squares off this position",
    )
    .runs(at(Menu::Position, 2), |_, shell| clear_annotations(&mut shell.document))
    .keys(&[alt(Key::Delete)])
    .scope(Scope::Edit)
    .yields(Yields::ToText)
    .needs(anything_drawn),
    Row::named(Command::FlipView, "Flip view", "Look at the board from the other side")
        .runs(at(Menu::View, 0), |_, shell| shell.flipped = !shell.flipped)
        .keys(&[ctrl_shift(Key::F)])
        .checked(|_, shell| shell.flipped),
    Row::named(Command::Coordinates, "Coordinates", "Show file letters and rank numbers on the board")
        .runs(at(Menu::View, 0), |_, shell| shell.settings.coordinates = !shell.settings.coordinates)
        .checked(|_, shell| shell.settings.coordinates),
    Row::named(Command::Hints, "Hints", "Say below the FEN what the buttons and keys do on the board")
        .runs(at(Menu::View, 0), |_, shell| {
            shell.settings.hints = !shell.settings.hints;
            shell.store_settings();
        })
        .checked(|_, shell| shell.settings.hints),
    Row::named(
        Command::BoardStyle,
        "Board and pieces...",
        "Choose the drawings of the pieces and the colours of the board",
    )
    .runs(at(Menu::View, 0), Hands::ask_style),
    Row::named(Command::OwnColors, "Custom colours...", "Choose colours of your own for the squares of the board")
        .runs(at(Menu::View, 0), Hands::mix_colors),
];

fn square_to_draw_at(hands: &Hands, shell: &Shell) -> Result<(), Reason> {
    let square = hands.square_to_draw_at(&shell.document);
    unless(square.is_some(), "No square is selected and none is under the hand")
}

fn anything_drawn(hands: &Hands, _: &Shell) -> Result<(), Reason> {
    unless(!hands.has_drawn_nothing(), "Nothing is drawn on this position")
}
