//! Effects: requests from one feature to another.

use super::deferred::DeferredTask;
use crate::app::App;
use crate::app::action::Action;
use crate::app::board;
use crate::app::command::Command;
use crate::app::file::PathTask;
use crate::app::list::SearchAction;
use crate::app::picture::Source;
use crate::app::shell::effect::Effect;
use crate::app::shell::path::PathPurpose;
use crate::app::state::State;
use crate::app::views::{self, ListRows};
use crate::board::Square;

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
        let State {
            shell, fen, board_editor: hands, list, trial, file, exporting, puzzles, paste, picture, help, ..
        } = &mut self.state;
        match effect {
            Effect::Run(command) => self.run(command),
            Effect::Leave(next) => self.leave_document(next),
            Effect::SaveSelected => self.run_when_read(DeferredTask::SaveSelected),
            Effect::KeepMoves => {
                trial.keep(shell);
                self.state.follow();
            }
            Effect::ForgetDocument { is_again } => self.forget_document(is_again),
            Effect::AskPath(wish) => file.ask_path(PathTask::Prompt(wish), shell),
            Effect::UsePath(PathPurpose::Export, path) => exporting.export_to(&path, shell),
            Effect::CancelPath(PathPurpose::Export) => exporting.reopen_dialog(shell),
            Effect::CancelPath(PathPurpose::Join | PathPurpose::Picture) => {}
            Effect::UsePath(PathPurpose::Picture, path) | Effect::ReadPicture(path) => {
                picture.read(Source::File(path), shell);
            }
            Effect::ReadPixels(width, height, rgba) => picture.read(Source::Pixels { width, height, rgba }, shell),
            Effect::CopyAs(form) => {
                let showing = self.state.showing();
                self.state.exporting.copy_as(form, showing, &mut self.state.shell);
            }
            Effect::ExportAll => {
                self.state.end_all_typing();
                self.run_when_read(DeferredTask::ExportAll);
            }
            Effect::CheckPuzzles => {
                self.state.end_all_typing();
                self.run_when_read(DeferredTask::CheckPuzzles);
            }
            Effect::AddPuzzleMark { record, position, mark } => puzzles.note(record, &position, mark, &shell.document),
            Effect::ShowMoves(moves) => trial.show_moves(&moves, shell),
            Effect::Paste(text) => paste.paste(text, shell),
            Effect::ReadForList(text) => paste.read_for_list(text, shell),
            effect @ (Effect::UsePath(PathPurpose::Join, _)
            | Effect::ShowRecords { .. }
            | Effect::InsertLines(_)
            | Effect::InsertFile(_)
            | Effect::AddPositions { .. }) => self.change_list(effect),
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
                if self.state.is_enabled(Command::EditTitle) {
                    let State { shell, details, .. } = &mut self.state;
                    details.follow(shell);
                    details.edit_title(in_list, shell);
                }
            }
            Effect::Retitle(text) => list.retitle(&text, shell),
            Effect::FocusList => views::focus_list(&shell.ctx, true),
            Effect::FocusBoard => self.go_to_board(),
            Effect::ResetBoardTyping => hands.follow_record(&mut shell.document),
            Effect::DropListFocus => self.list_focus.was_in_list = false,
        }
    }

    /// Runs an effect that changes the list, which makes another record current. Pending input is committed to the
    /// current record first.
    fn change_list(&mut self, effect: Effect) {
        self.state.commit_fields();
        let State { shell, fen, board_editor: hands, list, .. } = &mut self.state;
        match effect {
            Effect::UsePath(PathPurpose::Join, path) => {
                fen.end_typing(shell);
                hands.cancel_gesture(&mut shell.document);
                list.join(path, shell);
            }
            Effect::ShowRecords { records, current } => {
                hands.cancel_gesture(&mut shell.document);
                list.reveal_all(records, current, shell);
            }
            Effect::InsertLines(text) => {
                hands.cancel_gesture(&mut shell.document);
                list.insert_text(text, false, shell);
            }
            Effect::InsertFile(file) => {
                fen.end_typing(shell);
                hands.cancel_gesture(&mut shell.document);
                list.insert_file(*file, shell);
            }
            Effect::AddPositions { positions, mended } => {
                hands.cancel_gesture(&mut shell.document);
                list.add_positions(&positions, mended, shell);
            }
            _ => {}
        }
    }

    /// Resets the state for another document. `is_again`: the same file was read again, for which tool and search are
    /// kept.
    fn forget_document(&mut self, is_again: bool) {
        // The cached rows belong to the previous document.
        self.cache.rows = ListRows::default();
        let (tool, query) = (self.state.board_editor.tool, self.state.list.search.text().to_owned());
        let puzzles = std::mem::take(&mut self.state.puzzles);
        self.state.forget_document();
        if is_again {
            self.state.board_editor.tool = tool;
            self.state.puzzles = puzzles.into_reloaded();
            if !query.is_empty() {
                self.state.list.handle_search(SearchAction::Typed(query), &mut self.state.shell);
            }
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
