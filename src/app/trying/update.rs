//! Handles commands, keys, the pointer and the panel while moves are tried.

use super::{TrialKey, Trying};
use crate::app::shell::{Command, Shell};
use crate::app::ui::pointer::PointerEvent;
use crate::board::{Role, Square};
use crate::rules::LegalMove;
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Pointer(PointerEvent),
    /// Moves the keyboard cursor to this square.
    Select(Square),
    Key(TrialKey),
    Typed(String),
    PlayTyped,
    Promote(Role),
    /// Goes to the position after this number of half moves.
    GoTo(usize),
    /// Leaves with the current position, as one undo step.
    Keep,
    /// Writes the moves into the record as its solution.
    WriteMoves,
    /// Leaves and returns to the start position.
    Return,
}

impl Trying {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        let Some(trial) = &mut self.trial else { return };
        match action {
            Action::Pointer(event) => trial.handle_pointer(event),
            Action::Select(square) => trial.set_cursor(square),
            Action::Key(key) => {
                if !trial.handle_key(key, shell.flipped) {
                    self.go_back(shell);
                }
            }
            Action::Typed(text) => trial.set_typed(&text),
            Action::PlayTyped => trial.play_typed(),
            Action::Promote(role) => trial.promote(role),
            Action::GoTo(at) => trial.go_to(at),
            Action::Keep => self.keep(shell),
            Action::WriteMoves => self.write_moves(shell),
            Action::Return => self.go_back(shell),
        }
    }

    /// Enters try mode, or gives the reason in a notice.
    pub(in crate::app) fn try_moves(&mut self, shell: &mut Shell) {
        if self.enter(shell) {
            shell.ctx.memory_mut(egui::Memory::stop_text_input);
        }
    }

    /// Shows the position after moves of a solution in try mode, which is entered if necessary. The focus does not
    /// change.
    pub(in crate::app) fn show_moves(&mut self, moves: &[LegalMove], shell: &mut Shell) {
        if self.trial.is_none() {
            self.enter(shell);
        }
        if let Some(trial) = &mut self.trial {
            trial.show(moves);
        }
    }

    /// Runs a command that has another meaning in try mode; returns `false` if it has its usual one.
    pub(in crate::app) fn run(&mut self, command: Command, shell: &mut Shell) -> bool {
        let Some(trial) = &mut self.trial else { return false };
        match command {
            Command::Undo => trial.undo(),
            Command::Redo => trial.redo(),
            Command::TryMoves => self.go_back(shell),
            Command::Save | Command::SaveAs if trial.at() > 0 => {
                shell.notices.noted(tr!("trying-saves-before"));
                return false;
            }
            _ => return false,
        }
        true
    }
}
