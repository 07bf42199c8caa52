//! The layout of the board, its two rows of tools and the tray.

use egui::emath::GuiRounding;
use egui::{Context, LayerId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::Scene;
use crate::app::ui::{Grid, PointerTarget, Tool, metrics};
use crate::board::{Color, Piece, Pockets, Size};

/// Additional height in points for the letters of the files below the board, besides the gap to the tools.
const NAMES: f32 = 9.0;

/// Side of a pocket of the tray, as a fraction of a square's side. Ten pockets and a gap are as high as the board.
const IN_HAND: f32 = 0.78;
const TRAY_GAP: f32 = 10.0;

/// Returns `true` if squares of this size in points are so small that pieces would cover coordinates drawn on them.
pub(crate) fn are_coordinates_outside(square: f32) -> bool {
    square < 50.0
}

pub(crate) struct StageLayout {
    pub(crate) grid: Grid,
    /// The tools with their areas; empty in try mode.
    pub(super) tools: Vec<(Tool, Rect)>,
    /// The pockets of the tray with their areas, starting with the side at the top; empty if there is no tray.
    pub(super) pockets: Vec<(Piece, Rect)>,
    pub(crate) rows: [Rect; 2],
    layer: LayerId,
}

impl StageLayout {
    pub(super) fn compute(ui: &Ui, scene: &Scene<'_>) -> Self {
        let shell = scene.shell;
        let size = shell.shown_position().board.size();
        let mut space = ui.max_rect().shrink2(vec2(metrics::PADDING, 10.0));
        space.max.y = ui.max_rect().bottom() - metrics::STAGE_BOTTOM;
        let tools = (size.roles().len() + 2) as f32;
        let tool = (space.width() / tools).clamp(metrics::TOOL_MIN, metrics::TOOL).floor();
        let row = tool.max(metrics::TRYING_ROW) + metrics::GRID;
        let scale = ui.ctx().pixels_per_point();
        let has_tray = shell.shown_position().holdings().is_some();
        let (gap, places) = if has_tray { (TRAY_GAP, IN_HAND) } else { (0.0, 0.0) };
        let most = ((space.width() - gap) / (f32::from(size.files()) + places))
            .min((space.height() - 2.0 * row) / f32::from(size.ranks()));
        let square = (most.max(8.0) * scale).floor() / scale;
        // Coordinates outside the board use the margins, so they do not make the board smaller.
        let names = if shell.settings.coordinates && are_coordinates_outside(square) { NAMES } else { 0.0 };
        let board = square * vec2(size.files().into(), size.ranks().into());
        let tray = gap + places * square;
        let mut place = space.center() - (board + vec2(tray, names)) / 2.0;
        // The tools below the board stay above the strip of the notices.
        let end = place.y + board.y + names + row;
        place.y = (place.y - (end - space.bottom()).max(0.0)).round_to_pixels(scale);
        place.x = place.x.round_to_pixels(scale);
        // A board with a border or hatching has no rounded corners.
        let corner = if shell.settings.coloring.needs_border() { 0 } else { metrics::CORNER_BOARD };
        let grid = Grid { rect: Rect::from_min_size(place, board), square, size, flipped: shell.flipped, corner };
        // On a usual board, each tool is as wide as a file. On a narrow board the rows are wider than the board, and as
        // close to its center as the available width allows.
        let width = grid.rect.width().max(tools * metrics::TOOL_MIN.min(space.width() / tools));
        let most_aside = ((space.width() - width) / 2.0).max(0.0);
        let middle = space.center().x + (grid.rect.center().x - space.center().x).clamp(-most_aside, most_aside);
        let above = pos2(middle, grid.rect.top() - row);
        let below = pos2(middle, grid.rect.bottom() + metrics::GRID + names);
        let row_at = |middle: Pos2| {
            let width = space.width().max(grid.rect.width());
            Rect::from_min_size(middle - vec2(width / 2.0, 0.0), vec2(width, tool.max(metrics::TRYING_ROW)))
        };
        let rows = [row_at(above), row_at(below)];
        let layer = ui.layer_id();
        let pockets = if has_tray { place_pockets(&grid, shell.bottom()) } else { Vec::new() };
        if scene.is_trying() {
            return Self { grid, tools: Vec::new(), pockets, rows, layer };
        }
        let tools_at = |top: f32| Rect::from_min_size(pos2(middle - width / 2.0, top), vec2(width, tool));
        let top = place_tools(size, !shell.bottom(), tools_at(grid.rect.top() - metrics::GRID - tool));
        let bottom = place_tools(size, shell.bottom(), tools_at(below.y));
        Self { grid, tools: top.chain(bottom).collect(), pockets, rows, layer }
    }

    pub(crate) fn bounds(&self) -> Rect {
        self.tools.iter().fold(self.grid.rect, |whole, (_, place)| whole.union(*place))
    }

    pub(crate) fn is_visible_at(&self, ctx: &Context, at: Pos2) -> bool {
        ctx.layer_id_at(at).is_none_or(|layer| layer == self.layer)
    }

    pub(super) fn spot(&self, at: Pos2) -> PointerTarget {
        if let Some(square) = self.grid.square_at(at) {
            return PointerTarget::Square(square);
        }
        if let Some((piece, _)) = self.pockets.iter().find(|(_, rect)| rect.contains(at)) {
            return PointerTarget::InHand(*piece);
        }
        let tool = self.tools.iter().find(|(_, rect)| rect.contains(at));
        tool.map_or(PointerTarget::Elsewhere, |(tool, _)| PointerTarget::Tool(*tool))
    }
}

/// Places the pockets at the right of the board: at the top for the upper side, and at the bottom for the lower side.
fn place_pockets(grid: &Grid, bottom: Color) -> Vec<(Piece, Rect)> {
    let side = IN_HAND * grid.square;
    let count = Pockets::ROLES.len() as f32;
    let left = grid.rect.right() + TRAY_GAP;
    let tops = [grid.rect.top(), grid.rect.bottom() - count * side];
    let sides = [!bottom, bottom].into_iter().zip(tops);
    let places = sides.flat_map(|(color, top)| {
        Pockets::ROLES.into_iter().enumerate().map(move |(index, role)| {
            let corner = pos2(left, top + index as f32 * side);
            (Piece::new(color, role), Rect::from_min_size(corner, Vec2::splat(side)))
        })
    });
    places.collect()
}

/// Divides a row among the tools: hand, pieces of a color, eraser.
fn place_tools(size: Size, color: Color, row: Rect) -> impl Iterator<Item = (Tool, Rect)> {
    let pieces = size.roles().iter().map(move |role| Tool::Brush(Piece::new(color, *role)));
    let tools = [Tool::Hand].into_iter().chain(pieces).chain([Tool::Eraser]);
    let width = row.width() / (size.roles().len() + 2) as f32;
    tools.enumerate().map(move |(index, tool)| {
        let left = row.left() + width * index as f32;
        let place = Rect::from_x_y_ranges(left..=left + width, row.y_range());
        (tool, place.round_ui())
    })
}
