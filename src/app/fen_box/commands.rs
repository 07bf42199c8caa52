//! The commands of the FEN box.

use egui::Key;

use crate::app::command::{Command, Menu, RootRow as Row, Scope, Yields, at, ctrl};
use crate::app::shell::settings::EnPassantChoice;
use crate::app::state::write_fen;
use crate::app::{App, views};
use crate::notation::fen;

/// The commands of the FEN box.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::CopyFen, "Copy FEN", "Put the FEN of this position on the clipboard")
        .runs(at(Menu::Edit, 1), App::copy_fen)
        .keys(&[ctrl(Key::C)])
        .yields(Yields::ToText),
    Row::named(
        Command::CopyShredderFen,
        "Copy Shredder-FEN",
        "Put the FEN with castling rights as rook files on the clipboard",
    )
    .runs(at(Menu::Edit, 1), App::copy_shredder_fen),
    Row::named(Command::EditFen, "Edit FEN", "Put the caret into the FEN box")
        .runs(at(Menu::Edit, 2), |app| views::focus_fen_box(&app.state.shell.ctx))
        .keys(&[ctrl(Key::L)])
        .scope(Scope::Editing)
        .opens_field(),
    Row::named(
        Command::EnPassantAsStated,
        "Write en passant as stated",
        "After any double step, the PGN standard's rule",
    )
    .runs(at(Menu::Position, 4), |app| app.write_en_passant(EnPassantChoice::AsStated))
    .checked(|state| state.settings.en_passant == EnPassantChoice::AsStated),
    Row::named(Command::EnPassantIfCapturable, "Write en passant only if a pawn can capture", "The rule of X-FEN")
        .runs(at(Menu::Position, 4), |app| app.write_en_passant(EnPassantChoice::IfCapturable))
        .checked(|state| state.settings.en_passant == EnPassantChoice::IfCapturable),
    Row::named(Command::EnPassantIfLegal, "Write en passant only if the capture is legal", "The rule of most servers")
        .runs(at(Menu::Position, 4), |app| app.write_en_passant(EnPassantChoice::IfLegal))
        .checked(|state| state.settings.en_passant == EnPassantChoice::IfLegal),
];

impl App {
    /// Copies what the FEN box shows, also while that is no FEN.
    fn copy_fen(&mut self) {
        if self.state.is_preview() {
            let text = self.state.fen.text().to_owned();
            self.state.shell.copy(&text, Some("The text was copied as it stands; it is not a FEN yet"));
        } else {
            let fen = self.state.fen();
            self.state.shell.copy(&fen, Some("FEN copied"));
        }
    }

    fn copy_shredder_fen(&mut self) {
        if self.state.is_preview() {
            self.copy_fen();
            return;
        }
        let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
        let text = fen::write_as(self.state.position(), style);
        self.state.shell.copy(&text, Some("Shredder-FEN copied"));
    }

    fn write_en_passant(&mut self, choice: EnPassantChoice) {
        self.state.shell.settings.en_passant = choice;
        let document = &mut self.state.shell.document;
        if self.state.fen.fault().is_none() {
            self.state.fen.show(document, |position| write_fen(position, choice));
        }
        self.state.shell.store_settings();
    }
}
