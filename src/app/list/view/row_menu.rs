//! The context menu of a row, opened by a right click, or by a key for the current row.

use egui::{Popup, Response};

use super::list_view::ListView;
use crate::app::list::action::ListAction;
use crate::app::list::focus::is_in_list;
use crate::app::shell::command::Command as C;
use crate::app::ui::{context_menu, menu};
use crate::tr;

const GROUPS: &[&[C]] = &[
    &[C::CutPositions, C::CopyPositions, C::CopyPgn, C::PastePositions],
    &[C::EditTitle, C::DuplicatePositions, C::RemovePosition, C::MarkDone],
    &[C::MoveUp, C::MoveDown, C::ComparePositions],
    &[C::SaveSelected],
];

pub(super) fn show(response: &Response, view: &mut ListView<'_>, index: usize) {
    // Called in every frame, since press and release can come in the same one.
    let menu = Popup::context_menu(response);
    let has_keys = index == view.shell.document.current() && is_in_list(&response.ctx);
    let asked = (has_keys && context_menu::take_menu_key(&response.ctx)).then_some(response.rect);
    let before = context_menu::show(menu, asked, response.secondary_clicked(), |ui| {
        menu::show_groups(ui, tr!("list-row-menu"), GROUPS, |ui, command| {
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
    if before.is_some() && view.shell.dialog.is_none() && response.ctx.memory(egui::Memory::focused).is_none() {
        view.actions.push(ListAction::Focus(true));
    }
}
