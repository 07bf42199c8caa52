//! What each action does.

use std::path::PathBuf;

use egui::{Context, ViewportCommand};

use super::App;
use super::action::{Action, DialogAction};
use super::board::{self, BoardKey};
use super::command::Command;
use super::exporting;
use super::fen_box;
use super::fields;
use super::file;
use super::later::Later;
use super::list::{ListAction, SearchAction};
use super::meaning;
use super::puzzles::{self, PuzzleMark};
use super::solving;
use super::state::State;
use super::trying::{self, TrialKey};
use crate::app::shell::dialog::{Answer, Dialog, Next};
use crate::app::shell::effect::Effect;
use crate::app::shell::job::Worker as _;
use crate::app::shell::path::PathUse;
use crate::app::ui::pointer::{Pointer, Spot};
use crate::board::Square;
use crate::document::Edit;

impl App {
    /// Does what a view asked for, and brings everything derived up to date.
    pub(super) fn act(&mut self, action: Action) {
        if ends_a_number(&action) {
            self.end_number();
        }
        if ends_typing(&action) {
            self.end_typing();
        }
        if ends_operations(&action) {
            self.commit_operations();
        }
        let action = if self.state.trial.is_some() { while_trying(action) } else { Some(action) };
        if let Some(action) = action {
            self.act_on(action);
        }
        self.route_effects();
        self.state.follow();
    }

    /// Does what features asked of each other.
    pub(super) fn route_effects(&mut self) {
        while !self.state.shell.effects.is_empty() {
            for effect in std::mem::take(&mut self.state.shell.effects) {
                match effect {
                    Effect::Run(command) => self.run(command),
                    Effect::Leave(next) => self.ask_then(next),
                    Effect::SaveSelected => self.once_read(Later::SaveSelected),
                    Effect::KeepMoves => {
                        self.state.trial.keep(&mut self.state.shell);
                        self.state.follow();
                    }
                    Effect::ForgetDocument { is_again } => self.forget_document(is_again),
                    Effect::Paste(text) => self.paste(&text),
                    Effect::UsePath(PathUse::Join, path) => self.join(path),
                    Effect::UsePath(PathUse::Export, path) => {
                        self.state.exporting.export_to(&path, &mut self.state.shell);
                    }
                    Effect::AskPath(wish) => self.ask_path(file::Purpose::Wish(wish)),
                    Effect::CopyAs(form) => {
                        let showing = self.state.showing();
                        self.state.exporting.copy_as(form, showing, &mut self.state.shell);
                    }
                    Effect::ExportAll => self.ask_export_all(),
                    Effect::CheckPuzzles => self.ask_check(),
                    Effect::ShowMoves(moves) => self.state.trial.show_moves(&moves, &mut self.state.shell),
                    Effect::ShowRecords { records, current } => {
                        let State { list, hands, shell, .. } = &mut self.state;
                        hands.give_up(&mut shell.document);
                        list.show_all_of(records, current, shell);
                    }
                    Effect::ReadForList(text) => self.read_for_list(text),
                    Effect::AddCopied { text, format, own } => self.add_copied(text, format, own),
                    Effect::ToBoard => self.go_to_board(),
                    Effect::ForgetKeys => self.state.hands.forget_keys(),
                    Effect::Judged { record, position, moves, judgement } => {
                        self.state.puzzles.note(record, &position, PuzzleMark { moves, judgement });
                    }
                    Effect::LeaveList => self.was_in_list = false,
                    Effect::State(edit) => _ = self.state_whole(edit),
                }
            }
        }
    }

    /// Takes what has come of solving since the last frame.
    pub(super) fn poll_solving(&mut self) {
        let is_under_way = self.state.hands.gesture.is_some() || self.state.number_open;
        let revision = self.state.shell.document.revision();
        self.state.solving.poll(is_under_way, &mut self.state.shell);
        self.route_effects();
        if self.state.shell.document.revision() != revision {
            self.state.follow();
        }
    }

