//! The menu that a right click opens on a row.

use egui::{Popup, Response};

use crate::app::list::ListAction;
use crate::app::list::view::ListView;
use crate::app::shell::command::Command as C;
use crate::app::ui::menu;
use crate::app::ui::pictures::Pictures;

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::PastePositions],
    &[C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown],
    &[C::SaveSelected],
];

pub(super) fn show(response: &Response, view: ListView<'_>, pictures: &mut Pictures, actions: &mut Vec<ListAction>) {
    // Asked in every frame, for press and release can come in one.
    Popup::context_menu(response).show(|ui| {
        menu::in_groups(ui, GROUPS, |ui, command| {
            let why_disabled = (view.why_disabled)(*command);
            if menu::entry(ui, pictures, (*command, command.name()), None, why_disabled) {
                actions.push(ListAction::Run(*command));
            }
        });
    });
}
