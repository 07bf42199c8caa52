//! Menus: groups of entries with separators, and the row of an entry.

use egui::{Rangef, Response, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::shell::command::{Command, Reason};
use crate::app::ui::pictures::{Icon, Pictures};
use crate::app::ui::theme::{palette, text};
use crate::app::ui::{accessibility, parts};

/// Minimum and maximum width of an open menu, which is otherwise as wide as its widest row.
const WIDTHS: Rangef = Rangef { min: 220.0, max: 480.0 };

/// Space left of a name (for the check mark), right of it, and before the text at the right end.
const LEFT: f32 = 28.0;
const RIGHT: f32 = 12.0;
const BETWEEN: f32 = 16.0;

/// Draws the entries of an open menu, with separators between the groups.
pub(in crate::app) fn show_groups<Item>(
    ui: &mut Ui,
    name: &str,
    groups: &[impl AsRef<[Item]>],
    mut add: impl FnMut(&mut Ui, &Item),
) {
    begin(ui, name, groups.iter().map(|group| group.as_ref().len()).sum());
    for (index, group) in groups.iter().enumerate() {
        if index > 0 {
            separator(ui);
        }
        for item in group.as_ref() {
            add(ui, item);
        }
    }
}

pub(in crate::app) fn begin(ui: &mut Ui, name: &str, entries: usize) {
    accessibility::name_menu(ui, name, entries);
    ui.set_min_width(WIDTHS.min);
    ui.spacing_mut().item_spacing.y = 0.0;
}

/// Returns the width of a row: all that is available, except in the sizing pass of the menu.
fn row_width(ui: &Ui, needed: f32) -> f32 {
    let needed = WIDTHS.clamp(needed);
    if ui.is_sizing_pass() { needed } else { ui.available_width().max(needed) }
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(row_width(ui, 0.0), 9.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, (1.0, palette(ui.visuals()).line));
}

/// Draws an entry that runs a command under its current name; returns `true` if it was clicked, which closes the menu.
pub(in crate::app) fn entry(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (command, name): (Command, &str),
    checked: Option<bool>,
    why_disabled: Option<Reason>,
) -> bool {
    let keys = parts::shortcut(ui, command).unwrap_or_default();
    let response = row(ui, pictures, (name, &keys), why_disabled.is_none(), checked);
    if !keys.is_empty() {
        accessibility::edit_node(&response, |node| node.set_keyboard_shortcut(keys.as_str()));
    }
    accessibility::describe(&response, || parts::with_reason(parts::tooltip(ui, command), why_disabled.as_ref()));
    // Shortcuts for the list only are not in the row, but in the tooltip.
    let tip = if keys.is_empty() { parts::tooltip(ui, command) } else { command.tooltip().to_owned() };
    let is_clicked = response.on_hover_text(parts::with_reason(tip, why_disabled)).clicked();
    if is_clicked {
        ui.close();
    }
    is_clicked
}

/// Draws the row of an entry: its name, and at the right end its shortcut or another short text.
pub(in crate::app) fn row(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (name, keys): (&str, &str),
    enabled: bool,
    checked: Option<bool>,
) -> Response {
    let colors = palette(ui.visuals());
    let body = parts::one_line(ui, name, text::body(), colors.text, WIDTHS.max - LEFT - RIGHT);
    let margins = LEFT + body.size().x + RIGHT;
    let hint = parts::one_line(ui, keys, text::small(), colors.quiet, WIDTHS.max - margins - BETWEEN);
    let between = if keys.is_empty() { 0.0 } else { BETWEEN };
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let width = row_width(ui, margins + between + hint.size().x);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), sense);
    response.widget_info(|| match checked {
        Some(checked) => WidgetInfo::selected(Role::MenuItemCheckBox, enabled, checked, name),
        None => WidgetInfo::labeled(Role::MenuItem, enabled, name),
    });
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 5, colors.chosen);
    }
    if checked == Some(true) {
        pictures.icon(ui.painter(), Icon::Check, rect.left_center() + vec2(15.0, 0.0), 14.0, colors.accent);
    }
    let ink = if enabled { colors.text } else { colors.quiet.gamma_multiply(0.6) };
    let middle = |height: f32| rect.center().y - height / 2.0;
    let at = egui::pos2(rect.left() + LEFT, middle(body.size().y));
    ui.painter().galley_with_override_text_color(at, body, ink);
    let at = egui::pos2(rect.right() - RIGHT - hint.size().x, middle(hint.size().y));
    ui.painter().galley(at, hint, colors.quiet);
    response
}
