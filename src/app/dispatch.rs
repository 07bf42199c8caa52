//! Runs actions, and passes each effect that a feature requests to the feature that carries it out.

use crate::app::board_editor::{self, BoardKey};
use crate::app::command::Command;
use crate::app::file::{self, PathTask};
use crate::app::picture::Source;
use crate::app::registry::POLLS;
use crate::app::shell::{
    BackgroundReader as _, Effect, Feature as _, PathPurpose, Polled, RecordSelection, RecordsUse,
};
use crate::app::state::{Action, State};
use crate::app::trying::{self, TrialKey};
use crate::app::ui::Tool;
use crate::app::views::{self, ListRows};
use crate::app::{App, welcome};
use crate::board::Square;
use crate::document::{Document, Edit};
use crate::tr;

impl App {
    pub(super) fn poll(&mut self) {
        for poll in POLLS {
            loop {
                match poll(&mut self.state) {
                    Polled::Nothing => break,
                    Polled::Changed => self.settle(),
                    Polled::Act(action) => self.act(action),
                }
            }
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        let interrupts = action.interrupts();
        self.state.end_input(interrupts);
        if self.state.trial.is_none() {
            self.act_on(action);
        } else if interrupts.works_while_trying() {
            self.act_on(action.into_try_mode());
        }
        self.settle();
    }

    fn act_on(&mut self, action: Action) {
        match action {
            Action::Run(command) => self.run(command),
            Action::Board(board_editor::Action::Key(BoardKey::Escape)) => self.escape(),
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if self.stop_waiting() || self.skip_hint() => {}
            action => self.state.update(action),
        }
    }

    /// Runs the pending effects, then updates everything that is derived from the document.
    pub(super) fn settle(&mut self) {
        self.route_effects();
        self.state.follow();
    }

    fn run(&mut self, command: Command) {
        if let Some(why) = self.state.why_disabled(command) {
            // After Solve the user waits for a result, so a notice explains why there is none. Other disabled commands,
            // such as a second Undo, need no notice.
            if command == Command::Solve {
                self.state.shell.notices.noted(tr!("views-disabled-note", why = why));
            }
            return;
        }
        // `act` ends input too, but commands from the palette and from features do not come through `act`.
        self.state.end_input(command.interrupts_when_run());
        if !self.state.trial.run(command, &mut self.state.shell) {
            command.run(&mut self.state);
        }
    }

    /// Handles Escape on the board. Cancels the first of these that is active: a background read, a gesture, a hint, an
    /// unfinished text in the FEN box, other input on the board, the solver.
    fn escape(&mut self) {
        if self.stop_waiting() {
            return;
        }
        let has_gesture = self.state.board_editor.gesture.is_some();
        if !has_gesture && self.skip_hint() {
            return;
        }
        let State { shell, fen, board_editor, .. } = &mut self.state;
        if fen.has_unfinished_text() && !has_gesture {
            fen.revert(shell);
        } else if !board_editor.step_back(&mut shell.document) {
            self.run(Command::StopSolving);
        }
    }

    /// Cancels all background reads, since a system dialog may never answer. Returns `true` if there was a read.
    fn stop_waiting(&mut self) -> bool {
        let State { shell, file, paste, picture, .. } = &mut self.state;
        let is_waiting = shell.waiting_for.is_some();
        if is_waiting {
            file.cancel_pending(shell);
            paste.cancel_read();
            picture.cancel_read();
        }
        is_waiting
    }

    fn skip_hint(&mut self) -> bool {
        let is_shown = self.state.welcome.hint().is_some();
        if is_shown {
            self.state.welcome.update(welcome::Action::Skip, &mut self.state.shell);
        }
        is_shown
    }
}

impl App {
    /// Runs all pending effects, including effects that are added while they run.
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
            games,
            proving,
            puzzles,
            paste,
            picture,
            help,
            details,
            analysing,
            solving,
            ..
        } = &mut self.state;
        match effect {
            Effect::Run(command) => self.run(command),
            // The document must stay open while a job is working on it.
            Effect::Leave(_) if shell.is_working() => {}
            Effect::Leave(next) => file.leave(next, shell),
            Effect::UseRecords(scope, purpose) => {
                let records = list.records_in(scope, &shell.document);
                match purpose {
                    RecordsUse::Save => {
                        file.ask_path(PathTask::Selected(RecordSelection::new(&shell.document, records)), shell);
                    }
                    RecordsUse::Export => exporting.export(false, records, shell),
                    RecordsUse::Solve => puzzles.solve(records, shell),
                    RecordsUse::Analyze => analysing.analyze(records, shell),
                    RecordsUse::Extract => games.extract(records, shell),
                }
            }
            Effect::KeepMoves => {
                trial.keep(shell);
                self.state.follow();
            }
            Effect::ForgetDocument { is_again } => {
                // The cached rows of the list belong to the previous document.
                self.cache.rows = ListRows::default();
                self.state.forget_document(is_again);
                self.state.follow();
            }
            Effect::AskPath(prompt) => file.ask_path(PathTask::Prompt(prompt), shell),
            Effect::UsePath(PathPurpose::Export, path) => exporting.export_to(&path, shell),
            Effect::CancelPath(PathPurpose::Export) => exporting.reopen_dialog(shell),
            Effect::CancelPath(
                PathPurpose::Join | PathPurpose::Picture | PathPurpose::Engine | PathPurpose::Popeye,
            ) => {}
            Effect::UsePath(PathPurpose::Engine, path) => analysing.use_program(path, shell),
            Effect::UsePath(PathPurpose::Popeye, path) => solving.use_popeye(path, shell),
            Effect::CancelPath(PathPurpose::Tablebase) => proving.open_dialog(shell),
            Effect::UsePath(PathPurpose::Tablebase, path) => proving.set_folder(Some(path), shell),
            Effect::UsePath(PathPurpose::Picture, path) | Effect::ReadPicture(path) => {
                picture.read(Source::File(path), shell);
            }
            Effect::OpenFiles(paths) => file::open_dropped(paths, shell),
            Effect::ReadPixels(width, height, rgba) => picture.read(Source::Pixels { width, height, rgba }, shell),
            Effect::ShowMoves(moves) => trial.show_moves(&moves, shell),
            Effect::PlayMove(played) => trial.play_move(played),
            Effect::PlayAgainstEngine(side) => {
                self.state.follow();
                self.state.analysing.play(side, &self.state.shell);
            }
            Effect::ShowLine { moves, shown } => trial.show_line(&moves, shown, shell),
            Effect::ShowContinuation { moves, shown } => trial.show_continuation(&moves, shown, shell),
            Effect::Paste(text) => paste.paste(text, shell),
            Effect::PastePosition(position) => paste.paste_position(*position, shell),
            Effect::ReadForList(text) => paste.read_for_list(text, shell),
            Effect::UsePath(PathPurpose::Join, path) => list.join(path, shell),
            Effect::ShowRecords { records, current } => list.reveal_all(records, current, shell),
            Effect::InsertLines(text) => list.insert_text(text, false, shell),
            Effect::InsertFile(file) => list.insert_file(*file, shell),
            Effect::ShowText(text) => file.show_text(*text, shell),
            Effect::PasteIntoList(text) => list.paste_text(text, shell),
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
                if matches!(edit, Edit::Clear | Edit::SetUp(_)) {
                    // Otherwise letters at the pointer would choose tools on the new board.
                    board_editor.tool = Tool::Hand;
                }
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
                    self.state.details.edit_title(in_list, &mut self.state.shell);
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

    /// Selects the board's first square if no square is selected. The focus then follows the selected square.
    fn go_to_board(&mut self) {
        if self.state.cursor().is_none() {
            let first = Square::new(0, self.state.shown_position().board.size().ranks() - 1);
            self.act(Action::Board(board_editor::Action::Select(first)));
        }
    }
}
