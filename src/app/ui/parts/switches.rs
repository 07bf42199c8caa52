//! Switches, check boxes and segmented controls.

use egui::{Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{focus_ring, item_background, text_width};
use crate::app::ui::{FocusRow, Icon, NamedRegion, Pictures, accessibility, metrics, palette, text};

/// Minimum horizontal padding of a segment in points, left and right together.
const SEGMENT_PADDING: f32 = 10.0;

/// Draws a switch.
pub(crate) fn switch(ui: &mut Ui, is_on: bool, name: &str) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(28.0, 16.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_on, name));
    let way = ui.ctx().animate_bool_responsive(response.id, is_on);
    let (ground, line) = if is_on { (colors.accent, colors.accent) } else { (colors.field, colors.quiet) };
    let corner = CornerRadius::same(8);
    ui.painter().rect_filled(rect, corner, ground);
    let line = if response.hovered() { colors.accent } else { line };
    ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, line), StrokeKind::Inside);
    let at = egui::lerp(rect.left() + 8.0..=rect.right() - 8.0, way);
    let knob = if is_on { colors.on_accent } else { colors.quiet };
    ui.painter().circle_filled(pos2(at, rect.center().y), 5.0, knob);
    focus_ring(ui, &response, 8);
    response
}

pub(crate) fn tick_box(ui: &mut Ui, pictures: &mut Pictures, ticked: bool, enabled: bool, name: &str) -> Response {
    let colors = palette(ui.visuals());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(18.0), sense);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, ticked, name));
    let corner = CornerRadius::same(4);
    if ticked {
        ui.painter().rect_filled(rect, corner, colors.accent);
        pictures.icon(ui.painter(), Icon::Check, rect.center(), 14.0, colors.on_accent);
    } else {
        let fill = if enabled { colors.field } else { colors.panel };
        let line = match (enabled, response.hovered()) {
            (true, true) => colors.accent,
            (true, false) => colors.quiet,
            (false, _) => colors.quiet.gamma_multiply(0.5),
        };
        ui.painter().rect_filled(rect, corner, fill);
        ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    focus_ring(ui, &response, 4);
    response
}

/// Draws a segmented control. Each choice is a label and a name for screen readers. Returns the clicked index.
pub(crate) fn segments(ui: &mut Ui, name: &str, choices: &[(&str, &str)], chosen: usize) -> Option<usize> {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let group = NamedRegion::new(Role::RadioGroup, name).with_rect(rect).with_size(choices.len());
    group.show(ui, |ui| segments_at(ui, rect, choices, chosen))
}

fn segments_at(ui: &Ui, rect: Rect, choices: &[(&str, &str)], chosen: usize) -> Option<usize> {
    let colors = palette(ui.visuals());
    let corner = CornerRadius::same(metrics::CORNER_FIELD);
    ui.painter().rect_filled(rect, corner, colors.field);
    let width = rect.width() / choices.len() as f32;
    let longest = choices.iter().map(|(label, _)| text_width(ui, label, text::strong())).fold(1.0, f32::max);
    let shrunk = ((width - SEGMENT_PADDING) / longest).min(1.0);
    let mut clicked = None;
    let keys = FocusRow::of_choices(ui, ui.scope_id().with("segments"), choices.len(), chosen);
    for (index, (label, name)) in choices.iter().enumerate() {
        let part = Rect::from_min_size(rect.min + vec2(width * index as f32, 0.0), vec2(width, rect.height()));
        let response = ui.interact(part, ui.scope_id().with(("segment", *name)), keys.sense(index));
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), index == chosen, *name));
        accessibility::edit_node(&response, |node| node.set_position_in_set(index));
        let is_first = index == 0;
        let round = |is_at_edge: bool| if is_at_edge { metrics::CORNER_FIELD } else { 0 };
        let (left, right) = (round(is_first), round(index + 1 == choices.len()));
        let corner = CornerRadius { nw: left, sw: left, ne: right, se: right };
        item_background(ui, part, corner, index == chosen, response.hovered());
        if !is_first {
            ui.painter().vline(part.left(), part.y_range(), Stroke::new(1.0, colors.line));
        }
        let mut font = if index == chosen { text::strong() } else { text::body() };
        font.size *= shrunk;
        ui.painter().text(part.center(), Align2::CENTER_CENTER, label, font, colors.text);
        focus_ring(ui, &response, metrics::CORNER_FIELD);
        clicked = keys.follow_keys(ui, &response, index).or_else(|| response.clicked().then_some(index)).or(clicked);
    }
    ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, colors.edge), StrokeKind::Inside);
    clicked
}
