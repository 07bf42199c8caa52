//! What each command does.

use super::App;
use super::command::Command;
use super::dialog::{Dialog, Next, Purpose};
use super::settings::{EnPassantChoice, ThemeChoice};
use super::state::write_fen;
use crate::board::Position;
use crate::document::Edit;
use crate::notation::fen;

impl App {
    /// Runs a command, if it can be run now.
    pub(super) fn run(&mut self, command: Command) {
        if !self.state.enabled(command) {
            return;
        }
        self.state.hands.give_up(&mut self.state.document);
        let state = &mut self.state;
        match command {
            Command::New => self.ask_then(Next::New),
            Command::Open => self.ask_then(Next::ChooseFile),
            Command::Save => self.save(Next::Stay),
            Command::SaveAs => self.ask_path(Purpose::Save(Next::Stay)),
            Command::Quit => self.ask_then(Next::Close),
            Command::Undo => self.undo(),
            Command::Redo => {
                state.document.redo();
            }
            Command::CopyFen => self.copy(&self.state.fen(), Some("FEN copied")),
            Command::CopyShredderFen => self.copy(&self.shredder(), Some("Shredder-FEN copied")),
            Command::Paste => {
                if let Some(text) = self.text_to_paste() {
                    self.paste(&text);
                }
            }
            Command::ClearBoard => {
                state.document.apply(Edit::Clear);
            }
            Command::StartPosition => {
                state.document.apply(Edit::Start);
            }
            Command::SwitchSide => {
                let other = !state.document.ground().side_to_move;
                state.document.apply(Edit::SideToMove(other));
            }
            Command::AddPosition => self.add_position(),
            Command::RemovePosition => self.remove_position(),
            Command::PreviousPosition => self.select_record(self.state.document.current().saturating_sub(1)),
            Command::NextPosition => self.select_record(self.state.document.current() + 1),
            Command::FlipView => state.flipped = !state.flipped,
            Command::Coordinates => state.settings.coordinates = !state.settings.coordinates,
            Command::SystemTheme => self.set_theme(ThemeChoice::System),
            Command::LightTheme => self.set_theme(ThemeChoice::Light),
            Command::DarkTheme => self.set_theme(ThemeChoice::Dark),
            Command::EnPassantAsStated => self.write_en_passant(EnPassantChoice::AsStated),
            Command::EnPassantIfCapturable => self.write_en_passant(EnPassantChoice::IfCapturable),
            Command::EnPassantIfLegal => self.write_en_passant(EnPassantChoice::IfLegal),
            Command::EditFen => super::views::focus_fen_box(&self.ctx),
            Command::CommandPalette => state.dialog = Some(Dialog::Commands { filter: String::new(), row: 0 }),
            Command::KeysAndMouse => state.dialog = Some(Dialog::Keys),
            Command::About => state.dialog = Some(Dialog::About),
        }
    }

    fn undo(&mut self) {
        let choice = self.state.settings.en_passant;
        if self.state.fen.is_typing() {
            self.state.fen.leave(&mut self.state.document, |position| write_fen(position, choice));
        }
        self.state.document.undo();
    }

    fn shredder(&self) -> String {
        let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
        fen::write_as(self.state.document.position(), style)
    }

    fn set_theme(&mut self, theme: ThemeChoice) {
        self.state.settings.theme = theme;
        self.ctx.set_theme(theme);
        self.store_settings();
    }

    fn write_en_passant(&mut self, choice: EnPassantChoice) {
        self.state.settings.en_passant = choice;
        let document = &mut self.state.document;
        if self.state.fen.fault().is_none() {
            self.state.fen.show(document, |position| write_fen(position, choice));
        }
        self.store_settings();
    }

    fn add_position(&mut self) {
        let document = &mut self.state.document;
        let position = Position::empty(document.position().board.size());
        document.apply(Edit::AddRecord { after: document.current(), position: Box::new(position) });
    }

    fn remove_position(&mut self) {
        let document = &mut self.state.document;
        let number = document.current() + 1;
        document.apply(Edit::RemoveRecord(document.current()));
        self.state.notices.done(format!("Position {number} was removed"), Some(Command::Undo));
    }

    pub(super) fn select_record(&mut self, index: usize) {
        self.state.hands.give_up(&mut self.state.document);
        if index < self.state.document.len() {
            self.state.document.select(index);
        }
    }
}
