//! The list of positions of a file with more than one: small diagrams with names.

mod dragging;
mod drawing;
mod going;
mod header;
mod hint;
mod hit;
mod room;
mod row;
mod row_menu;
mod rows;
mod scroll;
mod search;
mod shape;
mod tip;

use egui::{InputState, Rect, Ui, Vec2};

use crate::app::list::action::ListAction;
use crate::app::list::focus::{is_in_list, list_id};

pub(in crate::app) use drawing::{KnownPuzzle, ListView, Puzzles};
pub(in crate::app) use going::show as go_to;
pub(in crate::app) use room::hint as hint_of_room;
pub(in crate::app) use rows::Rows;
pub(in crate::app) use shape::Shape;

/// Draws the list with what stands above it. Returns where the title of the current position is to be edited, if it is
/// edited in its row and that can be seen.
pub(in crate::app) fn show(ui: &mut Ui, view: &mut ListView<'_>, rows: &mut Rows) -> Option<Rect> {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let panel = ui.max_rect();
    let had_focus = is_in_list(ui.ctx());
    header::show(ui, view);
    search::show(ui, view);
    let title = rows::show(ui, view, rows, had_focus);
    follow_presses(ui, panel, had_focus, view.actions);
    title
}

/// A press elsewhere takes the keyboard away from the list; one on its rows, its heading or a menu does not, for egui
/// takes only what lies under the pointer itself for the list.
fn follow_presses(ui: &Ui, panel: Rect, had_focus: bool, actions: &mut Vec<ListAction>) {
    let acts = |input: &InputState| input.pointer.any_pressed() || input.pointer.any_released();
    let Some(at) = ui.input(|input| input.pointer.interact_pos().filter(|_| acts(input))) else { return };
    // Above the panel is the menu bar.
    let is_elsewhere = !panel.contains(at) && at.y >= panel.top() && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == list_id()));
    // A double click has just led into the title.
    if had_focus && is_free && !actions.iter().any(|action| matches!(action, ListAction::EditTitle(_))) {
        actions.push(ListAction::Focus(!is_elsewhere));
    }
}
