//! The menu that a right click opens on a row.

use egui::{Popup, Response};

use crate::app::action::Action;
use crate::app::list::view::menu;
use crate::app::shell::command::Command as C;
use crate::app::state::State;
use crate::app::views::Cache;

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::PastePositions],
    &[C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown],
    &[C::SaveSelected],
];

pub(super) fn show(response: &Response, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    // Asked in every frame, for press and release can come in one.
    Popup::context_menu(response).show(|ui| {
        menu::in_groups(ui, GROUPS, |ui, command| menu::entry(ui, state, cache, *command, actions));
    });
}
