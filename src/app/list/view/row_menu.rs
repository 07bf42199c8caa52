//! The menu that a right click opens on a row.

use egui::{Popup, Response};

use super::drawing::ListView;
use crate::app::list::action::ListAction;
use crate::app::shell::command::Command as C;
use crate::app::ui::menu;

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::CopyPgn, C::PastePositions],
    &[C::EditTitle, C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown, C::ComparePositions],
    &[C::SaveSelected],
];

pub(super) fn show(response: &Response, view: &mut ListView<'_>, index: usize) {
    // Asked in every frame, for press and release can come in one.
    Popup::context_menu(response).show(|ui| {
        menu::in_groups(ui, "Position", GROUPS, |ui, command| {
            let why_disabled = (view.why_disabled)(*command);
            if menu::entry(ui, view.pictures, (*command, command.name()), None, why_disabled) {
                let is_title = *command == C::EditTitle;
                view.actions.push(if is_title {
                    ListAction::EditTitle(Some(index))
                } else {
                    ListAction::Run(*command)
                });
            }
        });
    });
}
