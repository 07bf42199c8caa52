//! The menu that a right click opens on a row.

use egui::{Popup, Response};

use super::super::super::action::Action;
use super::super::super::command::Command as C;
use super::super::super::state::State;
use super::super::Cache;
use super::menu;

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::PastePositions],
    &[C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown],
    &[C::SaveSelected],
];

pub(super) fn show(response: &Response, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    // Asked in every frame, for press and release can come in one.
    Popup::context_menu(response).show(|ui| {
        menu::in_groups(ui, GROUPS, |ui, command| menu::entry(ui, state, cache, command, actions));
    });
}
