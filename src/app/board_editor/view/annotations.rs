//! Arrows and marked squares on the board, in the shapes and colors of diagrams.

use std::borrow::Cow;

use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Stroke, Ui};

use crate::app::board_editor::drawing::Drawing;
use crate::app::board_editor::view::Scene;
use crate::app::ui::{BoardColors, Grid};
use crate::board::{Annotations, Square};
use crate::diagram::{ARROW_EDGE, ARROW_OPACITY, MARK_OPACITY, arrow_outline};
use crate::rules::{LegalMove, MoveKind};

/// Returns the shapes to draw: the record's shapes, with the change that the current gesture would make.
pub(super) fn visible_annotations<'a>(ui: &Ui, scene: &'a Scene<'_>) -> Cow<'a, Annotations> {
    let Some(drawn) = scene.annotations() else { return Cow::Owned(Annotations::default()) };
    let keys = ui.input(|input| input.modifiers);
    let mut drawn = Cow::Borrowed(drawn);
    if let Some(drawing) = Drawing::from_gesture(scene.editor, scene.cursor, keys) {
        drawing.toggle(drawn.to_mut());
    }
    drawn
}

pub(super) fn marks(painter: &Painter, drawn: &Annotations, grid: &Grid, colors: &BoardColors) {
    for mark in drawn.marks.iter().filter(|mark| grid.size.contains(mark.square)) {
        let place = grid.square_rect(mark.square);
        painter.rect_filled(place, grid.rounding(place), colors.mark(mark.color).gamma_multiply(MARK_OPACITY));
    }
}

pub(super) fn arrows(painter: &Painter, drawn: &Annotations, grid: &Grid, colors: &BoardColors) {
    for arrow in drawn.arrows.iter().filter(|arrow| grid.size.contains(arrow.from) && grid.size.contains(arrow.to)) {
        if arrow.from != arrow.to {
            painter.add(shape((arrow.from, arrow.to), grid, colors.mark(arrow.color)));
        }
    }
}

pub(super) fn key_arrows(painter: &Painter, keys: &[LegalMove], grid: &Grid, color: Color32) {
    for arrow in key_ends(keys) {
        painter.add(shape(arrow, grid, color));
    }
}

/// Returns the ends of the arrows of key moves, which solve the position. Promotions on one square share an arrow.
fn key_ends(keys: &[LegalMove]) -> Vec<(Square, Square)> {
    let mut arrows = Vec::new();
    for key in keys {
        let to = match key.kind {
            // In Chess960 a king can castle without moving. The arrow then points to the rook.
            MoveKind::Castling(rook) if key.from == key.to => rook,
            _ => key.to,
        };
        if !arrows.contains(&(key.from, to)) {
            arrows.push((key.from, to));
        }
    }
    arrows
}

fn shape((from, to): (Square, Square), grid: &Grid, color: Color32) -> PathShape {
    let center = |square| <[f32; 2]>::from(grid.square_rect(square).center());
    let outline = arrow_outline(center(from), center(to), grid.square);
    let fill = color.gamma_multiply(ARROW_OPACITY);
    let edge = Stroke::new(grid.square * ARROW_EDGE, Color32::WHITE.gamma_multiply(ARROW_OPACITY));
    // egui fills polygons with triangles from the first point, from which all of this concave arrow is visible.
    PathShape::convex_polygon(outline.map(Pos2::from).to_vec(), fill, edge)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::notation::fen;
    use crate::rules::Play;
    use egui::epaint::{Mesh, Shape, TessellationOptions, Tessellator};
    use egui::{Rect, pos2, vec2};

    #[test]
    fn every_key_has_an_arrow_and_none_has_two() {
        for (text, names, expected) in [
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "e1g1"),
            ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1 g1f1", "g1h1 g1f1"),
            ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1g1"),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q a7a8r e1e2", "a7a8 e1e2"),
        ] {
            let play = fen::read(text).ok().and_then(|position| Play::from_position(&position));
            let play = play.unwrap_or_else(|| unreachable!("{text} can be played from"));
            let keys: Vec<LegalMove> = names.split(' ').filter_map(|name| play.find_uci(name)).collect();
            let arrows: Vec<String> = key_ends(&keys).iter().map(|(from, to)| format!("{from}{to}")).collect();
            assert_eq!(arrows.join(" "), expected, "{text}: {names}");
        }
    }

    /// Returns `true` if a point is inside a triangle of the mesh, and no corner of this triangle is fully transparent.
    fn is_inked(mesh: &Mesh, at: Pos2) -> bool {
        mesh.indices.chunks(3).any(|corners| {
            let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
            let side = |first: usize, second: usize| {
                let (first, second) = (corners[first].pos, corners[second].pos);
                (second - first).rot90().dot(at - first)
            };
            let sides = [side(0, 1), side(1, 2), side(2, 0)];
            let is_inside = sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0);
            is_inside && corners.iter().all(|corner| corner.color.a() > 0)
        })
    }

    #[test]
    fn arrows_are_filled_in_every_direction_and_nothing_beside_them_is() {
        let size = Size::STANDARD;
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(640.0, 640.0));
        let (from, ring) = (Square::new(3, 3), [0, 1, 3, 5, 6]);
        let targets = ring.into_iter().flat_map(|file| ring.map(|rank| Square::new(file, rank)));
        for (to, flipped) in targets.filter(|to| *to != from).flat_map(|to| [(to, false), (to, true)]) {
            let grid = Grid { rect, square: 80.0, size, flipped, corner: 6 };
            let path = shape((from, to), &grid, Color32::GREEN);
            let mut mesh = Mesh::default();
            let options = TessellationOptions::default();
            Tessellator::new(1.0, options, [0, 0], Vec::new()).tessellate_shape(Shape::Path(path), &mut mesh);
            let (start, end) = (grid.square_rect(from).center(), grid.square_rect(to).center());
            let along = (end - start).normalized();
            // Returns a point `behind` squares back from the tip of the arrow, and `aside` squares to the side.
            let at = |behind: f32, aside: f32| end + 80.0 * (aside * along.rot90() - behind * along);
            let length = (end - start).length() / 80.0;
            for (behind, aside, expected) in [
                (length / 2.0, 0.0, true),
                (length - 0.25, 0.0, true),
                (length - 0.1, 0.0, false),
                (0.0, 0.0, true),
                (-0.12, 0.0, false),
                (0.25, 0.16, true),
                (0.25, -0.16, true),
                (0.4, 0.16, false),
                (0.4, -0.16, false),
                (0.1, 0.2, false),
            ] {
                assert_eq!(is_inked(&mesh, at(behind, aside)), expected, "{to}, {flipped}: {behind} {aside}");
            }
        }
    }
}
