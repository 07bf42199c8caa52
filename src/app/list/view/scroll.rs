//! The scroll position of the list, and its scroll bar.
//!
//! The position is counted in rows as `f64`. With millions of rows, `f32` points are not exact enough to place a row.

use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::ui::palette;
use crate::tr;

#[derive(Debug, Default)]
pub(super) struct ListScroll {
    /// Number of rows above the upper edge, including a fraction of a row.
    pub(super) offset: f64,
    /// Distance of the pointer from the upper end of the handle that it drags, in points; `None` unless it drags.
    grab_offset: Option<f32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Viewport {
    pub(super) area: Rect,
    pub(super) row_height: f32,
    pub(super) rows: usize,
}

const GRASP: f32 = 10.0;
const WIDTH: [f32; 2] = [4.0, 8.0];
const MIN_HANDLE_LEN: f32 = 28.0;

impl Viewport {
    pub(super) fn visible(&self) -> f64 {
        f64::from(self.area.height() / self.row_height)
    }

    fn max_offset(&self) -> f64 {
        (self.rows as f64 - self.visible()).max(0.0)
    }

    fn handle(&self) -> f32 {
        let share = (self.visible() / self.rows.max(1) as f64).min(1.0) as f32;
        (self.area.height() * share).max(MIN_HANDLE_LEN).min(self.area.height())
    }
}

impl ListScroll {
    pub(super) fn move_by(&mut self, rows: f64, room: &Viewport) {
        self.offset = (self.offset + rows).clamp(0.0, room.max_offset());
    }

    /// Scrolls just far enough to show a row. A row that is more than a page away is centered. After scrolling, the top
    /// row is whole.
    pub(super) fn reveal(&mut self, row: usize, room: &Viewport) {
        let (top, visible) = (row as f64, room.visible());
        let is_far = top < self.offset - visible || top > self.offset + 2.0 * visible;
        let wanted = if is_far {
            (top + 0.5 - visible / 2.0).round()
        } else if top + 1.0 > self.offset + visible {
            (top + 1.0 - visible).ceil()
        } else {
            self.offset
        };
        self.move_by(wanted.min(top) - self.offset, room);
    }

    /// Shows a row after rows have changed. Unlike [`Self::reveal`], always leaves a whole row at the top.
    pub(super) fn reveal_aligned(&mut self, row: usize, room: &Viewport) {
        self.move_by(self.offset.round() - self.offset, room);
        self.reveal(row, room);
    }

    pub(super) fn handle_wheel(&mut self, ui: &Ui, room: &Viewport) {
        if !ui.rect_contains_pointer(room.area) {
            return;
        }
        let points = ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta.y));
        self.move_by(f64::from(-points / room.row_height), room);
    }

    /// Draws the scroll bar unless all rows are visible. Returns the rectangle of its handle while it is dragged.
    pub(super) fn bar(&mut self, ui: &Ui, room: &Viewport) -> Option<Rect> {
        let most = room.max_offset();
        if most <= 0.0 {
            self.grab_offset = None;
            return None;
        }
        let track = room.area.with_min_x(room.area.right() - GRASP);
        let response = ui.interact(track, Id::unique("scroll bar of the list"), Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::labeled(Role::ScrollBar, true, tr!("list-scroll")));
        let way = track.height() - room.handle();
        let handle = |at: f64| {
            let top = track.top() + way * (at / most) as f32;
            Rect::from_min_size(egui::pos2(track.left(), top), vec2(GRASP, room.handle()))
        };
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
            let own = handle(self.offset);
            let is_new = ui.input(|input| input.pointer.any_pressed());
            match self.grab_offset {
                Some(held) if !is_new => {
                    let share = ((pointer.y - held - track.top()) / way.max(1.0)).clamp(0.0, 1.0);
                    self.offset = f64::from(share) * most;
                }
                _ if own.y_range().contains(pointer.y) => self.grab_offset = Some(pointer.y - own.top()),
                // A press beside the handle scrolls by a page.
                _ if is_new => {
                    let page = (room.visible() - 1.0).max(1.0);
                    self.move_by(if pointer.y < own.top() { -page } else { page }, room);
                }
                _ => {}
            }
        } else {
            self.grab_offset = None;
        }
        let is_held = self.grab_offset.is_some();
        paint(ui, handle(self.offset), is_held || response.hovered(), is_held);
        is_held.then(|| handle(self.offset))
    }
}

fn paint(ui: &Ui, handle: Rect, is_wide: bool, is_held: bool) {
    let colors = palette(ui.visuals());
    let width = WIDTH[usize::from(is_wide)];
    let ink = colors.quiet.gamma_multiply([0.4, 0.7, 0.9][usize::from(is_wide) + usize::from(is_held)]);
    let right = handle.right() - 1.0;
    let bar =
        Rect::from_min_max(egui::pos2(right - width, handle.top() + 2.0), egui::pos2(right, handle.bottom() - 2.0));
    ui.painter().rect_filled(bar, width / 2.0, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Viewport = Viewport {
        area: Rect { min: egui::Pos2::ZERO, max: egui::pos2(200.0, 400.0) },
        row_height: 100.0,
        rows: 19_000_000,
    };

    fn is_at(scroll: &ListScroll, row: f64) -> bool {
        (scroll.offset - row).abs() < 1e-6
    }

    #[test]
    fn the_ends_are_exact_and_points_count_anywhere() {
        let mut scroll = ListScroll::default();
        scroll.move_by(1e9, &ROOM);
        assert!(is_at(&scroll, 18_999_996.0), "the last row ends at the lower edge: {}", scroll.offset);
        scroll.move_by(-0.01, &ROOM);
        assert!(is_at(&scroll, 18_999_995.99), "a point more or less also far down: {}", scroll.offset);
        scroll.move_by(-1e9, &ROOM);
        assert!(is_at(&scroll, 0.0), "the first row begins at the upper edge: {}", scroll.offset);
    }

    #[test]
    fn rows_come_into_sight_by_the_shortest_way() {
        for (at, row, expected) in [
            (0.0, 0, 0.0),
            (0.0, 2, 0.0),
            (0.0, 3, 0.0),
            (0.0, 4, 1.0),
            (0.4, 3, 0.4),
            (0.4, 4, 1.0),
            (10.0, 9, 9.0),
            (10.0, 10, 10.0),
            (10.4, 10, 10.0),
            (10.4, 12, 10.4),
            (10.0, 5_000_000, 4_999_999.0),
            (10.0, 18_999_999, 18_999_996.0),
            (5_000_000.0, 1, 0.0),
        ] {
            let mut scroll = ListScroll { offset: at, grab_offset: None };
            scroll.reveal(row, &ROOM);
            assert!(is_at(&scroll, expected), "row {row} from {at}: {} for {expected}", scroll.offset);
        }
        let low = Viewport { area: ROOM.area.with_max_y(350.0), ..ROOM };
        for (at, row, expected) in [(0.0, 3, 1.0), (0.6, 3, 0.6), (2.0, 2, 2.0), (10.0, 18_999_999, 18_999_996.5)] {
            let mut scroll = ListScroll { offset: at, grab_offset: None };
            scroll.reveal(row, &low);
            assert!(is_at(&scroll, expected), "row {row} from {at} of a part: {} for {expected}", scroll.offset);
        }
        let all = Viewport { rows: 3, ..ROOM };
        let mut scroll = ListScroll::default();
        scroll.reveal(2, &all);
        assert!(is_at(&scroll, 0.0), "everything is in sight: {}", scroll.offset);
    }
}
