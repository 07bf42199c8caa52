//! The commands of the FEN box.

use egui::Key;

use super::{FenBox, view};
use crate::app::shell::command::{Command, FeatureRow, Menu, Scope, Yields, at, ctrl};
use crate::app::shell::settings::EnPassantChoice;

type Row = FeatureRow<FenBox>;

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::CopyFen, "Copy FEN", "Put the FEN of this position on the clipboard")
        .runs(at(Menu::Edit, 1), |fen, shell| fen.copy(shell))
        .keys(&[ctrl(Key::C)])
        .yields(Yields::ToText),
    Row::named(
        Command::CopyShredderFen,
        "Copy Shredder-FEN",
        "Put the FEN with castling rights as rook files on the clipboard",
    )
    .runs(at(Menu::Edit, 1), |fen, shell| fen.copy_shredder(shell)),
    Row::named(Command::EditFen, "Edit FEN", "Put the caret into the FEN box")
        .runs(at(Menu::Edit, 2), |_, shell| view::focus(&shell.ctx))
        .keys(&[ctrl(Key::L)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(
        Command::EnPassantAsStated,
        "Write en passant as stated",
        "After any double step, the PGN standard's rule",
    )
    .runs(at(Menu::Position, 4), |fen, shell| fen.write_en_passant(EnPassantChoice::AsStated, shell))
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::AsStated),
    Row::named(Command::EnPassantIfCapturable, "Write en passant only if a pawn can capture", "The rule of X-FEN")
        .runs(at(Menu::Position, 4), |fen, shell| fen.write_en_passant(EnPassantChoice::IfCapturable, shell))
        .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfCapturable),
    Row::named(Command::EnPassantIfLegal, "Write en passant only if the capture is legal", "The rule of most servers")
        .runs(at(Menu::Position, 4), |fen, shell| fen.write_en_passant(EnPassantChoice::IfLegal, shell))
        .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfLegal),
];