    fn act_on(&mut self, action: Action) {
        match action {
            Action::Run(command) => self.run(command),
            Action::Fields(action) => {
                let State { shell, number_open, .. } = &mut self.state;
                fields::update(action, number_open, shell);
            }
            Action::Board(board::Action::Key(BoardKey::Escape)) => self.escape(),
            Action::Board(action) => self.state.hands.update(action, &mut self.state.shell),
            Action::Fen(action) => self.state.fen.update(action, &mut self.state.shell),
            Action::PasteText(text) => self.paste(&text),
            Action::List(action) => self.act_on_list(action),
            Action::OpenFile(path) => self.ask_then(Next::Open(path)),
            Action::DropFile(path) => file::take_dropped(path, &mut self.state.shell),
            Action::ChooseReading { notice, choice } => self.choose_reading(notice, choice),
            Action::Operations(action) => self.state.operations.update(action, &mut self.state.shell),
            Action::Meaning(action) => {
                let State { shell, hands, meaning, pointed, .. } = &mut self.state;
                if matches!(action, meaning::Action::Fix { .. }) {
                    hands.give_up(&mut shell.document);
                }
                meaning.update(action, pointed, shell);
            }
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if self.state.shell.waiting.is_some() => {
                self.stop_waiting();
            }
            Action::Trial(action) => self.state.trial.update(action, &mut self.state.shell),
            Action::Solving(action) => self.state.solving.update(action, &mut self.state.shell),
            Action::Puzzles(puzzles::Action::Check) => {
                if let Some(which) = self.state.puzzles.chosen() {
                    let records = self.state.records_of(which);
                    self.state.puzzles.solve(records, &mut self.state.shell);
                }
            }
            Action::Puzzles(action) => self.state.puzzles.update(action, &mut self.state.shell),
            Action::CloseNotice(index) => self.state.shell.notices.close(index),
            Action::Dialog(action) => self.act_on_dialog(action),
            Action::Paste(action) => self.answer_pasted(action),
            Action::Export(action) => self.act_on_export(action),
            Action::File(action) => self.state.file.update(action, &mut self.state.shell),
            Action::BoardStyle(action) => board::update_style(action, &mut self.state.shell),
            Action::SetUp(action) => self.state.set_up.update(action, &mut self.state.shell),
        }
    }

    /// Does what the pointer or a key asks for in the list.
    fn act_on_list(&mut self, action: ListAction) {
        let State { list, hands, shell, .. } = &mut self.state;
        if action.leaves_board() {
            hands.give_up(&mut shell.document);
        }
        list.update(action, self.cache.rows.page(), shell);
    }

    /// The keyboard goes to the board: to the selected square, or to its first one.
    fn go_to_board(&mut self) {
        if self.state.cursor().is_none() {
            let first = Square::new(0, self.state.shown().board.size().ranks() - 1);
            self.act(Action::Board(board::Action::Select(first)));
        }
    }

    /// Puts the positions of another file behind the current one.
    fn join(&mut self, path: PathBuf) {
        self.end_typing();
        self.state.hands.give_up(&mut self.state.shell.document);
        self.state.list.join(path, &mut self.state.shell);
    }

    /// Takes what was found in the list since the last frame.
    pub(super) fn poll_list(&mut self) {
        let action = self.state.list.poll(&self.state.shell);
        self.state.follow_selection();
        if let Some(action) = action {
            self.act(action.into());
        }
    }

    fn act_on_dialog(&mut self, action: DialogAction) {
        match (action, &mut self.state.shell.dialog) {
            (DialogAction::Answer(answer), _) => self.answer(answer),
            (DialogAction::Text(typed), Some(Dialog::GoTo { text })) => *text = typed,
            (DialogAction::Text(typed), Some(Dialog::Commands { filter, row })) => {
                *filter = typed;
                *row = 0;
            }
            (DialogAction::Row(chosen), Some(Dialog::Commands { row, .. })) => *row = chosen,
            (DialogAction::Command(command), _) => {
                self.state.shell.dialog = None;
                self.run(command);
            }
            // The dialog it was meant for is gone.
            (DialogAction::Text(_) | DialogAction::Row(_), _) => {}
        }
    }

    /// Takes an answer to what is laid over the window.
    fn answer(&mut self, answer: Answer) {
        let Some(dialog) = self.state.shell.dialog.take() else { return };
        match (dialog, answer) {
            (Dialog::Working(work), Answer::Cancel) => {
                work.progress.cancel();
                self.state.shell.dialog = Some(Dialog::Working(work));
            }
            (Dialog::BoardStyle { before }, _) => board::show_style(before, &mut self.state.shell),
            (_, Answer::Cancel) => {}
            (Dialog::GoTo { text }, Answer::Confirm) => self.act_on_list(ListAction::GoTo(text)),
            (dialog, _) => self.state.shell.dialog = Some(dialog),
        }
    }

