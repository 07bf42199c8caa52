//! What each command does.

use crate::app::App;
use crate::app::board::typing::Typing;
use crate::app::command::Command;
use crate::app::shell::dialog::{Dialog, Next, Purpose};
use crate::app::shell::settings::{EnPassantChoice, ThemeChoice, write_fen};
use crate::board::{Position, Square};
use crate::diagram::Form;
use crate::document::{Document, Edit, Records};
use crate::notation::fen;

impl App {
    /// Runs a command, if it can be run now.
    #[expect(clippy::too_many_lines, reason = "a line or two for each command")]
    pub(in crate::app) fn run(&mut self, command: Command) {
        if !self.state.enabled(command) {
            return;
        }
        if command != Command::DrawArrow {
            self.state.hands.give_up(&mut self.state.shell.document);
        }
        if self.state.trial.run(command, &mut self.state.shell) {
            return;
        }
        let state = &mut self.state;
        match command {
            Command::New => self.ask_then(Next::New),
            Command::Open => self.ask_then(Next::ChooseFile),
            Command::Save => self.save(Next::Stay),
            Command::SaveAs => self.ask_path(Purpose::Save(Next::Stay)),
            Command::Quit => self.ask_then(Next::Close),
            Command::Undo => self.undo(),
            Command::Redo => self.go_through_history(Document::redo),
            Command::CopyFen => self.copy_fen(),
            Command::CopyShredderFen => self.copy_shredder_fen(),
            Command::CopyPicture => self.copy_as(Form::Png),
            Command::CopyAscii => self.copy_as(Form::Ascii),
            Command::CopyFigures => self.copy_as(Form::Unicode),
            Command::CopyLatex => self.copy_as(Form::Latex),
            Command::CopyMarkdown => self.copy_as(Form::Markdown),
            Command::CopyAltText => self.copy_as(Form::Alt),
            Command::ExportDiagram => self.ask_export(),
            Command::ExportAll => self.ask_export_all(),
            Command::Paste => {
                if let Some(text) = self.state.shell.text_to_paste() {
                    self.paste(&text);
                }
            }
            Command::ClearBoard => _ = self.state_whole(Edit::Clear),
            Command::StartPosition => _ = self.state_whole(Edit::Start),
            Command::SwitchSide => {
                let other = !state.shell.document.ground().side_to_move;
                state.shell.document.apply(Edit::SideToMove(other));
            }
            Command::DrawArrow | Command::MarkSquare | Command::ClearAnnotations => self.run_in_drawing(command),
            Command::FixAll => self.fix_all(),
            Command::TryMoves => self.state.trial.try_moves(&mut self.state.shell),
            Command::Solve
            | Command::StopSolving
            | Command::SolveAfterEdits
            | Command::CopySolution
            | Command::CopySolutionAsEpd
            | Command::WriteSolution => self.state.solving.run(command, &mut self.state.shell),
            Command::CheckPuzzles => self.ask_check(),
            Command::Chess960 | Command::Library | Command::RandomPosition => self.ask_set_up(command),
            Command::RandomChess960 => self.set_up_random_chess960(),
            Command::MirrorLeftRight
            | Command::MirrorTopBottom
            | Command::SwapColors
            | Command::RotateClockwise
            | Command::RotateAnticlockwise
            | Command::RotateHalf
            | Command::ShiftLeft
            | Command::ShiftRight
            | Command::ShiftUp
            | Command::ShiftDown => self.transform(command),
            Command::AddPosition => self.add_position(),
            Command::RemovePosition
            | Command::DuplicatePositions
            | Command::CutPositions
            | Command::CopyPositions
            | Command::PastePositions
            | Command::MoveUp
            | Command::MoveDown
            | Command::SelectAllPositions
            | Command::MarkDone
            | Command::Find
            | Command::FindNext
            | Command::FindPrevious
            | Command::GoToPosition
            | Command::PreviousPosition
            | Command::NextPosition
            | Command::FirstPosition
            | Command::LastPosition => self.run_in_list(command),
            Command::SortByNumber
            | Command::SortByName
            | Command::SortByMaterial
            | Command::SortBySideToMove
            | Command::SortByProblems
            | Command::RemoveExactDuplicates
            | Command::RemoveSamePlacement
            | Command::RemoveReflected
            | Command::SplitFile
            | Command::JoinFile
            | Command::SaveSelected => self.arrange(command),
            Command::BringBack => {
                self.end_all_typing();
                self.ask_then(Next::BringBack);
            }
            Command::KeepBackup => {
                state.shell.settings.keeps_backup = !state.shell.settings.keeps_backup;
                self.state.shell.store_settings();
            }
            Command::FlipView => state.flipped = !state.flipped,
            Command::Coordinates => state.shell.settings.coordinates = !state.shell.settings.coordinates,
            Command::BoardStyle => self.ask_board_style(),
            Command::SystemTheme => self.set_theme(ThemeChoice::System),
            Command::LightTheme => self.set_theme(ThemeChoice::Light),
            Command::DarkTheme => self.set_theme(ThemeChoice::Dark),
            Command::EnPassantAsStated => self.write_en_passant(EnPassantChoice::AsStated),
            Command::EnPassantIfCapturable => self.write_en_passant(EnPassantChoice::IfCapturable),
            Command::EnPassantIfLegal => self.write_en_passant(EnPassantChoice::IfLegal),
            Command::EditFen => crate::app::views::focus_fen_box(&self.state.shell.ctx),
            Command::CommandPalette => state.shell.dialog = Some(Dialog::Commands { filter: String::new(), row: 0 }),
            Command::KeysAndMouse => state.shell.dialog = Some(Dialog::Keys),
            Command::About => state.shell.dialog = Some(Dialog::About),
        }
    }

