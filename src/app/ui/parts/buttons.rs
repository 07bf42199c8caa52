//! Buttons and links.

use egui::{Align2, CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{focus_ring, item_background, text_width};
use crate::app::ui::{Icon, Pictures, metrics, palette, text};

pub(crate) fn button(ui: &mut Ui, label: &str, height: f32) -> Response {
    named_button(ui, label, label, height)
}

pub(crate) fn named_button(ui: &mut Ui, label: &str, name: &str, height: f32) -> Response {
    push_button(ui, (label, name), height, false)
}

pub(crate) fn filled_button(ui: &mut Ui, label: &str, height: f32) -> Response {
    named_filled_button(ui, label, label, height)
}

pub(crate) fn named_filled_button(ui: &mut Ui, label: &str, name: &str, height: f32) -> Response {
    push_button(ui, (label, name), height, true)
}

pub(crate) fn button_width(ui: &Ui, label: &str) -> f32 {
    text_width(ui, label, text::strong()) + BUTTON_PADDING
}

/// Horizontal padding of a button in points, left and right together.
const BUTTON_PADDING: f32 = 28.0;

fn push_button(ui: &mut Ui, (label, name): (&str, &str), height: f32, is_filled: bool) -> Response {
    let colors = palette(ui.visuals());
    let ink = if is_filled && ui.is_enabled() { colors.on_accent } else { colors.text };
    let galley = ui.painter().layout_no_wrap(label.to_owned(), text::strong(), ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + BUTTON_PADDING, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let fill = match (is_filled, response.is_pointer_button_down_on(), response.hovered()) {
        (true, ..) if !ui.is_enabled() => colors.line,
        (true, true, _) => colors.accent.gamma_multiply(0.85),
        (true, _, true) => colors.accent.gamma_multiply(0.92),
        (true, ..) => colors.accent,
        (false, true, _) => colors.chosen,
        (false, _, true) => colors.hovered,
        (false, ..) => colors.field,
    };
    ui.painter().rect_filled(rect, metrics::CORNER_FIELD, fill);
    if !is_filled {
        ui.painter().rect_stroke(rect, metrics::CORNER_FIELD, (1.0, colors.edge), StrokeKind::Inside);
    }
    focus_ring(ui, &response, metrics::CORNER_FIELD);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    response
}

pub(crate) fn link(ui: &mut Ui, label: &str) -> Response {
    named_link(ui, label, label)
}

/// A link. A label that is too long for the row takes several lines.
pub(crate) fn named_link(ui: &mut Ui, label: &str, name: &str) -> Response {
    let accent = palette(ui.visuals()).accent;
    let width = ui.max_rect().width();
    let galley = ui.painter().layout(label.to_owned(), text::strong(), accent, width);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    focus_ring(ui, &response, 3);
    if response.hovered() {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, accent));
    }
    ui.painter().galley(rect.min, galley, accent);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

pub(crate) fn icon_button(ui: &mut Ui, pictures: &mut Pictures, icon: Icon, name: &str, size: f32) -> Response {
    icon_tool(ui, pictures, (icon, Sense::click()), name, size)
}

/// An icon button that is the tab stop of its row only if `sense` is focusable.
pub(crate) fn icon_tool(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (icon, sense): (Icon, Sense),
    name: &str,
    size: f32,
) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(metrics::CORNER_BOARD), colors.hovered);
    }
    focus_ring(ui, &response, metrics::CORNER_BOARD);
    let ink = if !ui.is_enabled() {
        colors.quiet.gamma_multiply(0.4)
    } else if response.hovered() {
        colors.text
    } else {
        colors.quiet
    };
    pictures.icon(ui.painter(), icon, rect.center(), size * 0.68, ink);
    response
}

pub(crate) fn flat_width(ui: &Ui, label: &str) -> f32 {
    text_width(ui, label, text::body()) + 2.0 * metrics::GRID
}

/// A button without a frame: a word that gets a ground under the pointer.
pub(crate) fn flat_button(ui: &mut Ui, (label, sense): (&str, Sense), name: &str, height: f32) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(flat_width(ui, label), height), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    item_background(ui, rect, metrics::CORNER_BOARD, false, response.hovered());
    focus_ring(ui, &response, metrics::CORNER_BOARD);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, label, text::body(), colors.text);
    response
}

pub(crate) const HELP_BUTTON_SIZE: f32 = 16.0;

/// A small question mark button that opens an explanation.
pub(crate) fn help_button(ui: &mut Ui, name: &str) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(HELP_BUTTON_SIZE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let ink = if response.hovered() { colors.accent } else { colors.quiet };
    ui.painter().circle_stroke(rect.center(), HELP_BUTTON_SIZE / 2.0 - 1.0, Stroke::new(1.0, ink));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, "?", text::small(), ink);
    focus_ring(ui, &response, metrics::CORNER_FIELD);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
