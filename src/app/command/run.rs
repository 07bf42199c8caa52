//! What each command does.

use crate::app::App;
use crate::app::board;
use crate::app::command::Command;
use crate::app::fields;
use crate::app::setup;
use crate::app::shell::dialog::{Dialog, Next, Purpose};
use crate::app::shell::settings::{EnPassantChoice, ThemeChoice};
use crate::board::{Position, Square};
use crate::diagram::Form;
use crate::document::{Document, Edit, Records};

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
        if self.run_in_trial(command) {
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
            Command::CopyFen => state.fen.copy(&mut state.shell),
            Command::CopyShredderFen => state.fen.copy_shredder(&mut state.shell),
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
            Command::SwitchSide => fields::switch_side(&mut state.shell),
            Command::DrawArrow => state.hands.draw_arrow(&mut state.shell),
            Command::MarkSquare => state.hands.mark_square(&mut state.shell.document),
            Command::ClearAnnotations => board::clear_annotations(&mut state.shell.document),
            Command::FixAll => self.fix_all(),
            Command::TryMoves => self.try_moves(),
            Command::Solve
            | Command::StopSolving
            | Command::SolveAfterEdits
            | Command::CopySolution
            | Command::CopySolutionAsEpd
            | Command::WriteSolution => self.run_in_solving(command),
            Command::CheckPuzzles => self.ask_check(),
            Command::Chess960 | Command::Library | Command::RandomPosition => setup::ask(command, &mut state.shell),
            Command::RandomChess960 => setup::set_up_random_chess960(&mut state.shell),
            Command::MirrorLeftRight
            | Command::MirrorTopBottom
            | Command::SwapColors
            | Command::RotateClockwise
            | Command::RotateAnticlockwise
            | Command::RotateHalf
            | Command::ShiftLeft
            | Command::ShiftRight
            | Command::ShiftUp
            | Command::ShiftDown => setup::transform(command, &mut state.shell),
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
            Command::FlipView => state.shell.flipped = !state.shell.flipped,
            Command::Coordinates => state.shell.settings.coordinates = !state.shell.settings.coordinates,
            Command::BoardStyle => board::ask_style(&mut state.shell),
            Command::SystemTheme => self.set_theme(ThemeChoice::System),
            Command::LightTheme => self.set_theme(ThemeChoice::Light),
            Command::DarkTheme => self.set_theme(ThemeChoice::Dark),
            Command::EnPassantAsStated => state.fen.write_en_passant(EnPassantChoice::AsStated, &mut state.shell),
            Command::EnPassantIfCapturable => {
                state.fen.write_en_passant(EnPassantChoice::IfCapturable, &mut state.shell)
            }
            Command::EnPassantIfLegal => state.fen.write_en_passant(EnPassantChoice::IfLegal, &mut state.shell),
            Command::EditFen => crate::app::views::focus_fen_box(&self.state.shell.ctx),
            Command::CommandPalette => state.shell.dialog = Some(Dialog::Commands { filter: String::new(), row: 0 }),
            Command::KeysAndMouse => state.shell.dialog = Some(Dialog::Keys),
            Command::About => state.shell.dialog = Some(Dialog::About),
        }
    }

    /// Takes the last step back. An unfinished text in the FEN box is the last thing that was done.
    fn undo(&mut self) {
        if self.state.fen.undo(&mut self.state.shell) {
            return;
        }
        self.go_through_history(Document::undo);
    }

    fn set_theme(&mut self, theme: ThemeChoice) {
        self.state.shell.settings.theme = theme;
        self.state.shell.ctx.set_theme(theme);
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
        self.state.hands.forget_keys();
    }

    pub(in crate::app) fn select_record(&mut self, index: usize) {
        self.state.hands.give_up(&mut self.state.shell.document);
        if index < self.state.shell.document.len() {
            self.state.hands.forget_keys();
            self.state.shell.document.select(index);
        }
    }
}
