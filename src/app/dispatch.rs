//! What each action does.

use egui::ViewportCommand;

use super::App;
use super::action::{Action, BoardKey, DialogAction, FenAction};
use super::command::Command;
use super::list::SearchAction;
use super::puzzles::PuzzleMark;
use super::solving;
use super::state::State;
use super::trying::{self, TrialKey};
use crate::app::board::typing::Typing;
use crate::app::shell::dialog::{Dialog, Next, SetUp};
use crate::app::shell::effect::Effect;
use crate::app::shell::settings::write_fen;
use crate::app::ui::pointer::{Pointer, Spot};
use crate::board::Position;

impl App {
    /// Does what a view asked for, and brings everything derived up to date.
    pub(super) fn act(&mut self, action: Action) {
        if ends_a_number(&action) {
            self.end_number();
        }
        if ends_typing(&action) && self.state.fen.is_typing() {
            self.act_on_fen(FenAction::Left);
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
                    Effect::ShowMoves(moves) => self.state.trial.show_moves(&moves, &mut self.state.shell),
                    Effect::Judged { record, position, moves, judgement } => {
                        self.state.puzzles.note(record, &position, PuzzleMark { moves, judgement });
                    }
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
            Action::Edit(edit) => {
                self.state.shell.document.apply(edit);
            }
            Action::EditNumber(edit) => {
                self.begin_number();
                self.state.shell.document.apply(edit);
            }
            Action::NumberLeft => self.end_number(),
            Action::Pointer(event) => {
                if matches!(event, Pointer::Press(_, Spot::Square(_))) {
                    self.state.typing = Typing::default();
                }
                self.state.hands.pointer(&mut self.state.shell.document, event);
            }
            Action::Hover(square) => self.state.hover = square,
            Action::Select(square) => self.state.shell.document.set_cursor(Some(square)),
            Action::Key(key) => self.act_on_key(key),
            Action::Fen(action) => self.act_on_fen(action),
            Action::PasteText(text) => self.paste(&text),
            Action::SelectRecord(index) => self.select_record(index),
            Action::List(action) => self.act_on_list(action),
            Action::Search(action) => self.act_on_search(action),
            Action::OpenFile(path) => self.ask_then(Next::Open(path)),
            Action::DropFile(path) => self.take_dropped(path),
            Action::ChooseReading { notice, choice } => self.choose_reading(notice, choice),
            Action::Operation(action) => self.act_on_operation(action),
            Action::PointAt(problem) => self.state.pointed = problem,
            Action::Fix { problem, fix } => self.fix(problem, fix),
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if self.waiting.is_some() => self.stop_waiting(),
            Action::Trial(action) => {
                let State { trial, shell, flipped, .. } = &mut self.state;
                trial.update(action, *flipped, shell);
            }
            Action::Solving(action) => self.state.solving.update(action, &mut self.state.shell),
            Action::CloseNotice(index) => self.state.shell.notices.close(index),
            Action::Dialog(action) => self.act_on_dialog(action),
        }
    }

    fn act_on_fen(&mut self, action: FenAction) {
        let choice = self.state.shell.settings.en_passant;
        let written = |position: &Position| write_fen(position, choice);
        let (fen, document) = (&mut self.state.fen, &mut self.state.shell.document);
        match action {
            FenAction::Typed(text) => fen.type_text(document, text),
            FenAction::Caret(caret) => fen.set_caret(caret),
            FenAction::Left => fen.leave(document, written),
            FenAction::Reverted => fen.revert(document, written),
            FenAction::Mend(index) => fen.mend(document, index, written),
        }
    }

