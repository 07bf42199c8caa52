//! Effects: requests from one feature to another.

use crate::app::App;
use crate::app::action::Action;
use crate::app::board;
use crate::app::command::Command;
use crate::app::file::PathTask;
use crate::app::picture::Source;
use crate::app::shell::effect::{Effect, RecordsUse};
use crate::app::shell::path::PathPurpose;
use crate::app::shell::record_selection::RecordSelection;
use crate::app::state::State;
use crate::app::views::{self, ListRows};
use crate::board::Square;
use crate::document::Document;

impl App {
    /// Runs all pending effects, including those pushed meanwhile.
    pub(super) fn route_effects(&mut self) {
        while !self.state.shell.effects.is_empty() {
            for effect in std::mem::take(&mut self.state.shell.effects) {
                self.route(effect);
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm an effect")]
    fn route(&mut self, effect: Effect) {
        self.state.end_input(effect.interrupts());
        let State {
            shell,
            fen,
            board_editor,
            list,
            trial,
            file,
            exporting,
            puzzles,
            paste,
            picture,
            help,
            details,
            ..
        } = &mut self.state;
        match effect {
            Effect::Run(command) => self.run(command),
            // The running work is about this document.
            Effect::Leave(_) if shell.is_working() => {}
            Effect::Leave(next) => file.leave(next, shell),
            Effect::UseRecords(scope, purpose) => {
                let records = list.records_in(scope, &shell.document);
                match purpose {
                    RecordsUse::Save => {
                        file.ask_path(PathTask::Selected(RecordSelection::new(&shell.document, records)), shell);
                    }
                    RecordsUse::Export => exporting.export_records(records, shell),
                    RecordsUse::Solve => puzzles.solve(records, shell),
                }
            }
            Effect::KeepMoves => {
                trial.keep(shell);
                self.state.follow();
            }
            Effect::ForgetDocument { is_again } => {
                // The cached rows belong to the previous document.
                self.cache.rows = ListRows::default();
                self.state.forget_document(is_again);
                self.state.follow();
            }
            Effect::AskPath(wish) => file.ask_path(PathTask::Prompt(wish), shell),
            Effect::UsePath(PathPurpose::Export, path) => exporting.export_to(&path, shell),
            Effect::CancelPath(PathPurpose::Export) => exporting.reopen_dialog(shell),
            Effect::CancelPath(PathPurpose::Join | PathPurpose::Picture) => {}
            Effect::UsePath(PathPurpose::Picture, path) | Effect::ReadPicture(path) => {
                picture.read(Source::File(path), shell);
            }
            Effect::ReadPixels(width, height, rgba) => picture.read(Source::Pixels { width, height, rgba }, shell),
            Effect::ShowMoves(moves) => trial.show_moves(&moves, shell),
            Effect::Paste(text) => paste.paste(text, shell),
            Effect::ReadForList(text) => paste.read_for_list(text, shell),
            Effect::UsePath(PathPurpose::Join, path) => list.join(path, shell),
            Effect::ShowRecords { records, current } => list.reveal_all(records, current, shell),
            Effect::InsertLines(text) => list.insert_text(text, false, shell),
            Effect::InsertFile(file) => list.insert_file(*file, shell),
            Effect::AddPositions { positions, mended } => list.add_positions(&positions, mended, shell),
            Effect::DetectGame => paste.note_opened(shell),
            Effect::SetUpPasted => {
                trial.put_aside(shell);
                if !paste.set_up(shell) {
                    fen.discard_draft(shell);
                }
            }
            Effect::ReplacePosition(edit) => {
                trial.put_aside(shell);
                if !shell.document.apply(edit) {
                    fen.discard_draft(shell);
                }
            }
            Effect::ShowUnreadable(text) => fen.show_unreadable(&text, &mut shell.document),
            Effect::ShowExample(text) => {
                trial.put_aside(shell);
                fen.show_unreadable(text, &mut shell.document);
            }
            Effect::Explain(term) => help.explain(term, shell),
            Effect::EditTitle { in_list } => {
                details.sync(shell);
                if self.state.is_enabled(Command::EditTitle) {
                    self.state.details.edit_title(in_list, &self.state.shell);
                }
            }
            Effect::Retitle(text) => list.retitle(&text, shell),
            Effect::FocusList => views::focus_list(&shell.ctx, true),
            Effect::FocusBoard => self.go_to_board(),
            Effect::ResetBoardTyping => board_editor.follow_record(&mut shell.document),
            Effect::Undo => list.step_history(Document::undo, shell),
            Effect::DropListFocus => self.list_focus.was_in_list = false,
        }
    }

    /// Moves the focus to the board: to the selected square, or to its first one.
    fn go_to_board(&mut self) {
        if self.state.cursor().is_none() {
            let first = Square::new(0, self.state.shown_position().board.size().ranks() - 1);
            self.act(Action::Board(board::Action::Select(first)));
        }
    }
}