    /// Leaves the document for what comes next, after asking about what would be lost.
    pub(super) fn ask_then(&mut self, next: Next) {
        // What goes on under its dialog is about this document.
        if self.state.shell.is_working() {
            return;
        }
        if matches!(next, Next::Reload | Next::BringBack) {
            // A step that is open would stay so in the document that is set aside.
            self.end_all_typing();
        } else {
            self.state.hands.give_up(&mut self.state.shell.document);
            self.commit_operations();
            self.state.follow();
        }
        self.state.file.leave(next, &mut self.state.shell);
    }

    /// Asks for a path.
    pub(super) fn ask_path(&mut self, purpose: file::Purpose) {
        self.state.file.ask_path(purpose, &mut self.state.shell);
    }

    /// Asks how the positions of the file are to be exported.
    fn ask_export_all(&mut self) {
        self.end_all_typing();
        self.once_read(Later::ExportAll);
    }

    /// Does what happened in the dialogs of an export, with what is chosen now.
    fn act_on_export(&mut self, action: exporting::Action) {
        let which = self.state.exporting.which().filter(|_| action == exporting::Action::Save);
        let records = which.map(|which| self.state.records_of(which)).unwrap_or_default();
        let showing = self.state.showing();
        self.state.exporting.update(action, showing, records, &mut self.state.shell);
    }

    /// Asks how all positions are to be solved.
    pub(super) fn ask_check(&mut self) {
        self.end_all_typing();
        self.once_read(Later::CheckPuzzles);
    }

    /// Ends every text, number and gesture that is under way, so that what comes now is a step of its own.
    pub(super) fn end_all_typing(&mut self) {
        self.state.hands.give_up(&mut self.state.shell.document);
        self.end_number();
        self.end_typing();
        self.commit_operations();
        self.state.follow();
    }

    /// Gives up waiting, so that a dialog that never answers does not block anything.
    pub(super) fn stop_waiting(&mut self) {
        self.state.file.stop_waiting(&mut self.state.shell);
        self.state.paste.stop();
    }

    /// Another document is shown.
    fn forget_document(&mut self, is_again: bool) {
        self.cache.forget_rows();
        let (tool, query) = (self.state.hands.tool, self.state.list.finding.text().to_owned());
        self.state.forget_document();
        if is_again {
            self.state.hands.tool = tool;
            if !query.is_empty() {
                self.state.list.search(SearchAction::Typed(query), &mut self.state.shell);
            }
        }
    }

    /// Looks what has become of what goes on in the background.
    pub(super) fn poll(&mut self) {
        let State { file, shell, .. } = &mut self.state;
        file.read_on(shell);
        // What is decided now would be about a document that is being worked on or asked about.
        if shell.dialog.is_none() {
            if let Some(heard) = file.listen(shell) {
                self.end_all_typing();
                heard(&mut self.state.file, &mut self.state.shell);
                self.end_news();
            }
            if self.poll_text() {
                self.end_news();
            }
        }
        if self.poll_reading() {
            self.end_news();
        }
        let State { file, exporting, shell, .. } = &mut self.state;
        let is_news = [file.poll_work(shell), exporting.poll_work(shell)];
        if is_news.contains(&true) {
            self.end_news();
        }
        if self.state.list.poll_work(&mut self.state.shell) {
            self.end_news();
        }
        if self.state.puzzles.poll(&mut self.state.shell) {
            self.end_news();
        }
    }

    /// Brings everything up to date with what has come from other threads.
    fn end_news(&mut self) {
        self.route_effects();
        self.state.follow();
    }

    /// Looks, once the window has gained the focus, what became of the file, and asks once about each change.
    pub(super) fn watch_file(&mut self, ctx: &Context) {
        if self.state.file.watch_file(ctx, &mut self.state.shell) {
            self.end_all_typing();
            self.state.file.meet_change(&mut self.state.shell);
            self.end_news();
        }
    }

    /// One step back: what is waited for, an unfinished text, what the hands are at, the search for a mate.
    fn escape(&mut self) {
        let State { shell, fen, hands, .. } = &mut self.state;
        if shell.waiting.is_some() {
            self.stop_waiting();
        } else if fen.holds_unfinished() && hands.gesture.is_none() {
            fen.revert(shell);
        } else if !hands.step_back(&mut shell.document) && self.state.enabled(Command::StopSolving) {
            self.run(Command::StopSolving);
        }
    }

