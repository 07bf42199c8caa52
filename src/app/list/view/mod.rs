//! The view of the list: small diagrams with names, for files with more than one position.

mod dragging;
mod empty_hint;
mod go_to;
mod header;
mod hint;
mod hit;
mod layout;
mod list_view;
mod row;
mod row_menu;
mod rows;
mod scroll;
mod search;
mod tip;

use egui::{InputState, Rect, Ui, Vec2};

use crate::app::list::action::ListAction;
use crate::app::list::focus::{is_in_list, list_id};

pub(in crate::app) use empty_hint::show as hint_of_room;
pub(in crate::app) use go_to::show as go_to;
pub(in crate::app) use layout::RowLayout;
pub(in crate::app) use list_view::ListView;
pub(in crate::app) use rows::ListRows;

/// Draws the list with its heading and search field. Returns the rectangle of the title field, if the title is edited
/// in a visible row.
pub(in crate::app) fn show(ui: &mut Ui, view: &mut ListView<'_>, rows: &mut ListRows) -> Option<Rect> {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let panel = ui.max_rect();
    let had_focus = is_in_list(ui.ctx());
    header::show(ui, view);
    search::show(ui, view);
    let title = rows::show(ui, view, rows, had_focus);
    follow_presses(ui, panel, had_focus, view.actions);
    title
}

/// Takes the keyboard from the list on a press elsewhere. A press on its rows, its heading or a menu keeps it, which
/// egui only does for the widget under the pointer.
fn follow_presses(ui: &Ui, panel: Rect, had_focus: bool, actions: &mut Vec<ListAction>) {
    let acts = |input: &InputState| input.pointer.any_pressed() || input.pointer.any_released();
    let Some(at) = ui.input(|input| input.pointer.interact_pos().filter(|_| acts(input))) else { return };
    // The menu bar is above the panel.
    let is_elsewhere = !panel.contains(at) && at.y >= panel.top() && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == list_id()));
    // A double click has just opened the title field.
    if had_focus && is_free && !actions.iter().any(|action| matches!(action, ListAction::EditTitle(_))) {
        actions.push(ListAction::Focus(!is_elsewhere));
    }
}
