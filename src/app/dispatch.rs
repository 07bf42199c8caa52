//! What each action does.

use egui::ViewportCommand;

use super::App;
use super::action::Action;
use super::command::Command;
use super::dialog::{Dialog, Next, Purpose};
use super::fen_box::MAX_TEXT;
use super::pointer::{Pointer, Spot};
use super::settings::{EnPassantChoice, ThemeChoice};
use super::state::write_fen;
use super::tool::Tool;
use super::typing::Typing;
use super::words;
use crate::board::{Piece, Position, Square};
use crate::document::Edit;
use crate::notation::fen;

impl App {
    /// Does what a view asked for, and brings everything derived up to date.
    pub(super) fn act(&mut self, action: Action) {
        if ends_a_number(&action) {
            self.end_number();
        }
        match action {
            Action::FenTyped(_)
            | Action::FenCaret(_)
            | Action::FenLeft
            | Action::FenReverted
            | Action::PasteText(_) => self.act_on_text(action),
            Action::Character(_)
            | Action::KeyReleased
            | Action::Step(_)
            | Action::Backspace
            | Action::Delete
            | Action::Escape => self.act_on_key(&action),
            Action::Answer(_) | Action::DialogText(_) | Action::DialogRow(_) | Action::DialogCommand(_) => {
                self.act_on_dialog(action);
            }
            Action::Run(command) => self.run(command),
            Action::Edit(edit) => {
                self.state.document.apply(edit);
            }
            Action::EditNumber(edit) => {
                self.begin_number();
                self.state.document.apply(edit);
            }
            Action::NumberLeft => self.end_number(),
            Action::Pointer(event) => {
                if matches!(event, Pointer::Press(_, Spot::Square(_))) {
                    self.state.typing = Typing::default();
                }
                self.state.hands.pointer(&mut self.state.document, event);
            }
            Action::Hover(square) => self.state.hover = square,
            Action::Select(square) => self.state.document.set_cursor(Some(square)),
            Action::SelectRecord(index) => self.select_record(index),
            Action::OpenFile(path) => self.ask_then(Next::Open(path)),
            Action::CloseNotice(index) => self.state.notices.close(index),
        }
        self.state.follow();
    }

    fn act_on_text(&mut self, action: Action) {
        let choice = self.state.settings.en_passant;
        let written = |position: &Position| write_fen(position, choice);
        match action {
            Action::FenTyped(text) => self.state.fen.type_text(&mut self.state.document, text),
            Action::FenCaret(caret) => self.state.fen.set_caret(caret),
            Action::FenLeft => self.state.fen.leave(&mut self.state.document, written),
            Action::FenReverted => self.state.fen.revert(&mut self.state.document, written),
            Action::PasteText(text) => self.paste(&text),
            _ => {}
        }
    }

    fn act_on_key(&mut self, action: &Action) {
        let state = &mut self.state;
        match *action {
            Action::Character(character) => self.character(character),
            Action::KeyReleased => state.hands.letter_released(&mut state.document),
            Action::Step(step) => state.typing.step(&mut state.document, step, state.flipped),
            Action::Backspace => state.typing.backspace(&mut state.document),
            Action::Delete if state.document.cursor().is_some() => state.typing.delete(&mut state.document),
            Action::Delete => self.clear_under_pointer(),
            Action::Escape => self.escape(),
            _ => {}
        }
    }

    fn act_on_dialog(&mut self, action: Action) {
        match (action, &mut self.state.dialog) {
            (Action::Answer(answer), _) => self.answer(answer),
            (Action::DialogText(typed), Some(Dialog::Path { text, .. })) => *text = typed,
            (Action::DialogText(typed), Some(Dialog::Commands { filter, row })) => {
                *filter = typed;
                *row = 0;
            }
            (Action::DialogRow(chosen), Some(Dialog::Commands { row, .. })) => *row = chosen,
            (Action::DialogCommand(command), _) => {
                self.state.dialog = None;
                self.run(command);
            }
            _ => {}
        }
    }

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

    fn select_record(&mut self, index: usize) {
        self.state.hands.give_up(&mut self.state.document);
        if index < self.state.document.len() {
            self.state.document.select(index);
        }
    }

