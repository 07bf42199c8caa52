//! Solving in the side panel: what is asked for, how far the search is, the answer, and the solution as a tree.

use egui::Ui;

use super::super::action::Action;
use super::super::state::State;
use super::parts;

pub(super) fn show(ui: &mut Ui, state: &State, _actions: &mut Vec<Action>) {
    parts::heading(ui, "Solve");
    if let Some(answer) = state.solving.answer() {
        parts::quiet(ui, &answer.headline);
    }
}