    /// What was changed in a number field is a step of its own.
    pub(super) fn end_number(&mut self) {
        fields::end_number(&mut self.state.number_open, &mut self.state.shell);
    }

    /// What is being typed in the FEN box is a step of its own.
    pub(super) fn end_typing(&mut self) {
        self.state.fen.end_typing(&mut self.state.shell);
    }

    /// States a whole position and tells whether that changed it. Where it stands so already, an unfinished
    /// text in the FEN box gives way to it all the same.
    pub(super) fn state_whole(&mut self, edit: Edit) -> bool {
        self.state.trial.put_aside(&mut self.state.shell);
        let is_changed = self.state.shell.document.apply(edit);
        if !is_changed {
            self.state.fen.give_way(&mut self.state.shell);
        }
        is_changed
    }

    /// Takes every text that is being typed among the operations for finished.
    pub(super) fn commit_operations(&mut self) {
        self.state.operations.commit_all(&mut self.state.shell);
    }

    /// Closes the window if that is what was decided.
    pub(super) fn close_if_decided(&self) {
        if self.state.file.is_closing() {
            self.state.shell.ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

/// What an action means while moves are tried; `None` for one that means nothing then.
fn while_trying(action: Action) -> Option<Action> {
    match action {
        Action::Board(board::Action::Pointer(event)) => Some(Action::Trial(trying::Action::Pointer(event))),
        Action::Board(board::Action::Select(square)) => Some(Action::Trial(trying::Action::Select(square))),
        Action::Board(board::Action::Hover(_) | board::Action::Key(BoardKey::Released)) => Some(action),
        Action::Board(board::Action::Key(_) | board::Action::Edit(_))
        | Action::Fields(fields::Action::Edit(_) | fields::Action::EditNumber(_))
        | Action::Fen(_)
        | Action::Operations(_)
        | Action::Meaning(meaning::Action::Fix { .. })
        | Action::ChooseReading { .. } => None,
        other => Some(other),
    }
}

/// Whether an action changes the document elsewhere than in the FEN box: what was typed there is a step of
/// its own, also while the box has not noticed yet that it lost the focus.
fn ends_typing(action: &Action) -> bool {
    if let Action::Run(command) = action
        && command.ends_typing()
    {
        return true;
    }
    if let Action::List(action) = action {
        return !matches!(action, ListAction::Search(SearchAction::Typed(_) | SearchAction::Clear));
    }
    matches!(
        action,
        Action::Board(
            board::Action::Edit(_) | board::Action::Pointer(Pointer::Press(_, Spot::Square(_) | Spot::Tool(_)))
        ) | Action::Fields(fields::Action::Edit(_) | fields::Action::EditNumber(_))
            | Action::PasteText(_)
            | Action::DropFile(_)
            | Action::Operations(_)
            | Action::Meaning(meaning::Action::Fix { .. })
            | Action::Trial(_)
            | Action::Solving(solving::Action::Show(_))
    )
}

/// Whether an action takes the text of operations that is being typed for finished. What the pointer does
/// on its way and what happens among the operations themselves does not.
fn ends_operations(action: &Action) -> bool {
    !matches!(
        action,
        Action::Operations(_)
            | Action::CloseNotice(_)
            | Action::Dialog(_)
            | Action::File(_)
            | Action::Paste(_)
            | Action::Puzzles(_)
            | Action::Export(_)
            | Action::BoardStyle(_)
            | Action::SetUp(_)
    ) && ends_a_number(action)
}

/// Whether an action ends what is typed or dragged in a number field. The pointer's movements come while
/// a number is dragged, too.
const fn ends_a_number(action: &Action) -> bool {
    !matches!(
        action,
        Action::Fields(fields::Action::EditNumber(_) | fields::Action::NumberLeft)
            | Action::Meaning(meaning::Action::PointAt(_))
            | Action::Fen(fen_box::Action::Caret(_))
            | Action::Board(
                board::Action::Hover(_)
                    | board::Action::Key(BoardKey::Released)
                    | board::Action::Pointer(
                        Pointer::Enter(_) | Pointer::Release(..) | Pointer::Press(_, Spot::Elsewhere)
                    )
            )
    )
}