    fn character(&mut self, character: char) {
        let state = &mut self.state;
        if state.document.cursor().is_some() {
            state.typing.character(&mut state.document, character);
            return;
        }
        let size = state.document.ground().board.size();
        let piece = Piece::from_letter(character).filter(|piece| size.roles().contains(&piece.role));
        match (piece, self.square_for_letters()) {
            (Some(piece), Some(square)) => self.place_by_letter(square, piece, character),
            (Some(piece), None) => self.state.hands.tool = Tool::Brush(piece),
            (None, Some(_)) if character == 'x' => self.clear_under_pointer(),
            (None, None) if character == 'x' => self.state.hands.tool = Tool::Eraser,
            _ => {}
        }
    }

    /// The square that letters go to when none is selected: the one under the pointer, with the hand.
    fn square_for_letters(&self) -> Option<Square> {
        self.state.hover.filter(|_| self.state.hands.tool == Tool::Hand)
    }

    fn place_by_letter(&mut self, square: Square, piece: Piece, letter: char) {
        let state = &mut self.state;
        // A key that is held down repeats; the sweep it began goes on by itself.
        if !state.hands.is_held_by(letter) {
            state.hands.paint_by_letter(&mut state.document, square, piece, letter);
        }
    }

    fn clear_under_pointer(&mut self) {
        if let Some(square) = self.square_for_letters() {
            self.state.document.apply(Edit::Place { square, piece: None });
        }
    }

    /// One step back: what is carried, the brush, the selected square.
    fn escape(&mut self) {
        let state = &mut self.state;
        if state.hands.gesture.is_some() {
            state.hands.give_up(&mut state.document);
        } else if state.hands.tool != Tool::Hand {
            state.hands.tool = Tool::Hand;
        } else if state.document.cursor().is_some() {
            state.document.set_cursor(None);
        } else if self.waiting.is_some() {
            self.stop_waiting();
        }
    }

    fn begin_number(&mut self) {
        if !self.state.number_open {
            self.state.number_open = true;
            self.state.document.begin_gesture();
        }
    }

    fn end_number(&mut self) {
        if std::mem::take(&mut self.state.number_open) {
            self.state.document.end_gesture();
        }
    }

    /// Puts text on the clipboard and says so, or says why it cannot.
    pub(super) fn copy(&mut self, text: &str, done: Option<&str>) {
        match (self.desktop.set_clipboard_text(text), done) {
            (Ok(()), Some(done)) => self.state.notices.done(done, None),
            (Ok(()), None) => {}
            (Err(why), _) => self.state.notices.failed(format!("The clipboard cannot be used: {why}."), None),
        }
    }

    /// The text on the clipboard, if there is one that can be a position or part of one.
    pub(super) fn text_to_paste(&mut self) -> Option<String> {
        match self.desktop.clipboard_text() {
            Ok(text) if text.len() > MAX_TEXT => {
                self.refuse(&text);
                None
            }
            Ok(text) => Some(text),
            Err(why) => {
                self.state.notices.failed(format!("The clipboard cannot be read: {why}."), None);
                None
            }
        }
    }

    /// Says that a text is too long to be a position.
    fn refuse(&mut self, text: &str) {
        let count = words::number(text.chars().count());
        let sentence = format!("This text has {count} characters and is no position. Nothing was changed.");
        self.state.notices.failed(sentence, None);
    }

    /// Reads a position from text that came from outside; text that cannot be read stands in the FEN box.
    pub(super) fn paste(&mut self, text: &str) {
        if text.len() > MAX_TEXT {
            self.refuse(text);
            return;
        }
        let state = &mut self.state;
        match fen::read_trimmed(text) {
            (Ok(position), trimmed) => {
                state.document.apply(Edit::Replace(Box::new(position)));
                let mended = if trimmed { ", without the white space around it" } else { "" };
                state.notices.done(format!("Position pasted{mended}"), Some(Command::Undo));
            }
            (Err(fault), _) => {
                let sentence = fault.sentence(text);
                state.fen.hold(&mut state.document, text);
                state.notices.failed(format!("This is no FEN yet. {sentence}. The text stands in the FEN box."), None);
            }
        }
    }

    /// Closes the window if that is what was decided.
    pub(super) fn close_if_decided(&self) {
        if self.closing {
            self.ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

/// Whether an action ends what is typed or dragged in a number field. The pointer's movements come while
/// a number is dragged, too.
const fn ends_a_number(action: &Action) -> bool {
    !matches!(
        action,
        Action::EditNumber(_)
            | Action::NumberLeft
            | Action::Hover(_)
            | Action::FenCaret(_)
            | Action::Pointer(Pointer::Enter(_) | Pointer::Release(..) | Pointer::Press(_, Spot::Elsewhere))
            | Action::KeyReleased
    )
}
