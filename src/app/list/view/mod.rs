//! The view of the list: small diagrams with names, for files with more than one position.

mod dragging;
mod header;
mod hint;
mod hit;
mod layout;
mod row;
mod rows;
mod scroll;
mod search;

use egui::{InputState, Rect, RichText, Ui, Vec2};

use crate::app::list::focus::{is_in_list, list_id};
use crate::app::list::listed::parse_position_number;
use crate::app::list::update::{GoToAction, ListAction};
use crate::app::shell::Command;
use crate::app::ui::{DialogField, Icon, Pictures, answers_if, palette, parts, text, title};
use crate::document::Document;
use crate::{lang, tr};
pub(crate) use layout::{ListView, RowLayout};
pub(crate) use rows::ListRows;

/// Draws the list. Returns the rectangle of the title field, if the title is edited in a visible row.
pub(crate) fn show(ui: &mut Ui, view: &mut ListView<'_>, rows: &mut ListRows) -> Option<Rect> {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let panel = ui.max_rect();
    let had_focus = is_in_list(ui.ctx());
    header::show(ui, view);
    search::show(ui, view);
    let title = rows::show(ui, view, rows, had_focus);
    follow_presses(ui, panel, had_focus, view.actions);
    title
}

/// Takes the keyboard focus from the list on a press elsewhere. On a press on the rows, the heading or the menu bar the
/// list keeps the focus, although egui would take it.
fn follow_presses(ui: &Ui, panel: Rect, had_focus: bool, actions: &mut Vec<ListAction>) {
    let acts = |input: &InputState| input.pointer.any_pressed() || input.pointer.any_released();
    let Some(at) = ui.input(|input| input.pointer.interact_pos().filter(|_| acts(input))) else { return };
    // A press above the panel is on the menu bar.
    let is_elsewhere = !panel.contains(at) && at.y >= panel.top() && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|id| id == list_id()));
    // With this action, a double click has just opened the title field, which needs the focus.
    if had_focus && is_free && !actions.iter().any(|action| matches!(action, ListAction::EditTitle(_))) {
        actions.push(ListAction::Focus(!is_elsewhere));
    }
}

/// Draws the narrow panel shown instead of the list for a file with one position. Its button adds a position, and the
/// list appears.
pub(crate) fn edge(ui: &mut Ui, pictures: &mut Pictures, why_disabled: Option<&str>, actions: &mut Vec<ListAction>) {
    let command = Command::AddPosition;
    ui.vertical_centered(|ui| {
        ui.add_space((header::HEIGHT - header::BUTTON) / 2.0);
        ui.add_enabled_ui(why_disabled.is_none(), |ui| {
            let button = parts::icon_button(ui, pictures, Icon::Add, command.name(), header::BUTTON);
            let tip = parts::with_reason(parts::tooltip(ui, command), why_disabled);
            if button.on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
                actions.push(ListAction::Run(command));
            }
        });
    });
}

pub(crate) fn go_to(ui: &mut Ui, document: &Document, typed: &str, actions: &mut Vec<GoToAction>) {
    ui.set_width(340.0);
    title(ui, tr!("list-go-to"));
    let positions = document.len();
    let is_there = parse_position_number(typed, positions).is_some();
    let colors = palette(ui.visuals());
    let current = lang::number(document.current() + 1);
    let name = tr!("list-go-to-number");
    DialogField { name, hint: &current, typed, width: f32::INFINITY, is_ready: is_there }.show(ui, actions);
    let ink = if is_there || typed.trim().is_empty() { colors.quiet } else { colors.fault };
    let sentence = tr!("list-go-to-range", count = positions);
    ui.label(RichText::new(sentence).font(text::small()).color(ink));
    let choices = [(tr!("list-go"), GoToAction::Confirm), (tr!("list-cancel"), GoToAction::Cancel)];
    answers_if(ui, is_there, &choices, actions);
}
