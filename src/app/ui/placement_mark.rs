//! Marks for what a puzzle would be with a piece on a square. Their shapes differ for those who cannot tell the colors
//! apart.

use egui::{Color32, Painter, Stroke, vec2};

use super::{Grid, Palette};
use crate::board::Square;
use crate::rules::repair::Placement;

const fn ink(placement: &Placement, colors: &Palette) -> Option<Color32> {
    match placement {
        Placement::SameKey | Placement::OtherKey(_) => Some(colors.good),
        Placement::Cooked | Placement::Short => Some(colors.odd),
        Placement::NoSolution => Some(colors.fault),
        Placement::Impossible => None,
    }
}

/// Fills a square, strongly where the puzzle would be sound.
pub(crate) fn fill(painter: &Painter, square: Square, placement: &Placement, grid: &Grid, colors: &Palette) {
    let Some(ink) = ink(placement, colors) else { return };
    let strength = match placement {
        Placement::SameKey => 0.55,
        Placement::OtherKey(_) => 0.35,
        Placement::Cooked | Placement::Short => 0.3,
        Placement::NoSolution | Placement::Impossible => 0.12,
    };
    grid.fill(painter, square, ink.gamma_multiply(strength));
}

/// Draws a sign into the upper right corner of a square: a dot for a sound puzzle, a ring with another key, two dots
/// with several solutions, a dash with a shorter one, and a cross without a solution.
pub(crate) fn draw(painter: &Painter, square: Square, placement: &Placement, grid: &Grid, colors: &Palette) {
    let Some(ink) = ink(placement, colors) else { return };
    let radius = (grid.square * 0.075).max(2.5);
    let line = Stroke::new((radius * 0.5).max(1.5), ink);
    let center = grid.square_rect(square).right_top() + vec2(-1.0, 1.0) * (radius + 3.0);
    // Signs must be seen on squares and pieces of any color.
    painter.circle_filled(center, radius + 2.0, colors.field.gamma_multiply(0.85));
    match placement {
        Placement::SameKey => _ = painter.circle_filled(center, radius, ink),
        Placement::OtherKey(_) => _ = painter.circle_stroke(center, radius - line.width / 2.0, line),
        Placement::Cooked => {
            for side in [-1.0, 1.0] {
                painter.circle_filled(center + vec2(side * radius * 0.55, 0.0), radius * 0.45, ink);
            }
        }
        Placement::Short => _ = painter.line_segment([center - vec2(radius, 0.0), center + vec2(radius, 0.0)], line),
        Placement::NoSolution => {
            let half = radius * 0.6;
            for (x, y) in [(half, half), (half, -half)] {
                painter.line_segment([center - vec2(x, y), center + vec2(x, y)], line);
            }
        }
        Placement::Impossible => {}
    }
}
