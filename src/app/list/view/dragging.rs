//! Dragging rows to another place of the list.

use egui::{
    Align2, Context, CornerRadius, CursorIcon, DragAndDrop, Id, LayerId, Order, Pos2, Rect, Ui, Vec2, pos2, vec2,
};

use super::layout::ListView;
use super::scroll::{ListScroll, Viewport};
use crate::app::list::update::ListAction;
use crate::app::shell::Shell;
use crate::app::ui::{Icon, grid, metrics, palette, text};
use crate::document::{Document, Sequence};
use crate::lang;

/// The payload of dragged rows. Escape ends the drag; egui handles that.
struct DragPayload;

pub(super) struct RowDrag {
    frame: u64,
    sequence: Sequence,
    /// The index before which the rows would be dropped; `None` while the pointer is not over or close to the list.
    pub(super) slot: Option<usize>,
    /// The revision of the document; `None` in the first frame, in which the dragged row may not be selected yet.
    revision: Option<u64>,
}

impl RowDrag {
    fn is_valid(&mut self, ctx: &Context, document: &Document) -> bool {
        let now = document.revision();
        let is_new = self.frame == ctx.cumulative_frame_nr();
        let is_same = is_new || *self.revision.get_or_insert(now) == now;
        is_same && self.sequence.is_prefix_of(&document.sequence())
    }
}

/// Height of the zones at the upper and lower end of the list in which a drag scrolls, in points.
const EDGE: f32 = 44.0;
const MAX_SPEED: f32 = 14.0;
const GHOST: f32 = 56.0;

pub(super) fn begin(ctx: &Context, document: &Document) -> RowDrag {
    DragAndDrop::set_payload(ctx, DragPayload);
    RowDrag { frame: ctx.cumulative_frame_nr(), sequence: document.sequence(), slot: None, revision: None }
}

pub(super) fn is_dragging(ctx: &Context) -> bool {
    DragAndDrop::has_payload_of_type::<DragPayload>(ctx)
}

/// Returns `true` while rows are dragged. Ends the drag if something covers the list or the document has changed.
fn continue_drag(ctx: &Context, shell: &Shell, drag: &mut Option<RowDrag>) -> bool {
    if !is_dragging(ctx) {
        return false;
    }
    let goes_on = shell.is_uncovered() && drag.as_mut().is_some_and(|drag| drag.is_valid(ctx, &shell.document));
    if !goes_on {
        DragAndDrop::clear_payload(ctx);
    }
    goes_on
}

pub(super) fn show(
    ui: &Ui,
    view: &mut ListView<'_>,
    room: &Viewport,
    scroll: &mut ListScroll,
    drag: &mut Option<RowDrag>,
) {
    if !continue_drag(ui.ctx(), view.shell, drag) {
        return;
    }
    let Some(at) = ui.ctx().pointer_latest_pos() else { return };
    let is_over = room.area.expand2(vec2(GHOST, GHOST)).contains(at);
    let row = (f64::from((at.y - room.area.top()) / room.row_height) + scroll.offset).round();
    let row = (row.max(0.0) as usize).min(room.rows);
    let (slot, copies) = (view.listed().drop_index(row), ui.input(|input| input.modifiers.command));
    if is_over && ui.input(|input| input.pointer.primary_released()) {
        view.actions.push(ListAction::Drop { to: slot, copies });
        return;
    }
    if let Some(drag) = drag {
        let slot = is_over.then_some(slot);
        if drag.slot != slot {
            drag.slot = slot;
            // The hint below the FEN depends on the slot, but is drawn before the list.
            ui.ctx().request_repaint();
        }
    }
    if is_over {
        scroll_near_ends(ui, at, room, scroll);
        insertion_line(ui, room, scroll, row);
    }
    ghost(ui.ctx(), view, at, (is_over, copies));
    ui.ctx().set_cursor_icon(match (is_over, copies) {
        (true, true) => CursorIcon::Copy,
        (true, false) => CursorIcon::Grabbing,
        (false, _) => CursorIcon::NotAllowed,
    });
}

fn scroll_near_ends(ui: &Ui, at: Pos2, room: &Viewport, scroll: &mut ListScroll) {
    let above = (room.area.top() + EDGE - at.y).clamp(0.0, EDGE) / EDGE;
    let below = (at.y - room.area.bottom() + EDGE).clamp(0.0, EDGE) / EDGE;
    let speed = MAX_SPEED * (below * below - above * above);
    if speed != 0.0 {
        let seconds = ui.input(|input| input.stable_dt).min(0.1);
        scroll.move_by(f64::from(speed * seconds), room);
        ui.ctx().request_repaint();
    }
}

fn insertion_line(ui: &Ui, room: &Viewport, scroll: &ListScroll, row: usize) {
    let y = room.area.top() + ((row as f64 - scroll.offset) * f64::from(room.row_height)) as f32;
    let y = y.clamp(room.area.top() + 3.0, room.area.bottom() - 3.0);
    let (left, right) = (room.area.left() + 10.0, room.area.right() - 10.0);
    let accent = palette(ui.visuals()).accent;
    ui.painter().hline(left..=right, y, (2.0, accent));
    ui.painter().circle_filled(pos2(left, y), 3.5, accent);
}

/// Draws the current diagram at the pointer with the number of rows. If `copies`, adds a plus. `is_over`: the pointer
/// is over or close to the list; otherwise the diagram is paler and has no plus.
fn ghost(ctx: &Context, view: &mut ListView<'_>, at: Pos2, (is_over, copies): (bool, bool)) {
    let style = ctx.global_style();
    let colors = palette(&style.visuals);
    let mut painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("dragged rows")));
    let count = view.list.selected_count(&view.shell.document);
    let card = Rect::from_min_size(at + vec2(10.0, 8.0), Vec2::splat(GHOST + 8.0));
    let corner = CornerRadius::same(metrics::CORNER_BOARD);
    painter.set_opacity(if is_over { 0.92 } else { 0.5 });
    for behind in (0..count.min(3)).rev() {
        let card = card.translate(Vec2::splat(3.0 * behind as f32));
        painter.rect_filled(card, corner, colors.panel);
        painter.rect_stroke(card, corner, (1.0, colors.line), egui::StrokeKind::Inside);
    }
    grid::diagram(&painter, view.shell.document.working_position(), card.shrink(4.0), view.pictures);
    if copies && is_over {
        painter.circle_filled(card.right_bottom(), 10.0, colors.good);
        view.pictures.icon(&painter, Icon::Add, card.right_bottom(), 14.0, colors.on_accent);
    }
    if count > 1 {
        let number = painter.layout_no_wrap(lang::number(count), text::strong(), colors.on_accent);
        let badge = Rect::from_center_size(card.right_top(), number.size() + vec2(14.0, 4.0));
        painter.rect_filled(badge, badge.height() / 2.0, colors.accent);
        painter.text(badge.center(), Align2::CENTER_CENTER, lang::number(count), text::strong(), colors.on_accent);
    }
}
