//! Handles commands, keys, the pointer and the panel while moves are tried.

use egui::Key;

use super::{Trial, TrialKey, TrialMove, Trying};
use crate::app::shell::{Command, Feature, FeatureRow, Interrupts, Menu, Mode, Shell, at, ctrl, has_no};
use crate::app::ui::PointerEvent;
use crate::board::Square;
use crate::rules::LegalMove;
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Pointer(PointerEvent),
    Select(Square),
    Key(TrialKey),
    Typed(String),
    PlayTyped,
    /// Plays or retracts a move.
    Perform(TrialMove),
    /// Goes to the position after this number of half moves.
    GoTo(usize),
    /// Leaves try mode and keeps the current position, as one undo step.
    Keep,
    WriteMoves,
    /// Leaves try mode and returns to the position at which the moves began.
    Return,
}

impl Feature for Trying {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::record(Command::TryMoves, at(Menu::Position, 3), Trying::try_moves)
            .keys(&[ctrl(Key::M)])
            .checked(|_, shell| shell.is_trying())];

    has_no!(end_input, poll, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
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
            Action::Perform(chosen) => trial.perform(chosen),
            Action::GoTo(at) => trial.go_to(at),
            Action::Keep => self.keep(shell),
            Action::WriteMoves => self.write_moves(shell),
            Action::Return => self.go_back(shell),
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TEXT
    }

    /// Leaves try mode if the document no longer shows the position at which the moves began, or if the FEN box has an
    /// unreadable text. Otherwise, updates the FEN.
    fn follow(&mut self, shell: &mut Shell) {
        let is_elsewhere = |trial: &Trial| shell.is_preview() || !trial.started_at(&shell.document);
        if self.trial.as_ref().is_some_and(is_elsewhere) {
            self.put_aside(shell);
        }
        if let Some(trial) = &mut self.trial {
            trial.update_fen(shell.settings.en_passant);
            trial.look_up_results(shell);
            shell.mode = Mode::Trying {
                position: *trial.position(),
                is_at_origin: trial.is_at_origin(),
                can_undo: trial.next_undo().is_some(),
                can_redo: trial.next_redo().is_some(),
            };
        }
        shell.tried_moves = self.trial.as_ref().map(|trial| trial.movetext()).unwrap_or_default();
        shell.pending_input.moves = self.unkept_moves();
    }
}

impl Trying {
    /// Enters try mode. If that is impossible, shows a notice with the reason.
    pub(crate) fn try_moves(&mut self, shell: &mut Shell) {
        if self.enter(shell) {
            shell.ctx.memory_mut(egui::Memory::stop_text_input);
        }
    }

    /// Shows the position after moves of a solution in try mode, which is entered if necessary.
    pub(crate) fn show_moves(&mut self, moves: &[LegalMove], shell: &mut Shell) {
        if self.trial.is_none() {
            self.enter(shell);
        }
        if let Some(trial) = &mut self.trial {
            trial.show(moves);
        }
    }

    pub(crate) fn play_move(&mut self, played: LegalMove) {
        if let Some(trial) = &mut self.trial {
            trial.play(played);
        }
    }

    /// Shows moves from the document's position, and the position after the first `shown` of them.
    pub(crate) fn show_line(&mut self, moves: &[LegalMove], shown: usize, shell: &mut Shell) {
        self.show_moves(moves, shell);
        if let Some(trial) = &mut self.trial {
            trial.go_to(trial.origin_at().unwrap_or(0) + shown);
        }
    }

    /// Shows moves from the position on the board, and the position after the first `shown` of them.
    pub(crate) fn show_continuation(&mut self, moves: &[LegalMove], shown: usize, shell: &mut Shell) {
        if self.trial.is_none() {
            self.enter(shell);
        }
        if let Some(trial) = &mut self.trial {
            trial.show_continuation(moves, shown);
        }
    }

    /// Runs a command that has another meaning in try mode; returns `false` if the command must run as usual.
    pub(crate) fn run(&mut self, command: Command, shell: &mut Shell) -> bool {
        let Some(trial) = &mut self.trial else { return false };
        match command {
            Command::Undo => trial.undo(),
            Command::Redo => trial.redo(),
            Command::TryMoves => self.go_back(shell),
            Command::Save | Command::SaveAs if !trial.is_at_origin() => {
                shell.notices.noted(tr!("trying-saves-before"));
                return false;
            }
            _ => return false,
        }
        true
    }
}
