//! Try mode in the side panel: the line of moves, back and forward, keep and return.

use egui::Ui;

use super::super::action::Action;
use super::super::state::State;
use super::super::trying::{Trial, TrialAction};
use super::parts;

pub(super) fn show(ui: &mut Ui, state: &State, trial: &Trial, actions: &mut Vec<Action>) {
    let _ = (state, trial);
    if parts::link(ui, "Return").clicked() {
        actions.push(Action::Trial(TrialAction::Return));
    }
}
