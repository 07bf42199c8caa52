//! The commands of the FEN box.

use egui::Key;

use crate::app::command::{Command, Menu, Row, Scope, Yields, at, ctrl};
use crate::app::shell::settings::EnPassantChoice;
use crate::app::state::write_fen;
use crate::app::{App, views};
use crate::notation::fen;

/// The commands of the FEN box.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(
        Command::CopyFen,
        at(Menu::Edit, 1),
        "Copy FEN",
        "Put the FEN of this position on the clipboard",
        App::copy_fen,
    )
    .keys(&[ctrl(Key::C)])
    .yields(Yields::ToText),
    Row::new(
        Command::CopyShredderFen,
        at(Menu::Edit, 1),
        "Copy Shredder-FEN",
        "Put the FEN with castling rights as rook files on the clipboard",
        App::copy_shredder_fen,
    ),
    Row::new(Command::EditFen, at(Menu::Edit, 2), "Edit FEN", "Put the caret into the FEN box", |app| {
        views::focus_fen_box(&app.state.shell.ctx)
    })
    .keys(&[ctrl(Key::L)])
    .scope(Scope::Editing)
    .opens_field(),
    Row::new(
        Command::EnPassantAsStated,
        at(Menu::Position, 4),
        "Write en passant as stated",
        "After any double step, the PGN standard's rule",
        |app| app.write_en_passant(EnPassantChoice::AsStated),
    )
    .checked(|state| state.settings.en_passant == EnPassantChoice::AsStated),
    Row::new(
        Command::EnPassantIfCapturable,
        at(Menu::Position, 4),
        "Write en passant only if a pawn can capture",
        "The rule of X-FEN",
        |app| app.write_en_passant(EnPassantChoice::IfCapturable),
    )
    .checked(|state| state.settings.en_passant == EnPassantChoice::IfCapturable),
    Row::new(
        Command::EnPassantIfLegal,
        at(Menu::Position, 4),
        "Write en passant only if the capture is legal",
        "The rule of most servers",
        |app| app.write_en_passant(EnPassantChoice::IfLegal),
    )
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
