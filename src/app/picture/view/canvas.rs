//! Draws the picture with its boards, draggable corners and hoverable squares.

use egui::emath::GuiRounding;
use egui::{
    Color32, ColorImage, CursorIcon, Key, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::picture::{Action, OpenPicture};
use crate::app::ui::{Palette, metrics, palette, parts};
use crate::board::{Size, Square};
use crate::tr;
use crate::vision::{Corners, Picture, Point};

/// Maximum height of the picture, in points.
const MAX_HEIGHT: f32 = 300.0;
/// Maximum height of the picture, as a part of the window height.
const MAX_HEIGHT_RATIO: f32 = 0.3;
/// Radius of a corner handle, in points.
const HANDLE_RADIUS: f32 = 5.0;
/// Distance from a corner within which the pointer can grab its handle, in points.
const GRAB_DISTANCE: f32 = 14.0;

#[derive(Default)]
pub(crate) struct Canvas {
    texture: Option<(TextureKey, TextureHandle)>,
    dragged_corner: Option<usize>,
}

/// The number of a picture, its page, the part of it that a texture shows, and the size of the texture in pixels.
type TextureKey = (u64, usize, [usize; 4], [usize; 2]);

#[derive(Clone, Copy)]
struct View {
    part: Rect,
    place: Rect,
}

impl View {
    fn scale(self) -> f32 {
        self.place.width() / self.part.width()
    }

    fn to_screen(self, point: Point) -> Pos2 {
        self.place.min + (pos2(point.x, point.y) - self.part.min) * self.scale()
    }

    fn to_picture(self, at: Pos2) -> Point {
        let at = self.part.min + (at - self.place.min) / self.scale();
        Point::new(at.x, at.y)
    }

    fn outline(self, corners: &Corners) -> Vec<Pos2> {
        corners.0.iter().map(|point| self.to_screen(*point)).collect()
    }
}

impl Canvas {
    pub(super) fn show(&mut self, ui: &mut Ui, shown: &OpenPicture, hover: Option<Square>, actions: &mut Vec<Action>) {
        let part = shown.visible_rect();
        let width = ui.available_width();
        let height = MAX_HEIGHT.min(MAX_HEIGHT_RATIO * ui.ctx().content_rect().height());
        let scale = (width / part.width()).min(height / part.height());
        let (room, response) = ui.allocate_exact_size(vec2(width, part.height() * scale), Sense::click_and_drag());
        let place = Rect::from_center_size(room.center(), part.size() * scale).round_to_pixels(ui.pixels_per_point());
        let view = View { part, place };
        let name = tr!("picture-canvas", name = &shown.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        self.texture(ui, shown, view);
        let colors = palette(ui.visuals());
        let painter = ui.painter().with_clip_rect(room);
        if let Some((_, texture)) = &self.texture {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.image(texture.id(), place, whole, Color32::WHITE);
        }
        painter.rect_stroke(place, 0, (1.0, colors.line), StrokeKind::Inside);
        paint_boards(&painter, shown, view, hover, colors);
        self.drag(ui, shown, view, &response, actions);
        if response.has_focus() {
            take_keys(ui, &response, actions);
            ui.painter().rect_stroke(place, metrics::CORNER_FIELD, (2.0, colors.accent), StrokeKind::Outside);
        }
    }

    fn texture(&mut self, ui: &Ui, shown: &OpenPicture, View { part, place }: View) {
        let whole = |number: f32| number.max(0.0) as usize;
        let [left, top] = [whole(part.left()), whole(part.top())];
        let [right, bottom] = [whole(part.right().ceil()), whole(part.bottom().ceil())];
        let pixels = place.size() * ui.pixels_per_point();
        let wanted = [whole(pixels.x).max(1), whole(pixels.y).max(1)];
        let key = (shown.number, shown.page, [left, top, right, bottom], wanted);
        if self.texture.as_ref().is_none_or(|(made, _)| *made != key) {
            let image = downsample(&shown.picture, part, wanted);
            self.texture = Some((key, ui.ctx().load_texture("picture", image, TextureOptions::LINEAR)));
        }
    }

    fn drag(&mut self, ui: &Ui, shown: &OpenPicture, view: View, response: &Response, actions: &mut Vec<Action>) {
        let at = response.hover_pos().or_else(|| response.interact_pointer_pos());
        let Some(corners) = shown.corners() else { return };
        let handle = |at: Pos2| {
            let distance = |number: &usize| view.to_screen(corners.0[*number]).distance(at);
            (0..4)
                .min_by(|one, other| distance(one).total_cmp(&distance(other)))
                .filter(|near| distance(near) < GRAB_DISTANCE)
        };
        let press = ui.input(|input| input.pointer.press_origin());
        if response.drag_started() {
            self.dragged_corner = press.and_then(handle);
            response.request_focus();
        }
        if let (Some(corner), Some(at)) = (self.dragged_corner, response.interact_pointer_pos()) {
            actions.push(Action::DragCorner(corner, view.to_picture(at)));
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            if response.drag_stopped() {
                self.dragged_corner = None;
                if !shown.boards.is_empty() {
                    actions.push(Action::ReadAtCorners);
                }
            }
            return;
        }
        let is_near = at.and_then(handle).is_some();
        if is_near && response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        let hovered = at.filter(|_| response.hovered() && !is_near).and_then(|at| square_at(shown, view, at));
        if hovered != shown.hovered {
            actions.push(Action::PointAt(hovered));
        }
        if response.clicked() {
            response.request_focus();
            let is_at = |corners: &Corners, at: Pos2| board_coordinates(corners, view.to_picture(at)).is_some();
            let board = at.and_then(|at| shown.boards_on_page().find(|(_, board)| is_at(&board.reading.corners, at)));
            let other = board.map(|(index, _)| index).filter(|board| shown.current != Some(*board));
            actions.extend(other.map(Action::GoTo));
        }
    }
}

fn paint_boards(painter: &egui::Painter, shown: &OpenPicture, view: View, pointed: Option<Square>, colors: &Palette) {
    // A neighbour of the board in view may lie outside the part that is shown.
    let inside = painter.with_clip_rect(view.place);
    for (number, board) in shown.boards_on_page() {
        if shown.current != Some(number) {
            inside.add(Shape::closed_line(view.outline(&board.reading.corners), Stroke::new(1.5, colors.odd)));
        }
    }
    let Some(corners) = shown.corners() else { return };
    if shown.dragged.is_none() {
        let mark = |square: &Square, color: Color32| {
            if let Some(place) = square_corners(shown, *square) {
                let fill = color.gamma_multiply(0.2);
                painter.add(Shape::convex_polygon(view.outline(&place), fill, Stroke::new(2.0, color)));
            }
        };
        shown.doubtful().iter().for_each(|square| mark(square, colors.odd));
        shown.hovered.or(pointed).iter().for_each(|square| mark(square, colors.accent));
    }
    painter.add(Shape::closed_line(view.outline(&corners), Stroke::new(2.0, colors.accent)));
    for corner in view.outline(&corners) {
        painter.circle(corner, HANDLE_RADIUS, colors.on_accent, Stroke::new(2.0, colors.accent));
    }
}

fn square_corners(shown: &OpenPicture, square: Square) -> Option<Corners> {
    let reading = shown.reading_on_page()?;
    let (file, row) = (f32::from(square.file), f32::from(7_u8.checked_sub(square.rank)?));
    let (left, top) = reading.bottom.pick((file, row), (7.0 - file, 7.0 - row));
    let at = |right: f32, down: f32| reading.corners.point_at((left + right) / 8.0, (top + down) / 8.0);
    Some(Corners([at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)]))
}

/// Returns a point relative to a board, from 0 to 1 to the right and down; `None` outside of it.
fn board_coordinates(corners: &Corners, point: Point) -> Option<[f32; 2]> {
    corners.fractions_at(point).filter(|parts| parts.iter().all(|part| (0.0..1.0).contains(part)))
}

fn square_at(shown: &OpenPicture, view: View, at: Pos2) -> Option<Square> {
    let reading = shown.reading().filter(|_| shown.dragged.is_none())?;
    let [across, down] = board_coordinates(&reading.corners, view.to_picture(at))?;
    let (column, row) = ((across * 8.0) as u8, (down * 8.0) as u8);
    let (file, rank) = reading.bottom.pick((column, 7 - row.min(7)), (7 - column.min(7), row));
    Some(Square::new(file, rank)).filter(|square| Size::STANDARD.contains(*square))
}

/// While the picture has the focus, the arrow keys move the corners of the board by a square.
fn take_keys(ui: &Ui, response: &Response, actions: &mut Vec<Action>) {
    parts::keep_arrows(ui, response.id, true);
    let steps = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
    ui.input(|input| {
        let pressed = steps.iter().filter(|(key, ..)| input.key_pressed(*key) && input.modifiers.is_none());
        actions.extend(pressed.map(|(_, right, down)| Action::Shift(*right, *down)));
    });
}

/// Scales a part of a picture down to at most this size by averaging pixels.
fn downsample(picture: &Picture, part: Rect, [width, height]: [usize; 2]) -> ColorImage {
    let (of, rgb) = ([picture.width(), picture.height()], picture.rgb());
    let size = Vec2::new(part.width().ceil().min(width as f32), part.height().ceil().min(height as f32));
    let [columns, rows] = [size.x.max(1.0) as usize, size.y.max(1.0) as usize];
    let span = |start: f32, length: f32, number: usize, count: usize, end: usize| {
        let at = |number: usize| (start + length * number as f32 / count as f32) as usize;
        let from = at(number).min(end - 1);
        from..at(number + 1).clamp(from + 1, end)
    };
    let mut pixels = Vec::with_capacity(3 * columns * rows);
    for row in 0..rows {
        let down = span(part.top(), part.height(), row, rows, of[1]);
        for column in 0..columns {
            let across = span(part.left(), part.width(), column, columns, of[0]);
            let mut sum = [0_u32; 3];
            for y in down.clone() {
                let line = &rgb[3 * (y * of[0] + across.start)..3 * (y * of[0] + across.end)];
                for pixel in line.as_chunks::<3>().0 {
                    sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += u32::from(*part));
                }
            }
            let count = (down.len() * across.len()) as u32;
            pixels.extend(sum.map(|sum| (sum / count) as u8));
        }
    }
    ColorImage::from_rgb([columns, rows], &pixels)
}
