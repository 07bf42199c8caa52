//! A board on the screen: the geometry of its squares, empty squares, small diagrams, and the keyboard focus.

use egui::emath::GuiRounding;
use egui::{
    Color32, Context, CornerRadius, CursorIcon, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2,
};

use crate::app::ui::Pictures;
use crate::board::{Piece, Position, Size, Square};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) rect: Rect,
    /// Side of a square in points, chosen so that it is a whole number of pixels.
    pub(crate) square: f32,
    pub(crate) size: Size,
    pub(crate) flipped: bool,
    pub(crate) corner: u8,
}

impl Grid {
    pub(crate) fn square_rect(&self, square: Square) -> Rect {
        let (column, row) = if self.flipped {
            (self.size.files() - 1 - square.file, square.rank)
        } else {
            (square.file, self.size.ranks() - 1 - square.rank)
        };
        let corner = self.rect.min + self.square * vec2(column.into(), row.into());
        Rect::from_min_size(corner, Vec2::splat(self.square))
    }

    pub(crate) fn fill(&self, painter: &Painter, square: Square, color: Color32) {
        let place = self.square_rect(square);
        painter.rect_filled(place, self.rounding(place), color);
    }

    /// Returns the corner radii of a square. Only a corner of the square that is also a corner of the board is rounded.
    pub(crate) fn rounding(&self, place: Rect) -> CornerRadius {
        let at = |of_board: Pos2, of_square: Pos2| {
            if (of_board - of_square).length() < 0.5 { self.corner } else { 0 }
        };
        CornerRadius {
            nw: at(self.rect.left_top(), place.left_top()),
            ne: at(self.rect.right_top(), place.right_top()),
            sw: at(self.rect.left_bottom(), place.left_bottom()),
            se: at(self.rect.right_bottom(), place.right_bottom()),
        }
    }

    pub(crate) fn square_at(&self, at: Pos2) -> Option<Square> {
        let (column, row) = ((at - self.rect.min) / self.square).into();
        if column < 0.0 || row < 0.0 {
            return None;
        }
        let (right, top) = (self.size.files() - 1, self.size.ranks() - 1);
        let (column, row) = (column as u8, row as u8);
        let (file, rank) =
            if self.flipped { (right.checked_sub(column)?, row) } else { (column, top.checked_sub(row)?) };
        Some(Square::new(file, rank)).filter(|square| self.size.contains(*square))
    }
}

/// Squares highlighted with a fill and an optional frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tint<'a> {
    pub(crate) squares: &'a [Square],
    pub(crate) fill: Color32,
    pub(crate) frame: Option<Color32>,
}

impl Tint<'_> {
    pub(crate) fn paint(&self, painter: &Painter, grid: &Grid) {
        let squares = self.squares.iter().filter(|square| grid.size.contains(**square));
        for square in squares.clone() {
            grid.fill(painter, *square, self.fill);
        }
        let Some(color) = self.frame else { return };
        let stroke = Stroke::new((grid.square * 0.04).max(2.0), color);
        for square in squares {
            let place = grid.square_rect(*square);
            painter.rect_stroke(place, grid.rounding(place), stroke, StrokeKind::Inside);
        }
    }
}

pub(crate) fn draw_squares(painter: &Painter, grid: &Grid, pictures: &mut Pictures) {
    for square in grid.size.squares() {
        let place = grid.square_rect(square);
        pictures.square(painter, place, is_dark(square), grid.rounding(place));
    }
    pictures.edge(painter, grid.rect);
}

pub(crate) const fn is_dark(square: Square) -> bool {
    (square.file + square.rank).is_multiple_of(2)
}

pub(crate) fn square_id(square: Square) -> Id {
    Id::unique(("square", square.file, square.rank))
}

/// Returns `true` if the keyboard focus is on a square of a board of this size, or if no widget has the focus.
pub(crate) fn is_focus_on_board(ctx: &Context, size: Size) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused.is_none_or(|id| size.squares().any(|square| square_id(square) == id))
}

pub(crate) fn draw_dragged(ctx: &Context, piece: Piece, side: f32, opacity: u8, pictures: &mut Pictures) {
    if let Some(at) = ctx.pointer_latest_pos() {
        pictures.piece(&drag_layer(ctx), piece, at, side, Color32::from_white_alpha(opacity));
    }
    ctx.set_cursor_icon(CursorIcon::Grabbing);
}

pub(crate) fn drag_layer(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("held")))
}

/// Draws a small diagram of a position, centered in a square area, with a piece set that is legible at this size.
pub(crate) fn diagram(painter: &Painter, position: &Position, place: Rect, pictures: &mut Pictures) {
    marked_diagram(painter, (position, false), &[], place, pictures);
}

/// Like [`diagram`], but also highlights squares, and shows the board from Black's side if `flipped`.
pub(crate) fn marked_diagram(
    painter: &Painter,
    (position, flipped): (&Position, bool),
    tints: &[Tint<'_>],
    place: Rect,
    pictures: &mut Pictures,
) {
    let size = position.board.size();
    let scale = painter.pixels_per_point();
    let most = place.width() / f32::from(size.files().max(size.ranks()));
    let square = (most * scale).floor().max(1.0) / scale;
    let board = square * vec2(size.files().into(), size.ranks().into());
    let corner = (place.min + (place.size() - board) / 2.0).round_to_pixels(scale);
    let grid = Grid { rect: Rect::from_min_size(corner, board), square, size, flipped, corner: 0 };
    draw_squares(painter, &grid, pictures);
    for tint in tints {
        tint.paint(painter, &grid);
    }
    pictures.with_style(pictures.style_at(painter, grid.square), |pictures| {
        for (square, piece) in position.board.pieces() {
            pictures.piece(painter, piece, grid.square_rect(square).center(), grid.square, Color32::WHITE);
        }
    });
}
