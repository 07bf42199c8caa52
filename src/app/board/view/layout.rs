//! Where the board and its two rows of tools are.

use egui::emath::GuiRounding;
use egui::{Context, LayerId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::Scene;
use crate::app::ui::Tool;
use crate::app::ui::grid::Grid;
use crate::app::ui::pointer::Spot;
use crate::app::ui::theme::metrics;
use crate::board::{Color, Piece, Size};

/// The room that the names of files take below the board, beside that before the tools.
const NAMES: f32 = 9.0;

/// Whether files and ranks are named around the board: on squares of this side men would lie over the names.
pub(super) fn are_names_outside(square: f32) -> bool {
    square < 50.0
}

/// Where everything of the stage is.
#[derive(Debug)]
pub(in crate::app) struct Layout {
    pub(in crate::app) grid: Grid,
    /// None in try mode.
    pub(super) tools: Vec<(Tool, Rect)>,
    /// The places of the two rows of tools, the upper one first.
    pub(in crate::app) rows: [Rect; 2],
    /// What it is drawn on.
    layer: LayerId,
}

impl Layout {
    pub(super) fn of(ui: &Ui, scene: &Scene<'_>) -> Self {
        let shell = scene.shell;
        let size = shell.shown().board.size();
        let space = ui.max_rect().shrink2(vec2(metrics::PADDING, 10.0));
        let tools = size.roles().len() + 2;
        let tool = (space.width() / (tools as f32 * 1.09)).clamp(metrics::TOOL_MIN, metrics::TOOL).floor();
        let row = tool + metrics::GRID;
        let scale = ui.ctx().pixels_per_point();
        let most =
            (space.width() / f32::from(size.files())).min((space.height() - 2.0 * row) / f32::from(size.ranks()));
        let square = (most.max(8.0) * scale).floor() / scale;
        // They take the margins and nothing from the board.
        let names = if shell.settings.coordinates && are_names_outside(square) { NAMES } else { 0.0 };
        let board = square * vec2(size.files().into(), size.ranks().into());
        let place = (space.center() - (board + vec2(0.0, names)) / 2.0).round_to_pixels(scale);
        // A line around the board and hatching have no round corners.
        let corner = if shell.settings.coloring.needs_border() { 0 } else { metrics::CORNER_BOARD };
        let grid = Grid { rect: Rect::from_min_size(place, board), square, size, flipped: shell.flipped, corner };
        let above = grid.rect.center_top() - vec2(0.0, row);
        let below = grid.rect.center_bottom() + vec2(0.0, metrics::GRID + names);
        let place = |middle: Pos2| {
            let width = space.width().max(grid.rect.width());
            Rect::from_min_size(middle - vec2(width / 2.0, 0.0), vec2(width, tool))
        };
        let rows = [place(above), place(below)];
        let layer = ui.layer_id();
        if scene.is_trying() {
            return Self { grid, tools: Vec::new(), rows, layer };
        }
        let top = place_tools(size, !shell.bottom(), above, tool);
        let bottom = place_tools(size, shell.bottom(), below, tool);
        Self { grid, tools: top.chain(bottom).collect(), rows, layer }
    }

    /// The board with its tools.
    pub(in crate::app) fn whole(&self) -> Rect {
        self.tools.iter().fold(self.grid.rect, |whole, (_, place)| whole.union(*place))
    }

    /// Whether it is seen at a point, with no menu or panel above it.
    pub(in crate::app) fn is_seen_at(&self, ctx: &Context, at: Pos2) -> bool {
        ctx.layer_id_at(at).is_none_or(|layer| layer == self.layer)
    }

    pub(super) fn spot(&self, at: Pos2) -> Spot {
        if let Some(square) = self.grid.square_at(at) {
            return Spot::Square(square);
        }
        let tool = self.tools.iter().find(|(_, rect)| rect.contains(at));
        tool.map_or(Spot::Elsewhere, |(tool, _)| Spot::Tool(*tool))
    }
}

/// A row of tools whose upper middle is here: hand, pieces, eraser.
fn place_tools(size: Size, color: Color, middle: Pos2, width: f32) -> impl Iterator<Item = (Tool, Rect)> {
    let pieces = size.roles().iter().map(move |role| Tool::Brush(Piece::new(color, *role)));
    let tools = [Tool::Hand].into_iter().chain(pieces).chain([Tool::Eraser]);
    let pitch = (width * 1.09).round();
    let row = pitch * (size.roles().len() + 1) as f32 + width;
    let left = middle.x - row / 2.0;
    tools.enumerate().map(move |(index, tool)| {
        let corner = pos2((left + pitch * index as f32).round(), middle.y.round());
        (tool, Rect::from_min_size(corner, Vec2::splat(width)))
    })
}
