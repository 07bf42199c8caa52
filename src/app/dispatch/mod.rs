//! Executes actions. `effects` routes requests between features, `polls` takes results from other threads, `later`
//! holds tasks that wait until the whole document is read.

mod deferred;
mod effects;
mod polls;

pub(super) use deferred::DeferredTask;

use super::App;
use super::action::Action;
use super::board::{self, BoardKey};
use super::command::Command;
use super::state::State;
use super::trying::{self, TrialKey};
use super::{diagnosis, exporting, file, puzzles, welcome};
use crate::app::shell::dialog::LeaveTarget;
use crate::tr;

impl App {
    /// Executes an action and updates everything derived.
    pub(super) fn act(&mut self, action: Action) {
        let (action, state) = (action.unwrap_command(), &mut self.state);
        if action.ends_number_edit() {
            state.fields.end_number(&mut state.shell);
        }
        if action.ends_typed_fields() {
            state.board_editor.end_fields(&mut state.shell.document);
        }
        if action.ends_fen_typing() {
            state.fen.end_typing(&mut state.shell);
        }
        if action.commits_fields() {
            state.commit_fields();
        }
        let action = if state.trial.is_some() { action.into_try_mode() } else { Some(action) };
        if let Some(action) = action {
            self.act_on(action);
        }
        self.settle();
    }

    #[expect(clippy::too_many_lines, reason = "one arm an action")]
    fn act_on(&mut self, action: Action) {
        let State {
            shell,
            list,
            board_editor: hands,
            fen,
            details,
            operations,
            meaning,
            pointed,
            comparing,
            picture,
            trial,
            solving,
            puzzles,
            fields,
            file,
            set_up,
            paste,
            help,
            sending,
            welcome,
            ..
        } = &mut self.state;
        match action {
            Action::Run(command) => self.run(command),
            Action::Fields(action) => fields.update(action, shell),
            Action::Board(board::Action::Key(BoardKey::Escape)) => self.escape(),
            Action::Board(action) => hands.update(action, shell),
            Action::BoardStyle(action) => hands.update_style(action, shell),
            Action::Fen(action) => fen.update(action, shell),
            Action::Paste(action) => paste.update(action, shell),
            Action::List(action) => {
                if action.changes_position() {
                    hands.cancel_gesture(&mut shell.document);
                }
                list.update(action, self.cache.rows.page(), shell);
            }
            Action::File(action) => file.update(action, shell),
            Action::OpenFile(path) => self.leave_document(LeaveTarget::Open(path)),
            Action::DropFile(path) => file::open_dropped(path, shell),
            Action::Details(action) => details.update(action, shell),
            Action::Operations(action) => operations.update(action, shell),
            Action::Meaning(action) => {
                if matches!(action, diagnosis::Action::Fix { .. }) {
                    hands.cancel_gesture(&mut shell.document);
                }
                meaning.update(action, pointed, shell);
            }
            Action::Comparing(action) => comparing.update(action, shell),
            Action::Picture(action) => picture.update(action, shell),
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if shell.waiting_for.is_some() => self.stop_waiting(),
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if welcome.hint().is_some() => {
                welcome.update(welcome::Action::Skip, shell);
            }
            Action::Trial(action) => trial.update(action, shell),
            Action::Solving(action) => solving.update(action, shell),
            Action::Puzzles(puzzles::Action::Check) => {
                if let Some(which) = puzzles.chosen_scope() {
                    puzzles.solve(list.records_in(which, &shell.document), shell);
                }
            }
            Action::Puzzles(action) => puzzles.update(action, shell),
            Action::Export(action) => self.act_on_export(action),
            Action::SetUp(action) => set_up.update(action, shell),
            Action::Sending(action) => sending.update(action, shell),
            Action::Help(action) => help.update(action, shell),
            Action::Welcome(action) => welcome.update(action, shell),
            Action::Resize(panel, width) => {
                let window = shell.ctx.content_rect().width();
                shell.settings.choose_width(panel, width, window);
            }
            Action::StoreWidths => shell.store_settings(),
            Action::SetLanguage(language) => {
                shell.settings.language = language.map(|language| language.code().to_owned());
                shell.store_settings();
                shell.apply_language();
                self.state.retranslate();
            }
            Action::SetPieceLetters(letters) => {
                shell.settings.piece_letters = letters;
                shell.store_settings();
                shell.apply_language();
            }
            Action::CloseNotice(index) => shell.notices.close(index),
            Action::CancelWork => shell.cancel_work(),
        }
    }

