//! The commands of the FEN box.

use egui::Key;

use super::{FenBox, view};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, Yields, at, ctrl, require};
use crate::app::shell::settings::EnPassantChoice;
use crate::board::Variant;
use crate::tr;

type Row = FeatureRow<FenBox>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::CopyFen, at(Menu::Edit, 1), |fen, shell| fen.copy(shell))
        .keys(&[ctrl(Key::C)])
        .yields(Yields::ToText),
    Row::new(Command::CopyShredderFen, at(Menu::Edit, 1), |fen, shell| fen.copy_shredder(shell)),
    Row::new(Command::CopyOlderFen, at(Menu::Edit, 1), |_, shell| FenBox::copy_older(shell))
        .needs(|_, shell| require(has_older_form(shell), tr!("fen-box-why-one-form"))),
    Row::new(Command::EditFen, at(Menu::Edit, 2), |_, shell| view::focus(&shell.ctx))
        .keys(&[ctrl(Key::L)])
        .scope(CommandScope::BeginEdit)
        .opens_field(),
    Row::new(Command::EnPassantAsStated, at(Menu::Position, 4), |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::AsStated, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::AsStated),
    Row::new(Command::EnPassantIfCapturable, at(Menu::Position, 4), |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::IfCapturable, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfCapturable),
    Row::new(Command::EnPassantIfLegal, at(Menu::Position, 4), |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::IfLegal, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfLegal),
];

/// Returns `true` if other programs write the data of this variant in another form.
fn has_older_form(shell: &Shell) -> bool {
    !shell.is_preview() && matches!(shell.position().variant(), Variant::Crazyhouse | Variant::ThreeCheck)
}