    /// Takes the last step back. An unfinished text in the FEN box is the last thing that was done.
    fn undo(&mut self) {
        let choice = self.state.shell.settings.en_passant;
        let written = |position: &Position| write_fen(position, choice);
        let (fen, document) = (&mut self.state.fen, &mut self.state.shell.document);
        if fen.holds_unfinished() {
            fen.revert(document, written);
            return;
        }
        if fen.is_typing() {
            fen.leave(document, written);
        }
        self.go_through_history(Document::undo);
    }

    /// States a whole position and tells whether that changed it. Where it stands so already, an unfinished
    /// text in the FEN box gives way to it all the same.
    pub(in crate::app) fn state_whole(&mut self, edit: Edit) -> bool {
        self.state.trial.put_aside(&mut self.state.shell);
        let choice = self.state.shell.settings.en_passant;
        let is_changed = self.state.shell.document.apply(edit);
        if !is_changed && self.state.is_preview() {
            self.state.fen.show(&mut self.state.shell.document, |position| write_fen(position, choice));
        }
        is_changed
    }

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

    fn set_theme(&mut self, theme: ThemeChoice) {
        self.state.shell.settings.theme = theme;
        self.state.shell.ctx.set_theme(theme);
        self.state.shell.store_settings();
    }

    fn write_en_passant(&mut self, choice: EnPassantChoice) {
        self.state.shell.settings.en_passant = choice;
        let document = &mut self.state.shell.document;
        if self.state.fen.fault().is_none() {
            self.state.fen.show(document, |position| write_fen(position, choice));
        }
        self.state.shell.store_settings();
    }

    fn add_position(&mut self) {
        let document = &mut self.state.shell.document;
        let size = document.position().board.size();
        let position = Box::new(Position::empty(size));
        document.begin_gesture();
        document.apply(Edit::AddRecord { after: document.current(), position });
        // Who types goes on with the new board's first square.
        if document.cursor().is_some() {
            document.set_cursor(Some(Square::new(0, size.ranks() - 1)));
        }
        document.end_gesture();
        let new = Records::from(document.current());
        self.state.list.finding.keep(&self.state.shell.document, &new);
        self.state.typing = Typing::default();
    }

    pub(in crate::app) fn select_record(&mut self, index: usize) {
        self.state.hands.give_up(&mut self.state.shell.document);
        if index < self.state.shell.document.len() {
            self.state.typing = Typing::default();
            self.state.shell.document.select(index);
        }
    }
}