    fn act_on_dialog(&mut self, action: DialogAction) {
        match (action, &mut self.state.shell.dialog) {
            (DialogAction::Answer(answer), _) => self.answer(answer),
            (DialogAction::Text(typed), Some(Dialog::Path { text, .. } | Dialog::GoTo { text })) => *text = typed,
            (DialogAction::Text(typed), Some(Dialog::Commands { filter, row })) => {
                *filter = typed;
                *row = 0;
            }
            (DialogAction::Text(typed), Some(Dialog::SetUp(set_up))) => set_up.type_text(typed),
            (DialogAction::Text(typed), Some(Dialog::Split { .. })) => self.type_split(typed),
            (
                DialogAction::Row(chosen),
                Some(Dialog::Commands { row, .. } | Dialog::SetUp(SetUp::Library { row, .. })),
            ) => *row = chosen,
            (DialogAction::BoardStyle(style), Some(Dialog::BoardStyle { .. })) => self.set_board_style(style),
            (DialogAction::Text(typed), Some(Dialog::CheckPuzzles(check))) => check.moves = typed,
            (DialogAction::Export(export), _) => self.choose_export(*export),
            (DialogAction::Check(check), _) => self.choose_check(check),
            (DialogAction::SelectChecked(outcome), _) => self.select_checked(outcome),
            (DialogAction::Command(command), _) => {
                self.state.shell.dialog = None;
                self.run(command);
            }
            // The dialog it was meant for is gone.
            (DialogAction::Text(_) | DialogAction::Row(_) | DialogAction::BoardStyle(_), _) => {}
        }
    }

    fn begin_number(&mut self) {
        if !self.state.number_open {
            self.state.number_open = true;
            self.state.shell.document.begin_gesture();
        }
    }

    pub(super) fn end_number(&mut self) {
        if std::mem::take(&mut self.state.number_open) {
            self.state.shell.document.end_gesture();
        }
    }

    /// Closes the window if that is what was decided.
    pub(super) fn close_if_decided(&self) {
        if self.closing {
            self.state.shell.ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

/// What an action means while moves are tried; `None` for one that means nothing then.
fn while_trying(action: Action) -> Option<Action> {
    match action {
        Action::Pointer(event) => Some(Action::Trial(trying::Action::Pointer(event))),
        Action::Select(square) => Some(Action::Trial(trying::Action::Select(square))),
        Action::Key(BoardKey::Released) => Some(action),
        Action::Key(_)
        | Action::Edit(_)
        | Action::EditNumber(_)
        | Action::Fen(_)
        | Action::Operation(_)
        | Action::Fix { .. }
        | Action::ChooseReading { .. } => None,
        other => Some(other),
    }
}

/// Whether an action changes the document elsewhere than in the FEN box: what was typed there is a step of
/// its own, also while the box has not noticed yet that it lost the focus.
const fn ends_typing(action: &Action) -> bool {
    if let Action::Run(command) = action
        && (command.edits_position()
            || command.is_of_list()
            || command.draws()
            || matches!(command, Command::TryMoves | Command::BringBack | Command::Solve | Command::WriteSolution))
    {
        return true;
    }
    matches!(
        action,
        Action::Edit(_)
            | Action::EditNumber(_)
            | Action::SelectRecord(_)
            | Action::List(_)
            | Action::Search(SearchAction::Enter)
            | Action::PasteText(_)
            | Action::DropFile(_)
            | Action::Operation(_)
            | Action::Fix { .. }
            | Action::Trial(_)
            | Action::Solving(solving::Action::Show(_))
            | Action::Pointer(Pointer::Press(_, Spot::Square(_) | Spot::Tool(_)))
    )
}

/// Whether an action takes the text of operations that is being typed for finished. What the pointer does
/// on its way and what happens among the operations themselves does not.
fn ends_operations(action: &Action) -> bool {
    !matches!(action, Action::Operation(_) | Action::CloseNotice(_) | Action::Dialog(_)) && ends_a_number(action)
}

/// Whether an action ends what is typed or dragged in a number field. The pointer's movements come while
/// a number is dragged, too.
const fn ends_a_number(action: &Action) -> bool {
    !matches!(
        action,
        Action::EditNumber(_)
            | Action::NumberLeft
            | Action::Hover(_)
            | Action::PointAt(_)
            | Action::Fen(FenAction::Caret(_))
            | Action::Pointer(Pointer::Enter(_) | Pointer::Release(..) | Pointer::Press(_, Spot::Elsewhere))
            | Action::Key(BoardKey::Released)
    )
}
