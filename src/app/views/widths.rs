//! The draggable edges of the list and the side panel.

use egui::{CursorIcon, Id, Rangef, Rect, Role, Sense, Ui, WidgetInfo};

use crate::app::shell::{SizedPanel, Widths};
use crate::app::state::Action;
use crate::app::ui::{accessibility, palette};
use crate::app::window;
use crate::tr;

/// Widths in points of the draggable strip: on the board's side of the edge, and on the panel's side, which has a
/// scroll bar.
const GRASP: [f32; 2] = [7.0, 1.0];

/// Adds the draggable edges at the left and the right of the area `middle`.
pub(super) fn show(ui: &Ui, widths: Widths, middle: Rect, is_list_shown: bool, actions: &mut Vec<Action>) {
    if is_list_shown {
        edge(ui, widths, (SizedPanel::List, tr!("views-width-list")), middle, actions);
    }
    edge(ui, widths, (SizedPanel::Side, tr!("views-width-side")), middle, actions);
}

fn edge(ui: &Ui, widths: Widths, (panel, name): (SizedPanel, &str), middle: Rect, actions: &mut Vec<Action>) {
    let [outside, inside] = GRASP;
    // `out` is the direction in which the panel widens.
    let (at, along, out) = match panel {
        SizedPanel::List => (middle.left(), Rangef::new(middle.left() - inside, middle.left() + outside), 1.0),
        SizedPanel::Side => (middle.right(), Rangef::new(middle.right() - outside, middle.right() + inside), -1.0),
    };
    let id = Id::unique(("edge", name));
    let response = ui.interact(Rect::from_x_y_ranges(along, middle.y_range()), id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, name));
    let [least, most] = widths.limits(panel);
    accessibility::edit_node(&response, |node| {
        node.set_numeric_value(widths.width(panel).into());
        node.set_min_numeric_value(least.into());
        node.set_max_numeric_value(most.into());
    });
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
        ui.painter().vline(at, middle.y_range(), (2.0, palette(ui.visuals()).accent));
    }
    let held = id.with("held");
    let pointer = response.interact_pointer_pos();
    if response.drag_started() {
        // The distance between edge and pointer at the start is stored, so that it stays the same during the drag.
        let pressed = ui.input(|input| input.pointer.press_origin());
        ui.data_mut(|data| data.insert_temp(held, pressed.map_or(0.0, |pressed| pressed.x - at)));
    }
    if response.double_clicked() {
        actions.push(Action::Window(window::Action::Resize(panel, None)));
    } else if let Some(pointer) = pointer.filter(|_| response.dragged()) {
        let from_edge: f32 = ui.data(|data| data.get_temp(held)).unwrap_or_default();
        let wanted = widths.width(panel) + out * (pointer.x - from_edge - at);
        if (wanted - widths.width(panel)).abs() >= 0.5 {
            actions.push(Action::Window(window::Action::Resize(panel, Some(wanted))));
        }
    }
    if response.drag_stopped() || response.double_clicked() {
        actions.push(Action::Window(window::Action::StoreWidths));
    }
    response.on_hover_text_at_pointer(tr!("views-width"));
}
