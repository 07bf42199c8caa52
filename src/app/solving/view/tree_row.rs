//! A row of the tree: a triangle, the move or heading, and a note in small letters.

use egui::epaint::PathShape;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Color32, FontId, Id, Rect, Response, Role, Sense, Spinner, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::solving::tree::{Node, NodeKind};
use crate::app::solving::{Branches, NodeId};
use crate::app::ui::{Palette, accessibility, palette, parts, text};
use crate::tr;

const INDENT: f32 = 14.0;
const MAX_INDENT_LEVELS: usize = 7;
/// Width of the area around a triangle that can be clicked, in points.
const TRIANGLE: f32 = 18.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct TreeRowState {
    pub(super) depth: usize,
    pub(super) is_shown: bool,
    /// `true` if the answer is current; otherwise the row is gray and inactive.
    pub(super) is_current: bool,
    pub(super) has_cursor: bool,
}

/// The requests that a row gets from the pointer or a screen reader.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TreeRowResponse {
    pub(super) toggles: bool,
    pub(super) shows: bool,
    pub(super) is_pressed: bool,
}

pub(super) fn row_id(id: NodeId) -> Id {
    Id::unique(("row of the solution", id))
}

pub(super) fn show(ui: &mut Ui, id: NodeId, node: &Node, rect: Rect, row: TreeRowState) -> (Response, TreeRowResponse) {
    let colors = palette(ui.visuals());
    let sense = if row.is_current { Sense::CLICK } else { Sense::HOVER };
    let response = ui.interact(rect, row_id(id), sense);
    describe(&response, node, row);
    parts::item_background(ui, rect, 4, row.is_shown, response.hovered() && row.is_current);
    if row.has_cursor {
        // The row of the position on the board is highlighted already, so a thin line is enough.
        let line = if row.is_shown { Stroke::new(1.0, colors.accent) } else { Stroke::new(2.0, colors.text) };
        ui.painter().rect_stroke(rect, 4, line, egui::StrokeKind::Inside);
    }
    let left = rect.left() + 2.0 + row.depth.min(MAX_INDENT_LEVELS) as f32 * INDENT;
    let triangle = Rect::from_min_size(pos2(left, rect.top()), vec2(TRIANGLE, rect.height()));
    let inside = UiBuilder::new().max_rect(rect).accessibility_parent(row_id(id));
    let toggles = ui.scope_builder(inside, |ui| expander(ui, id, node, triangle, row)).inner;
    words(ui, &response, node, Rect::from_min_max(pos2(triangle.right() + 2.0, rect.top()), rect.max), row);
    let clicked = response.clicked();
    let shows = clicked && node.moves.is_some();
    let result = TreeRowResponse {
        toggles: toggles || clicked && !shows && node.branches != Branches::None,
        shows,
        is_pressed: clicked || toggles,
    };
    (response, result)
}

/// Draws the triangle, or a spinner while branches are searched; returns `true` if it was clicked.
fn expander(ui: &mut Ui, id: NodeId, node: &Node, place: Rect, look: TreeRowState) -> bool {
    let is_open = match node.branches {
        Branches::None => return false,
        Branches::Expanding => {
            ui.put(Rect::from_center_size(place.center(), Vec2::splat(12.0)), Spinner::new().size(12.0));
            return false;
        }
        Branches::Unexpanded | Branches::Collapsed(_) => false,
        Branches::Open(_) => true,
    };
    let colors = palette(ui.visuals());
    let sense = if look.is_current { Sense::CLICK } else { Sense::HOVER };
    let response = ui.interact(place, ui.scope_id().with(("triangle", id)), sense);
    response.widget_info(|| {
        let row = name(node, look.depth);
        let name = if is_open { tr!("solving-close-row", row = row) } else { tr!("solving-open-row", row = row) };
        WidgetInfo::labeled(Role::Button, look.is_current, name)
    });
    let ink = if response.hovered() && look.is_current { colors.text } else { colors.quiet };
    ui.painter().add(triangle(place, is_open, ink));
    response.clicked()
}

fn triangle(place: Rect, is_open: bool, ink: Color32) -> PathShape {
    const SIZE: f32 = 4.0;
    let at = place.center();
    let corners = [vec2(-0.7, -1.0), vec2(0.9, 0.0), vec2(-0.7, 1.0)];
    let turned = |corner: Vec2| if is_open { vec2(-corner.y, corner.x) } else { corner };
    PathShape::convex_polygon(corners.map(|corner| at + SIZE * turned(corner)).to_vec(), ink, Stroke::NONE)
}

/// Draws the move and the note, truncated to fit.
fn words(ui: &Ui, response: &Response, node: &Node, place: Rect, look: TreeRowState) {
    let colors = palette(ui.visuals());
    let (font, ink) = text_style(node.kind, look, colors);
    let mut job = LayoutJob::default();
    let format =
        |font: FontId, color| TextFormat { font_id: font, color, valign: egui::Align::Center, ..TextFormat::default() };
    job.append(&node.label.to_string(), 0.0, format(font, ink));
    if let Some(note) = &node.note {
        job.append(&note.to_string(), 8.0, format(text::small(), colors.quiet));
    }
    job.wrap = TextWrapping::truncate_at_width(place.width() - 4.0);
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, ink);
    if is_cut {
        response.clone().on_hover_text(match &node.note {
            Some(added) => format!("{} ({added})", node.label),
            None => node.label.to_string(),
        });
    }
}

fn text_style(kind: NodeKind, look: TreeRowState, colors: &Palette) -> (FontId, Color32) {
    let ink = if look.is_current { colors.text } else { colors.quiet };
    match kind {
        NodeKind::Heading => (text::heading(), colors.quiet),
        NodeKind::Text => (text::small(), colors.quiet),
        NodeKind::Attack if look.depth == 0 => (text::strong(), ink),
        _ if look.is_shown => (text::strong(), ink),
        NodeKind::Attack | NodeKind::Defence | NodeKind::Try | NodeKind::Refutation => (text::body(), ink),
    }
}

/// Returns the name for screen readers: "Key 1.d4", "Set play".
fn name(node: &Node, depth: usize) -> String {
    let label = node.label.to_string();
    let moves = label.trim_end_matches(['!', '?']);
    match node.kind {
        NodeKind::Heading | NodeKind::Text => label,
        NodeKind::Attack if depth == 0 => tr!("solving-row-key", moves = moves),
        NodeKind::Attack => tr!("solving-row-continuation", moves = moves),
        NodeKind::Try => tr!("solving-row-try", moves = moves),
        NodeKind::Defence => tr!("solving-row-defence", moves = moves),
        NodeKind::Refutation => tr!("solving-row-refutation", moves = moves),
    }
}

fn describe(response: &Response, node: &Node, look: TreeRowState) {
    response.widget_info(|| {
        let mut label = name(node, look.depth);
        if let Some(note) = &node.note {
            label = format!("{label}, {note}");
        }
        if look.is_shown {
            label = tr!("solving-row-shown", row = label);
        }
        WidgetInfo::labeled(Role::TreeItem, look.is_current, label)
    });
    accessibility::edit_node(response, |row| {
        row.set_level(look.depth + 1);
        row.set_selected(look.is_shown);
        match &node.branches {
            Branches::None => {}
            Branches::Open(below) => {
                row.set_expanded(true);
                row.set_size_of_set(below.len());
            }
            Branches::Unexpanded | Branches::Expanding | Branches::Collapsed(_) => row.set_expanded(false),
        }
    });
}
