//! Executes actions; `effects` routes requests between features.

mod effects;

use super::App;
use super::action::Action;
use super::board::{self, BoardKey};
use super::command::Command;
use super::registry::POLLS;
use super::trying::{self, TrialKey};
use super::welcome;
use crate::app::shell::{Feature as _, Polled};
use crate::app::state::State;
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

    /// Executes an action and updates everything derived.
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
            Action::Board(board::Action::Key(BoardKey::Escape)) => self.escape(),
            Action::Trial(trying::Action::Key(TrialKey::Escape)) if self.stop_waiting() || self.skip_hint() => {}
            action => self.state.update(action),
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
        // Also for commands from the palette and from features.
        self.state.end_input(command.interrupts_when_run());
        if !self.state.trial.run(command, &mut self.state.shell) {
            command.run(&mut self.state);
        }
    }

    /// Takes one step back: cancels a background read, a hint, an unfinished text, a board gesture or the search for a
    /// mate.
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

    /// Cancels background reads, so that a dialog that never answers blocks nothing. Returns `true` if there was one.
    fn stop_waiting(&mut self) -> bool {
        let State { shell, file, paste, picture, .. } = &mut self.state;
        let is_waiting = shell.waiting_for.is_some();
        if is_waiting {
            file.cancel_pending(shell);
            paste.stop();
            picture.stop();
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