    /// Runs pending effects and updates everything derived.
    pub(super) fn settle(&mut self) {
        self.route_effects();
        self.state.follow();
    }

    fn run(&mut self, command: Command) {
        if let Some(why) = self.state.why_disabled(command) {
            // Solve leaves the user waiting for an answer; pressing Undo or a step once too often needs no notice.
            if command == Command::Solve {
                self.state.shell.notices.noted(tr!("views-disabled-note", why = why));
            }
            return;
        }
        let State { shell, fen, board_editor: hands, trial, .. } = &mut self.state;
        // Also for commands from the palette and from features.
        if command.ends_fen_typing() {
            fen.end_typing(shell);
        }
        // A second keyboard arrow continues from the first one.
        if command != Command::DrawArrow {
            hands.cancel_gesture(&mut shell.document);
        }
        if !trial.run(command, shell) {
            command.run(&mut self.state);
        }
    }

    /// Passes an action of an export dialog on, with the records of the current scope.
    fn act_on_export(&mut self, action: exporting::Action) {
        let showing = self.state.showing();
        let State { shell, list, exporting, .. } = &mut self.state;
        let which = exporting.scope().filter(|_| action == exporting::Action::Save);
        let records = which.map(|which| list.records_in(which, &shell.document)).unwrap_or_default();
        exporting.update(action, showing, records, shell);
    }

    /// Takes one step back: cancels a background read, a hint, an unfinished text, a board gesture or the search for a
    /// mate.
    fn escape(&mut self) {
        let State { shell, fen, board_editor: hands, welcome, .. } = &mut self.state;
        if shell.waiting_for.is_some() {
            self.stop_waiting();
        } else if welcome.hint().is_some() && hands.gesture.is_none() {
            welcome.update(welcome::Action::Skip, shell);
        } else if fen.has_unfinished_text() && hands.gesture.is_none() {
            fen.revert(shell);
        } else if !hands.step_back(&mut shell.document) {
            self.run(Command::StopSolving);
        }
    }

    /// Cancels background reads, so that a dialog that never answers blocks nothing.
    fn stop_waiting(&mut self) {
        self.state.file.cancel_pending(&mut self.state.shell);
        self.state.paste.stop();
        self.state.picture.stop();
    }

    /// Leaves the document for `next`, after asking about anything that would be lost.
    pub(super) fn leave_document(&mut self, next: LeaveTarget) {
        let State { shell, board_editor: hands, .. } = &mut self.state;
        // The running work is about this document.
        if shell.is_working() {
            return;
        }
        if matches!(next, LeaveTarget::Reload | LeaveTarget::BringBack) {
            // An open undo step would stay open in the document that is set aside.
            self.state.end_all_typing();
        } else {
            hands.cancel_gesture(&mut shell.document);
            self.state.commit_fields();
            self.state.follow();
        }
        self.state.file.leave(next, &mut self.state.shell);
    }
}

impl State {
    /// Ends every text, number and gesture in progress, so that the next edit is its own undo step.
    fn end_all_typing(&mut self) {
        let Self { shell, board_editor: hands, fields, fen, .. } = self;
        hands.cancel_gesture(&mut shell.document);
        fields.end_number(shell);
        fen.end_typing(shell);
        self.commit_fields();
        self.follow();
    }

    pub(super) fn commit_fields(&mut self) {
        let before = self.shell.document.revision();
        self.operations.commit_all(&mut self.shell);
        self.details.commit_all(&mut self.shell);
        if self.shell.document.revision() != before {
            self.follow();
        }
    }
}
