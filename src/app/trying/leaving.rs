//! Leaving try mode: with the reached position, without it, or because something else is to be shown. The line
//! is kept in mind each time.

use super::{LeftLines, Trial};
use crate::app::App;
use crate::app::command::Command;
use crate::app::shell::under_way::UnkeptMoves;
use crate::app::state::State;
use crate::app::ui::words;
use crate::document::Edit;

impl App {
    /// Leaves with the reached position, as one undo step.
    pub(in crate::app) fn keep_moves(&mut self) {
        let Some(trial) = &mut self.state.trial else { return };
        if self.state.shell.document.apply(Edit::Play(Box::new(*trial.position()))) {
            trial.mark_kept();
            let count = words::counted(trial.at(), "move", "moves");
            let revision = self.state.shell.document.revision();
            self.state.shell.notices.undoable(format!("The position after {count} was kept"), revision);
        }
        self.state.leave_trial();
    }

    /// Leaves and returns to the position of the beginning. The line can be brought back.
    pub(super) fn return_from_trial(&mut self) {
        let count = self.state.leave_trial();
        if count > 0 {
            let sentence = format!("Returned; Try moves brings {} back", words::counted(count, "move", "moves"));
            self.state.shell.notices.left(sentence, Command::TryMoves, self.state.shell.document.revision());
        }
    }
}

impl State {
    /// Leaves try mode and keeps the line in mind; returns how many moves it has.
    fn leave_trial(&mut self) -> usize {
        let Some(mut trial) = self.trial.take() else { return 0 };
        let count = trial.played();
        if count > 0 {
            trial.settle();
            self.left_lines.put(trial);
        }
        count
    }

    /// Leaves try mode because something else is to be shown or changed now.
    pub(in crate::app) fn put_trial_aside(&mut self) {
        let count = self.leave_trial();
        if count > 0 {
            let moves = words::counted(count, "move", "moves");
            self.shell.notices.noted(format!("At the position before, Try moves brings {moves} back"));
        }
    }

    /// The moves that would be lost with the document, if there are any.
    #[must_use]
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        let Self { trial, left_lines, .. } = self;
        let unkept = || trial.iter().chain(LeftLines::iter(left_lines)).filter(|trial| trial.is_unkept());
        let can_keep = trial.as_ref().is_some_and(|trial| trial.is_unkept() && !trial.is_showing() && trial.at() > 0);
        let moves: usize = unkept().map(Trial::played).sum();
        (moves > 0).then(|| UnkeptMoves { moves, positions: unkept().count(), can_keep })
    }
}
